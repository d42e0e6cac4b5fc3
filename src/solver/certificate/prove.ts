// Finds a proof that a puzzle has no solution besides a known one: constraints narrow the candidates; where they come to an end,
// a candidate is assumed and refuted in a branch of its own.

import type { Domain } from './domain.ts'
import { narrowUnit, type Unit } from './narrow.ts'
import type { ProofStep } from './steps.ts'

/** How many candidates are assumed before one is taken whose refutation needs branches of its own. */
const MOST_PROBES = 60

/** A candidate. */
type Candidate = readonly [cell: number, value: number]

/** Proves that the solution is the only one. Returns the last step. */
export function prove(
  units: readonly Unit[],
  first: readonly Domain[],
  solution: readonly number[],
): ProofStep {
  const unitsOf: Unit[][] = first.map(() => [])
  for (const unit of units) for (const cell of unit.cells) unitsOf[cell].push(unit)

  /** How often constraints of each cell left no candidate: an estimate of how soon branches end there. */
  const weights = first.map((_, cell) => unitsOf[cell].length)

  function add(before: ProofStep | undefined, rest: Omit<ProofStep, 'before' | 'after'>): ProofStep {
    const step: ProofStep = { before, after: [], ...rest }
    before?.after.push(step)
    return step
  }

  /** Narrows until nothing changes. Returns the last step, and whether a cell has no candidate left. */
  function narrowAll(
    from: ProofStep,
    domains: Domain[],
    changed: Iterable<Unit>,
  ): { last: ProofStep; failed: boolean } {
    const queue = new Set(changed)
    let last = from
    for (const unit of queue) {
      queue.delete(unit)
      const before = unit.cells.map((cell) => domains[cell])
      const cells = new Map<number, Domain>()
      let empty: number | undefined
      narrowUnit(unit, before).forEach((domain, place) => {
        if (domain !== before[place]) cells.set(unit.cells[place], domain)
        if (domain.length === 0) empty ??= unit.cells[place]
      })
      if (cells.size === 0) continue
      if (empty !== undefined) {
        last = add(last, { kind: 'narrow', unit, cells: new Map([[empty, []]]), domains: before })
        for (const cell of unit.cells) weights[cell]++
        return { last, failed: true }
      }
      last = add(last, { kind: 'narrow', unit, cells, domains: before })
      for (const [cell, domain] of cells) {
        domains[cell] = domain
        for (const other of unitsOf[cell]) if (other !== unit) queue.add(other)
      }
    }
    return { last, failed: false }
  }

  /** Assumes a candidate after a step, and narrows. */
  function assume(before: ProofStep, domains: readonly Domain[], [cell, value]: Candidate) {
    const own = [...domains]
    own[cell] = [value]
    const cells = new Map([[cell, [value]]])
    const assumption: ProofStep = { before, after: [], kind: 'assume', cells, domains: [] }
    return { assumption, domains: own, ...narrowAll(assumption, own, unitsOf[cell]) }
  }

  /** Refutes candidates until a cell has none left, or a constraint leaves none. */
  function refuteAll(from: ProofStep, domains: Domain[]): void {
    let last = from
    for (let failed = false; !failed; ) {
      const [candidate] = fewest(domains)
      const [cell, value] = candidate
      const tried = assume(last, domains, candidate)
      if (!tried.failed) refuteAll(tried.last, tried.domains)
      last = refuted(last, tried.assumption, candidate, domains)
      domains[cell] = domains[cell].filter((one) => one !== value)
      if (domains[cell].length === 0) return
      const narrowed = narrowAll(last, domains, unitsOf[cell])
      last = narrowed.last
      failed = narrowed.failed
    }
  }

  function refuted(
    before: ProofStep,
    branch: ProofStep,
    [cell, value]: Candidate,
    domains: readonly Domain[],
  ): ProofStep {
    before.after.push(branch)
    return add(before, {
      kind: 'refute',
      cells: new Map([[cell, [value]]]),
      branch,
      domains: [domains[cell]],
    })
  }

  /** The candidates of the cell, or the places of a number in a group, of which there are fewest. */
  function fewest(domains: readonly Domain[]): Candidate[] {
    let best: Candidate[] | undefined
    let least = Infinity
    const offer = (candidates: Candidate[]) => {
      const weight = candidates.reduce((sum, [cell]) => sum + weights[cell], 0) / candidates.length
      if (candidates.length < 2 || candidates.length / weight >= least) return
      best = candidates
      least = candidates.length / weight
    }
    domains.forEach((domain, cell) => {
      if (domain.length > 1) offer(domain.map((value) => [cell, value]))
    })
    for (const unit of units) {
      if (!unit.isFull) continue
      const places = new Map<number, Candidate[]>()
      for (const cell of unit.cells) {
        for (const value of domains[cell]) {
          const own = places.get(value)
          if (own) own.push([cell, value])
          else places.set(value, [[cell, value]])
        }
      }
      for (const own of places.values()) offer(own)
    }
    return best ?? []
  }

  const start: ProofStep = { before: undefined, after: [], kind: 'assume', cells: new Map(), domains: [] }
  const domains = [...first]
  let { last } = narrowAll(start, domains, units)
  while (domains.some(({ length }) => length > 1)) {
    const wrong = domains
      .flatMap((domain, cell) => (domain.length > 1 ? domain.map((value): Candidate => [cell, value]) : []))
      .filter(([cell, value]) => value !== solution[cell])
      .sort((one, other) => domains[one[0]].length - domains[other[0]].length)
    let found: { candidate: Candidate; tried: ReturnType<typeof assume> } | undefined
    for (const candidate of wrong.slice(0, MOST_PROBES)) {
      const tried = assume(last, domains, candidate)
      if (!tried.failed) continue
      found = { candidate, tried }
      break
    }
    if (!found) {
      const candidate = fewest(domains).find(([cell, value]) => value !== solution[cell]) as Candidate
      const tried = assume(last, domains, candidate)
      // It may be one that was not probed.
      if (!tried.failed) refuteAll(tried.last, tried.domains)
      found = { candidate, tried }
    }
    const [cell, value] = found.candidate
    last = refuted(last, found.tried.assumption, found.candidate, domains)
    domains[cell] = domains[cell].filter((one) => one !== value)
    last = narrowAll(last, domains, unitsOf[cell]).last
  }
  const cells = new Map(
    domains.flatMap((domain, cell) => (domain.length > 0 ? [[cell, domain] as const] : [])),
  )
  return add(last, { kind: 'end', cells, domains })
}
