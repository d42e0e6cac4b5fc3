// A path to the solution that a person can follow: step by step, each with its reason. It is made of what the family's
// reasoner deduces and of nothing else: no step knows the solution.
//
// What is forced is placed first, the plainest of it near the last one. Where nothing is forced, the easiest technique
// that rules candidates out does so, wherever it can; where none does, candidates are assumed, and those whose chains are
// shortest go; where that does not help either, a search fills a cell. All of that happens on the *working board*.
//
// Most of what is ruled out is of no use. So such steps wait until a placement rests on them, and are told just before
// it; what no placement needs is never told. Each candidate that is gone knows the step that ruled it out, and each
// reason the candidates that have to be gone: so the steps that a placement rests on are found by asking.

import type { Candidate, Elimination, Premise, Reasoner, Technique } from '../families/inference.ts'
import { once } from '../families/laterDescription.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Model } from '../kernel/model.ts'
import { expectSound, makeAssumer, makeForced, smallestCell } from './assumptions.ts'
import { makeChainFinder } from './forcingChain.ts'
import { plainestFirst } from './plainestFirst.ts'
import { makeCellSearch } from './refuteCell.ts'
import type { EliminateStep, RefuteStep, Step } from './steps.ts'

/** A step that rules candidates out, and waits to be told. */
interface Waiting {
  /** How hard its technique is. */
  readonly rank: number
  /** It rests on earlier steps than this one alone. */
  readonly after: number
  /** What it has ruled out on the working board. */
  readonly removes: readonly Candidate[]
  /** What it rests on. */
  premises(): readonly Premise[]
  tell(): EliminateStep | RefuteStep
}

/** Of so many placements in sight, the one that takes the easiest steps is made. */
const TARGETS = 6

/** A board to go on from. */
interface PathStart {
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** Values that are placed besides the givens. */
  readonly placed: readonly Candidate[]
  /** Candidates that are ruled out. */
  readonly excluded: readonly Candidate[]
}

/** Finds paths on boards of a shape; steps are made as they are asked for. Paths of several puzzles may be asked in turn. */
export type PathFinder = (start: PathStart) => Generator<Step, void, undefined>

