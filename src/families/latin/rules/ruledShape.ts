// Shapes with rules: `9x9+x`, `9x9+hyper+anti-knight`. A shape lists its rules in the order of the table, so
// that each set of rules has one text.

import type { Note } from '../../drawing.ts'
import type { FamilyAlias } from '../../family.ts'
import type { Shape } from '../../puzzle.ts'
import type { Span } from '../../puzzleError.ts'
import type { RuleFacts } from '../../teaching.ts'
import { readShapeRules } from './readShapeRules.ts'
import { type LatinRule, RELABELLINGS, type Relabelling } from './rule.ts'
import type { RuleBoard } from './ruleBoard.ts'
import { LATIN_RULES, ruleNamed } from './ruleTable.ts'

/** A shape with a list of rules, which may be empty. */
export interface RuledShape extends Shape, RuleBoard {
  /** The names of its rules besides rows, columns and boxes, in the order of the table. */
  readonly rules: readonly string[]
}

/** The rules of a shape besides rows, columns and boxes. */
export function furtherRulesOf({ rules }: Pick<RuledShape, 'rules'>): readonly LatinRule[] {
  return rules.flatMap((name) => ruleNamed(name) ?? [])
}

/**
 * Makes a function that reads shapes with rules from `parsePlain`, which reads shapes without rules and may
 * refuse a text. Throws a PuzzleError for an unknown rule, or for one that the board cannot have.
 */
export function ruledShapeReader<S extends RuledShape>(parsePlain: (text: string, at?: Span) => S) {
  const known = new Map<string, S>()
  return (text: string, at?: Span): S => {
    if (!text.includes('+')) return parsePlain(text, at)
    const { plain, rules } = readShapeRules(text, parsePlain, at)
    const whole = [plain.text, ...rules].join('+')
    const shape = known.get(whole) ?? { ...plain, text: whole, rules }
    known.set(whole, shape)
    return shape
  }
}

/** How numbers may be relabelled under all rules of a shape. */
export function relabellingUnderRules(shape: RuledShape): Relabelling {
  const ranks = furtherRulesOf(shape).map(({ relabelling = 'none' }) => RELABELLINGS.indexOf(relabelling))
  return RELABELLINGS[Math.min(RELABELLINGS.length - 1, ...ranks)]
}

/** Whether rules of a shape restrict its full boards even before clues are laid. */
export function bindsBoard(shape: RuledShape): boolean {
  return furtherRulesOf(shape).some(({ clues }) => !clues || clues.laying.before)
}

/** Whether puzzles of a shape can have clues besides the givens. */
export function hasClues(shape: RuledShape): boolean {
  return furtherRulesOf(shape).some(({ clues }) => clues)
}

/** Whether boards of a shape have signs of clues. Regions have no signs: their walls are lines of the board. */
export function hasSigns(shape: RuledShape): boolean {
  return furtherRulesOf(shape).some(({ clues }) => clues && !clues.isRegion)
}

/**
 * The minimum number of stars of puzzles that need techniques: one and two stars need only singles. Clues with
 * signs must be used even in the easiest puzzles, so with them techniques have no such minimum.
 */
export function leastStarsUnderRules(shape: RuledShape) {
  return hasSigns(shape) ? undefined : { techniques: 3 }
}

/** The notes that state the rules to readers beside the board. */
export function ruleNotes({ shape }: { readonly shape: RuledShape }): Note[] {
  return furtherRulesOf(shape).map(({ name, note = { kind: name, facts: {} } }) => note)
}

/** The facts for teaching: the rules that all puzzles have in common. */
export function ruleFacts(puzzles: readonly { readonly shape: RuledShape }[]): RuleFacts {
  const common = LATIN_RULES.map(({ name }) => name).filter((name) =>
    puzzles.every(({ shape }) => shape.rules.includes(name)),
  )
  return Object.fromEntries(common.map((name) => [name, true]))
}

/** The cells that are shaded, in reading order. */
export function shadedCells(shape: RuledShape): number[] {
  const groups = furtherRulesOf(shape).flatMap((rule) => (rule.isShaded ? (rule.groups?.(shape) ?? []) : []))
  return [...new Set(groups.flatMap(({ cells }) => cells))].sort((one, other) => one - other)
}

/** The family and shape that the names of a rule mean, unless the rule says otherwise. */
const USUAL = { family: 'sudoku', shape: '9x9' }

/**
 * The names by which people ask for puzzles of a family with one of the rules, each with the usual shape of the
 * rule.
 */
export function ruleAliases(family: string): FamilyAlias[] {
  return LATIN_RULES.filter(({ usual = USUAL }) => usual.family === family).flatMap(
    ({ name, alsoKnownAs, usual = USUAL }) =>
      [name, ...alsoKnownAs].map((one) => ({ name: one, rule: name, shape: `${usual.shape}+${name}` })),
  )
}
