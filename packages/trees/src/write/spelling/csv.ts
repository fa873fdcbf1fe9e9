/**
 * A row of CSV (RFC 4180: CRLF, quotes where a field needs them). Fields that a spreadsheet would run as a formula get
 * a leading apostrophe; numbers do not.
 */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(csvField).join(",")}\r\n`;
}

const NUMERIC = /^[-+]?(\d+(\.\d+)?(\/\d+)?|inf)$/;
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;
const SPECIAL = /^[=+\-@\t]|[",\r\n]/;

function csvField(field: string): string {
  // Fast path: most fields are plain, and a trace has millions.
  if (!SPECIAL.test(field)) return field;
  const safe = FORMULA.test(field) && !NUMERIC.test(field) ? `'${field}` : field;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
