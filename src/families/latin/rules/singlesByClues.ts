// Singles on a board with clues, told as a person sees them: by the clues that leave one number.
//
//   cage 16:  4 5 .        the last cell of the cage: 16 - 4 - 5 = 7
//   white dot:  3 . 4      beside the dot only 2 and 4 are possible; the 4 of the row leaves 2
//
// The reasons stay those of singles.ts, with better sentences. They rely only on placed values and on the clues,
// like the glances of boardStateForSingles.ts.

import { firstBits, lowest, popcount } from '../../../kernel/bits.ts'
import type { Reason } from '../../inference.ts'
import { once } from '../../lazyElimination.ts'
import { cellsFact } from '../../placementsFact.ts'
import type { LatinBoard } from '../boardOfGroups.ts'
import { layOutBoard, OPEN_CELL } from '../boardStateForSingles.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import { type NarrowedClue, narrowedClues, toldAsLast } from './clueNarrowers.ts'
import { peersWithPairs } from './pairsAndWalks.ts'

/** A sentence names at most this many clues. */
const MOST_CLUES = 3

/** A sentence lists at most this many numbers; if clues allow more, the notes of the cell say more than they do. */
const MOST_NUMBERS = 4

/** What a clue says about one of its cells at a glance. */
interface Glance {
  readonly clue: NarrowedClue
  /** The numbers that the clue allows in the cell, as bits. */
  readonly allowed: number
  /** The numbers of the cells, if all other cells are filled. */
  readonly numbers?: readonly number[]
}

/** Makes a function that tells reasons of a board whose frames hold values; the frame is that of the reason. */
export function makeClueTeller(board: LatinBoard): (frame: Int32Array, reason: Reason) => Reason {
  const teller = once(() => compileTeller(board))
  return (frame, reason) => teller()(frame, reason)
}

