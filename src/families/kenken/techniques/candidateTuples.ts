// The tuples that the candidates allow in each cage, as a player would pencil them in. Several techniques
// examine the same board, and little changes from one board to the next. So only changed cages are read again.

import { lowest } from '../../../kernel/bits.ts'
import { cellName } from '../../cellNamesAndFaults.ts'
import type { Candidate, Elimination, Premise, Reason } from '../../inference.ts'
import type { LatinBoard } from '../../latin/boardOfGroups.ts'
import { OPEN_CELL } from '../../latin/boardStateForSingles.ts'
import { valuesOfSet } from '../../latin/valuesOfSet.ts'
import { once } from '../../lazyElimination.ts'
import { placementsFact } from '../../placementsFact.ts'
import type { CompiledCages } from '../cagesForInference.ts'
import { FIELD, fieldAt, MOST_TUPLE_WORDS as MOST_WORDS } from '../cageTupleTables.ts'
import { layOutNumbers } from '../lineSinglesWithCages.ts'
import { clueOf } from '../puzzle.ts'

/** The pencilled tuples of the cages. */
export interface CagePencil extends ReturnType<typeof makeCagePencil> {}

/** The part of a cage within a line. The cage has a table, and two or more cells in the line. */
interface Segment {
  readonly cage: number
  readonly line: number
  /** The field that holds the numbers of this line in each tuple of the cage. */
  readonly field: number
}

/** Parts of a pattern that replace the defaults. */
interface PatternParts {
  /** What the pattern rules out; by default, all candidates of the cage's cells outside `left`. */
  readonly removes?: readonly Candidate[]
  /** The cells to look at; by default, those of the cage. */
  readonly cells?: readonly number[]
  /** What the pattern relies on; by default, the candidates of the cage. */
  readonly premises?: readonly Premise[]
}

