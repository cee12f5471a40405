const { parse } = require('csv-parse/sync');
const { stringify } = require('csv-stringify/sync');

const faultOn = (line, reason) => ({ faults: [{ line, reason }] });

/** The lines of a CSV file, or what is wrong with it. */
function readCsv(bytes) {
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
    const records = parse(text, options);
    return { lines: records.map(({ record, info }) => ({ line: info.lines, cells: record })) };
  } catch ({ lines: line = 1, message }) {
    return faultOn(line, { zh: `不是CSV：${message}`, en: `is no CSV: ${message}` });
  }
}

/** Rows as CSV, with a mark by which Excel knows the encoding. A name that begins with `=` must not become a formula. */
const writeCsv = (rows, columns) =>
  `\ufeff${stringify(rows, { header: true, columns, escape_formulas: true })}`;

module.exports = { readCsv, writeCsv };