function compileTeller(board: LatinBoard) {
  const { size, cells } = board
  const all = firstBits(size)
  const { VALUES } = layOutBoard(board)
  const peers = peersWithPairs(board)
  const words = new Int32Array(cells)
  const clues = narrowedClues(board).filter(({ clue }) => clue !== undefined)
  const cluesOf = Array.from({ length: cells }, (_, cell) =>
    clues.filter((clue) => clue.cells.includes(cell)),
  )
  /** Implied clues rule out nothing at a glance, as in boardStateForSingles.ts. */
  const plainCluesOf = cluesOf.map((own) => own.filter(({ isImplied }) => !isImplied))
  /** For each clue, what it allows in its cells on an empty board. */
  const atFirst = new Map<NarrowedClue, Int32Array>()

  function onEmptyBoard(clue: NarrowedClue): Int32Array {
    const known = atFirst.get(clue)
    if (known) return known
    const own = new Int32Array(clue.cells.length).fill(all)
    clue.narrow(own)
    atFirst.set(clue, own)
    return own
  }

  function glance(frame: Int32Array, clue: NarrowedClue, cell: number): Glance {
    const place = clue.cells.indexOf(cell)
    if (clue.cells.some((one) => one !== cell && frame[one] & OPEN_CELL))
      return { clue, allowed: onEmptyBoard(clue)[place] }
    clue.cells.forEach((one, index) => {
      words[index] = one === cell ? all : frame[VALUES + one]
    })
    const numbers = clue.cells.map((one) => lowest(frame[VALUES + one]) + 1)
    return { clue, allowed: clue.narrow(words) ? words[place] : 0, numbers }
  }

  /** The numbers that no filled cell forbids in a cell by itself, as bits. */
  const unseen = (frame: Int32Array, cell: number) =>
    peers[cell].reduce((bits, peer) => bits & ~frame[VALUES + peer], all)

  /** A clue as a fact, with all or some of its cells. */
  function clueFact({ clue, cells: own, house }: NarrowedClue, some = own): string {
    return `${clue} (${(some === own && house) || cellsFact({ columns: size }, some)})`
  }

  /**
   * The clues that rule out these numbers in a cell, which does not see them, with the numbers that the clues allow
   * together. Undefined if there is no such clue.
   */
  function rulingOut(frame: Int32Array, cell: number, numbers: number) {
    const glances = plainCluesOf[cell].map((clue) => glance(frame, clue, cell))
    const chosen: NarrowedClue[] = []
    let options = all
    for (let rest = numbers; rest !== 0; ) {
      const strongest = glances.reduce<Glance | undefined>((best, one) => {
        const most = popcount(rest & ~(best?.allowed ?? all))
        return popcount(rest & ~one.allowed) > most ? one : best
      }, undefined)
      if (!strongest) break
      chosen.push(strongest.clue)
      options &= strongest.allowed
      rest &= strongest.allowed
    }
    if (chosen.length === 0 || chosen.length > MOST_CLUES || popcount(options) > MOST_NUMBERS)
      return undefined
    const group = chosen.map((clue) => clueFact(clue)).join(', ')
    const own = [...new Set(chosen.flatMap(({ cells: some }) => some))]
    return { options, group, cells: own, listed: valuesOfSet(options).join(', ') }
  }

  /** Tells a single candidate by a clue whose other cells are filled, or by the clues that leave few numbers. */
  function tellCandidate(frame: Int32Array, cell: number, value: number, reason: Reason): Reason {
    const bit = 1 << (value - 1)
    for (const clue of cluesOf[cell]) {
      const { allowed, numbers } = glance(frame, clue, cell)
      if (!numbers || allowed !== bit) continue
      const place = clue.cells.indexOf(cell)
      const told = toldAsLast(clue, numbers.with(place, value), place, size)
      if (told) return { ...reason, ...told, cells: clue.cells }
    }
    const found = rulingOut(frame, cell, unseen(frame, cell) & ~bit)
    if (!found) return reason
    const { options, group, listed, cells: own } = found
    return {
      ...reason,
      sentence: options === bit ? 'only-in-clue' : 'few-in-clue',
      facts: { value, group, options: listed },
      cells: own,
    }
  }

  /** Tells why no candidate is left in a cell by the clues that leave few numbers. */
  function tellNoCandidate(frame: Int32Array, reason: Reason): Reason {
    const cell = Number(reason.facts.cell)
    const found = rulingOut(frame, cell, unseen(frame, cell))
    if (!found) return reason
    const { options, group, listed: excluded, cells: own } = found
    return {
      ...reason,
      sentence: options === 0 ? 'none-in-clue' : 'none-left-in-clue',
      facts: { cell, group, excluded },
      cells: own,
    }
  }

  /** Tells where a value can or cannot go in a group by the clues that rule it out in cells that do not see it. */
  function tellPlaces(frame: Int32Array, reason: Reason, sentence: string): Reason {
    const bit = 1 << (Number(reason.facts.value) - 1)
    const ruledOut = new Map<NarrowedClue, number[]>()
    for (const cell of reason.cells) {
      if (!(frame[cell] & OPEN_CELL) || frame[cell] & bit || !(unseen(frame, cell) & bit)) continue
      const against = plainCluesOf[cell].filter((clue) => !(glance(frame, clue, cell).allowed & bit))
      const clue = against.find((one) => ruledOut.has(one)) ?? against[0]
      if (clue) ruledOut.set(clue, [...(ruledOut.get(clue) ?? []), cell])
    }
    if (ruledOut.size === 0 || ruledOut.size > MOST_CLUES) return reason
    const told = Array.from(ruledOut, ([clue, some]) => clueFact(clue, some))
    return { ...reason, sentence, facts: { ...reason.facts, clues: told.join(', ') } }
  }

  return (frame: Int32Array, reason: Reason): Reason => {
    switch (reason.kind) {
      case 'naked-single':
        return tellCandidate(frame, reason.cells[0], Number(reason.facts.value), reason)
      case 'hidden-single':
        return tellPlaces(frame, reason, 'hidden-by-clue')
      case 'no-candidate':
        return tellNoCandidate(frame, reason)
      case 'no-place':
        return tellPlaces(frame, reason, 'no-place-by-clue')
      default:
        return reason
    }
  }
}
