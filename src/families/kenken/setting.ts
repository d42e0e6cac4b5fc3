// How KenKens are set by hand: cages are drawn as areas, and the target and the operator of each are typed, such as `11+`. In a
// cage of one cell, the target is enough.

import { cellName, shownGivens } from '../cellNamesAndFaults.ts'
import { atCells, finishedClues } from '../checkClues.ts'
import { count } from '../gridText.ts'
import { type DraftClue, DraftError, type PuzzleSetting, type Tool } from '../setting.ts'
import { drawing } from './drawing.ts'
import {
  type Cage,
  type KenkenPuzzle,
  type KenkenShape,
  LARGEST_TARGET,
  makePuzzle,
  OPERATORS,
} from './puzzle.ts'
import { expectCage } from './validateCage.ts'

const CAGE: Tool = {
  name: 'cage',
  word: 'cage',
  place: 'area',
  entry: { numbers: { least: 0, greatest: LARGEST_TARGET }, choices: OPERATORS },
}

/** The facet `setting` of KenKens. */
export const setting: PuzzleSetting<KenkenShape, KenkenPuzzle> = {
  tools: () => [CAGE],
  cluesOf: ({ cages }) =>
    cages.map(({ target, operator, cells }) => ({ tool: CAGE.name, cells, text: `${target}${operator}` })),
  fixing: (cell, value) => ({ tool: CAGE.name, cells: [cell], text: `${value}=` }),
  puzzleOf(shape, clues) {
    const puzzle = openPuzzleOf(shape, finishedClues(clues, [CAGE], shape))
    const caged = new Set(puzzle.cages.flatMap(({ cells }) => cells))
    const left = puzzle.givens.flatMap((_, cell) => (caged.has(cell) ? [] : cell))
    if (left.length === 0) return puzzle
    throw new DraftError(
      'unfinished',
      `${count(left.length, 'cell')} ${left.length === 1 ? 'is' : 'are'} in no cage yet`,
      left,
    )
  },
  openPuzzleOf,
  scene(shape, clues, values) {
    const cages = clues.map(
      (clue) => cageOf(clue) ?? ({ target: 0, operator: '=', cells: clue.cells } as const),
    )
    const puzzle = makePuzzle(shape, cages)
    const { marks, ...box } = drawing.scene(puzzle, values ?? shownGivens(puzzle))
    // The texts in corners are those of the cages, in their order.
    let index = 0
    const isShown = (mark: (typeof marks)[number]) =>
      mark.mark !== 'text' || mark.anchor !== 'corner' || clues[index++].text !== ''
    return { ...box, marks: marks.filter(isShown) }
  },
}

/** The cage of a clue whose text has a target and, for several cells, an operator; otherwise undefined. */
function cageOf({ text, cells }: DraftClue): Cage | undefined {
  const [, target, sign] = /^(\d+)(\D?)$/.exec(text) ?? []
  const operator = OPERATORS.find((one) => one === (cells.length === 1 ? sign || '=' : sign))
  return target === undefined || operator === undefined
    ? undefined
    : { target: Number(target), operator, cells }
}

/** The puzzle with the cages that are finished. */
function openPuzzleOf(shape: KenkenShape, clues: readonly DraftClue[]): KenkenPuzzle {
  const taken = new Set<number>()
  const cages = clues
    .filter(({ text }) => text !== '')
    .map((clue) => {
      const { cells, text } = clue
      const twice = cells.filter((cell) => taken.has(cell))
      if (twice.length > 0) throw new DraftError('cage', `${count(twice.length, 'cell')} in two cages`, twice)
      for (const cell of cells) taken.add(cell)
      const cage = cageOf(clue)
      const where = `the cage ${text} at ${cellName(shape, cells[0])}`
      if (!cage) throw new DraftError('operator', `${where} needs an operator: + - x or /`, cells)
      const at = { text, line: 1, column: 1 }
      atCells(cells, () => expectCage(cage, shape, { target: at, operator: at }))
      return cage
    })
  return makePuzzle(shape, cages)
}