/** Compiles a shape. */
export function makePathFinder(
  reasoner: Reasoner,
  techniques: readonly Technique[],
  compileModel: () => Model,
  columns: number,
): PathFinder {
  const { cells } = reasoner
  const assumer = makeAssumer(reasoner)
  const chainOf = makeChainFinder(reasoner)
  // Few paths need a search.
  const searcher = once(() => makeCellSearch(compileModel()))
  const forced = makeForced(cells)
  const values = new Int32Array(reasoner.maxCandidates)
  const eliminating = techniques.filter(({ tier }) => tier === 'techniques').map(({ name }) => name)
  const most = reasoner.maxCandidates
  // Values follow each other, wherever they begin.
  const indexOf = (cell: number, value: number) => cell * most + (value % most)
  /** Which puzzle the reasoner has compiled. */
  let compiled: Puzzle | undefined

  return function* path({ puzzle, placed: entries, excluded }) {
    const board = new Int32Array(reasoner.frameWords)
    /** The board as the steps that were told have left it. */
    const shown = new Int32Array(reasoner.frameWords)
    const placed = [...entries]
    const steps: Waiting[] = []
    /** The step that ruled a candidate out, counted from 1. */
    const ruledOutBy = new Int32Array(cells * most)
    /** Whether any step has ruled out a candidate of a cell. */
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

    /** What a placement rests on and was not told before, and the placement. */
    function stepsToNextPlacement(): Step[] {
      for (;;) {
        // What is forced without more being told comes first.
        expectSound(reasoner.look(shown, forced))
        if (forced.count > 0) return [placeShown(plainestFirst(forced, lastCell, columns)[0])]
        expectSound(reasoner.look(board, forced))
        if (forced.count > 0) return placeBehind()
        if (!eliminate() && !refute()) return search()
      }
    }

    /** Whether a candidate is still there. */
    function isOpen(frame: Int32Array, cell: number, index: number): boolean {
      const count = reasoner.candidates(frame, cell, values)
      for (let at = 0; at < count; at++) if (indexOf(cell, values[at]) === index) return true
      return false
    }

    /** Those that the shown board has. */
    function stillShown(candidates: readonly Candidate[]): Candidate[] {
      return candidates.filter(({ cell, value }) => isOpen(shown, cell, indexOf(cell, value)))
    }

    function place(cell: number, value: number): void {
      expectSound(reasoner.place(board, cell, value))
      expectSound(reasoner.place(shown, cell, value))
      placed.push({ cell, value })
      lastCell = cell
    }

    /** Places one of what is forced on the shown board. */
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

    /** Tells what makes something forced on the shown board, as easy steps as can be, and places it. */
    function placeBehind(): Step[] {
      const { cell, behind } = easiestPlacement()
      const before = tell(behind)
      expectSound(reasoner.look(shown, forced))
      const index = forced.cells.subarray(0, forced.count).indexOf(cell)
      if (index < 0) throw new Error('a placement rests on something that was not told')
      return [...before, placeShown(index)]
    }

    function easiestPlacement(): { readonly cell: number; readonly behind: readonly number[] } {
      let best: { cell: number; behind: number[] } | undefined
      for (const index of plainestFirst(forced, lastCell, columns).slice(0, TARGETS)) {
        const cell = forced.cells[index]
        for (const { premises } of reasoner.reasons(board, cell, forced.values[index])) {
          const behind = waitingFor(premises)
          if (!best || isEasier(behind, best.behind)) best = { cell, behind }
        }
      }
      return best as NonNullable<typeof best>
    }

    function isEasier(some: readonly number[], others: readonly number[]): boolean {
      const hardest = (list: readonly number[]) => Math.max(-1, ...list.map((one) => steps[one].rank))
      return (hardest(some) - hardest(others) || some.length - others.length) < 0
    }

    /** The steps that premises rest on and that are not told yet, in the order in which they were found. */
    function waitingFor(premises: readonly Premise[]): number[] {
      const found = new Set<number>()
      const add = (some: readonly Premise[], limit: number) => {
        for (const { cells: where, value } of some) {
          for (const cell of where) {
            if (hasLost[cell] === 0) continue
            const from = value === undefined ? cell * most : indexOf(cell, value)
            const to = value === undefined ? from + most : from + 1
            for (let at = from; at < to; at++) {
              const step = ruledOutBy[at] - 1
              if (step < 0 || step >= limit || found.has(step)) continue
              // What is gone on the shown board, for whatever reason, takes no step any more.
              if (!isOpen(shown, cell, at)) continue
              found.add(step)
              add(steps[step].premises(), steps[step].after)
            }
          }
        }
      }
      add(premises, steps.length)
      return [...found].sort((one, other) => one - other)
    }

    function tell(waiting: readonly number[]): Step[] {
      return waiting.flatMap((index) => {
        // What was told before may have ruled out as much.
        if (stillShown(steps[index].removes).length === 0) return []
        const step = steps[index].tell()
        const removes = step.step === 'eliminate' ? step.removes : [step]
        for (const { cell, value } of removes) expectSound(reasoner.exclude(shown, cell, value))
        return step
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

    /** The easiest technique that rules anything out does so wherever it can. False if none does. */
    function eliminate(): boolean {
      for (const [rank, name] of eliminating.entries()) {
        const found: Elimination[] = []
        reasoner.finders[name](board, (one) => found.push(one))
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
            tell: () => tellElimination(name, one, removes),
          })
        }
        return true
      }
      return false
    }

    /**
     * A pattern as it is on the shown board: where candidates that it looks at are gone by now, what it says is out of date.
     * One that rules out as much is there still, unless an easier technique has overtaken it.
     */
    function tellElimination(name: string, found: Elimination, removes: readonly Candidate[]): EliminateStep {
      const open = stillShown(removes)
      const candidates = stillShown(found.candidates)
      if (candidates.length === found.candidates.length) {
        return { step: 'eliminate', ...found, candidates, removes: open }
      }
      let now: Elimination | undefined
      reasoner.finders[name](shown, (one) => {
        if (!now && open.every((wanted) => has(one.removes, wanted))) now = one
      })
      if (now) return { step: 'eliminate', ...now }
      return { step: 'eliminate', ...found, candidates, removes: open }
    }

    /** Rules out candidates whose chains are short. False if none contradicts itself. */
    function refute(): boolean {
      const refuted = assumer.refuteSoon(board)
      if (refuted.length === 0) return false
      const before = board.slice()
      const after = steps.length
      for (const { cell, value, steps: length } of refuted) {
        const chain = once(() => chainOf(before, { cell, value }))
        ruleOut({
          // Of several the shortest is the easiest.
          rank: eliminating.length + length,
          after,
          removes: [{ cell, value }],
          premises: () => {
            const { links, contradiction } = chain()
            return [contradiction, ...links.flatMap(({ reason }) => reason ?? [])].flatMap(
              (one) => one.premises,
            )
          },
          // The chain of the board that is shown: with what was placed meanwhile it may end sooner.
          tell: () => ({ step: 'refute', cell, value, ...chainOf(shown, { cell, value }) }),
        })
      }
      return true
    }

    /** Fills the cell with the fewest candidates by a search. */
    function search(): Step[] {
      const cell = smallestCell(reasoner, board)
      const before = tell(waitingFor([{ cells: [cell] }]))
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

function has(candidates: readonly Candidate[], { cell, value }: Candidate): boolean {
  return candidates.some((one) => one.cell === cell && one.value === value)
}
