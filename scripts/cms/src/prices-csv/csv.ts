import { parse, type CsvError } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Fault, Line } from './sheet';

const faultOn = (line: number, reason: Fault['reason']) => ({ faults: [{ line, reason }] });

/** The lines of a CSV file, or what is wrong with it. */
export function readCsv(bytes: Buffer): { lines: Line[] } | { faults: Fault[] } {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return faultOn(1, {
      zh: '檔案不是UTF-8，請另存為「CSV UTF-8」',
      en: 'The file is not UTF-8: save it as “CSV UTF-8”',
    });
  }
  try {
    const options = { info: true, trim: true, skip_empty_lines: true, relax_column_count: true };
    const records = parse(text, options) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    return { lines: records.map(({ record, info }) => ({ line: info.lines, cells: record })) };
  } catch (error) {
    const { lines = 1, message } = error as CsvError & { lines?: number };
    return faultOn(lines, { zh: `不是CSV：${message}`, en: `is no CSV: ${message}` });
  }
}

/** Rows as CSV, with a mark by which Excel knows the encoding. A name that begins with `=` must not become a formula. */
export const writeCsv = (rows: unknown[][], columns: readonly string[]) =>
  `\ufeff${stringify(rows, { header: true, columns: [...columns], escape_formulas: true })}`;
