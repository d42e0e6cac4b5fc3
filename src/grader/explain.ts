// A path to the solution that a person can follow: step by step, each with its reason. It is made of what the family's
// reasoner sees and of nothing else: no step knows the solution.
//
// Of all that is forced the plainest placement comes next, near the last one. Where nothing is forced, every
// candidate is assumed in turn. Of all that contradict themselves a person needs few to go on: a least part that makes
// some placement forced is ruled out. Where no assumption helps, a search refutes all
// candidates of a cell but one, and the step says so.

import type { Family } from '../families/family.ts'
import type { Reasoner } from '../families/inference.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Model } from '../kernel/model.ts'
import { makeSolver } from '../solver/solve.ts'
import { expectSound, makeAssumer, makeForced, type Refuted, smallestCell } from './assumptions.ts'
import { MOST_NODES_OF_PROOF, type Ungraded } from './difficulty.ts'
import { type Explanation, explanationOf, type Unmarked } from './explanation.ts'
import { leastPart } from './quickXplain.ts'
import { makeCellSearch } from './refuteCell.ts'

/** What explaining needs of a family. */
export type Explainable = Pick<Family, 'model' | 'inference'>

/** Finds the path to the solution of a puzzle with exactly one; otherwise says why there is none. */
export type Explainer = (family: Explainable, puzzle: Puzzle) => Explanation | Ungraded

/** Of so many placements that assumptions make forced, the one that needs fewest is taken. */
const TARGETS = 6

/** An explainer that compiles each family's rules once a shape: hand it the same family object each time. */
export function makeExplainer(): Explainer {
  const solver = makeSolver()
  const explainerOf = perShape(({ inference, model }: Explainable, shape: Shape) =>
    makeShapeExplainer(inference.makeReasoner(shape), model.compile(shape, 'full'), shape.columns),
  )
  return (family, puzzle) => {
    const { status } = solver(family, puzzle, { nodes: MOST_NODES_OF_PROOF })
    return status === 'unique' ? explainerOf(family, puzzle.shape)(puzzle) : status
  }
}

