// Rows of comma-separated values (RFC 4180), safe to open in a spreadsheet: a text that begins like a formula would be
// run as one there, so it gets an apostrophe in front, which spreadsheets take as "this is text". After OWASP, "CSV
// Injection".
//
//   7,=HYPERLINK(…)  →  7,'=HYPERLINK(…)        Numbers stay as they are, negative ones too.

/** What a field of a row holds; null is an empty field. */
export type CsvField = string | number | null

/** A beginning that some spreadsheet takes for a formula's, or skips before one. The last four have full width. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** What only quotation marks can hold. */
const SPECIAL = /[",\r\n]/

/** A row without its line end. A number that is not finite is an empty field. */
export function csvRow(fields: readonly CsvField[]): string {
  return fields.map(csvField).join(',')
}

function csvField(field: CsvField): string {
  if (typeof field === 'number') return Number.isFinite(field) ? String(field) : ''
  const text = field ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
