// The candidates of a board of groups, as a person would pencil them in. Patterns are searched in them. They are
// read from a frame once for each search.

import { lowest, popcount } from '../../../kernel/bits.ts'
import type { Candidate, Elimination, PatternFinder, Premise, Reason } from '../../inference.ts'
import { once } from '../../lazyElimination.ts'
import { cellsFact } from '../../placementsFact.ts'
import { groupsOfCells, type LatinBoard } from '../boardOfGroups.ts'
import { layOutBoard, OPEN_CELL } from '../boardStateForSingles.ts'
import { peersOfCells } from '../peersOfCells.ts'
import { valuesOfSet } from '../valuesOfSet.ts'

/** A strong link: a group has only two places for a value, so one of the two cells has the value. */
export interface StrongLink {
  /** The two cells. */
  readonly ends: readonly [one: number, other: number]
  /** The index of the group. */
  readonly group: number
}

/** A pattern as a finder describes it. Candidates are listed later. */
interface Pattern {
  readonly kind: string
  /** Computes the facts, possibly later, so they must not depend on data that changes. */
  readonly facts: () => Reason['facts']
  /** The cells to look at, and the values that form the pattern in these cells. */
  readonly cells: readonly number[]
  readonly values: number
  /** The cells that lose candidates, and the values that they lose: by default the values of the pattern. */
  readonly targets: readonly number[]
  readonly struck?: number | ((cell: number) => number)
  readonly premises: readonly Premise[]
  /** What a sentence of its own states, as in an `Elimination`. */
  readonly told?: Pick<Elimination, 'sentence' | 'leaves'>
}

/** Reports a pattern. Patterns in which no target loses a candidate are dropped. */
export type Report = (pattern: Pattern) => void

/** The pencilled candidates of a board. */
export interface LatinPencil extends ReturnType<typeof makeLatinPencil> {}

