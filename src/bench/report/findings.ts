// What can be said in a sentence of each family without a doubt: who solved all, and who of these did it with least.

import type { Section } from '../statistics/statistics.ts'
import { countOf } from './numbers.ts'
import type { Study } from './study.ts'

/** A sentence for each family and shape. */
export function findingsOf({ statistics, measures }: Study): string[] {
  return statistics.byFamily.map((section) => {
    const [measure] = measures
    const { title, puzzles, summaries } = section
    const complete = summaries.filter(({ rows, solved }) => rows === puzzles && solved === puzzles)
    if (complete.length === 0) return `${title}: ${bestText(section)}`
    const who =
      summaries.length === 1
        ? `${summaries[0].contender} solved`
        : complete.length === summaries.length
          ? `all ${complete.length} contenders solved`
          : `${complete.length} of ${summaries.length} contenders solved`
    const solved = `${title}: ${who} ${puzzles === 1 ? 'the only puzzle' : `all ${countOf(puzzles, 'puzzle')}`}`
    const known = complete.flatMap((summary) => {
      const mean = measure?.figures(summary).geometricMean
      return mean === null || mean === undefined ? [] : [{ name: summary.contender, mean }]
    })
    if (known.length < 2) return `${solved}.`
    const least = Math.min(...known.map(({ mean }) => mean))
    const best = known.filter(({ mean }) => mean === least).map(({ name }) => name)
    return `${solved}; of these, the least geometric mean of ${measure.noun} is ${measure.text(least)}, that of ${best.join(' and ')}.`
  })
}

function bestText({ puzzles, summaries }: Section): string {
  const most = Math.max(...summaries.map(({ solved }) => solved))
  const all = countOf(puzzles, 'puzzle')
  if (most === 0) return `none of the contenders solved any of ${all}.`
  const best = summaries.filter(({ solved }) => solved === most).map(({ contender }) => contender)
  return `no contender solved all ${all}; ${best.join(' and ')} solved the most, ${most}${best.length > 1 ? ' each' : ''}.`
}
