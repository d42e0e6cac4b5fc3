// What the tests know of each rule of boards of groups: its meaning, twice, and both times without anything of src/.

import type { RuleBoard } from '../../../../src/families/latin/rules/ruleBoard.ts'
import { type RuledShape, relabellingUnderRules } from '../../../../src/families/latin/rules/ruledShape.ts'
import type { Puzzle } from '../../../../src/families/puzzle.ts'
import type { Rng } from '../../../../src/kernel/rng.ts'
import type { SmallBoard } from '../../../support/fixture.ts'
import { indices, inRandomOrder } from '../../../support/randomClues.ts'
import { cellsFrom, coin, rearranged } from '../../../support/twins.ts'

/** A cell of a full board. */
interface Placed {
  readonly row: number
  readonly column: number
  readonly value: number
}

/** What the tests know of a rule. */
interface RuleFixture {
  /** The rule as a part of an answer set program: groups of different numbers, or what must not hold. */
  program(board: RuleBoard): string
  /** Whether two different cells of a full board break the rule. */
  clash(one: Placed, other: Placed, board: RuleBoard): boolean
  /** Small boards that can have the rule, each with the published number of full boards that keep it, if there is one. */
  readonly boards: Readonly<Record<string, number | undefined>>
}

const apart = (one: Placed, other: Placed) => [
  Math.abs(one.row - other.row),
  Math.abs(one.column - other.column),
]
const isApart = (one: Placed, other: Placed, ...distances: readonly number[]) =>
  apart(one, other)
    .sort((a, b) => a - b)
    .join() === distances.join()
const isSame = (one: Placed, other: Placed) => one.value === other.value

/** Two cells with the same number, so many rows and columns apart in either direction. */
const sameNumberApart = (size: number, shorter: number, longer: number) => `
  :- holds(C, V), holds(D, V), C < D,
     |C / ${size} - D / ${size}| + |C \\ ${size} - D \\ ${size}| = ${shorter + longer},
     |C / ${size} - D / ${size}| * |C \\ ${size} - D \\ ${size}| = ${shorter * longer}.`

/** The rules by name. */
export const RULE_FIXTURES: Readonly<Record<string, RuleFixture>> = {
  x: {
    program: ({ size }) => `
      group(C, falling) :- cell(C), C / ${size} = C \\ ${size}.
      group(C, rising) :- cell(C), C / ${size} + C \\ ${size} = ${size - 1}.`,
    clash: (one, other, { size }) =>
      isSame(one, other) &&
      ([one, other].every(({ row, column }) => row === column) ||
        [one, other].every(({ row, column }) => row + column === size - 1)),
    // OEIS A274806, diagonal Latin squares.
    boards: { '4x4': undefined, 'latinsquare 4x4': 48, 'latinsquare 5x5': 960 },
  },
  hyper: {
    program: ({ size, boxRows: side }) => `
      group(C, window(C / ${size} / ${side + 1}, (C \\ ${size}) / ${side + 1})) :- cell(C),
        (C / ${size}) \\ ${side + 1} > 0, (C \\ ${size}) \\ ${side + 1} > 0.`,
    clash(one, other, { boxRows: side }) {
      const isInWindow = ({ row, column }: Placed) => row % (side + 1) > 0 && column % (side + 1) > 0
      const windowOf = ({ row, column }: Placed) =>
        `${Math.floor(row / (side + 1))} ${Math.floor(column / (side + 1))}`
      return isSame(one, other) && [one, other].every(isInWindow) && windowOf(one) === windowOf(other)
    },
    boards: { '4x4': undefined },
  },
  disjoint: {
    program: ({ size, boxRows, boxColumns }) => `
      group(C, position(C / ${size} \\ ${boxRows}, C \\ ${size} \\ ${boxColumns})) :- cell(C).`,
    clash(one, other, { boxRows, boxColumns }) {
      const positionOf = ({ row, column }: Placed) => `${row % boxRows} ${column % boxColumns}`
      return isSame(one, other) && positionOf(one) === positionOf(other)
    },
    boards: { '4x4': undefined },
  },
  'anti-knight': {
    program: ({ size }) => sameNumberApart(size, 1, 2),
    clash: (one, other) => isSame(one, other) && isApart(one, other, 1, 2),
    boards: { '4x4': undefined, 'latinsquare 5x5': undefined },
  },
  'anti-king': {
    program: ({ size }) => sameNumberApart(size, 1, 1),
    clash: (one, other) => isSame(one, other) && isApart(one, other, 1, 1),
    boards: { '4x4': undefined, 'latinsquare 5x5': undefined },
  },
  'non-consecutive': {
    program: ({ size }) => `
      :- holds(C, V), holds(D, V + 1), |C / ${size} - D / ${size}| + |C \\ ${size} - D \\ ${size}| = 1.`,
    clash: (one, other) => Math.abs(one.value - other.value) === 1 && isApart(one, other, 0, 1),
    boards: { '4x4': undefined, 'latinsquare 5x5': undefined },
  },
}

/** The rules of a shape as parts of an answer set program. */
export function ruleProgram(shape: RuledShape): string {
  return shape.rules.map((name) => RULE_FIXTURES[name].program(shape)).join('\n')
}

/** A random twin of a board with rules: turned or mirrored, and relabelled as far as the rules allow. */
export function ruledTwin<P extends Puzzle<RuledShape>>(rng: Rng, board: SmallBoard<P>): SmallBoard<P> {
  const { shape } = board.puzzle
  const { size, boxRows, boxColumns } = shape
  const lines = indices(size)
  const perhapsReversed = () => (coin(rng) ? lines.toReversed() : lines)
  const from = cellsFrom(shape, {
    rows: perhapsReversed(),
    columns: perhapsReversed(),
    isTransposed: boxRows === boxColumns && coin(rng),
  })
  const labels = { any: () => inRandomOrder(rng, lines), reversed: perhapsReversed, none: () => lines }[
    relabellingUnderRules(shape)
  ]()
  return rearranged(board, from, (value) => labels[value - 1] + 1)
}
