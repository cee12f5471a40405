import { undoRemoval } from '~/lib/undo-removal';
import { $orders, current } from './orders-store';
import { MAX_ORDERS } from './stored-orders';

/** Deletes one order from the device, or all. Returns a function that restores them. */
export function forgetOrder(id?: string): () => void {
  const before = current();
  const left = id === undefined ? [] : before.filter((order) => order.id !== id);
  $orders.set(left);
  return () => {
    $orders.set(undoRemoval(current(), before, left).slice(0, MAX_ORDERS));
  };
}