/** Compiles a board. */
export function makeLatinPencil(board: LatinBoard) {
  const { size, cells, groups, walks } = board
  const { VALUES } = layOutBoard(board)
  const groupsOf = groupsOfCells(board)
  const peersOf = peersOfCells(board)
  const isPeer = peersOf.map((peers) => {
    const marks = new Uint8Array(cells)
    for (const peer of peers) marks[peer] = 1
    return marks
  })
  /** For each cell, the cells that it sees, as bits of 32-bit words. */
  const peerWords = peersOf.map((peers) => {
    const words = new Int32Array(Math.ceil(cells / 32))
    for (const peer of peers) words[peer >> 5] |= 1 << (peer & 31)
    return words
  })
  /** The candidates of each open cell as bits; 0 for a settled cell. */
  const bits = new Int32Array(cells)
  /** The value of each settled cell as a bit, if clues along cells need it. */
  const settled = new Int32Array(cells)
  /** For each group and value, the positions of the group at which the value is a candidate, as bits. */
  const places = new Int32Array(groups.length * size)

  /** The cells at these positions of a group. */
  function cellsAt(group: number, positions: number): number[] {
    const found: number[] = []
    for (let rest = positions; rest !== 0; rest &= rest - 1) found.push(groups[group].cells[lowest(rest)])
    return found
  }

  let links: StrongLink[][] | undefined

  /** All strong links of a value. */
  function linksOf(value: number): readonly StrongLink[] {
    links ??= Array.from({ length: size }, (_, index) => findLinks(index + 1))
    return links[value - 1]
  }

  function findLinks(value: number): StrongLink[] {
    const found: StrongLink[] = []
    for (let group = 0; group < groups.length; group++) {
      const positions = places[group * size + value - 1]
      const rest = positions & (positions - 1)
      if (rest === 0 || (rest & (rest - 1)) !== 0) continue
      found.push({ ends: cellsAt(group, positions) as [number, number], group })
    }
    return found
  }

  function candidatesIn(some: readonly number[], values: number): Candidate[] {
    return some.flatMap((cell) => valuesOfSet(bits[cell] & values).map((value) => ({ cell, value })))
  }

  /** Counters for each group and each value, which grow whenever candidates of the group or the value change. */
  const groupChanges = new Int32Array(groups.length).fill(1)
  const valueChanges = new Int32Array(size).fill(1)

  /** Reads a frame. Does nothing if no candidate has changed since the last frame. */
  function read(frame: Int32Array): void {
    let changed = 0
    let gained = 0
    for (let cell = 0; cell < cells; cell++) {
      const own = frame[cell] & OPEN_CELL ? frame[cell] & ~OPEN_CELL : 0
      if (walks) settled[cell] = frame[VALUES + cell]
      if (own === bits[cell]) continue
      changed |= own ^ bits[cell]
      gained |= own & ~bits[cell]
      bits[cell] = own
      for (const group of groupsOf[cell]) groupChanges[group]++
    }
    if (changed === 0) return
    // If candidates come back, even outside a pattern's own part of the board, the pattern may rule them out, so
    // all groups count as changed.
    if (gained !== 0) {
      for (let group = 0; group < groups.length; group++) groupChanges[group]++
    }
    for (let value = 0; value < size; value++) if (changed & (1 << value)) valueChanges[value]++
    places.fill(0)
    links = undefined
    for (let group = 0; group < groups.length; group++) {
      const own = groups[group].cells
      for (let position = 0; position < size; position++) {
        for (let rest = bits[own[position]]; rest !== 0; rest &= rest - 1) {
          places[group * size + lowest(rest)] |= 1 << position
        }
      }
    }
  }

  /** Reports a pattern as an elimination. Returns whether a target loses a candidate. */
  function tell(pattern: Pattern, report: (found: Elimination) => void): boolean {
    const { kind, cells: own, values, targets, struck = values, premises, told } = pattern
    const struckIn = typeof struck === 'number' ? () => struck : struck
    if (!targets.some((cell) => bits[cell] & struckIn(cell))) return false
    const facts = once(pattern.facts)
    report({
      kind,
      get facts() {
        return facts()
      },
      cells: own,
      premises,
      candidates: candidatesIn(own, values),
      removes: targets.flatMap((cell) => candidatesIn([cell], struckIn(cell))),
      ...told,
    })
    return true
  }

  /** Makes a finder that skips the parts of the board that have not changed since nothing was found in them. */
  function finderOfParts(
    changes: Int32Array,
    find: (part: number, report: Report) => void,
    isNear: (part: number, wanted: Candidate) => boolean,
  ): PatternFinder {
    const quietSince = new Int32Array(changes.length)
    return (frame, report, wanted) => {
      read(frame)
      for (let part = 0; part < changes.length; part++) {
        if (quietSince[part] === changes[part] || (wanted && !isNear(part, wanted))) continue
        let isQuiet = true
        find(part, (pattern) => {
          if (tell(pattern, report)) isQuiet = false
        })
        if (isQuiet) quietSince[part] = changes[part]
      }
    }
  }

  return {
    board,
    groupsOf,
    peersOf,
    peerWords,
    bits,
    settled,
    places,
    sees: (one: number, other: number) => isPeer[one][other] === 1,
    /** Whether a cell that sees both of these cells can take the value. */
    areBothSeen(one: number, other: number, value: number): boolean {
      const bit = 1 << (value - 1)
      const around = peersOf[one]
      for (let index = 0; index < around.length; index++) {
        if (bits[around[index]] & bit && isPeer[other][around[index]] === 1) return true
      }
      return false
    },
    /** The cells that see all of these cells and can take the value. */
    seenByAll(some: readonly number[], value: number): number[] {
      const bit = 1 << (value - 1)
      return peersOf[some[0]].filter(
        (cell) => bits[cell] & bit && some.every((one) => isPeer[one][cell] === 1),
      )
    },
    cellsAt,
    linksOf,
    names: (some: readonly number[]) => cellsFact({ columns: size }, some),
    groupChanges,
    /** Makes a finder of patterns. */
    finder(find: (report: Report, wanted?: Candidate) => void): PatternFinder {
      return (frame, report, wanted) => {
        read(frame)
        find((pattern) => tell(pattern, report), wanted)
      }
    },
    /** Makes a finder of patterns that depend only on the places of one value. */
    finderOfValues: (find: (value: number, report: Report) => void) =>
      finderOfParts(
        valueChanges,
        (part, report) => find(part + 1, report),
        (part, wanted) => part + 1 === wanted.value,
      ),
    /**
     * Makes a finder of patterns that depend only on the candidates in one group, and rule out candidates in the
     * same group.
     */
    finderInGroups: (find: (group: number, report: Report) => void) =>
      finderOfParts(groupChanges, find, (group, { cell }) => groupsOf[cell].includes(group)),
    /**
     * Makes a finder of patterns that depend only on the candidates in one group, and rule out candidates in
     * other groups.
     */
    finderFromGroups: (find: (group: number, report: Report) => void) =>
      finderOfParts(groupChanges, find, () => true),
  }
}

/** Calls `found` for each choice of k of these sets whose union has at most `most` members. No set is empty. */
export function smallUnions(
  sets: readonly number[],
  k: number,
  found: (chosen: readonly number[], union: number) => void,
  most = k,
): void {
  const chosen: number[] = []
  const choose = (from: number, union: number) => {
    if (chosen.length === k) {
      found(chosen, union)
      return
    }
    for (let index = from; index <= sets.length - (k - chosen.length); index++) {
      const grown = union | sets[index]
      if (popcount(grown) > most) continue
      chosen.push(index)
      choose(index + 1, grown)
      chosen.pop()
    }
  }
  choose(0, 0)
}
