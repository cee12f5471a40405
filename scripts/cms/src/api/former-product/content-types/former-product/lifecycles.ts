import { callShop } from '../../../../call-shop';
import { inBackground } from '../../../../in-background';

/** The shop leads to the successor, or no longer mentions the product. */
const rebuild = () =>
  strapi.db.transaction(async ({ onCommit }) => {
    onCommit(inBackground(strapi, 'The shop was not called', () => callShop(strapi)));
  });

export default { afterUpdate: rebuild };
