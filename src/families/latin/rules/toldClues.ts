// The clues of a board with rules, in words: the groups of cells that a drawing shades, and the clues of the rules.

import type { ToldClue } from '../../teaching.ts'
import { kindOf, type RuledPuzzle } from './ruledPuzzle.ts'
import { furtherRulesOf } from './ruledShape.ts'

/** The clues that a board of characters does not show. */
export function toldClues({ shape, clues = [] }: RuledPuzzle): ToldClue[] {
  const shaded = furtherRulesOf(shape).flatMap((rule) => (rule.isShaded ? (rule.groups?.(shape) ?? []) : []))
  let regions = 0
  return [
    ...shaded.map(({ kind, number, cells }) => ({ kind, number: String(number), cells })),
    ...clues.map((clue): ToldClue => {
      const { called, isRegion, values, joint } = kindOf(clue)
      const { cells, value = '' } = clue
      if (joint !== undefined) return { cells, joint }
      const [kind, number = ''] = called(clue).split(' ')
      return {
        kind,
        number: isRegion ? String(++regions) : number,
        ...(values === 'numbers' && { label: value.replaceAll('-', ', ') }),
        cells,
      }
    }),
  ]
}
