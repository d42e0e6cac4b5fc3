// Clues from texts of other programs, translated into Puzzlewright's notation of further rules.

import type { Clue } from '../../families/latin/rules/ruleBoard.ts'
import type { RuledPuzzle } from '../../families/latin/rules/ruledPuzzle.ts'
import { partsOfShape } from '../../families/latin/rules/ruleNames.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import type { FoundPuzzle } from './exchangeNotation.ts'

/** A clue of a rule. */
export interface FoundClue {
  /** The name of its rule. */
  readonly rule: string
  /** The value of the clue; undefined if a clue of the rule has only cells. */
  readonly value?: string | undefined
  /** Its cells, numbered in reading order of the board, in the order that the rule requires. */
  readonly cells: readonly number[]
}

/** Adds clues to a puzzle; its shape then names the rules of these clues. */
export function withFoundClues(found: FoundPuzzle, clues: readonly FoundClue[], size: number): FoundPuzzle {
  if (clues.length === 0) return found
  const names = new Set([...partsOfShape(found.shape ?? ''), ...clues.map(({ rule }) => rule)])
  const nameOf = (cell: number) => `${String.fromCharCode(65 + Math.floor(cell / size))}${(cell % size) + 1}`
  const texts = clues.map(({ rule, value, cells }) =>
    [rule, ...(value === undefined ? [] : [value]), ...cells.map(nameOf)].join(','),
  )
  const [line] = found.lines
  return {
    ...found,
    shape: [...names].join('+'),
    lines: [{ ...line, text: [line.text, ...texts].join(';') }],
    places: found.places?.slice(0, 1) ?? [],
  }
}

/** The clues of one rule in a puzzle. */
export function cluesOfRule(puzzle: Puzzle, rule: string): readonly Clue[] {
  const { clues = [] } = puzzle as Partial<Pick<RuledPuzzle, 'clues'>>
  return clues.filter((clue) => clue.rule === rule)
}
