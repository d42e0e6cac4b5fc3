// Subsets: if k cells of a group together have only k candidates, these values go into these cells (naked). If a
// group can have k values in only k cells, these cells hold nothing else (hidden). Subsets of 2, 3 and 4 are
// called pairs, triples and quads.

import type { PatternFinder } from '../../inference.ts'
import { groupFact, groupsFact } from '../reasons.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import { type LatinPencil, smallUnions } from './candidateBoard.ts'

/** The names of subsets of 2, 3 and 4. */
const SUBSET_NAMES = { 2: 'pair', 3: 'triple', 4: 'quad' } as const

/**
 * Finds k cells of a group that together have only k candidates. If another group has all of these cells, too, the values are
 * ruled out in both.
 */
export function nakedSubsetFinder(pencil: LatinPencil, k: keyof typeof SUBSET_NAMES): PatternFinder {
  const { board, bits, names } = pencil
  const kind = `naked-${SUBSET_NAMES[k]}`
  return pencil.finderInGroups((index, report) => {
    const group = board.groups[index]
    const open = group.cells.filter((cell) => bits[cell] !== 0)
    if (open.length <= k) return
    const sets = open.map((cell) => bits[cell])
    smallUnions(sets, k, (chosen, union) => {
      const cells = chosen.map((at) => open[at])
      const isTarget = (cell: number) => (bits[cell] & union) !== 0 && !cells.includes(cell)
      const losing = board.groups.filter(
        (one) => cells.every((cell) => one.cells.includes(cell)) && one.cells.some(isTarget),
      )
      report({
        kind,
        facts: () => ({
          cells: names(cells),
          values: valuesOfSet(union).join(', '),
          group: groupsFact(losing),
        }),
        cells,
        values: union,
        targets: [...new Set(losing.flatMap((one) => one.cells))].filter(isTarget),
        premises: [{ cells }],
      })
    })
  })
}

/** Finds k values that together have only k places in a group. */
export function hiddenSubsetFinder(pencil: LatinPencil, k: keyof typeof SUBSET_NAMES): PatternFinder {
  const { board, places, cellsAt, names } = pencil
  const { size, groups } = board
  const all = 2 ** size - 1
  const kind = `hidden-${SUBSET_NAMES[k]}`
  return pencil.finderInGroups((index, report) => {
    const group = groups[index]
    const open: number[] = []
    for (let value = 1; value <= size; value++) if (places[index * size + value - 1]) open.push(value)
    if (open.length <= k) return
    const sets = open.map((value) => places[index * size + value - 1])
    smallUnions(sets, k, (chosen, union) => {
      const values = chosen.map((at) => open[at])
      const set = values.reduce((bits, value) => bits | (1 << (value - 1)), 0)
      const cells = cellsAt(index, union)
      report({
        kind,
        facts: () => ({ cells: names(cells), values: values.join(', '), group: groupFact(group) }),
        cells,
        values: set,
        targets: cells,
        struck: all & ~set,
        premises: values.map((value) => ({ cells: group.cells, value })),
      })
    })
  })
}
