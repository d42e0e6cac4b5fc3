// Texts in XML. What it must not have is in its specification, section 2.2: control characters but for tabs and line ends,
// halves of surrogate pairs, and U+FFFE and U+FFFF.

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as the content of an element; a blank stands for what XML must not have. */
export function escaped(text: string): string {
  return text.replaceAll(FORBIDDEN, ' ').replaceAll(/[&<>]/g, (character) => ENTITIES[character])
}
