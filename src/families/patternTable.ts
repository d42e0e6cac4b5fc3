// Tables of patterns. A family lists its patterns in one place, the easiest first, each with its finder.

import type { PatternFinder, Technique } from './inference.ts'

/**
 * Compiles the finder of a pattern from tools that the family's finders share, such as the pencilled candidates
 * of a board.
 */
export type Finder<Tools extends readonly unknown[]> = (...tools: Tools) => PatternFinder

/** The names of the patterns of a table, the easiest first. */
export function patternNames<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[]
}

/** Lists the patterns with these names, by default all patterns of a table, as techniques of a family. */
export function patternTechniques<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  names: readonly Name[] = patternNames(table),
): Technique[] {
  return names.map((name) => ({ name, tier: 'techniques' }))
}

/** Compiles the finders of the patterns with these names, by default of all patterns of a table. */
export function patternFinders<Name extends string, Tools extends readonly unknown[] | []>(
  table: Readonly<Record<Name, Finder<Tools>>>,
  tools: Tools,
  names: readonly Name[] = patternNames(table),
): Readonly<Record<Name, PatternFinder>> {
  return Object.fromEntries(names.map((name) => [name, table[name](...tools)])) as Record<Name, PatternFinder>
}
