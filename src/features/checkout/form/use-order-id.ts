import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { openOrderId } from '~/features/orders/order-id';
import { $orders } from '~/features/orders/orders-store';

/**
 * The id of the next order: created when the checkout opens, and again when another tab has placed
 * the order, but not while this tab is processing it.
 * @returns the id, and a function that rereads the stored id after this tab may have closed its own
 */
export function useOrderId(processing: boolean): [id: string, reopen: () => void] {
  const [id, setId] = useState('');
  const isUsed = useStore($orders).some((order) => order.id === id);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the id is stored, which rendering must not do
    if (id === '' || (isUsed && !processing)) setId(openOrderId());
  }, [id, isUsed, processing]);

  const reopen = useCallback(() => {
    setId(openOrderId());
  }, []);

  return [id, reopen];
}
