// Tables of patterns. A family lists its patterns in one place, the easiest first, each with its name and its
// finder.

import type { PatternFinder, ReasonWords, Technique } from './inference.ts'

/** A technique that rules candidates out, with its words. */
export interface TablePattern<Tools extends readonly unknown[]> extends ReasonWords {
  /** Compiles its finder from what the family's finders share, such as a board in pencil. */
  readonly find: (...tools: Tools) => PatternFinder
}

/** Patterns by name. */
type Table<Name extends string, Tools extends readonly unknown[]> = Readonly<
  Record<Name, TablePattern<Tools>>
>

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

/** The words of patterns. */
export function patternWords<Name extends string>(
  table: Table<Name, never>,
  names: readonly Name[] = patternNames(table),
): Readonly<Record<Name, ReasonWords>> {
  const entries = names.map((kind) => [kind, { name: table[kind].name, sentence: table[kind].sentence }])
  return Object.fromEntries(entries)
}

/** The finders of patterns. */
export function patternFinders<Name extends string, Tools extends readonly unknown[] | []>(
  table: Table<Name, Tools>,
  tools: Tools,
  names: readonly Name[] = patternNames(table),
): Readonly<Record<Name, PatternFinder>> {
  return Object.fromEntries(names.map((name) => [name, table[name].find(...tools)])) as Record<
    Name,
    PatternFinder
  >
}
