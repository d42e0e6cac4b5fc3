// Shapes with rules: `9x9+x`, `9x9+hyper+anti-knight`. A shape lists its rules in the order of the table, so that each set of rules
// has one text.

import type { Mark, Scene } from '../../../scene.ts'
import { type Note, placeOf } from '../../drawing.ts'
import type { FamilyAlias } from '../../family.ts'
import { nearestOf } from '../../nearestName.ts'
import type { Shape } from '../../puzzle.ts'
import { PuzzleError, quote, type Span } from '../../puzzleError.ts'
import type { RuleFacts } from '../../teaching.ts'
import { type LatinBoard, type LatinGroup, squareBoard } from '../boardOfGroups.ts'
import type { LatinRule, RuleBoard } from './rule.ts'
import { impossibleSet, LATIN_RULES } from './ruleTable.ts'

/** A shape with rules, of which there may be none. */
export interface RuledShape extends Shape, RuleBoard {
  /** The names of its rules besides those of rows, columns and boxes, in the order of the table. */
  readonly rules: readonly string[]
}

/** The rules of a shape besides those of rows, columns and boxes. */
export function furtherRulesOf({ rules }: Pick<RuledShape, 'rules'>): readonly LatinRule[] {
  return LATIN_RULES.filter(({ name }) => rules.includes(name))
}

const RULE_NAMES = LATIN_RULES.map(({ name }) => name)

/** The names of the rules for help texts: `x, hyper, disjoint`. */
export const RULES_IN_WORDS = RULE_NAMES.join(', ')

/**
 * Makes a reader of shapes with rules from a reader of those without, which may refuse a text. Throws a PuzzleError for an unknown
 * rule, or for one that the board cannot have.
 */
export function ruledShapeReader<S extends RuledShape>(parsePlain: (text: string, at?: Span) => S) {
  const known = new Map<string, S>()
  return (text: string, at?: Span): S => {
    const [plainText, ...names] = text.split('+')
    const plain = parsePlain(plainText, at)
    if (names.length === 0) return plain
    const asked = names.map((name) => ruleOf(name, text, at))
    const rules = LATIN_RULES.filter((rule) => asked.includes(rule))
    const unfit = rules.find(({ fits }) => fits?.(plain) === false)
    if (unfit) {
      const message = `no board of ${plain.text} has the rule ${quote(unfit.name)}; leave it out, or use another shape`
      throw new PuzzleError('shape', message, at)
    }
    const ruleNames = rules.map(({ name }) => name)
    const impossible = impossibleSet(plain, ruleNames)
    if (impossible) {
      const message = `no board of ${plain.text} has the rules ${impossible.join(', ')} together; leave one out`
      throw new PuzzleError('shape', message, at)
    }
    const whole = [plain.text, ...ruleNames].join('+')
    const shape = known.get(whole) ?? { ...plain, text: whole, rules: ruleNames }
    known.set(whole, shape)
    return shape
  }
}

function ruleOf(name: string, text: string, at?: Span): LatinRule {
  const found = LATIN_RULES.find((rule) => [rule.name, ...rule.alsoKnownAs].includes(name.toLowerCase()))
  if (found) return found
  const nearest = name === '' ? undefined : nearestOf(name, RULE_NAMES)
  const remedy = nearest ? `did you mean "${nearest}"?` : `the rules are ${RULES_IN_WORDS}`
  throw new PuzzleError('shape', `${quote(name)} in ${quote(text)} is not a rule; ${remedy}`, at)
}

/** The board of a shape: rows, columns, boxes, and what its rules add. */
export function ruledBoard(shape: RuledShape, boxes: readonly LatinGroup[] = []): LatinBoard {
  const rules = furtherRulesOf(shape)
  const groups = rules.flatMap((rule) => rule.groups?.(shape) ?? [])
  const pairs = rules.flatMap((rule) => rule.pairs?.(shape) ?? [])
  return squareBoard(shape, [...boxes, ...groups], pairs)
}

/** The rules that a reader must be told beside the board. */
export function ruleNotes({ shape }: { readonly shape: RuledShape }): Note[] {
  return shape.rules.map((kind) => ({ kind, facts: {} }))
}

/** The facts for teaching: each rule that all puzzles have. */
export function ruleFacts(puzzles: readonly { readonly shape: RuledShape }[]): RuleFacts {
  const common = RULE_NAMES.filter((name) => puzzles.every(({ shape }) => shape.rules.includes(name)))
  return Object.fromEntries(common.map((name) => [name, true]))
}

/** A scene with shaded cells below its lines and numbers: those that a rule speaks of. */
export function withShading({ shape }: { readonly shape: RuledShape }, scene: Scene): Scene {
  const shaded = shadedCells(shape).map((cell): Mark => {
    return { mark: 'rectangle', ...placeOf(shape, cell), width: 1, height: 1, isShaded: true }
  })
  return { ...scene, marks: [...shaded, ...scene.marks] }
}

/** The cells that are shaded, in reading order. */
export function shadedCells(shape: RuledShape): number[] {
  const groups = furtherRulesOf(shape).flatMap((rule) => (rule.isShaded ? (rule.groups?.(shape) ?? []) : []))
  return [...new Set(groups.flatMap(({ cells }) => cells))].sort((one, other) => one - other)
}

/** The names by which people ask for puzzles with one of the rules, on the usual shape or on another. */
export function ruleAliases(usual: string): FamilyAlias[] {
  return LATIN_RULES.flatMap(({ name, alsoKnownAs }) =>
    [name, ...alsoKnownAs].map((one) => ({ name: one, rule: name, shape: `${usual}+${name}` })),
  )
}
