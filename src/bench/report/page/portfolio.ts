// What the contenders are worth together: the virtual best, the single best, and what each adds.

import type { StatisticsSection } from '../../statistics/statistics.ts'
import { portfolioText } from '../conclusions.ts'
import { htmlTable } from '../htmlTable.ts'
import { portfolioTable } from '../portfolioTable.ts'
import type { ReportData } from '../reportData.ts'
import { nounOf } from '../reportMeasures.ts'
import { paragraphOf } from './elements.ts'

/** The part of the page; empty if fewer than two contenders can be ranked. */
export function portfolio(report: ReportData): string {
  const { all } = report.statistics
  if (all.portfolio.length < 2) return ''
  return `${paragraphOf(introduction(all, report))}${htmlTable(portfolioTable(all, report))}`
}

function introduction(section: StatisticsSection, report: ReportData): string {
  const noun = nounOf(section.portfolioBy)
  return [
    portfolioText(report) ?? `By ${noun}, over all puzzles.`,
    '“Virtual best without it” states by which factor the virtual best gets worse without a contender: 1.00 means that the others replace it.',
    noun === 'time'
      ? 'By time, the virtual best also picks the luckiest measurement of each puzzle, so that it is a little better than anything that can be had.'
      : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}
