// The steps of a proof. A step follows the step before it; a branch follows the step before its assumption. Each step remembers
// the candidates on which it rests, so that later changes to the steps before it are quick to check.

import type { Cause, Domain } from './domain.ts'
import { explainUnit, type Unit } from './narrow.ts'

/** A step of a proof. */
export interface ProofStep {
  /** The step before; undefined for the first. */
  before: ProofStep | undefined
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
  /** The candidates before the step: of the cells of its constraint, of the cell of a refuted candidate, or of all cells. */
  readonly domains: Domain[]
  /** The causes of what the step removes, once they are known. */
  causes?: readonly Cause[] | undefined
}

/** The causes of what a step removes if these were the candidates of its cells; undefined if it would not follow. */
export function causesOf({ unit, cells }: ProofStep, domains: readonly Domain[]): Cause[] | undefined {
  const { placeOf } = unit as Unit
  const explain = explainUnit(unit as Unit, domains)
  const causes = new Set<Cause>()
  for (const [cell, kept] of cells) {
    const place = placeOf.get(cell) as number
    for (const value of domains[place]) {
      if (kept.includes(value)) continue
      const cause = explain(place, value)
      if (!cause) return undefined
      causes.add(cause)
    }
  }
  return [...causes]
}

/** The candidates without some of them. */
export function lacking(domain: Domain, values: readonly number[]): Domain {
  return domain.filter((value) => !values.includes(value))
}

/** The last step of a branch. */
export function lastOf(step: ProofStep): ProofStep {
  let last = step
  for (let next = last.after.at(-1); next && next.kind !== 'assume'; next = last.after.at(-1)) last = next
  return last
}
