// Puzzles with rules: their clues besides the givens, and their boards. Boards of one shape differ if a rule of the shape has clues.

import type { Rng } from '../../../kernel/rng.ts'
import { cellName } from '../../cellNamesAndFaults.ts'
import { memo, perObjects } from '../../memo.ts'
import type { Puzzle } from '../../puzzle.ts'
import { type LatinBoard, type LatinGroup, squareBoard } from '../boardOfGroups.ts'
import { placeNamed } from './places.ts'
import type { ClueKind } from './rule.ts'
import type { Clue } from './ruleBoard.ts'
import { furtherRulesOf, type RuledShape } from './ruledShape.ts'
import { compareRules, ruleNamed } from './ruleTable.ts'

/** A puzzle on a board with rules. */
export interface RuledPuzzle<S extends RuledShape = RuledShape> extends Puzzle<S> {
  /** The clues of its rules, by the order of the rules and of their cells; none if left out. */
  readonly clues?: readonly Clue[]
}

const NO_CLUES: readonly Clue[] = []

/** Whether puzzles of a shape can have clues besides the givens. */
export function hasClues(shape: RuledShape): boolean {
  return furtherRulesOf(shape).some(({ clues }) => clues)
}

/** What is known of the clues of a rule. */
export function kindOf({ rule }: Pick<Clue, 'rule'>): ClueKind {
  return ruleNamed(rule)?.clues as ClueKind
}

/** Clues in the order of puzzles, each once and written in one way. */
export function sortedClues(clues: readonly Clue[]): readonly Clue[] {
  const normal = clues.map((clue): Clue => ({ ...clue, cells: normalCells(clue) }))
  const byText = new Map(normal.map((clue) => [JSON.stringify([clue.rule, clue.cells, clue.value]), clue]))
  return [...byText.values()].sort(
    (one, other) => compareRules(one.rule, other.rule) || compareCells(one.cells, other.cells),
  )
}

/** The cells of a clue, in ascending order or from the end at which they are lower, where that means the same. */
function normalCells(clue: Clue): readonly number[] {
  const { place, isReversible } = kindOf(clue)
  if (placeNamed(place).isSet) return clue.cells.toSorted((one, other) => one - other)
  const reversed = clue.cells.toReversed()
  return isReversible && compareCells(reversed, clue.cells) < 0 ? reversed : clue.cells
}

function compareCells(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((cell, index) => cell !== other[index])
  return at < 0 ? one.length - other.length : one[at] - (other[at] ?? -1)
}

/** The clues that the rules of a shape lay before the board is filled. */
export function cluesBefore(rng: Rng, shape: RuledShape): readonly Clue[] {
  const laid = furtherRulesOf(shape).flatMap(({ name, clues }) =>
    (clues?.laying.before?.(rng, shape) ?? []).map((clue) => ({ rule: name, ...clue })),
  )
  return sortedClues(laid)
}

/** What boards are made of: a shape, and the clues of a puzzle. */
type BoardSource<S extends RuledShape> = Pick<RuledPuzzle<S>, 'shape' | 'clues'>

/** The boards of a family's puzzles: rows, columns, boxes, and what its rules and clues add. */
export function makeBoardOf<S extends RuledShape>(boxesOf: (shape: S) => readonly LatinGroup[] = () => []) {
  const plainBoard = memo(
    (shape: S) => shape.text,
    (shape) => boardUnderRules(shape, boxesOf(shape)),
  )
  const boardWithClues = perObjects((clues: readonly Clue[], shape: S) =>
    withClues(plainBoard(shape), clues, shape),
  )
  return ({ shape, clues = NO_CLUES }: BoardSource<S>): LatinBoard =>
    clues.length === 0 ? plainBoard(shape) : boardWithClues(clues, shape)
}

/** The board of a shape before any clue. */
function boardUnderRules(shape: RuledShape, boxes: readonly LatinGroup[]): LatinBoard {
  const rules = furtherRulesOf(shape)
  return squareBoard(shape, {
    groups: [...boxes, ...rules.flatMap((rule) => rule.groups?.(shape) ?? [])],
    pairs: rules.flatMap((rule) => rule.pairs?.(shape) ?? []),
    ...(hasClues(shape) && { walks: [] }),
  })
}

/** A board with what clues add. Its groups are the same object if the clues add none: what is compiled for them is used again. */
function withClues(board: LatinBoard, clues: readonly Clue[], shape: RuledShape): LatinBoard {
  const parts = clues.map((clue) => {
    const kind = kindOf(clue)
    return { ...kind.adds(clue, shape), told: { fault: kind.fault(clue), clue: kind.called(clue) } }
  })
  const regions = parts
    .flatMap(({ groups = [] }) => groups)
    .map((group, index) => ({ ...group, number: index + 1 }))
  const pairs = parts.flatMap((part) => (part.pairs ?? []).map((pair) => ({ ...pair, ...part.told })))
  const walks = parts.flatMap((part) => (part.walks ?? []).map((walk) => ({ ...walk, ...part.told })))
  const groups = regions.length > 0 ? [...board.groups, ...regions] : board.groups
  const together = furtherRulesOf(shape).flatMap(({ name, clues: kind }) => {
    const own = clues.filter(({ rule }) => rule === name)
    return own.length > 0 ? (kind?.together?.(own, shape, groups) ?? []) : []
  })
  return {
    ...board,
    groups,
    pairs: [...(board.pairs ?? []), ...pairs, ...together.flatMap((part) => part.pairs ?? [])],
    walks: [...walks, ...together.flatMap((part) => part.walks ?? [])],
  }
}

/** Makes the board of a puzzle. */
export type BoardOf<S extends RuledShape> = (source: BoardSource<S>) => LatinBoard

/** A clue in messages: `killer 15 at r1c1`. */
export function clueName({ rule, value, cells }: Clue, shape: RuledShape): string {
  return `${value === undefined ? rule : `${rule} ${value}`} at ${cellName(shape, cells[0])}`
}
