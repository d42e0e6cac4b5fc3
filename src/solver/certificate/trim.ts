// Takes from a proof what it does not need, from its end backwards: a cell of a step, or a branch, without which all later
// steps still follow. Fewer candidates removed never help a later step, so what was needed once stays needed, and one pass
// leaves a proof of which no line can be left out.

import type { Cause, Domain } from './domain.ts'
import { causesOf, lacking, lastOf, type ProofStep } from './steps.ts'

/** Trims a proof with this last step. */
export function trim(end: ProofStep): void {
  for (const step of backwards(end)) {
    if (step.kind === 'refute') trimRefutation(step)
    else if (step.kind === 'narrow') trimNarrowing(step)
  }
}

/** The steps from the last to the first, with those of branches after their conclusion. Branches that are dropped are skipped. */
function* backwards(end: ProofStep): Generator<ProofStep> {
  for (let step: ProofStep | undefined = end; step && step.kind !== 'assume'; step = step.before) {
    yield step
    if (step.branch && step.cells.size > 0) yield* backwards(lastOf(step.branch))
  }
}

function trimRefutation(step: ProofStep): void {
  const [[cell, refuted]] = step.cells
  // The last step of a branch ends it.
  if (step.after.length === 0 || !canKeep(step, cell, step.domains[0], refuted)) return
  step.cells.clear()
  unlink(step)
}

function trimNarrowing(step: ProofStep): void {
  const { unit, cells, domains } = step
  for (const [cell, kept] of [...cells]) {
    if (kept.length === 0) continue
    const before = domains[unit?.placeOf.get(cell) as number]
    if (canKeep(step, cell, before, lacking(before, kept))) cells.delete(cell)
  }
  if (cells.size === 0) unlink(step)
}

/** Takes a step without effect out of the proof, and the branch that it concludes. */
function unlink({ before, after, branch }: ProofStep): void {
  const own = before as ProofStep
  own.after.pop()
  if (branch) own.after.splice(own.after.indexOf(branch), 1)
  own.after.push(...after)
  for (const next of after) next.before = own
}

/** New candidates of a cell before a step, with the causes if what the step removes has others now. */
interface Change {
  readonly step: ProofStep
  readonly place: number
  readonly domain: Domain
  readonly causes: readonly Cause[] | undefined
}

/** Whether all later steps follow if a cell keeps these values after a step. If so, the later steps remember it. */
function canKeep(step: ProofStep, cell: number, domain: Domain, values: readonly number[]): boolean {
  const changes: Change[] = []
  if (!follow(step, cell, domain, values, changes)) return false
  for (const { step: later, place, domain: own, causes } of changes) {
    later.domains[place] = own
    if (causes) later.causes = causes
  }
  return true
}

function follow(
  from: ProofStep,
  cell: number,
  start: Domain,
  values: readonly number[],
  changes: Change[],
): boolean {
  let domain = start
  let regained = values
  for (let step: ProofStep | undefined = from; step; ) {
    let following: ProofStep | undefined
    for (const next of step.after) {
      const own = next.cells.get(cell)
      switch (next.kind) {
        case 'assume':
          if (!own && !follow(next, cell, domain, regained, changes)) return false
          continue
        case 'end':
          return false
        case 'refute':
          if (own) {
            if (next.after.length === 0) return domain.every((value) => value === own[0])
            changes.push({ step: next, place: 0, domain, causes: undefined })
            domain = lacking(domain, own)
            regained = lacking(regained, own)
            if (regained.length === 0) return true
          }
          break
        default: {
          const place = next.unit?.placeOf.get(cell)
          if (place === undefined) break
          const causes = causesWith(next, cell, place, domain, regained, own !== undefined)
          if (causes === 'none') return false
          changes.push({ step: next, place, domain, causes })
          if (own) return true
        }
      }
      following = next
    }
    step = following
  }
  return true
}

/** The causes of a step if a cell has regained values: undefined if they are as before, and `none` if the step would not follow. */
function causesWith(
  step: ProofStep,
  cell: number,
  place: number,
  domain: Domain,
  regained: readonly number[],
  isNarrowed: boolean,
): readonly Cause[] | undefined | 'none' {
  if (!isNarrowed) {
    step.causes ??= causesOf(step, step.domains)
    const rests = step.causes?.some((cause) => regained.some((value) => cause(cell, value)))
    if (!rests) return undefined
  }
  return causesOf(step, step.domains.with(place, domain)) ?? 'none'
}
