// Finds a path to the solution that a person can follow. Each step has its reason. The path uses only what the family's
// reasoner deduces: no step depends on the solution.
//
// Forced values are placed first: the plainest one, or among equally plain ones the nearest to the last placement. When no
// value is forced, the easiest technique that rules anything out is applied everywhere. When no technique helps, candidates are
// assumed, and the candidates with short chains to a contradiction are refuted. When no candidate is refuted either, a search
// fills a cell. All this happens on the *working board*.
//
// Most eliminations turn out to be useless. So each elimination waits until a placement needs it, and is shown just before that
// placement on the *shown board*; the others are never shown. For each eliminated candidate, the step that ruled it out is
// recorded, and each reason lists the candidates that must be gone. The needed steps are found by following these links back.

import type { Candidate, Elimination, Premise, Reasoner, Technique } from '../families/inference.ts'
import { once } from '../families/lazyElimination.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Model } from '../kernel/searchModel.ts'
import { makeCellSearch } from './fillCellBySearch.ts'
import { expectSound, makeAssumer, makeForced, smallestCell } from './followAssumptions.ts'
import { makeChainFinder } from './forcingChain.ts'
import { plainest, plainestFirst } from './sortForcedValues.ts'
import type { EliminateStep, PathFinder, RefuteStep, Step } from './steps.ts'
import { makeTeller } from './tellPattern.ts'

/** An elimination that waits until a placement needs it. */
interface Waiting {
  /** The difficulty of the technique. */
  readonly rank: number
  /** The step can depend only on steps before this index. */
  readonly after: number
  /** The candidates that the step ruled out on the working board. */
  readonly removes: readonly Candidate[]
  /** The premises of the step. */
  premises(): readonly Premise[]
  /** Rules out the candidates on the shown board too, and returns the steps that do so. */
  tell(): (EliminateStep | RefuteStep)[]
}

/** The number of forced placements that are compared; the placement that needs the easiest steps is made. */
const TARGETS = 6

