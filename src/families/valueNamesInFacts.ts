// Facts of reasons on boards whose values have names.

import type { Reason } from './inference.ts'

/** The facts with the names of values in the place of their figures, if values have names. */
export function namedFacts(facts: Reason['facts'], names: readonly string[] | undefined): Reason['facts'] {
  if (!names) return facts
  const nameIn = (part: string) => names[Number(part) - 1] ?? part
  // All other facts that are numbers count values.
  const entries = Object.entries(facts).map(([key, fact]) =>
    key === 'cell' || key === 'nodes' ? [key, fact] : [key, String(fact).split(', ').map(nameIn).join(', ')],
  )
  return Object.fromEntries(entries)
}
