// Rows of comma-separated values (RFC 4180), safe to open in a spreadsheet: a spreadsheet evaluates a text that begins like a
// formula, so such a text gets an apostrophe in front, which marks it as text. The rules follow OWASP, "CSV Injection".
//
//   7,=HYPERLINK(…)  →  7,'=HYPERLINK(…)        Numbers stay as they are, negative ones too.

/** A field of a row; null is an empty field. */
export type CsvField = string | number | null

/**
 * Characters that begin a formula in some spreadsheet, or that some spreadsheet ignores in front of a formula. The last four
 * are full-width.
 */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Characters that need quotation marks around their field. */
const SPECIAL = /[",\r\n]/

/** The field for a JSON value: booleans become words; lists and objects become JSON texts. */
export function csvField(value: unknown): CsvField {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvField)
}

/** A row without its line end. A number that is not finite is an empty field. */
export function csvRow(fields: readonly CsvField[]): string {
  return fields.map(fieldText).join(',')
}

function fieldText(field: CsvField): string {
  if (typeof field === 'number') return Number.isFinite(field) ? String(field) : ''
  const text = field ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
