// Lays clues on a full board, as an editor would: lines do not cross and do not share cells; cages cover the
// board, and are neither single cells nor large; all possible dots, signs and views are laid, and some of them
// are taken away later. The clues of several rules share the board, and their signs do not lie on each other.

import { below, type Rng, shuffled } from '../../../kernel/rng.ts'
import { range } from '../../constraintProblem.ts'
import { cellsAround, placeNamed } from './places.ts'
import type { ClueKind, LatinRule } from './rule.ts'
import type { Clue, RuleBoard } from './ruleBoard.ts'
import { SPOTS, spotBetween, spotsOfLine } from './spots.ts'

/** A full board. */
interface Full {
  readonly board: RuleBoard
  readonly solution: readonly number[]
}

/** What the clues of other rules leave for the clues of a rule. */
interface Room {
  /** The spots of the board that signs cover. */
  readonly taken: ReadonlySet<number>
  /** The number of rules that share the board. */
  readonly sharers: number
}

/**
 * The order in which clues are laid: first the rules that need all possible clues, then those that lay some
 * clues, last those whose clues can be taken away.
 */
function turnOf({ clues }: LatinRule): number {
  const { count, isRemovable } = (clues as ClueKind).laying
  if (count) return 1
  return isRemovable ? 2 : 0
}

/**
 * Lays one or more clues of each of these rules, which keep clear of the clues laid before, or lie on them if
 * they find no room. Returns undefined if this failed, so that another board must be filled.
 */
export function layClues(rng: Rng, rules: readonly LatinRule[], full: Full): Clue[] | undefined {
  const laid: Clue[] = []
  const taken = new Set<number>()
  const sharers = rules.filter((rule) => turnOf(rule) === 1 && spotsUnder(rule)).length
  for (const rule of rules.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    let own = perhapsLaid(rng, rule, full, { taken, sharers })
    if (own?.length === 0 && taken.size > 0) own = perhapsLaid(rng, rule, full, { taken: new Set(), sharers })
    if (!own?.length) return undefined
    laid.push(...own)
    for (const { cells } of own)
      for (const spot of spotsUnder(rule)?.(cells, full.board) ?? []) taken.add(spot)
  }
  return laid
}

const spotsUnder = ({ clues }: LatinRule) => SPOTS[(clues as ClueKind).place]

function perhapsLaid(rng: Rng, rule: LatinRule, full: Full, room: Room): Clue[] | undefined {
  const { name, clues } = rule
  const kind = clues as ClueKind
  const clue = (cells: readonly number[], value: string): Clue => {
    return { rule: name, cells, ...(value !== '' && { value }) }
  }
  const { all } = placeNamed(kind.place)
  const spots = spotsUnder(rule)
  const most = kind.laying.count?.(full.board)
  const wanted = most !== undefined && spots ? Math.ceil(most / room.sharers) : most
  if (all) {
    const free = all(full.board).filter(
      (cells) => turnOf(rule) === 0 || !spots?.(cells, full.board).some((spot) => room.taken.has(spot)),
    )
    const known = free.flatMap((cells) =>
      [cells, cells.toReversed()].flatMap((way) => readAt(kind, way, full)),
    )
    const one = new Map(
      known.map(({ cells, value }) => [cells.toSorted((a, b) => a - b).join(), clue(cells, value)]),
    )
    const laid =
      kind.place === 'view' ? known.map(({ cells, value }) => clue(cells, value)) : [...one.values()]
    return shuffled(rng, laid).slice(0, wanted)
  }
  const found =
    kind.place === 'cage'
      ? coverWithCages(rng, kind, full)
      : drawLines(rng, kind, full, { wanted: wanted ?? 0, taken: room.taken })
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

/** Draws lines that do not touch each other, and cover none of the spots that are taken. */
function drawLines(
  rng: Rng,
  kind: ClueKind,
  full: Full,
  { wanted, taken }: { readonly wanted: number; readonly taken: ReadonlySet<number> },
): number[][] {
  const lines: number[][] = []
  const covered = new Set(taken)
  for (let tries = 0; tries < LINE_TRIES * wanted && lines.length < wanted; tries++) {
    const line = drawLine(rng, kind, full, covered)
    if (!line) continue
    lines.push(line)
    for (const spot of spotsOfLine(line, full.board)) covered.add(spot)
  }
  return lines
}

function drawLine(rng: Rng, kind: ClueKind, full: Full, covered: ReadonlySet<number>): number[] | undefined {
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
      const ahead = [spotBetween(last, next, board), spotBetween(next, next, board)]
      const behind = spotsOfLine(line, board)
      if (ahead.some((spot) => covered.has(spot) || behind.includes(spot))) continue
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
  return covered.has(spotBetween(first, first, board)) ? undefined : extend([first])
}
