import { cardFaultRows } from './card-fault-rows';
import { paymentFaultRows } from './payment-fault-rows';
import { webhookFaultRows } from './webhook-fault-rows';
import { transferFaultRows } from './transfer-fault-rows';
import type { FaultRow } from './fault-steps';

/** Every fault of the checkout. */
export const faultRows: readonly FaultRow[] = [
  ...cardFaultRows,
  ...paymentFaultRows,
  ...webhookFaultRows,
  ...transferFaultRows,
];
