// Tables of patterns: a family writes down in one place what each is called and how it is found, the
// easiest first.

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

/** Patterns as techniques of a family: all of a table, or these. */
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
