// The names of puzzles for readers: the name of the family or, if the shape has further rules, a name such as
// Killer Sudoku.

import { say } from '../words/formatMessage.ts'
import type { Shape } from './puzzle.ts'

/** How a family names its puzzles with further rules. */
export interface VariantNames {
  /** The whole name, with a gap for the names of the rules: `{rules} Sudoku`. */
  readonly whole: string
  /** The pattern that joins the names of several rules: `{before} {rule}`. */
  readonly joined: string
  /** The names of rules within the whole name: `Killer`. */
  readonly rules: Readonly<Record<string, string>>
  /** By rule, the whole name of puzzles that have only this rule, if there is a special name: `Futoshiki`. */
  readonly named?: Readonly<Record<string, string>>
}

/** The names of a family's puzzles. */
interface Names {
  /** The name of the family. */
  readonly name: string
  /** The names of puzzles with further rules; left out if the family has none. */
  readonly variantNames?: VariantNames | undefined
}

/** A shape, which may have further rules. It determines the name of a puzzle. */
type NamedShape = Shape & { readonly rules?: readonly string[] }

/** The name of puzzles with these shapes; the name of their family if the shapes have different names. */
export function printedName(words: Names, shapes: Iterable<Shape>): string {
  const names = new Set(Array.from(shapes, (shape) => nameOf(words, shape)))
  const [name] = names
  return names.size === 1 ? name : words.name
}

/** The text of a shape as readers see it: `6×6/3×2`. Ids and the names of files keep the letter x, which is easy to type. */
export function shapeForReaders(text: string): string {
  return text.replaceAll(/(?<=\d)x(?=\d)/g, '×')
}

/** The name of a puzzle with its size: `Killer Sudoku 9×9`. */
export function nameWithSize(words: Names, shape: Shape): string {
  const name = printedName(words, [shape])
  return `${name} ${shapeForReaders(name === words.name ? shape.text : shape.text.replace(/\+.*/, ''))}`
}

function nameOf({ name, variantNames }: Names, shape: NamedShape): string {
  const { rules = [] } = shape
  // An editor's own rules have no names.
  if (!variantNames || rules.length === 0 || !rules.every((rule) => variantNames.rules[rule])) return name
  const [first] = rules
  const own = rules.length === 1 ? variantNames.named?.[first] : undefined
  const { whole, joined } = variantNames
  const named = rules.map((rule) => variantNames.rules[rule])
  return own ?? say(whole, { rules: named.reduce((before, rule) => say(joined, { before, rule })) })
}
