// Text in LaTeX. Besides the ten special characters, it replaces characters that the old font encodings print
// as others (`<` becomes an inverted exclamation mark), hyphens that would join to a dash, and the signs of a
// report that need mathematics. Other characters stay, since LaTeX reads UTF-8.

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\char34{}',
  '`': '\\textasciigrave{}',
  "'": '\\textquotesingle{}',
  '≥': '$\\geq$',
  '≤': '$\\leq$',
  '°': '$^{\\circ}$',
  '·': '$\\cdot$',
  '×': '$\\times$',
  '−': '$-$',
  µ: '\\textmu{}',
  '-': '-{}',
  '–': '--',
  '…': '\\ldots{}',
  '“': '``',
  '”': "''",
}

/** The special characters, and hyphens before another hyphen. */
const SPECIAL = /[\\{}#$%&_~^<>|"`'≥≤°·×−µ–…“”]|-(?=-)/g

/** Escapes a text for a paragraph or a cell. Control characters become spaces. */
export function latexText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(SPECIAL, (character) => REPLACEMENTS[character] ?? character)
}
