// Replaces numbers by names in the facts of reasons, on boards whose values have names.

import type { Reason } from './inference.ts'

/** Replaces the values in facts by their names, if values have names. */
export function namedFacts(facts: Reason['facts'], names: readonly string[] | undefined): Reason['facts'] {
  if (!names) return facts
  const nameIn = (part: string) => names[Number(part) - 1] ?? part
  // All facts that are numbers are values, except `cell` and `nodes`.
  const entries = Object.entries(facts).map(([key, fact]) =>
    key === 'cell' || key === 'nodes' ? [key, fact] : [key, String(fact).split(', ').map(nameIn).join(', ')],
  )
  return Object.fromEntries(entries)
}
