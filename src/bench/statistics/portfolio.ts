// What the contenders of a section are worth together: the virtual best, the single best, and what each adds.

import type { ResultsHeader } from '../results.ts'
import { bordaScores } from './borda.ts'
import type { SectionRows } from './sectionRows.ts'
import type { MeasureName, StatisticsSection, Summary } from './statistics.ts'
import { contributionsOf, virtualBestOf } from './virtualBest.ts'

/** The statistics of the contenders of a section together. */
export function portfolioOf(
  section: SectionRows,
  summaries: readonly Summary[],
  header: ResultsHeader,
): Pick<StatisticsSection, 'virtualBest' | 'portfolioBy' | 'singleBest' | 'portfolio'> {
  const by: MeasureName = header.times ? 'milliseconds' : 'nodes'
  const tellers = section.contenders.filter(({ tells }) => tells[by])
  const taking = { ...section, contenders: tellers }
  const scores = bordaScores(taking, by)
  const contributions = contributionsOf(taking, by)
  return {
    virtualBest: virtualBestOf(section, header.limits),
    portfolioBy: by,
    singleBest: singleBestOf(summaries, section.puzzles, by),
    portfolio: tellers.map(({ name }, index) => ({
      contender: name,
      borda: scores[index],
      ...contributions[index],
    })),
  }
}

/**
 * The contender that is best on all puzzles together: of those that were given all, the one with the least PAR2. If PAR2
 * is not known of all of them, it is the one that solved most and, among these, has the least geometric mean; the first
 * of equals.
 */
function singleBestOf(summaries: readonly Summary[], puzzles: number, by: MeasureName): string | null {
  const whole = summaries.filter((summary) => summary.rows === puzzles && summary[by].of > 0)
  const hasPar2 = whole.every((summary) => summary[by].par2 !== null)
  const order = whole.toSorted((one, other) =>
    hasPar2
      ? (one[by].par2 ?? 0) - (other[by].par2 ?? 0)
      : other.solved - one.solved || (one[by].geometricMean ?? 0) - (other[by].geometricMean ?? 0),
  )
  return order[0]?.contender ?? null
}
