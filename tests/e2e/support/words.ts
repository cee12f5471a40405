import categories from '~data/categories.json' with { type: 'json' };
import enCard from '~/i18n/dictionaries/en/card.json' with { type: 'json' };
import enCart from '~/i18n/dictionaries/en/cart.json' with { type: 'json' };
import enCatalogue from '~/i18n/dictionaries/en/catalogue.json' with { type: 'json' };
import enCategories from '~/i18n/dictionaries/en/categories.json' with { type: 'json' };
import enCheckout from '~/i18n/dictionaries/en/checkout.json' with { type: 'json' };
import enCms from '~/i18n/dictionaries/en/cms.json' with { type: 'json' };
import enCommon from '~/i18n/dictionaries/en/common.json' with { type: 'json' };
import enCompare from '~/i18n/dictionaries/en/compare.json' with { type: 'json' };
import enContact from '~/i18n/dictionaries/en/contact.json' with { type: 'json' };
import enHome from '~/i18n/dictionaries/en/home.json' with { type: 'json' };
import enMessages from '~/i18n/dictionaries/en/messages.json' with { type: 'json' };
import enOnline from '~/i18n/dictionaries/en/online.json' with { type: 'json' };
import enPolicies from '~/i18n/dictionaries/en/policies.json' with { type: 'json' };
import enProduct from '~/i18n/dictionaries/en/product.json' with { type: 'json' };
import enSearch from '~/i18n/dictionaries/en/search.json' with { type: 'json' };
import enStock from '~/i18n/dictionaries/en/stock.json' with { type: 'json' };
import enStudio from '~/i18n/dictionaries/en/studio.json' with { type: 'json' };
import zhCard from '~/i18n/dictionaries/zh/card.json' with { type: 'json' };
import zhCart from '~/i18n/dictionaries/zh/cart.json' with { type: 'json' };
import zhCatalogue from '~/i18n/dictionaries/zh/catalogue.json' with { type: 'json' };
import zhCategories from '~/i18n/dictionaries/zh/categories.json' with { type: 'json' };
import zhCheckout from '~/i18n/dictionaries/zh/checkout.json' with { type: 'json' };
import zhCms from '~/i18n/dictionaries/zh/cms.json' with { type: 'json' };
import zhCommon from '~/i18n/dictionaries/zh/common.json' with { type: 'json' };
import zhCompare from '~/i18n/dictionaries/zh/compare.json' with { type: 'json' };
import zhContact from '~/i18n/dictionaries/zh/contact.json' with { type: 'json' };
import zhHome from '~/i18n/dictionaries/zh/home.json' with { type: 'json' };
import zhMessages from '~/i18n/dictionaries/zh/messages.json' with { type: 'json' };
import zhOnline from '~/i18n/dictionaries/zh/online.json' with { type: 'json' };
import zhPolicies from '~/i18n/dictionaries/zh/policies.json' with { type: 'json' };
import zhProduct from '~/i18n/dictionaries/zh/product.json' with { type: 'json' };
import zhSearch from '~/i18n/dictionaries/zh/search.json' with { type: 'json' };
import zhStock from '~/i18n/dictionaries/zh/stock.json' with { type: 'json' };
import zhStudio from '~/i18n/dictionaries/zh/studio.json' with { type: 'json' };

/** The names of the categories in a language. */
const categoryNames = (locale: 'zh' | 'en') =>
  Object.fromEntries(
    Object.entries(categories).map(([id, { name }]) => [id, name[locale]]),
  ) as Record<keyof typeof categories, string>;

/** The dictionaries of each language. */
export const wordsIn = {
  zh: {
    card: zhCard,
    cart: zhCart,
    catalogue: zhCatalogue,
    categories: { ...zhCategories, ...categoryNames('zh') },
    checkout: zhCheckout,
    cms: zhCms,
    common: zhCommon,
    compare: zhCompare,
    contact: zhContact,
    home: zhHome,
    messages: zhMessages,
    online: zhOnline,
    policies: zhPolicies,
    product: zhProduct,
    search: zhSearch,
    stock: zhStock,
    studio: zhStudio,
  },
  en: {
    card: enCard,
    cart: enCart,
    catalogue: enCatalogue,
    categories: { ...enCategories, ...categoryNames('en') },
    checkout: enCheckout,
    cms: enCms,
    common: enCommon,
    compare: enCompare,
    contact: enContact,
    home: enHome,
    messages: enMessages,
    online: enOnline,
    policies: enPolicies,
    product: enProduct,
    search: enSearch,
    stock: enStock,
    studio: enStudio,
  },
};

export type Words = (typeof wordsIn)['zh' | 'en'];
