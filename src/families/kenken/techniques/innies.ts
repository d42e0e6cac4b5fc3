// Innies and outies: the numbers of adjacent lines have a known sum and a known product. The share of a cage is
// what its cells in these lines contribute. If all shares except one or two are known, the remaining cages must
// contribute the rest, and combinations with other shares are ruled out.
//
//   a a b b      size 4: the two rows add up to 20. With 5+ for a, 4+ for b and 6+ for c, the two cells of d in
//   c c d d      these rows add up to 20 - 5 - 4 - 6 = 5, and the cell below has the rest of the target of d.
//   . . . d
//
// A share is known if the whole cage is inside the lines, or if it is the same for all combinations of the cage.

import { range } from '../../constraintProblem.ts'
import type { Elimination, PatternFinder } from '../../inference.ts'
import { groupsFact } from '../../latin/reasons.ts'
import { describedLater } from '../../lazyElimination.ts'
import { valueAt } from '../cageTupleTables.ts'
import { exponentOf, PRIMES } from '../puzzle.ts'
import type { CagePencil } from './candidateTuples.ts'

/**
 * A product is represented by the exponents of its primes, in fields of six bits. In blocks of at most
 * MOST_LINES lines no exponent exceeds 63.
 */
const POWER_BITS = 6

function powersOf(product: number): number {
  return PRIMES.reduce((amount, prime, at) => amount + (exponentOf(prime, product) << (POWER_BITS * at)), 0)
}

function productOf(powers: number): number {
  return PRIMES.reduce(
    (product, prime, index) => product * prime ** ((powers >> (POWER_BITS * index)) & (2 ** POWER_BITS - 1)),
    1,
  )
}

const identity = (number: number) => number
/**
 * How sums and products are computed: `amountOf` turns numbers and targets into amounts that can be added, and
 * `targetOf` turns an amount back into a target.
 */
const MEASURES = {
  'innies-and-outies': { operator: '+', amountOf: identity, targetOf: identity },
  'product-innies-and-outies': { operator: 'x', amountOf: powersOf, targetOf: productOf },
} as const

/** Adjacent lines, and the cells in them. */
interface Block {
  readonly lines: readonly number[]
  readonly cells: readonly number[]
  readonly isIn: Uint8Array
}

/** The maximum number of lines in a block, and the maximum number of cages with an unknown share. */
const MOST_LINES = 3
const MOST_OPEN = 2

