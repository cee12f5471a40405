import { parse, type CsvError } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Fault, Line } from './table';

const faultOn = (line: number, reason: Fault['reason']) => ({ faults: [{ line, reason }] });

/** Limits the time in which reading a table blocks other requests; no shop has as many products. */
const MAX_LINES = 20_000;

/** Delimiters of spreadsheets in various languages; the most usual first. */
const DELIMITERS = [',', ';', '\t'];

const countOf = (text: string, character: string) => text.split(character).length;

/** Returns the lines of a CSV file, or its faults. */
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
  // Excel's own way of specifying the delimiter.
  const [sep = '', named] = /^sep=(.)(\r\n|\r|\n)/i.exec(text) ?? [];
  const [header = ''] = /^.*/.exec(text.slice(sep.length)) ?? [];
  const [delimiter = ','] =
    named ?? DELIMITERS.toSorted((a, b) => countOf(header, b) - countOf(header, a));
  const options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    from_line: sep === '' ? 1 : 2,
    to: MAX_LINES + 1,
  };
  try {
    const records = parse(text, options) as unknown as {
      record: string[];
      info: { records: number; empty_lines: number };
    }[];
    if (records.length > MAX_LINES) {
      return faultOn(MAX_LINES + 1, {
        zh: `檔案多於${MAX_LINES}行，請分成幾個`,
        en: `The file has more than ${MAX_LINES} lines: split it`,
      });
    }
    return {
      lines: records.map(({ record, info }) => ({
        // A cell with several lines is in one row, and an empty line is a row.
        line: info.records + info.empty_lines,
        cells: record,
      })),
    };
  } catch (error) {
    const { lines = 1, message } = error as CsvError & { lines?: number };
    return faultOn(lines, { zh: `不是CSV：${message}`, en: `is no CSV: ${message}` });
  }
}

/**
 * Writes rows as CSV, with a byte order mark for Excel. A name that begins with `=` must not become
 * a formula, nor a line break in a name a row.
 */
export const writeCsv = (rows: unknown[][], columns: readonly string[]) =>
  `\ufeff${stringify(rows, {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    quoted_match: /\r/,
  })}`;
