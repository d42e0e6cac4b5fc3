// Writes the clues of rules as text, as clueNotation.ts reads them.

import { placeNamed } from './places.ts'
import type { Clue, RuleBoard } from './ruleBoard.ts'
import { kindOf, type RuledPuzzle } from './ruledPuzzle.ts'

/** A cell with a letter for the row and a number for the column: `A1`. */
export function cellInClue(cell: number, { size }: Pick<RuleBoard, 'size'>): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + Math.floor(cell / size))}${(cell % size) + 1}`
}

/** A puzzle as text: its board, followed by the clues, one line for each rule. */
export function textWithClues(board: string, puzzle: RuledPuzzle): string {
  return [board, ...ruleLines(puzzle)].join('\n')
}

/** The clues that a drawing in characters does not show, as lines, one for each rule: all but cages that do not overlap. */
export function clueLines(puzzle: RuledPuzzle): string[] {
  const { clues = [] } = puzzle
  const overlap = (one: Clue, other: Clue) =>
    one !== other && one.rule === other.rule && one.cells.some((cell) => other.cells.includes(cell))
  const isDrawn = (clue: Clue) =>
    kindOf(clue).place === 'cage' && !clues.some((other) => overlap(clue, other))
  return ruleLines({ ...puzzle, clues: clues.filter((clue) => !isDrawn(clue)) })
}

const ruleLines = (puzzle: RuledPuzzle) => formatRuleClues(puzzle, ' ', '; ')

/** The part of an id with the givens, followed by the clues of rules. */
export function cluesOfId(givens: string, puzzle: RuledPuzzle): string {
  return [givens, ...formatRuleClues(puzzle, ',', ';')].join(';')
}

/** Formats the clues: one text for each rule. */
function formatRuleClues({ shape, clues = [] }: RuledPuzzle, space: string, between: string): string[] {
  return shape.rules.flatMap((name) => {
    const own = clues.filter(({ rule }) => rule === name)
    const texts = own.map(({ value, cells }) => {
      const { isStraight } = placeNamed(kindOf({ rule: name }).place)
      const shown = isStraight ? [cells[0], cells[cells.length - 1]] : cells
      const words = [...(value === undefined ? [] : [value]), ...shown.map((cell) => cellInClue(cell, shape))]
      return words.join(space)
    })
    return own.length === 0 ? [] : `${name}${space}${texts.join(between)}`
  })
}
