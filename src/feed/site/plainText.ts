// Texts of people in files for programs. JSON, XML and calendars each forbid other characters; what any of them forbids goes
// from all: control characters but tabs and line ends, halves of surrogate pairs, U+FFFE and U+FFFF (XML 1.0, section 2.2).

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Surrogate}\uFFFE\uFFFF]/gu

/** A text without what no reader can show; its lines end with `\n`. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '')
}

/** The same in one line. */
export function plainLine(text: string): string {
  return plainText(text)
    .replaceAll(/ *[\t\n\u2028\u2029]\s*/g, ' ')
    .trim()
}

/** Data as a file of JSON, all of whose texts are plain. */
export function plainJson(data: unknown): string {
  const text = JSON.stringify(data, (_, value) => (typeof value === 'string' ? plainText(value) : value))
  return `${text}\n`
}
