import card from './zh/card.json';
import cart from './zh/cart.json';
import catalogue from './zh/catalogue.json';
import categories from './zh/categories.json';
import checkout from './zh/checkout.json';
import cms from './zh/cms.json';
import common from './zh/common.json';
import compare from './zh/compare.json';
import contact from './zh/contact.json';
import home from './zh/home.json';
import lists from './zh/lists.json';
import messages from './zh/messages.json';
import online from './zh/online.json';
import policies from './zh/policies.json';
import product from './zh/product.json';
import search from './zh/search.json';
import stock from './zh/stock.json';
import studio from './zh/studio.json';

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
