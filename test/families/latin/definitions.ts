// Singles by their definitions: a second implementation, with sets.

import type { LatinBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { groupFact } from '../../../src/families/latin/reasons.ts'
import { range } from './boards.ts'

/** The candidates of each open cell, and what follows from them. An only candidate has this weight, an only place 1. */
export function makeDefinitions({ size, cells, groups }: LatinBoard, onlyCandidate = 0) {
  const values = new Array<number>(cells).fill(0)
  const numbers = range(1, size)
  const allowed = values.map(() => new Set(numbers))
  const groupsWith = (cell: number) => groups.filter((group) => group.cells.includes(cell))
  const places = (group: readonly number[], value: number) =>
    group.filter((cell) => values[cell] === 0 && allowed[cell].has(value))
  const lacks = (group: readonly number[], value: number) => !group.some((cell) => values[cell] === value)
  const open = () => range(0, cells - 1).filter((cell) => values[cell] === 0)

  /** The reasons for a value, as `hidden-single in row 2`. */
  function reasons(cell: number, value: number): string[] {
    if (!allowed[cell].has(value)) return []
    const found = groupsWith(cell).flatMap((group) =>
      places(group.cells, value).length === 1 ? `hidden-single in ${groupFact(group)}` : [],
    )
    return allowed[cell].size === 1 ? [...found, 'naked-single'] : found
  }

  function isContradictory(): boolean {
    return (
      open().some(
        (cell) =>
          allowed[cell].size === 0 || numbers.filter((value) => reasons(cell, value).length > 0).length > 1,
      ) ||
      groups.some(({ cells: own }) =>
        numbers.some((value) => lacks(own, value) && places(own, value).length === 0),
      )
    )
  }

  return {
    values,
    reasons,
    lacks,
    places,
    allowed,
    open,
    /** Places a value. Returns false if it is not a candidate of the cell. */
    place(cell: number, value: number): boolean {
      if (values[cell] !== 0 || !allowed[cell].has(value)) return false
      values[cell] = value
      for (const { cells: own } of groupsWith(cell)) for (const peer of own) allowed[peer].delete(value)
      return true
    },
    /** The candidates of each cell; none of a placed one. */
    candidates: () => allowed.map((own, cell) => (values[cell] === 0 ? [...own].sort((a, b) => a - b) : [])),
    /** The placements that are forced as `cell value weight`, sorted. */
    seen(): string[] | 'contradiction' {
      if (isContradictory()) return 'contradiction'
      return open()
        .flatMap((cell) =>
          numbers.flatMap((value) => {
            const kinds = reasons(cell, value)
            const weights = kinds.map((kind) => (kind === 'naked-single' ? onlyCandidate : 1))
            return kinds.length > 0 ? `${cell} ${value} ${weights.reduce((sum, one) => sum + one, 0)}` : []
          }),
        )
        .sort()
    },
  }
}

/** A board with its placed values, by the definitions. */
export type Definitions = ReturnType<typeof makeDefinitions>