/** Compiles a shape. `compiled` holds the cages of the last compiled puzzle. */
export function makeCagePencil(board: LatinBoard, compiled: CompiledCages) {
  const { size, cells } = board
  const { cageOf, cageCells, cellsFrom, cageLines, linesFrom, wordsOf, poolFrom, poolTo } = compiled
  const { PLACED } = layOutNumbers(board)
  /** The possible numbers of each cell: the candidates of an open cell, or the number of a settled cell. */
  const masks = new Int32Array(cells)
  /** Whether each cell is open. */
  const isOpen = new Uint8Array(cells)
  /** Where the fitting tuples of each cage begin in the pool. */
  let live: number[][] = []
  /** The union and the intersection of each cage's fitting tuples, in the same words as the tuples. */
  const some = new Int32Array(MOST_WORDS * cells)
  const every = new Int32Array(MOST_WORDS * cells)
  const isStale = new Uint8Array(cells)
  /** The cells of each cage, in reading order. */
  let cellLists: readonly (readonly number[])[] = []
  let segments: readonly Segment[] = []
  /** The number of reads so far, of all cages and all puzzles, and this number when each cage was last read. */
  let clock = 0
  const readAt = new Float64Array(cells)
  let version = 0

  function recompile(): void {
    version = compiled.version
    cellLists = compiled.cages.map((_, cage) =>
      Array.from(cageCells.subarray(cellsFrom[cage], cellsFrom[cage + 1])),
    )
    segments = cellLists.flatMap((list, cage) =>
      Array.from(cageLines.subarray(linesFrom[cage], linesFrom[cage + 1]), (line, index) => {
        return { cage, line, field: list.length + index }
      }),
    )
    live = compiled.cages.map(() => [])
    isStale.fill(1)
  }

  function readCage(cage: number): void {
    const words = wordsOf[cage]
    const { pool } = compiled
    const own = MOST_WORDS * cage
    compiled.block(masks, cage)
    const found: number[] = []
    some.fill(0, own, own + words)
    every.fill(-1, own, own + words)
    for (let at = poolFrom[cage]; at < poolTo[cage]; at += words) {
      if (!compiled.fits(at)) continue
      found.push(at)
      for (let word = 0; word < words; word++) {
        some[own + word] |= pool[at + word]
        every[own + word] &= pool[at + word]
      }
    }
    live[cage] = found
  }

  const nameOf = (cell: number) => cellName({ columns: size }, cell)

  return {
    board,
    compiled,
    masks,
    isOpen,
    read(frame: Int32Array): void {
      if (version !== compiled.version) recompile()
      for (let cell = 0; cell < cells; cell++) {
        const placed = frame[PLACED + cell]
        const mask = placed !== 0 ? placed : frame[cell] & ~OPEN_CELL
        isOpen[cell] = placed === 0 ? 1 : 0
        if (masks[cell] === mask) continue
        masks[cell] = mask
        if (cageOf[cell] >= 0) isStale[cageOf[cell]] = 1
      }
      for (let cage = 0; cage < compiled.cages.length; cage++) {
        if (isStale[cage] === 0) continue
        isStale[cage] = 0
        readAt[cage] = ++clock
        if (wordsOf[cage] > 0) readCage(cage)
      }
    },
    /**
     * When a cage of these cells was last read. A finder's result about these cages stays valid while this is the
     * same. No other puzzle has the same time, because all its cages are read anew. It is NaN, which equals
     * nothing, if a cell has no cage.
     */
    lastReadOf(list: readonly number[]): number {
      let last = 0
      for (let index = 0; index < list.length; index++) last = Math.max(last, readAt[cageOf[list[index]]])
      return last
    },
    tuplesOf,
    /** The numbers that every fitting tuple of a cage has in a segment; none if no tuple fits. */
    everyIn: ({ cage, field }: Segment) =>
      live[cage].length > 0 ? fieldAt(every, MOST_WORDS * cage, field) : 0,
    /** The numbers that a cell of a cage can have, given the numbers of its other cells. */
    numbersAt(cage: number, position: number): number {
      const cell = cageCells[cellsFrom[cage] + position]
      return wordsOf[cage] > 0
        ? fieldAt(some, MOST_WORDS * cage, position)
        : compiled.bounded(masks, cage, cell) & FIELD
    },
    /** For each cell of a cage, the numbers that it has in the fitting tuples selected by `isMeant`. */
    unionOf(cage: number, isMeant: (tuple: number) => boolean): number[] {
      const union = new Array<number>(cellsOf(cage).length).fill(0)
      for (const tuple of live[cage]) {
        if (!isMeant(tuple)) continue
        for (let at = 0; at < union.length; at++) union[at] |= fieldAt(compiled.pool, tuple, at)
      }
      return union
    },
    /** Whether a cell of a cage loses a candidate if each cell keeps only its numbers in `left`. */
    isNarrowed(cage: number, left: readonly number[]): boolean {
      return cellsOf(cage).some((cell, at) => isOpen[cell] === 1 && (masks[cell] & ~left[at]) !== 0)
    },
    /** The segments of all cages. */
    segments: () => segments,
    names: (list: readonly number[]) => list.map(nameOf).join(', '),
    /** Lists candidates as the fact `placements`. */
    placements: (list: readonly Candidate[]) => ({ placements: placementsFact({ columns: size }, list) }),
    /**
     * Describes a pattern of a cage. `factsOf` receives the removed candidates and returns the facts besides the
     * cage's name; `left` has the numbers that each cell keeps. Facts and candidates are computed on first use.
     */
    patternOf(
      kind: string,
      cage: number,
      factsOf: (removes: readonly Candidate[]) => Reason['facts'],
      left: readonly number[],
      parts: PatternParts = {},
    ): Elimination {
      const cells = cellsOf(cage)
      const { removes = candidatesBesides(cage, left), premises = [{ cells }] } = parts
      const clue = compiled.cages[cage]
      const kept = cells.map((cell, at) => (isOpen[cell] ? masks[cell] & left[at] : 0))
      const facts = once(() => {
        return { cage: clueOf(clue), cageCells: cells.map(nameOf).join(', '), ...factsOf(removes) }
      })
      const candidates = once(() =>
        cells.flatMap((cell, at) => valuesOfSet(kept[at]).map((value) => ({ cell, value }))),
      )
      return {
        kind,
        get facts() {
          return facts()
        },
        cells: parts.cells ?? cells,
        premises,
        get candidates() {
          return candidates()
        },
        removes,
      }
    },
    cellsOf,
    /** Whether a pattern of a cage can rule out the wanted candidate; true if no candidate is wanted. */
    isNear: (cage: number, wanted: Candidate | undefined) => !wanted || cageOf[wanted.cell] === cage,
    /** Lists the given numbers that are candidates of open cells among the given cells. */
    candidatesIn,
  }

  /** Where the fitting tuples of a cage begin in the pool; none for a cage without a table. */
  function tuplesOf(cage: number): readonly number[] {
    return live[cage]
  }

  function cellsOf(cage: number): readonly number[] {
    return cellLists[cage]
  }

  function listCandidates(found: Candidate[], cell: number, numbers: number): void {
    if (isOpen[cell] === 0) return
    for (let rest = masks[cell] & numbers; rest !== 0; rest &= rest - 1) {
      found.push({ cell, value: lowest(rest) + 1 })
    }
  }

  /** The candidates of each cell of a cage that are not among these numbers. */
  function candidatesBesides(cage: number, numbers: readonly number[]): Candidate[] {
    const found: Candidate[] = []
    const list = cellsOf(cage)
    for (let at = 0; at < list.length; at++) listCandidates(found, list[at], ~numbers[at])
    return found
  }

  function candidatesIn(list: readonly number[], numbers: number): Candidate[] {
    const found: Candidate[] = []
    for (let index = 0; index < list.length; index++) listCandidates(found, list[index], numbers)
    return found
  }
}
