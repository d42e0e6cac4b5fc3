// The names of what was asked in a run: the puzzles, the question and the limits. The setup and the citation
// use the same words.

import type { ResultsHeader } from '../../results.ts'
import { countOf, plainNumber } from '../numberTexts.ts'

/** Names the puzzles: `suite v1 (150 puzzles), SHA-256 of its ids and stars …`. */
export function corpusText({ corpus: { checksum, puzzles, suite } }: ResultsHeader): string {
  const number = countOf(puzzles, 'puzzle')
  return suite === undefined
    ? `${number}, SHA-256 of their ids and stars: ${checksum}`
    : `the frozen suite ${suite} of Puzzlewright, ${number}, SHA-256 of their ids and stars: ${checksum}`
}

/** States the question: `uniqueness: is there exactly one solution? …`. */
export function taskText({ task, limits: { solutions } }: ResultsHeader): string {
  if (task === 'satisfaction') return 'satisfaction (is there a solution?): a search ends with the first one'
  if (task === 'uniqueness') {
    return 'uniqueness (is there exactly one solution?): a search ends with the second one, or with the proof that there is none'
  }
  return solutions === null
    ? 'enumeration (which are the solutions?): a search ends when it has found all'
    : `enumeration (which are the solutions?): a search ends with solution ${plainNumber(solutions)}, or with the proof that there are fewer`
}

/** States the limits of a search: `50,000 nodes, no limit on time`. */
export function limitsText({ limits: { nodes, milliseconds, memory }, contenders }: ResultsHeader): string {
  const limit = (value: number | null, unit: string, noun: string) =>
    value === null ? `no limit on ${noun}` : `${plainNumber(value)} ${unit}`
  const hasExternal = contenders.some(({ kind }) => kind === 'external')
  return [
    limit(nodes, 'nodes', 'nodes'),
    limit(milliseconds, 'milliseconds', 'time'),
    ...(hasExternal || memory !== null
      ? [`${limit(memory, 'MB of memory', 'memory')} (external solvers)`]
      : []),
  ].join(', ')
}

/** The numbers of puzzles of each number of stars: `1 star: 20, 2 stars: 20`. */
export function starCounts(
  rows: readonly { readonly puzzle: string; readonly stars: number | null }[],
): string {
  const stars = new Map(rows.map(({ puzzle, stars }) => [puzzle, stars]))
  const puzzlesOf = new Map<number | null, number>()
  for (const one of stars.values()) puzzlesOf.set(one, (puzzlesOf.get(one) ?? 0) + 1)
  return Array.from(puzzlesOf)
    .sort(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
    .map(
      ([stars, puzzles]) =>
        `${stars === null ? 'not graded' : countOf(stars, 'star')}: ${plainNumber(puzzles)}`,
    )
    .join(', ')
}

/** Names the repeats: `3 searches of each puzzle by each contender, in 3 passes`. */
export function repeatsText({ repeat, times }: ResultsHeader): string {
  if (!times) return 'not measured'
  return repeat === 1
    ? 'one search each'
    : `the least of ${plainNumber(repeat)} searches, in as many passes over the puzzles; of CPU times their mean`
}
