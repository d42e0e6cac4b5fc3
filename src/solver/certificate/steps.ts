// The steps of a proof. A step follows the step before it; a branch follows the step before its assumption. So each step knows
// the candidates on which it rests: those that the steps before it left.

import type { Domain } from './domain.ts'
import { narrowUnit, type Unit } from './narrow.ts'

/** A step of a proof. */
export interface ProofStep {
  /** The step before; undefined for the first. */
  readonly before: ProofStep | undefined
  /** The steps that follow, in order: branches, then the next step of the same branch. */
  readonly after: ProofStep[]
  /** What the step does: a constraint narrows cells, a candidate is assumed, or refuted by a branch; or nothing follows. */
  readonly kind: 'narrow' | 'assume' | 'refute' | 'end'
  /** The constraint that narrows; undefined for other steps. */
  readonly unit?: Unit
  /** For each cell that changes, the candidates that stay; for a refuted candidate, the candidate. */
  readonly cells: Map<number, Domain>
  /** For a refuted candidate, its assumption. */
  readonly branch?: ProofStep
}

/** The candidates of a cell before a step. */
export function domainBefore(step: ProofStep, cell: number, first: readonly Domain[]): Domain {
  let refuted: number[] | undefined
  for (let earlier = step.before; earlier; earlier = earlier.before) {
    const domain = earlier.cells.get(cell)
    if (!domain) continue
    if (earlier.kind === 'refute') {
      refuted ??= []
      refuted.push(domain[0])
      continue
    }
    return without(domain, refuted)
  }
  return without(first[cell], refuted)
}

function without(domain: Domain, refuted: readonly number[] | undefined): Domain {
  return refuted ? domain.filter((value) => !refuted.includes(value)) : domain
}

/** Whether a step follows from the steps before it. */
export function isSound(step: ProofStep, first: readonly Domain[]): boolean {
  const { kind, unit, cells } = step
  switch (kind) {
    case 'narrow': {
      const domainOf = (cell: number) => domainBefore(step, cell, first)
      const left = narrowUnit(unit as Unit, domainOf)
      return Array.from(cells).every(([cell, kept]) =>
        (left.get(cell) ?? domainOf(cell)).every((value) => kept.includes(value)),
      )
    }
    case 'end':
      return Array.from(cells).every(([cell, kept]) => domainBefore(step, cell, first).length === kept.length)
    default:
      return true
  }
}

/** The last step of a branch. */
export function lastOf(step: ProofStep): ProofStep {
  const next = step.after.at(-1)
  return next && next.kind !== 'assume' ? lastOf(next) : step
}
