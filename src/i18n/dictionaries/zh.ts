import card from './zh/card.json' with { type: 'json' };
import cart from './zh/cart.json' with { type: 'json' };
import catalogue from './zh/catalogue.json' with { type: 'json' };
import categories from './zh/categories.json' with { type: 'json' };
import checkout from './zh/checkout.json' with { type: 'json' };
import cms from './zh/cms.json' with { type: 'json' };
import common from './zh/common.json' with { type: 'json' };
import compare from './zh/compare.json' with { type: 'json' };
import contact from './zh/contact.json' with { type: 'json' };
import home from './zh/home.json' with { type: 'json' };
import lists from './zh/lists.json' with { type: 'json' };
import messages from './zh/messages.json' with { type: 'json' };
import online from './zh/online.json' with { type: 'json' };
import policies from './zh/policies.json' with { type: 'json' };
import product from './zh/product.json' with { type: 'json' };
import search from './zh/search.json' with { type: 'json' };
import stock from './zh/stock.json' with { type: 'json' };
import studio from './zh/studio.json' with { type: 'json' };

export default {
  card,
  cart,
  catalogue,
  categories,
  checkout,
  cms,
  common,
  compare,
  contact,
  home,
  lists,
  messages,
  online,
  policies,
  product,
  search,
  stock,
  studio,
};
