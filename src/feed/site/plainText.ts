// Cleans texts by people for JSON, XML and calendars. Each forbids other characters; a character that one of them forbids is removed
// for all: control characters except tabs and line ends, unpaired surrogates, U+FFFE and U+FFFF (XML 1.0, section 2.2).

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Surrogate}\uFFFE\uFFFF]/gu

/** A text without forbidden characters; its lines end with `\n`. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '')
}

/** A text without forbidden characters, on one line. */
export function plainLine(text: string): string {
  return plainText(text)
    .replaceAll(/ *[\t\n\u2028\u2029]\s*/g, ' ')
    .trim()
}

/** Writes data as JSON, with all texts cleaned. */
export function plainJson(data: unknown): string {
  const text = JSON.stringify(data, (_, value) => (typeof value === 'string' ? plainText(value) : value))
  return `${text}\n`
}
