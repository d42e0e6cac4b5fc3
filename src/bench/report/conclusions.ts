// The findings of a report, one sentence for each family and shape: which contenders solved all puzzles, and
// which of these needed least. Only certain statements are made, and contenders with missing rows are left
// out.

import type { StatisticsSection, Summary } from '../statistics/statistics.ts'
import { countOf, listed } from './numberTexts.ts'
import type { ReportData } from './reportData.ts'
import type { ReportMeasure } from './reportMeasures.ts'

/** Returns a sentence for each family and shape. */
export function findingsOf({ statistics, measures, unfinished }: ReportData): string[] {
  const left = new Set(unfinished.map(({ contender }) => contender))
  return statistics.byFamily.flatMap((section) => {
    const summaries = section.summaries.filter(({ contender }) => !left.has(contender))
    if (summaries.length === 0) return []
    const isWhole = summaries.length === section.summaries.length
    return findingOf({ ...section, summaries }, measures[0], isWhole)
  })
}

function findingOf(section: StatisticsSection, measure: ReportMeasure | undefined, isWhole: boolean): string {
  const { title, puzzles, summaries } = section
  const complete = summaries.filter(({ rows, solved }) => rows === puzzles && solved === puzzles)
  if (complete.length === 0) return `${title}: ${bestText(section)}`
  const of = isWhole ? '' : ' that have finished'
  const who =
    summaries.length === 1
      ? `${summaries[0].contender} solved`
      : complete.length < summaries.length
        ? `${complete.length} of ${summaries.length} contenders${of} solved`
        : `${complete.length === 2 ? 'both' : `all ${complete.length}`} contenders${of} solved`
  const what = puzzles === 1 ? 'the only puzzle' : `all ${countOf(puzzles, 'puzzle')}`
  return `${title}: ${who} ${what}${measure ? leastText(complete, measure) : ''}.`
}

/**
 * Names the contenders that needed least among those that solved all puzzles, if more than one reports the
 * measure.
 */
function leastText(complete: readonly Summary[], { name, noun, text }: ReportMeasure): string {
  const known = complete.flatMap((summary) => {
    const { of, geometricMean } = summary[name]
    return geometricMean === null || of < summary.solved
      ? []
      : [{ name: summary.contender, mean: geometricMean }]
  })
  if (known.length < 2) return ''
  const least = Math.min(...known.map(({ mean }) => mean))
  const best = known.filter(({ mean }) => mean === least).map(({ name }) => name)
  const whose =
    known.length === complete.length
      ? 'among these'
      : `among the ${known.length} of these that report ${noun}`
  return `; ${whose}, ${listed(best)} ${best.length > 1 ? 'have' : 'has'} the smallest geometric mean of ${noun}, ${text(least)}`
}

function bestText({ puzzles, summaries }: StatisticsSection): string {
  const most = Math.max(...summaries.map(({ solved }) => solved))
  const all = countOf(puzzles, 'puzzle')
  if (most === 0) return `no contender solved any of ${all}.`
  const best = summaries.filter(({ solved }) => solved === most).map(({ contender }) => contender)
  return `no contender solved all ${all}; ${listed(best)} solved the most, ${most}${best.length > 1 ? ' each' : ''}.`
}
