// The constraints of a board of groups by the names that certificates use: groups by their kind and number, clues by
// their rule and their number among the clues of the rule, and what holds on the whole board by its rule.

import type { NamedConstraint } from '../namedConstraint.ts'
import type { Shape } from '../puzzle.ts'
import { PuzzleError, quote } from '../puzzleError.ts'
import type { LatinBoard, LatinPair, LatinWalk } from './boardOfGroups.ts'
import { kindOf, type RuledPuzzle } from './rules/ruledPuzzle.ts'
import { furtherRulesOf, type RuledShape } from './rules/ruledShape.ts'
import { LATIN_RULES } from './rules/ruleTable.ts'

/** The constraints of the groups of a board. */
export function namedGroups({ groups }: LatinBoard): NamedConstraint[] {
  return groups.map(({ kind, number, cells }) => ({
    name: `${kind} ${number}`,
    over: cells,
    kind: 'all-different',
  }))
}

/** Why the puzzles of a shape cannot have certificates; undefined if they can. */
export function certificateRefusal(shape: Shape | RuledShape): string | undefined {
  const rules = 'rules' in shape ? furtherRulesOf(shape) : []
  const own = rules.find((rule) => !LATIN_RULES.includes(rule))
  return own && `certificates cannot have rules of your own, such as ${quote(own.name)}`
}

/** The constraints of a puzzle on this board. Throws a PuzzleError for rules of an editor's own. */
export function namedLatin(board: LatinBoard, { shape, clues = [] }: RuledPuzzle): NamedConstraint[] {
  const rules = furtherRulesOf(shape)
  const refusal = certificateRefusal(shape)
  if (refusal !== undefined) {
    const message = `${refusal}; to check the puzzle with another program, use "bench export"`
    throw new PuzzleError('shape', message)
  }
  const ownClues = (name: string) => clues.filter(({ rule }) => rule === name)
  const ofBoard = rules.flatMap(({ name, pairs, clues: kind }) => {
    const cluesOfRule = ownClues(name)
    const together = cluesOfRule.length > 0 ? kind?.together?.(cluesOfRule, shape, board.groups) : undefined
    return [...named(name, { pairs: pairs?.(shape) }), ...named(name, together ?? {})]
  })
  const ofClues = rules.flatMap(({ name }) =>
    ownClues(name).flatMap((clue, index) => named(`${name} ${index + 1}`, kindOf(clue).adds(clue, shape))),
  )
  return [...namedGroups(board), ...ofBoard, ...ofClues]
}

/** Pairs and walks, which need not say more than their cells and what these allow. */
interface Parts {
  readonly pairs?: readonly Pick<LatinPair, 'cells' | 'bans'>[] | undefined
  readonly walks?: readonly (Pick<LatinWalk, 'cells' | 'automaton'> & Partial<LatinWalk>)[] | undefined
}

function named(name: string, { pairs = [], walks = [] }: Parts): NamedConstraint[] {
  return [
    ...pairs.map(({ cells, bans }): NamedConstraint => {
      const allows = (one: number, other: number) => !((bans[one - 1] >> (other - 1)) & 1)
      return { name, over: cells, kind: 'pair', allows }
    }),
    ...walks.flatMap(({ cells, automaton, isImplied }): NamedConstraint[] =>
      isImplied ? [] : [{ name, over: cells, kind: 'walk', automaton }],
    ),
  ]
}
