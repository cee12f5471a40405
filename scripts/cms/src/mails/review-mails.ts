import type { ReviewRecord } from '~/contracts/form-schema';
import { compose, type Shop } from './compose';
import { factsOf } from './facts';
import type { Mail } from './mail-rules';

/** Texts for editors are in Chinese and English. */
const words = {
  title: '產品評價 Review of a product',
  product: '產品 Product',
  stars: '評分 Stars',
  name: '姓名 Name',
  email: '電郵 Email',
  bought: '在本店購買 Bought here',
  yes: '是 Yes',
  next: '在後台打開「評價」，發佈、回覆或拒絕。 Open Review in the panel to publish, answer or decline it.',
};

interface Review extends ReviewRecord {
  reviewId: string;
  productName: string;
  bought: boolean;
}

/** Returns the note to the shop about a review. The reviewer gets no mail: the address may belong to another person. */
export function reviewMail(review: Review, shop: Shop): Mail {
  const { reviewId, productName, stars, name, email, bought, text } = review;
  return {
    key: `review:${reviewId}:shop`,
    to: shop.email,
    replyTo: email,
    subject: `${words.title}: ${productName}`,
    ...compose({
      title: words.title,
      language: 'zh',
      shop,
      blocks: [
        factsOf([
          [words.product, productName],
          [words.stars, String(stars)],
          [words.name, name],
          [words.email, email],
          [words.bought, bought ? words.yes : ''],
        ]),
        { quote: text },
        { text: words.next },
      ],
    }),
  };
}
