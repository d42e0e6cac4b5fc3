// The characters that most books need: those of languages in the Latin script, and all signs. A book in a browser loads fonts that
// have only these, unless its texts have others.

/** All of them, as a class of regular expressions. */
const USUAL = /^[\t\n\r -~\u00a0-\u017f\u02c6-\u02dd\u2000-\u20bf\u2100-\u27ff\ufeff]*$/

/** Whether a text has usual characters only. */
export function hasUsualCharacters(text: string): boolean {
  return USUAL.test(text)
}
