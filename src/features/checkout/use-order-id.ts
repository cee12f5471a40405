import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { openOrderId } from './order-id';
import { $orders } from './orders-store';

/**
 * The id of the order that the form will submit: created when the checkout opens, and again when another
 * tab has placed it, but not while this tab is processing it.
 */
export function useOrderId(processing: boolean): string {
  const [id, setId] = useState('');
  const isUsed = useStore($orders).some((order) => order.id === id);

  useEffect(() => {
    if (id === '' || (isUsed && !processing)) setId(openOrderId());
  }, [id, isUsed, processing]);

  return id;
}
