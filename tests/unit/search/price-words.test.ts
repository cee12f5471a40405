import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceIn } from '~/features/search/engine/price-words';

it.each([
  ['quiet kit under 8,000', { rest: 'quiet kit', max: 8000 }],
  ['guitar below HK$3000 for a beginner', { rest: 'guitar for a beginner', max: 3000 }],
  ['synth up to 10k', { rest: 'synth', max: 10_000 }],
  ['5000蚊以下電子鼓', { rest: '電子鼓', max: 5000 }],
  ['電結他 $4,000以内', { rest: '電結他', max: 4000 }],
  ['不超過3000元的咪', { rest: '的咪', max: 3000 }],
  ['四千蚊以下 結他', { rest: '結他', max: 4000 }],
  ['兩萬五以下嘅鋼琴', { rest: '嘅鋼琴', max: 25_000 }],
  ['十萬以下鋼琴', { rest: '鋼琴', max: 100_000 }],
  ['二十五萬以下三角琴', { rest: '三角琴', max: 250_000 }],
  ['十二萬五以上三角琴', { rest: '三角琴', min: 125_000 }],
  ['二千至五千木結他', { rest: '木結他', min: 2000, max: 5000 }],
  ['三至五千 電子鼓', { rest: '電子鼓', min: 3000, max: 5000 }],
  ['synth between $5,000 and $10,000', { rest: 'synth', min: 5000, max: 10_000 }],
  ['drum kit 3k-5k', { rest: 'drum kit', min: 3000, max: 5000 }],
  ['預算一萬 電子鼓', { rest: '電子鼓', max: 10_000 }],
  ['piano over 1.5萬', { rest: 'piano', min: 15_000 }],
  ['結他 三千左右', { rest: '結他', min: 2250, max: 3750 }],
  ['amp under 100', { rest: 'amp', max: 100 }],
  ['cheap amp under 1000 dollars please', { rest: 'cheap amp please', max: 1000 }],
  ['3-8 k synth', { rest: 'synth', min: 3000, max: 8000 }],
  ['5000港币以下电子鼓', { rest: '电子鼓', max: 5000 }],
  ['5000港元以下電子鼓', { rest: '電子鼓', max: 5000 }],
  ['5000塊以下 電子鼓', { rest: '電子鼓', max: 5000 }],
  ['5000块钱以内电子鼓', { rest: '电子鼓', max: 5000 }],
  ['电子鼓 5000楼下', { rest: '电子鼓', max: 5000 }],
  ['平过5000电子鼓', { rest: '电子鼓', max: 5000 }],
  ['贵过两万五的钢琴', { rest: '的钢琴', min: 25_000 }],
  ['大约5000 电子鼓', { rest: '电子鼓', min: 3750, max: 6250 }],
  ['電子鼓約5000', { rest: '電子鼓', min: 3750, max: 6250 }],
  ['电子鼓3000至5000之间', { rest: '电子鼓', min: 3000, max: 5000 }],
  ['電子鼓under 5000', { rest: '電子鼓', max: 5000 }],
  ['５，０００元以下 ＳＭ５７', { rest: 'ＳＭ５７', max: 5000 }],
  ['㎏計嘅電子鼓　預算ＨＫ＄５０００', { rest: '㎏計嘅電子鼓', max: 5000 }],
  ['結他amp3000蚊以下', { rest: '結他amp', max: 3000 }],
  ['結他amp三千以下', { rest: '結他amp', max: 3000 }],
  ['8000內電結他', { rest: '電結他', max: 8000 }],
  ['預算5000人聲咪', { rest: '人聲咪', max: 5000 }],
  ['預算3000人氣結他', { rest: '人氣結他', max: 3000 }],
  ['studio under $500 hour', { rest: 'studio hour', max: 500 }],
  ['guitar3000以下', { rest: 'guitar', max: 3000 }],
  ['under 3000 keyboard', { rest: 'keyboard', max: 3000 }],
])('reads %s', (query, price) => {
  expect(priceIn(query)).toEqual(price);
});

it.each([
  '61 to 88 keys',
  'SM57',
  'under 2000',
  '二手結他',
  'amp under 500 watts',
  'interface up to 192 kHz',
  'maximum sound',
  '十面鼓',
  '電子琴61至88鍵',
  '电子琴６１至８８键',
  'MDR-7506',
  'amp 5 to 1000',
  'amp 5 to 5000',
  'YDP-165內置喇叭',
  'YDP 165內置喇叭',
  'HD600 budget headphones',
  'HD-600 budget headphones',
  'YDP-145-165',
  'HD600左右嘅耳筒',
  'PA speaker for up to 100 people',
  '最多100人用的喇叭',
  '最多一百人用的喇叭',
  'headphones under 250 ohm',
  'pot below 500k ohms',
  '低於300歐姆耳筒',
  'mic up to 140dB spl',
  'battery for up to 100 hours',
  'interface up to 192,000 Hz',
])('reads no price in %s', (query) => {
  expect(priceIn(query)).toBeUndefined();
});

it('reads whole amounts of at least HK$100, in order', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
      const { min = 100, max = Infinity } = priceIn(`${text} ${a} to ${b}`) ?? {};
      expect(min).toBeGreaterThanOrEqual(75);
      expect(max).toBeGreaterThanOrEqual(min);
    }),
  );
});
