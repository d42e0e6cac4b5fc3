// The names of rules in the text of a shape: `9x9+x+lines(|a-b|>=4)` has two. A plus sign in parentheses is a part of a name.

/** The parts of a shape's text: the text without rules, and the name of each rule. */
export function partsOfShape(text: string): [plain: string, ...rules: string[]] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === '+' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts as [string, ...string[]]
}