/** Finds the contributions of one or two cages to adjacent lines if the shares of all other cages are known. */
export function cageInnieFinder(pencil: CagePencil, kind: keyof typeof MEASURES): PatternFinder {
  const { board, compiled, tuplesOf } = pencil
  const { size, groups } = board
  const { cageOf, cageCells, cellsFrom, wordsOf } = compiled
  const { operator, amountOf, targetOf } = MEASURES[kind]
  const blocks = blocksOf(size)
  const amounts = [0, ...range(1, size).map(amountOf)]
  const ofLine = amounts.reduce((sum, amount) => sum + amount)
  const isSeen = new Uint8Array(size * size)
  /** For each block, the result of `lastReadOf` at the last search that found nothing. */
  const foundNothing = new Float64Array(blocks.length)

  /** The cages in a block, or an empty list if a cell has no cage. */
  function cagesIn({ cells }: Block): number[] {
    const found: number[] = []
    isSeen.fill(0)
    for (const cell of cells) {
      const cage = cageOf[cell]
      if (cage < 0) return []
      if (isSeen[cage]) continue
      isSeen[cage] = 1
      found.push(cage)
    }
    return found
  }

  /** The amount that a combination contributes to a block. */
  function broughtBy({ isIn }: Block, cage: number, tuple: number): number {
    let amount = 0
    for (let index = cellsFrom[cage], at = 0; index < cellsFrom[cage + 1]; index++, at++) {
      if (isIn[cageCells[index]]) amount += amounts[valueAt(compiled.pool, tuple, at)]
    }
    return amount
  }

  /** Whether the clue alone gives the share of a cage. */
  function isClear({ isIn }: Block, cage: number): boolean {
    const clue = compiled.cages[cage]
    if (clue.cells.length > 1 && clue.operator !== operator) return false
    for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
      if (isIn[cageCells[index]] === 0) return false
    }
    return true
  }

  /** The share of a cage if it is the same for all combinations, or -1. */
  function agreedAmount(block: Block, cage: number): number {
    let agreed = -1
    for (const tuple of tuplesOf(cage)) {
      const amount = broughtBy(block, cage, tuple)
      if (agreed >= 0 && amount !== agreed) return -1
      agreed = amount
    }
    return agreed
  }

  /**
   * Separates the cages with unknown shares from the cages whose combinations agree, and computes the rest for
   * the unknown shares. Returns undefined if too many are unknown.
   */
  function split(block: Block, cages: readonly number[]) {
    const open: number[] = []
    const agreed: number[] = []
    let rest = block.lines.length * ofLine
    for (const cage of cages) {
      if (isClear(block, cage)) {
        rest -= amountOf(compiled.cages[cage].target)
        continue
      }
      const amount = wordsOf[cage] > 0 ? agreedAmount(block, cage) : -1
      if (amount >= 0) {
        agreed.push(cage)
        rest -= amount
        continue
      }
      if (wordsOf[cage] === 0 || open.length === MOST_OPEN) return undefined
      open.push(cage)
    }
    return { open, agreed, rest }
  }

  /** The possible shares of a cage, each once. */
  function amountsOf(block: Block, cage: number): Set<number> {
    return new Set(tuplesOf(cage).map((tuple) => broughtBy(block, cage, tuple)))
  }

  /** Rules out combinations of the cages with unknown shares, whose shares must add up to the rest. */
  function narrowedBy(block: Block, open: readonly number[], rest: number): Elimination[] {
    const brought = open.map((cage) => amountsOf(block, cage))
    return open.flatMap((cage, which) => {
      const other = brought[1 - which] ?? new Set([0])
      const fitting = new Set([...brought[which]].filter((amount) => other.has(rest - amount)))
      if (fitting.size === brought[which].size) return []
      const left = pencil.unionOf(cage, (tuple) => fitting.has(broughtBy(block, cage, tuple)))
      return pencil.isNarrowed(cage, left) ? pencil.patternOf(kind, cage, () => ({}), left) : []
    })
  }

  return (frame, report, wanted) => {
    pencil.read(frame)
    for (const [index, block] of blocks.entries()) {
      const lastRead = pencil.lastReadOf(block.cells)
      if (lastRead === foundNothing[index]) continue
      const { open, agreed, rest } = split(block, cagesIn(block)) ?? { open: [], agreed: [], rest: 0 }
      const narrowed = open.length > 0 ? narrowedBy(block, open, rest) : []
      if (narrowed.length === 0 && !wanted) foundNothing[index] = lastRead
      if (narrowed.length === 0) continue
      const own = open.flatMap(pencil.cellsOf).filter((cell) => block.isIn[cell])
      const cells = [
        ...block.lines.flatMap((line) => groups[line].cells),
        ...narrowed.flatMap((one) => one.cells),
      ]
      const premises = [...open, ...agreed].map((one) => ({ cells: pencil.cellsOf(one) }))
      const describe = () => ({
        facts: {
          groups: groupsFact(block.lines.map((line) => groups[line])),
          rest: targetOf(rest),
          cells: pencil.names(own),
          cages: narrowed.map(({ facts }) => `${facts.cage} (${facts.cageCells})`).join(', '),
        },
        cells: [...new Set(cells)],
        premises,
        candidates: narrowed.flatMap(({ candidates }) => candidates),
      })
      const removes = narrowed.flatMap((one) => one.removes)
      report(describedLater(kind, removes, describe))
    }
  }
}

/** Blocks of rows and of columns, those with few lines first. */
function blocksOf(size: number): Block[] {
  const blocks: Block[] = []
  for (let count = 1; count <= Math.min(MOST_LINES, size - 1); count++) {
    for (const start of [0, size]) {
      for (let from = 0; from + count <= size; from++) {
        const lines = Array.from({ length: count }, (_, index) => start + from + index)
        const isIn = Uint8Array.from({ length: size * size }, (_, cell) =>
          lines.includes(start === 0 ? Math.floor(cell / size) : size + (cell % size)) ? 1 : 0,
        )
        const cells = range(0, size * size - 1).filter((cell) => isIn[cell])
        blocks.push({ lines, cells, isIn })
      }
    }
  }
  return blocks
}
