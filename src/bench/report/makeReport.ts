// A report of a run: a page, its plots as SVG and PNG, its tables as CSV, and the statistics. The same results give the same
// bytes.

import type { Typeface } from '../../render/typeface.ts'
import type { Results } from '../results.ts'
import { statisticsOf } from '../statistics/computeStatistics.ts'
import { plotsOf } from './choosePlots.ts'
import { type DrawnPlot, drawPlot, svgOfPlot } from './drawPlot.ts'
import { pageOf } from './htmlPage.ts'
import type { Two } from './pickPairs.ts'
import { plotPng } from './plotPng.ts'
import { reportDataOf } from './reportData.ts'
import { allPairs, allSummaries, contendersTable } from './summaryTables.ts'
import { csvOf } from './table.ts'

export interface ReportOptions {
  readonly title: string
  /** What makes the report, as it names itself: `puzzlewright 0.1.0`. */
  readonly program: string
  readonly typeface: Typeface
  /** Two contenders of the run to be drawn against each other; the most telling pair if left out. */
  readonly scatter?: Two
}

export interface ReportFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** Whether a file of that name is a plot of a report, of another run perhaps. */
export function isPlotFile(name: string): boolean {
  return /^(?:(?:heat|cactus|profile|stars)-(?:nodes|time)|scatter)\.(?:svg|png|csv)$/.test(name)
}

export async function makeReport(results: Results, options: ReportOptions): Promise<ReportFile[]> {
  const study = reportDataOf(results, statisticsOf(results))
  const drawn: DrawnPlot[] = []
  // One after the other: what measures texts is the library's own, and there is one of it.
  for (const plot of plotsOf(study, options.scatter)) {
    drawn.push({ plot, drawing: await drawPlot(plot.spec, options.typeface) })
  }
  return [
    { name: 'index.html', content: pageOf(study, drawn, options) },
    ...drawn.flatMap(({ plot, drawing }) => {
      const svg = svgOfPlot(plot, drawing, true)
      return [
        { name: `${plot.name}.svg`, content: svg },
        { name: `${plot.name}.png`, content: plotPng(svg) },
        { name: `${plot.name}.csv`, content: csvOf(plot.data) },
      ]
    }),
    { name: 'contenders.csv', content: csvOf(contendersTable(study.entrants)) },
    { name: 'summary.csv', content: csvOf(allSummaries(study)) },
    { name: 'pairs.csv', content: csvOf(allPairs(study)) },
    { name: 'statistics.json', content: `${JSON.stringify(study.statistics, null, 2)}\n` },
  ]
}
