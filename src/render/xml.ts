// Text in XML. Section 2.2 of the specification forbids control characters except tabs and line ends, halves
// of surrogate pairs, and U+FFFE and U+FFFF.

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text as the content of an element. Each forbidden character becomes a space. */
export function escaped(text: string): string {
  return text.replaceAll(FORBIDDEN, ' ').replaceAll(/[&<>]/g, (character) => ENTITIES[character])
}
