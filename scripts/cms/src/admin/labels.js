import alert from '../labels/alert.json';
import booking from '../labels/booking.json';
import category from '../labels/category.json';
import mail from '../labels/mail.json';
import message from '../labels/message.json';
import order from '../labels/order.json';
import product from '../labels/product.json';
import shopBrand from '../labels/shop-brand.json';
import shopPolicy from '../labels/shop-policy.json';
import shopSetting from '../labels/shop-setting.json';
import shopStudio from '../labels/shop-studio.json';
import shopSynonym from '../labels/shop-synonym.json';
import stockChange from '../labels/stock-change.json';

/** What fields are called, by the name of their type. */
export const labels = {
  alert,
  booking,
  category,
  mail,
  message,
  order,
  product,
  'shop-brand': shopBrand,
  'shop-policy': shopPolicy,
  'shop-setting': shopSetting,
  'shop-studio': shopStudio,
  'shop-synonym': shopSynonym,
  'stock-change': stockChange,
};
