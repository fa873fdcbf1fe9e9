/**
 * Rows as CSV (RFC 4180: CRLF, quotes where a field needs them). Fields that a spreadsheet would run as a formula
 * are written behind an apostrophe; numbers are not.
 */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(csvField).join(",")}\r\n`;
}

const NUMERIC = /^[-+]?(\d+(\.\d+)?(\/\d+)?|inf)$/;
const FORMULA = /^[=+\-@\t\r]/;

function csvField(field: string): string {
  const safe = FORMULA.test(field) && !NUMERIC.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
