// Lays clues on a full board, as an editor would: lines do not cross and do not share cells; cages cover the
// board, and are neither single cells nor large; all possible dots, signs and views are laid, and some of them
// are taken away later.

import { below, type Rng, shuffled } from '../../../kernel/rng.ts'
import { range } from '../../constraintProblem.ts'
import { cellsAround, placeNamed, rowAndColumn } from './places.ts'
import type { ClueKind, LatinRule } from './rule.ts'
import type { Clue, RuleBoard } from './ruleBoard.ts'

/** A full board. */
interface Full {
  readonly board: RuleBoard
  readonly solution: readonly number[]
}

/** Lays one or more clues of a rule. Returns undefined if this failed, so that another board must be filled. */
export function layClues(rng: Rng, rule: LatinRule, full: Full): Clue[] | undefined {
  const laid = perhapsLaid(rng, rule, full)
  return laid?.length === 0 ? undefined : laid
}

function perhapsLaid(rng: Rng, { name, clues }: LatinRule, full: Full): Clue[] | undefined {
  const kind = clues as ClueKind
  const clue = (cells: readonly number[], value: string): Clue => {
    return { rule: name, cells, ...(value !== '' && { value }) }
  }
  const { all } = placeNamed(kind.place)
  if (all) {
    const known = all(full.board).flatMap((cells) =>
      [cells, cells.toReversed()].flatMap((way) => readAt(kind, way, full)),
    )
    const one = new Map(
      known.map(({ cells, value }) => [cells.toSorted((a, b) => a - b).join(), clue(cells, value)]),
    )
    const laid =
      kind.place === 'view' ? known.map(({ cells, value }) => clue(cells, value)) : [...one.values()]
    return shuffled(rng, laid).slice(0, kind.laying.count?.(full.board))
  }
  const found = kind.place === 'cage' ? coverWithCages(rng, kind, full) : drawLines(rng, kind, full)
  return found?.flatMap((cells) => readAt(kind, cells, full)).map(({ cells, value }) => clue(cells, value))
}

/** A clue on these cells, with its value, as a list; the list is empty if no clue can lie there. */
function readAt(kind: ClueKind, cells: readonly number[], { board, solution }: Full) {
  const value = kind.read(
    cells.map((cell) => solution[cell]),
    board,
  )
  return value === undefined ? [] : [{ cells, value }]
}

/**
 * The sizes of cages: a board draws a list, and each of its cages a size from the list. Cages of two cells alone make easy
 * puzzles, larger cages hard ones. With more large cages hardly any board is unique without givens.
 */
const CAGE_SIZES = [[2], [2, 2, 2, 3], [2, 2, 3], [2, 2, 2, 2, 3, 3, 3, 3, 4, 4]] as const
const LARGEST_CAGE = 5
const CAGE_TRIES = 40

/** Cuts the board into cages of two or more cells that the kind of clue allows. */
function coverWithCages(rng: Rng, kind: ClueKind, full: Full): number[][] | undefined {
  for (let tries = 0; tries < CAGE_TRIES; tries++) {
    const cages = cutIntoCages(rng, kind, full)
    if (cages) return cages
  }
  return undefined
}

function cutIntoCages(rng: Rng, kind: ClueKind, full: Full): number[][] | undefined {
  const { board } = full
  const cells = range(0, board.size ** 2 - 1)
  const sizes = CAGE_SIZES[below(rng, CAGE_SIZES.length)]
  const cageOf = new Array<number[] | undefined>(cells.length).fill(undefined)
  const join = (cage: number[], cell: number) => {
    cage.push(cell)
    cageOf[cell] = cage
  }
  const fits = (cage: readonly number[], cell: number) => readAt(kind, [...cage, cell], full).length > 0
  const cages: number[][] = []
  for (const first of shuffled(rng, cells)) {
    if (cageOf[first]) continue
    const cage: number[] = []
    join(cage, first)
    const wanted = sizes[below(rng, sizes.length)]
    while (cage.length < wanted) {
      const next = cage
        .flatMap((cell) => cellsAround(cell, board, false))
        .filter((one) => !cageOf[one] && fits(cage, one))
      if (next.length === 0) break
      join(cage, next[below(rng, next.length)])
    }
    if (cage.length > 1) {
      cages.push(cage)
      continue
    }
    // A cell that would be a cage by itself joins an adjacent cage.
    const host = cages.find(
      (one) =>
        one.length < LARGEST_CAGE &&
        one.some((cell) => cellsAround(first, board, false).includes(cell)) &&
        fits(one, first),
    )
    if (!host) return undefined
    join(host, first)
  }
  return cages
}

/** The number of tries for each line, and the maximum number of steps of one try. */
const LINE_TRIES = 30
const LINE_STEPS = 120

/** Draws lines that do not touch each other. */
function drawLines(rng: Rng, kind: ClueKind, full: Full): number[][] {
  const { board } = full
  const lines: number[][] = []
  const taken = new Set<number>()
  const wanted = kind.laying.count?.(board) ?? 0
  for (let tries = 0; tries < LINE_TRIES * wanted && lines.length < wanted; tries++) {
    const line = drawLine(rng, kind, full, taken, lines)
    if (!line) continue
    lines.push(line)
    for (const cell of line) taken.add(cell)
  }
  return lines
}

function drawLine(
  rng: Rng,
  kind: ClueKind,
  full: Full,
  taken: ReadonlySet<number>,
  lines: readonly (readonly number[])[],
): number[] | undefined {
  const { board, solution } = full
  const [fewest, most] = kind.laying.lengths ?? [2, board.size]
  const wanted = fewest + below(rng, Math.min(most, board.size) - fewest + 1)
  let steps = LINE_STEPS
  const extend = (line: number[]): number[] | undefined => {
    if (line.length === wanted || (line.length >= fewest && steps === 0)) {
      return readAt(kind, line, full).length > 0 ? line : undefined
    }
    const last = line[line.length - 1]
    for (const next of shuffled(rng, cellsAround(last, board, true))) {
      if (steps-- <= 0) return undefined
      if (taken.has(next) || line.includes(next) || crosses(last, next, [...lines, line], board)) continue
      const longer = [...line, next]
      const numbers = longer.map((cell) => solution[cell])
      if (kind.laying.goesOn?.(numbers, board) === false) {
        // An arrow is complete once it cannot be extended, even if it is shorter than wanted.
        if (longer.length >= fewest && readAt(kind, longer, full).length > 0) return longer
        continue
      }
      const found = extend(longer)
      if (found) return found
    }
    return undefined
  }
  const first = below(rng, board.size ** 2)
  return taken.has(first) ? undefined : extend([first])
}

/** Whether a slanted step would cross one of these lines. */
function crosses(from: number, to: number, lines: readonly (readonly number[])[], board: RuleBoard): boolean {
  const [[row, column], [nextRow, nextColumn]] = [rowAndColumn(from, board), rowAndColumn(to, board)]
  if (row === nextRow || column === nextColumn) return false
  const [one, other] = [row * board.size + nextColumn, nextRow * board.size + column]
  return lines.some((line) =>
    line.some(
      (cell, index) =>
        (cell === one && line[index + 1] === other) || (cell === other && line[index + 1] === one),
    ),
  )
}
