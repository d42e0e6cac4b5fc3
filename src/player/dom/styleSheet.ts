// Style sheets, each created once for all elements of a page.

const sheets = new Map<string, CSSStyleSheet>()

/** The style sheet with this text. */
export function styleSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}
