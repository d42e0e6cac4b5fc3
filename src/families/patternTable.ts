// Tables of patterns. A family lists its patterns in one place, the easiest first, each with its finder.

import type { PatternFinder, Technique } from './inference.ts'

/** Compiles the finder of a pattern from what the family's finders share, such as a board in pencil. */
export type Finder<Tools extends readonly unknown[]> = (...tools: Tools) => PatternFinder

/** The names of a table, the easiest first. */
function patternNames<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[]
}

/** Lists patterns of a table as techniques of a family: these, or all. */
export function patternTechniques<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  names: readonly Name[] = patternNames(table),
): Technique[] {
  return names.map((name) => ({ name, tier: 'techniques' }))
}

/** The finders of patterns. */
export function patternFinders<Name extends string, Tools extends readonly unknown[] | []>(
  table: Readonly<Record<Name, Finder<Tools>>>,
  tools: Tools,
  names: readonly Name[] = patternNames(table),
): Readonly<Record<Name, PatternFinder>> {
  return Object.fromEntries(names.map((name) => [name, table[name](...tools)])) as Record<Name, PatternFinder>
}
