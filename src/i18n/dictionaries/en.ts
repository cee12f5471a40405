import card from './en/card.json';
import cart from './en/cart.json';
import catalogue from './en/catalogue.json';
import categories from './en/categories.json';
import checkout from './en/checkout.json';
import cms from './en/cms.json';
import common from './en/common.json';
import compare from './en/compare.json';
import contact from './en/contact.json';
import home from './en/home.json';
import lists from './en/lists.json';
import messages from './en/messages.json';
import online from './en/online.json';
import policies from './en/policies.json';
import product from './en/product.json';
import search from './en/search.json';
import stock from './en/stock.json';
import studio from './en/studio.json';

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
