// How Survos are set by hand: by givens, the sums of rows at their right ends, and the sums of columns at their lower ends.

import { shownGivens } from '../cellNamesAndFaults.ts'
import { expectNoConflict, finishedClues } from '../checkClues.ts'
import { range } from '../constraintProblem.ts'
import { drawnGivens, givensOf, givenTool } from '../drawnGivens.ts'
import { type DraftClue, DraftError, type PuzzleSetting, type Tool } from '../setting.ts'
import { drawing } from './drawing.ts'
import { type SurvoPuzzle, type SurvoShape, sumRange, totalOf } from './puzzle.ts'
import { faults } from './rules.ts'

/** The two kinds of sums. */
const KINDS = ['row', 'column'] as const
type Kind = (typeof KINDS)[number]

/** The facet `setting` of Survos. */
export const setting: PuzzleSetting<SurvoShape, SurvoPuzzle> = {
  tools: (shape) => [givenTool(1, shape.rows * shape.columns), ...KINDS.map((kind) => sumTool(kind, shape))],
  cluesOf: ({ shape, givens, rowSums, columnSums }) => [
    ...drawnGivens(givens),
    ...drawnSums('row', rowSums, shape),
    ...drawnSums('column', columnSums, shape),
  ],
  puzzleOf: (shape, clues) => readPuzzle(shape, clues, false),
  openPuzzleOf: (shape, clues) => readPuzzle(shape, clues, true),
  scene(shape, clues, values) {
    const [rowSums, columnSums] = KINDS.map((kind) => sumsOf(kind, shape, clues))
    const shown = [...rowSums, ...columnSums]
    // A missing sum keeps its room: it is drawn as the total of the board, and then left out.
    const drawn = (sums: readonly number[]) => sums.map((sum) => sum || totalOf(shape))
    const puzzle = {
      shape,
      givens: givensOf(shape, clues),
      rowSums: drawn(rowSums),
      columnSums: drawn(columnSums),
    }
    const scene = drawing.scene(puzzle, values ?? shownGivens(puzzle))
    // The sums are the last marks.
    const first = scene.marks.length - shown.length
    return { ...scene, marks: scene.marks.filter((_, index) => shown[index - first] !== 0) }
  },
}

/** The lines of a kind, each from the end where its sum stands. */
function linesOf(kind: Kind, { rows, columns }: SurvoShape): number[][] {
  const [across, down] = [range(0, columns - 1), range(0, rows - 1)]
  return kind === 'row'
    ? down.map((row) => across.map((column) => row * columns + column).reverse())
    : across.map((column) => down.map((row) => row * columns + column).reverse())
}

function sumTool(kind: Kind, shape: SurvoShape): Tool {
  const [least, greatest] = sumRange(kind === 'row' ? shape.columns : shape.rows, shape)
  const name = `${kind}-sum`
  return {
    name,
    word: name,
    place: 'outside',
    entry: { numbers: { least, greatest } },
    lines: linesOf(kind, shape),
  }
}

function drawnSums(kind: Kind, sums: readonly number[], shape: SurvoShape): DraftClue[] {
  return linesOf(kind, shape).map((cells, line) => ({ tool: `${kind}-sum`, cells, text: String(sums[line]) }))
}

/** The sums of a kind; 0 for a sum that is missing. */
function sumsOf(kind: Kind, shape: SurvoShape, clues: readonly DraftClue[]): number[] {
  return linesOf(kind, shape).map(([end]) => {
    const found = clues.filter(({ tool, cells }) => tool === `${kind}-sum` && cells[0] === end)
    if (found.length > 1) throw new DraftError('conflict', `a ${kind} has two sums`, found[0].cells)
    return Number(found[0]?.text ?? 0)
  })
}

/** Reads a puzzle. If it may be open, a single missing sum of a kind is filled in, since it follows from the others. */
function readPuzzle(shape: SurvoShape, drawn: readonly DraftClue[], isOpen: boolean): SurvoPuzzle {
  const clues = finishedClues(drawn, setting.tools(shape), shape)
  const [rowSums, columnSums] = KINDS.map((kind) => allSums(kind, shape, sumsOf(kind, shape, clues), isOpen))
  const puzzle = { shape, givens: givensOf(shape, clues), rowSums, columnSums }
  expectNoConflict(faults(puzzle, puzzle.givens), shape)
  return puzzle
}

function allSums(kind: Kind, shape: SurvoShape, sums: readonly number[], isOpen: boolean): number[] {
  const lines = linesOf(kind, shape)
  const missing = range(0, sums.length - 1).filter((line) => sums[line] === 0)
  const total = totalOf(shape)
  const rest = total - sums.reduce((sum, one) => sum + one, 0)
  if (missing.length === 0 && rest === 0) return [...sums]
  if (missing.length === 0) {
    const message = `the ${kind} sums add up to ${total - rest}; they must add up to ${total}, as the numbers 1 to ${shape.rows * shape.columns} do`
    throw new DraftError('sum', message, [])
  }
  const [least, greatest] = sumRange(lines[0].length, shape)
  const follows = missing.length === 1 && rest >= least && rest <= greatest
  if (isOpen && follows) return sums.with(missing[0], rest)
  const cells = missing.flatMap((line) => lines[line])
  const names = missing.map((line) => line + 1).join(', ')
  const which = missing.length === 1 ? `the sum of ${kind} ${names} is` : `the sums of ${kind}s ${names} are`
  throw new DraftError('unfinished', `${which} not given yet${follows ? `; it must be ${rest}` : ''}`, cells)
}
