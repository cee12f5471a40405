import card from './en/card.json' with { type: 'json' };
import cart from './en/cart.json' with { type: 'json' };
import catalogue from './en/catalogue.json' with { type: 'json' };
import categories from './en/categories.json' with { type: 'json' };
import checkout from './en/checkout.json' with { type: 'json' };
import cms from './en/cms.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import compare from './en/compare.json' with { type: 'json' };
import contact from './en/contact.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import lists from './en/lists.json' with { type: 'json' };
import messages from './en/messages.json' with { type: 'json' };
import online from './en/online.json' with { type: 'json' };
import policies from './en/policies.json' with { type: 'json' };
import product from './en/product.json' with { type: 'json' };
import search from './en/search.json' with { type: 'json' };
import stock from './en/stock.json' with { type: 'json' };
import studio from './en/studio.json' with { type: 'json' };

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