/** Makes the path finder of a shape. */
export function makePathFinder(
  reasoner: Reasoner,
  techniques: readonly Technique[],
  compileModel: () => Model,
  columns: number,
): PathFinder {
  const { cells } = reasoner
  const assumer = makeAssumer(reasoner)
  const chainOf = makeChainFinder(reasoner)
  // The model is compiled on demand, because few paths need a search.
  const searcher = once(() => makeCellSearch(compileModel()))
  const forced = makeForced(cells)
  const values = new Int32Array(reasoner.maxCandidates)
  const finders = reasoner.makeFinders()
  const eliminating = techniques.filter(({ tier }) => tier !== 'singles').map(({ name }) => name)
  const teller = once(() => makeTeller(reasoner, eliminating))
  const most = reasoner.maxCandidates
  // The remainder is unambiguous: the values of a family are consecutive, although the first value need not be 0 or 1.
  const indexOf = (cell: number, value: number) => cell * most + (value % most)
  /** The puzzle that the reasoner has compiled. */
  let compiled: Puzzle | undefined

  return function* path({ puzzle, placed: entries, excluded }) {
    const board = new Int32Array(reasoner.frameWords)
    /** The board after the steps shown so far. */
    const shown = new Int32Array(reasoner.frameWords)
    const placed = [...entries]
    const steps: Waiting[] = []
    /** For each candidate, the number of the step that ruled it out, counted from 1; 0 for other candidates. */
    const ruledOutBy = new Int32Array(cells * most)
    /** Whether any step has ruled out a candidate of the cell. */
    const hasLost = new Uint8Array(cells)
    let lastCell = placed.at(-1)?.cell ?? 0

    expectSound(reasoner.root(board, puzzle))
    compiled = puzzle
    for (const { cell, value } of placed) expectSound(reasoner.place(board, cell, value))
    for (const { cell, value } of excluded)
      if (isOpen(board, cell, indexOf(cell, value))) expectSound(reasoner.exclude(board, cell, value))
    shown.set(board)

    for (;;) {
      if (compiled !== puzzle) {
        reasoner.root(new Int32Array(reasoner.frameWords), puzzle)
        compiled = puzzle
      }
      if (reasoner.openCells(board) === 0) return
      yield* stepsToNextPlacement()
    }

    /** Returns the steps that the next placement needs and that are not shown yet, followed by the placement. */
    function stepsToNextPlacement(): Step[] {
      for (;;) {
        // Values that the shown board already forces come first.
        expectSound(reasoner.look(shown, forced))
        if (forced.count > 0) return [placeShown(plainest(forced, lastCell, columns))]
        expectSound(reasoner.look(board, forced))
        if (forced.count > 0) return placeBehind()
        if (!eliminate() && !refute()) return search()
      }
    }

    /** Whether a cell still has a candidate. */
    function isOpen(frame: Int32Array, cell: number, index: number): boolean {
      const count = reasoner.candidates(frame, cell, values)
      for (let at = 0; at < count; at++) if (indexOf(cell, values[at]) === index) return true
      return false
    }

    /** The candidates that the shown board still has. */
    function stillShown(candidates: readonly Candidate[]): Candidate[] {
      return candidates.filter(({ cell, value }) => isOpen(shown, cell, indexOf(cell, value)))
    }

    function place(cell: number, value: number): void {
      expectSound(reasoner.place(board, cell, value))
      expectSound(reasoner.place(shown, cell, value))
      placed.push({ cell, value })
      lastCell = cell
    }

    /** Places one of the values that the shown board forces. */
    function placeShown(index: number): Step {
      let inSight = 0
      for (let other = 0; other < forced.count; other++) inSight += forced.weights[other]
      const effort = reasoner.openCells(shown) / inSight
      const cell = forced.cells[index]
      const value = forced.values[index]
      const reasons = reasoner.reasons(shown, cell, value)
      place(cell, value)
      return { step: 'place', cell, value, reasons, effort }
    }

    /** Shows the easiest steps that make some value forced on the shown board, and places this value. */
    function placeBehind(): Step[] {
      const { cell, behind } = easiestPlacement()
      const before = tell(behind)
      expectSound(reasoner.look(shown, forced))
      const index = forced.cells.subarray(0, forced.count).indexOf(cell)
      if (index < 0) throw new Error('a placement needs a step that was not shown')
      return [...before, placeShown(index)]
    }

    function easiestPlacement(): { readonly cell: number; readonly behind: readonly number[] } {
      let best: { cell: number; behind: number[] } | undefined
      for (const index of plainestFirst(forced, lastCell, columns).slice(0, TARGETS)) {
        const cell = forced.cells[index]
        for (const { premises } of reasoner.reasons(board, cell, forced.values[index])) {
          const behind = waitingFor(premises, best?.behind)
          if (behind) best = { cell, behind }
        }
      }
      return best as NonNullable<typeof best>
    }

    /**
     * Returns the steps that the premises need and that are not shown yet, in the order in which they were found. Undefined if
     * they are not easier than `others`: they are harder, or as hard and not fewer.
     */
    function waitingFor(premises: readonly Premise[], others?: readonly number[]): number[] | undefined {
      const mostRank = others ? Math.max(-1, ...others.map((one) => steps[one].rank)) : Infinity
      const found = new Set<number>()
      let rank = -1
      const add = (some: readonly Premise[], limit: number) => {
        for (const { cells: where, value } of some) {
          for (const cell of where) {
            if (hasLost[cell] === 0) continue
            const from = value === undefined ? cell * most : indexOf(cell, value)
            const to = value === undefined ? from + most : from + 1
            for (let at = from; at < to; at++) {
              const step = ruledOutBy[at] - 1
              if (step < 0 || step >= limit || found.has(step)) continue
              // A candidate that is already gone from the shown board needs no step.
              if (!isOpen(shown, cell, at)) continue
              found.add(step)
              rank = Math.max(rank, steps[step].rank)
            }
          }
        }
      }
      const isEasier = () => !others || rank < mostRank || (rank === mostRank && found.size < others.length)
      add(premises, steps.length)
      // The loop also visits the steps that it adds to the set.
      for (const step of found) {
        if (!isEasier()) return undefined
        add(steps[step].premises(), steps[step].after)
      }
      return isEasier() ? [...found].sort((one, other) => one - other) : undefined
    }

    function tell(waiting: readonly number[]): Step[] {
      return waiting.flatMap((index) => {
        // A step that was shown earlier may have ruled out the same candidates already.
        return stillShown(steps[index].removes).length === 0 ? [] : steps[index].tell()
      })
    }

    function ruleOut(step: Waiting): void {
      const number = steps.push(step)
      for (const { cell, value } of step.removes) {
        ruledOutBy[indexOf(cell, value)] = number
        hasLost[cell] = 1
        expectSound(reasoner.exclude(board, cell, value))
      }
    }

    /**
     * Finds the easiest technique that rules anything out, and applies it everywhere on the board. Returns false if no
     * technique rules anything out.
     */
    function eliminate(): boolean {
      for (const [rank, name] of eliminating.entries()) {
        const found: Elimination[] = []
        finders[name](board, (one) => found.push(one))
        if (found.length === 0) continue
        const after = steps.length
        for (const one of found) {
          const removes = one.removes.filter(({ cell, value }) => ruledOutBy[indexOf(cell, value)] === 0)
          if (removes.length === 0) continue
          ruleOut({
            rank,
            after,
            removes,
            premises: () => one.premises,
            tell: () => teller().tell(shown, one, removes),
          })
        }
        return true
      }
      return false
    }

    /** Rules out candidates that short chains refute. Returns false if no candidate is refuted. */
    function refute(): boolean {
      const refuted = assumer.refuteSoon(board)
      if (refuted.length === 0) return false
      const before = board.slice()
      const after = steps.length
      for (const { cell, value, steps: length } of refuted) {
        const chain = once(() => chainOf(before, { cell, value }))
        ruleOut({
          // Short chains are easier than long ones.
          rank: eliminating.length + length,
          after,
          removes: [{ cell, value }],
          premises: () => {
            const { links, contradiction } = chain()
            return [contradiction, ...links.flatMap(({ reason }) => reason ?? [])].flatMap(
              (one) => one.premises,
            )
          },
          // Placements that were made since then may make the chain on the shown board shorter.
          tell: () => {
            const step = { step: 'refute', cell, value, ...chainOf(shown, { cell, value }) } as const
            expectSound(reasoner.exclude(shown, cell, value))
            return [step]
          },
        })
      }
      return true
    }

    /** Fills the cell with the fewest candidates by a search. */
    function search(): Step[] {
      const cell = smallestCell(reasoner, board)
      const before = tell(waitingFor([{ cells: [cell] }]) ?? [])
      const candidates = Array.from(values.subarray(0, reasoner.candidates(board, cell, values)))
      const { survivors, nodes } = searcher()(puzzle, placed, cell, candidates)
      expectSound(survivors.length === 1)
      const [value] = survivors
      place(cell, value)
      const refuted = candidates.filter((one) => one !== value)
      return [...before, { step: 'search', cell, value, refuted, nodes }]
    }
  }
}
