// Reads the rules in the text of a shape, and refuses rules that its board cannot have.

import { nearestOf } from '../../nearestName.ts'
import { PuzzleError, quote, type Span } from '../../puzzleError.ts'
import type { LatinRule } from './rule.ts'
import type { RuleBoard } from './ruleBoard.ts'
import { partsOfShape } from './ruleNames.ts'
import { compareRules, impossibleSet, LATIN_RULES, ruleNamed, twinOfSigns } from './ruleTable.ts'

/**
 * The size of the largest board with clues of rules. Some automata keep sets of numbers, which would need too
 * many states on larger boards.
 */
const LARGEST_WITH_CLUES = 9

/** The names of all rules for messages and help texts: `x, hyper, disjoint`. */
export function rulesInWords(): string {
  const names = LATIN_RULES.map(({ name }) => name).join(', ')
  return `${names}, or one of your own, such as lines(|a-b|>=4), dots(a=b+3) or neighbours(a+b<>10)`
}

/**
 * Reads a shape: its board without rules, and the names of its rules in the order of the table. Throws a
 * PuzzleError for an unknown rule, or for one that the board cannot have.
 */
export function readShapeRules<S extends RuleBoard & { readonly text: string }>(
  text: string,
  parsePlain: (text: string, at?: Span) => S,
  at?: Span,
): { readonly plain: S; readonly rules: readonly string[] } {
  const [plainText, ...names] = partsOfShape(text)
  const plain = parsePlain(plainText, at)
  const asked = new Map(names.map((name) => ruleOf(name, text, at)).map((rule) => [rule.name, rule]))
  const rules = [...asked.values()].sort((one, other) => compareRules(one.name, other.name))
  const fault = faultOf(rules, plain)
  if (fault !== undefined) throw new PuzzleError('shape', fault, at)
  return { plain, rules: rules.map(({ name }) => name) }
}

/** Why a board cannot have these rules; undefined if it can. */
function faultOf(
  rules: readonly LatinRule[],
  board: RuleBoard & { readonly text: string },
): string | undefined {
  const unfit = rules.find(
    ({ fits, clues }) => fits?.(board) === false || (clues && board.size > LARGEST_WITH_CLUES),
  )
  if (unfit)
    return `no ${board.text} board has the rule ${quote(unfit.name)}; leave out the rule, or use another shape`
  const [one, other] = rules.filter(({ clues }) => clues?.place === 'view')
  if (other)
    return `the rules ${one.name} and ${other.name} both have numbers beside the board; leave one out`
  const names = rules.map(({ name }) => name)
  const second = twinOfSigns(names)
  if (second) return `another rule has the same signs as ${quote(second)}; leave one out`
  const impossible = impossibleSet(board, names)
  return impossible && `no ${board.text} board has the rules ${impossible.join(', ')} together; leave one out`
}

function ruleOf(name: string, text: string, at?: Span): LatinRule {
  const lower = name.toLowerCase()
  const found = LATIN_RULES.find(({ alsoKnownAs }) => alsoKnownAs.includes(lower)) ?? ruleNamed(lower, at)
  if (found) return found
  const nearest = nearestOf(
    name,
    LATIN_RULES.map((rule) => rule.name),
  )
  const remedy = nearest && name !== '' ? `did you mean "${nearest}"?` : `the rules are ${rulesInWords()}`
  throw new PuzzleError('shape', `${quote(name)} in ${quote(text)} is not a rule; ${remedy}`, at)
}
