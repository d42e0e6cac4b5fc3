// Chains of cells in which every second link is strong: if the value is not at one end, it is at the other end,
// so it is ruled out in all cells that see both ends.
//
//   X-chain    cells that can have one value, joined alternately by strong links (one of the two cells has the value)
//              and by weak links (the two cells see each other, so at most one of them has the value)
//   XY-chain   cells with two candidates, each of which sees the next cell and shares a candidate with it
//
// Breadth-first search finds the shortest chains between two ends.

import { popcount } from '../../../kernel/bits.ts'
import type { Candidate, PatternFinder } from '../../inference.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import type { LatinPencil, StrongLink } from './candidateBoard.ts'
import { premisesOf } from './skyscrapersAndKites.ts'

/**
 * A candidate that must be true if the candidate at the start of the chain is false; `from` is the candidate
 * before it in the chain.
 */
interface Reached extends Candidate {
  readonly from?: Reached
  /** In an X-chain, the strong link that leads to the candidate. */
  readonly link?: StrongLink
  /** The number of cells from the start. */
  readonly length: number
}

/** Finds chains of strong links of one value. A chain of one link rules out nothing that pointing does not. */
export function xChainFinder(pencil: LatinPencil): PatternFinder {
  const { board, sees, seenByAll, areBothSeen } = pencil
  return pencil.finderOfValues((value, report) => {
    const links = pencil.linksOf(value)
    const linksAt = new Map<number, { readonly end: number; readonly link: StrongLink }[]>()
    for (const link of links) {
      const [one, other] = link.ends
      for (const [end, far] of [
        [one, other],
        [other, one],
      ]) {
        const own = linksAt.get(end) ?? []
        linksAt.set(end, own)
        if (own.every((known) => known.end !== far)) own.push({ end: far, link })
      }
    }
    const starts = [...linksAt.keys()]
    const after = (cell: number, from: Reached | undefined, length: number): Reached[] =>
      (linksAt.get(cell) ?? []).map(({ end, link }) => ({
        cell: end,
        value,
        link,
        length,
        ...(from && { from }),
      }))
    const chains = starts.flatMap((start) =>
      search(after(start, undefined, 2), board.cells, 1, (reached) =>
        starts
          .filter((near) => near !== start && sees(reached.cell, near))
          .flatMap((near) => after(near, reached, reached.length + 2)),
      )
        .filter(({ cell, from }) => from && start < cell && areBothSeen(start, cell, value))
        .map((end) => ({ start, end })),
    )
    for (const { start, end } of shortestFirst(chains)) {
      const used = pathTo(end).flatMap(({ link }) => link ?? [])
      const cells = used.flatMap((link, index) => {
        const far = pathTo(end)[index].cell
        return [link.ends[0] === far ? link.ends[1] : link.ends[0], far]
      })
      report({
        kind: 'x-chain',
        facts: () => ({
          value,
          chain: pencil.names(cells),
          first: pencil.names([start]),
          last: pencil.names([end.cell]),
        }),
        cells,
        values: 1 << (value - 1),
        targets: seenByAll([start, end.cell], value),
        premises: premisesOf(board.groups, used, value),
      })
    }
  })
}

/** Finds chains of cells with two candidates, at least three cells long. */
export function xyChainFinder(pencil: LatinPencil): PatternFinder {
  const { board, bits, sees, seenByAll, areBothSeen } = pencil
  const { cells, size } = board
  return pencil.finder((report) => {
    const pairs: number[] = []
    for (let cell = 0; cell < cells; cell++) if (popcount(bits[cell]) === 2) pairs.push(cell)
    const neighbours = new Map(pairs.map((cell) => [cell, pairs.filter((near) => sees(cell, near))]))
    const otherOf = (cell: number, value: number) => valuesOfSet(bits[cell] & ~(1 << (value - 1)))[0]
    const chains = pairs.flatMap((start) =>
      valuesOfSet(bits[start]).flatMap((value) =>
        search([{ cell: start, value: otherOf(start, value), length: 1 }], cells, size, (reached) =>
          (neighbours.get(reached.cell) as number[])
            .filter((near) => near !== start && bits[near] & (1 << (reached.value - 1)))
            .map((near) => ({
              cell: near,
              value: otherOf(near, reached.value),
              from: reached,
              length: reached.length + 1,
            })),
        )
          .filter((end) => end.length > 2 && end.value === value && start < end.cell)
          .filter((end) => areBothSeen(start, end.cell, value))
          .map((end) => ({ start, end })),
      ),
    )
    for (const { start, end } of shortestFirst(chains)) {
      const path = pathTo(end).map(({ cell }) => cell)
      const values = path.reduce((union, cell) => union | bits[cell], 0)
      report({
        kind: 'xy-chain',
        facts: () => ({
          value: end.value,
          chain: pencil.names(path),
          first: pencil.names([start]),
          last: pencil.names([end.cell]),
        }),
        cells: path,
        values,
        targets: seenByAll([start, end.cell], end.value),
        struck: 1 << (end.value - 1),
        premises: [{ cells: path }],
      })
    }
  })
}

/** All candidates that can be reached from `first`, each by a shortest chain. */
function search(
  first: readonly Reached[],
  cells: number,
  size: number,
  next: (reached: Reached) => readonly Reached[],
): Reached[] {
  const known = new Uint8Array(cells * size)
  const found: Reached[] = []
  const add = (one: Reached) => {
    const index = one.cell * size + ((one.value - 1) % size)
    if (known[index] === 1) return
    known[index] = 1
    found.push(one)
  }
  first.forEach(add)
  // The loop also visits the candidates that are added to the list.
  for (const one of found) next(one).forEach(add)
  return found
}

/** The candidates of a chain, beginning with the first candidate that was reached. */
function pathTo(end: Reached): Reached[] {
  return end.from ? [...pathTo(end.from), end] : [end]
}

function shortestFirst<T extends { readonly end: Reached }>(chains: readonly T[]): T[] {
  return chains.toSorted((one, other) => one.end.length - other.end.length)
}