function makeShapeExplainer(
  reasoner: Reasoner,
  model: Model,
  columns: number,
): (puzzle: Puzzle) => Explanation {
  const assumer = makeAssumer(reasoner)
  const frame = new Int32Array(reasoner.frameWords)
  const forced = makeForced(reasoner.cells)
  const values = new Int32Array(reasoner.maxCandidates)
  const searchCell = makeCellSearch(model)
  /** The board without all that assumptions are known to refute. */
  const narrowed = new Int32Array(reasoner.frameWords)
  const before = new Int32Array(reasoner.frameWords)
  /** Candidates that are known to go, but not ruled out yet: each round behind those before it. */
  let rounds: (readonly Refuted[])[] = []
  /** What the candidates that were ruled out last make forced. */
  let target: Refuted | undefined
  let lastCell = 0

  const expect = (isSound: boolean) => expectSound(reasoner, isSound)

  /** What is in sight, the plainest first; of several the nearest to the last one. */
  function plainestFirst(): number[] {
    return Array.from({ length: forced.count }, (_, index) => index).sort(
      (one, other) =>
        forced.weights[other] - forced.weights[one] ||
        distance(forced.cells[one]) - distance(forced.cells[other]) ||
        forced.cells[one] - forced.cells[other],
    )
  }

  function distance(cell: number): number {
    const down = Math.floor(cell / columns) - Math.floor(lastCell / columns)
    const right = (cell % columns) - (lastCell % columns)
    return down * down + right * right
  }

  function place(cell: number, value: number): void {
    expect(reasoner.place(frame, cell, value))
    lastCell = cell
  }

  /** Places what assumptions were followed for, if they were, or else what is plainest. */
  function placeNext(): Unmarked {
    const [plainest] = plainestFirst()
    const index = target ? forced.cells.subarray(0, forced.count).indexOf(target.cell) : plainest
    const cell = forced.cells[index]
    const value = forced.values[index]
    target = undefined
    let inSight = 0
    for (let other = 0; other < forced.count; other++) inSight += forced.weights[other]
    const reasons = reasoner.reasons(frame, cell, value)
    const effort = reasoner.openCells(frame) / inSight
    place(cell, value)
    return { step: 'place', cell, value, reasons, effort }
  }

  /** Whether a candidate is still there. */
  function isOpen({ cell, value }: Refuted): boolean {
    return values.subarray(0, reasoner.candidates(frame, cell, values)).includes(value)
  }

  function excludeAll(from: Int32Array, refuted: readonly Refuted[]): void {
    for (const { cell, value } of refuted) expect(reasoner.exclude(from, cell, value))
  }

  /** Assumes candidates until something is forced, and returns what; nothing if no assumption helps any more. */
  function findTargets(): Refuted[] {
    rounds = rounds.map((round) => round.filter(isOpen)).filter((round) => round.length > 0)
    narrowed.set(frame)
    for (const round of rounds) excludeAll(narrowed, round)
    for (;;) {
      expect(reasoner.look(narrowed, forced))
      if (forced.count > 0) break
      const { refuted } = assumer.refute(narrowed)
      if (refuted.length === 0) return []
      rounds.push(refuted)
      excludeAll(narrowed, refuted)
    }
    const nearest = plainestFirst().slice(0, TARGETS)
    return nearest.map((index) => ({ cell: forced.cells[index], value: forced.values[index] }))
  }

  /**
   * Whether a part of a round is enough: the rounds behind it still contradict themselves, and make the placement forced.
   * Those before it are ruled out on the board `before`.
   */
  function isEnough(
    part: readonly Refuted[],
    behind: readonly (readonly Refuted[])[],
    wanted: Refuted,
  ): boolean {
    narrowed.set(before)
    excludeAll(narrowed, part)
    for (const round of behind) {
      if (!round.every(({ cell, value }) => assumer.steps(narrowed, cell, value, Infinity) < Infinity))
        return false
      excludeAll(narrowed, round)
    }
    expect(reasoner.look(narrowed, forced))
    return forced.cells.subarray(0, forced.count).includes(wanted.cell)
  }

  /** As few candidates as make the placement forced, round by round, the last one first. */
  function leastRounds(wanted: Refuted): (readonly Refuted[])[] {
    let least: (readonly Refuted[])[] = []
    for (let index = rounds.length - 1; index >= 0; index--) {
      before.set(frame)
      for (const round of rounds.slice(0, index)) excludeAll(before, round)
      const behind = least
      const isEnoughPart = (part: readonly Refuted[]) => isEnough(part, behind, wanted)
      const near = rounds[index].filter(({ cell, value }) => cell === wanted.cell || value === wanted.value)
      least = [leastPart(isEnoughPart(near) ? near : rounds[index], isEnoughPart), ...behind]
    }
    return least
  }

  function refute(round: readonly Refuted[]): Unmarked {
    const refuted = round.map(({ cell, value }) => {
      const chain: Refuted[] = []
      const placements = assumer.steps(frame, cell, value, Infinity, chain)
      return { cell, value, placements, contradiction: reasoner.contradiction(), chain }
    })
    const placements = Math.max(...refuted.map((one) => one.placements))
    expect(placements < Infinity)
    const effort = reasoner.openCells(frame) * placements
    excludeAll(frame, round)
    return { step: 'refute', refuted, placements, effort }
  }

  /** Rules out what makes the placement forced that needs least of it; nothing if no assumption helps. */
  function assume(): Unmarked[] {
    let fewest = Infinity
    let least: (readonly Refuted[])[] = []
    for (const one of findTargets()) {
      const found = leastRounds(one)
      const size = found.flat().length
      if (size >= fewest) continue
      fewest = size
      least = found
      target = one
    }
    return least.filter((round) => round.length > 0).map(refute)
  }

  /** Fills the cell with the fewest candidates that no assumption refutes. */
  function search(puzzle: Puzzle, placed: readonly Refuted[]): Unmarked {
    const effort = reasoner.openCells(frame) ** 2
    const cell = smallestCell(reasoner, narrowed)
    const candidates = Array.from(values.subarray(0, reasoner.candidates(frame, cell, values)))
    const { survivors, nodes } = searchCell(puzzle, placed, cell, candidates)
    expect(survivors.length === 1)
    const [value] = survivors
    place(cell, value)
    const refuted = candidates.filter((candidate) => candidate !== value)
    return { step: 'search', cell, value, refuted, nodes, effort }
  }

  return (puzzle) => {
    const steps: Unmarked[] = []
    const placed: Refuted[] = []
    lastCell = 0
    rounds = []
    target = undefined
    expect(reasoner.root(frame, puzzle))
    while (reasoner.openCells(frame) > 0) {
      expect(reasoner.look(frame, forced))
      const step = forced.count > 0 ? placeNext() : assume()
      const next = Array.isArray(step) ? (step.length > 0 ? step : [search(puzzle, placed)]) : [step]
      for (const one of next) if (one.step !== 'refute') placed.push({ cell: one.cell, value: one.value })
      steps.push(...next)
    }
    return explanationOf(steps)
  }
}
