// Takes from a proof what it does not need, from its end backwards: a cell of a step, or a branch, without which all later
// steps still follow. Fewer candidates removed never help a later step, so what was needed once stays needed, and one pass
// leaves a proof of which no line can be left out.

import type { Domain } from './domain.ts'
import { domainBefore, isSound, lastOf, type ProofStep } from './steps.ts'

/** Trims a proof with this last step. */
export function trim(end: ProofStep, first: readonly Domain[]): void {
  for (const step of backwards(end)) {
    if (step.kind === 'refute') {
      const [[cell, refuted]] = step.cells
      if (isLastOfBranch(step)) continue
      step.cells.clear()
      if (!areSoundAfter(step, cell, first)) step.cells.set(cell, refuted)
    } else if (step.kind === 'narrow') {
      for (const [cell, kept] of [...step.cells]) {
        if (kept.length === 0) continue
        step.cells.delete(cell)
        if (!areSoundAfter(step, cell, first)) step.cells.set(cell, kept)
      }
    }
  }
}

/** The steps from the last to the first, with those of branches after their conclusion. Branches that are dropped are skipped. */
function* backwards(end: ProofStep): Generator<ProofStep> {
  for (let step: ProofStep | undefined = end; step && step.kind !== 'assume'; step = step.before) {
    yield step
    if (step.branch && step.cells.size > 0) yield* backwards(lastOf(step.branch))
  }
}

const isLastOfBranch = (step: ProofStep) => step.after.length === 0

/** Whether the steps after a step that rest on this cell's candidates follow without what the step said about the cell. */
function areSoundAfter(step: ProofStep, cell: number, first: readonly Domain[]): boolean {
  return step.after.every((next) => {
    // A dropped branch is no longer part of the proof.
    if (next.kind === 'assume' && isDropped(next, step)) return true
    const own = next.cells.get(cell)
    if (next.kind === 'refute' && own && next.after.length === 0) {
      return domainBefore(next, cell, first).every((value) => value === own[0])
    }
    const rests =
      next.kind === 'end' ||
      (next.kind === 'narrow' && next.cells.size > 0 && next.unit?.cells.includes(cell))
    if (rests && !isSound(next, first)) return false
    return (own && next.kind !== 'refute') || areSoundAfter(next, cell, first)
  })
}

const isDropped = (assumption: ProofStep, before: ProofStep) =>
  before.after.some((step) => step.branch === assumption && step.cells.size === 0)
