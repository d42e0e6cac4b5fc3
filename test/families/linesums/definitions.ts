// What each technique on boards of lines with sums rules out, by definition.

import { SEVERAL_LINES } from './definitionsOfSeveralLines.ts'
import {
  choices,
  lacking,
  lineFillings,
  lineIndices,
  needsOf,
  openCells,
  type Position,
  sumOf,
  unusedOf,
} from './positions.ts'

function combinations(size: number) {
  return (position: Position) =>
    lineIndices(position).flatMap((line) => {
      const cells = openCells(position, line)
      const found = cells.length === size ? lineFillings(position, line) : undefined
      return found ? lacking(position, cells, found) : []
    })
}

function bound(isWrong: (value: number, needs: number, others: readonly number[]) => boolean) {
  return (position: Position) =>
    lineIndices(position).flatMap((line) => {
      const cells = openCells(position, line)
      if (cells.length < 2) return []
      return cells.flatMap((cell) =>
        position.candidates[cell].flatMap((value) => {
          const isOut = isWrong(value, needsOf(position, line), unusedOf(position).slice(0, cells.length - 1))
          const isOutAbove = isWrong(
            value,
            needsOf(position, line),
            unusedOf(position).slice(1 - cells.length),
          )
          return isOut && isOutAbove ? `${cell} ${value}` : []
        }),
      )
    })
}

function naked(k: number) {
  return ({ candidates }: Position) => {
    const few = [...candidates.keys()].filter(
      (cell) => candidates[cell].length > 0 && candidates[cell].length <= k,
    )
    return choices(few, k).flatMap((cells) => {
      const union = new Set(cells.flatMap((cell) => candidates[cell]))
      if (union.size > k) return []
      return candidates.flatMap((own, cell) =>
        cells.includes(cell)
          ? []
          : own.filter((value) => union.has(value)).map((value) => `${cell} ${value}`),
      )
    })
  }
}

function hidden(k: number) {
  return (position: Position) => {
    const { candidates } = position
    const placesOf = (value: number) =>
      [...candidates.keys()].filter((cell) => candidates[cell].includes(value))
    const few = unusedOf(position).filter((value) => placesOf(value).length <= k)
    return choices(few, k).flatMap((values) => {
      const places = new Set(values.flatMap(placesOf))
      if (places.size > k) return []
      return [...places].flatMap((cell) =>
        candidates[cell].filter((value) => !values.includes(value)).map((value) => `${cell} ${value}`),
      )
    })
  }
}

/** The eliminations of each technique, as `cell value`. */
export const DEFINITIONS: Readonly<Record<string, (position: Position) => string[]>> = {
  'upper-bound': bound((value, needs, others) => value + sumOf(others) > needs),
  'lower-bound': bound((value, needs, others) => value + sumOf(others) < needs),
  'pair-combinations': combinations(2),
  'triple-combinations': combinations(3),
  'quad-combinations': combinations(4),
  'quint-combinations': combinations(5),
  'hidden-single': hidden(1),
  'hidden-pair': hidden(2),
  'naked-pair': naked(2),
  'required-number': (position) =>
    lineIndices(position).flatMap((line) => {
      const cells = openCells(position, line)
      const found = lineFillings(position, line) ?? []
      if (found.length === 0) return []
      return position.candidates.flatMap((own, cell) =>
        cells.includes(cell)
          ? []
          : own
              .filter((value) => found.every((one) => one.includes(value)))
              .map((value) => `${cell} ${value}`),
      )
    }),
  'locked-number': (position) =>
    lineIndices(position).flatMap((line) => {
      const cells = openCells(position, line)
      const found = lineFillings(position, line)
      const locked = unusedOf(position).filter((value) =>
        position.candidates.every((own, cell) => cells.includes(cell) || !own.includes(value)),
      )
      // Numbers that all combinations share add nothing: then the technique is the one of combinations.
      if (!found || locked.every((value) => found.every((one) => one.includes(value)))) return []
      return lacking(
        position,
        cells,
        found.filter((one) => locked.every((value) => one.includes(value))),
      )
    }),
  ...SEVERAL_LINES,
}
