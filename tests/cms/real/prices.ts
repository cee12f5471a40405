import type { Difference, Fault } from '../../../scripts/cms/src/products-csv/table';
import type { Editor } from './editor';

interface Review {
  differences: Difference[];
  faults: Fault[];
  version: string;
  isStale?: boolean;
}

function send(editor: Editor, step: 'review' | 'apply', csv: string | Buffer, version = '') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(csv))], { type: 'text/csv' }), 'p.csv');
  form.append('version', version);
  return editor.call<Review>('POST', `shop/prices/${step}`, form);
}

/** Uploads a table of products, as the panel's page does. */
export const reviewPrices = (editor: Editor, csv: string | Buffer) => send(editor, 'review', csv);

/** Applies a table that was reviewed; by default, as it is now. */
export const applyPrices = async (editor: Editor, csv: string | Buffer, version?: string) =>
  send(editor, 'apply', csv, version ?? (await reviewPrices(editor, csv)).version);
