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

/** What a report is made with. */
export interface ReportOptions {
  /** The heading of the page. */
  readonly title: string
  /** What makes the report, as it names itself: `puzzlewright 0.1.0`. */
  readonly program: string
  /** The letters of the plots. */
  readonly typeface: Typeface
  /** Two contenders of the run to be drawn against each other; the most telling pair if left out. */
  readonly scatter?: Two
}

/** A file of a report. */
export interface ReportFile {
  /** Its name in the folder of the report. */
  readonly name: string
  /** What is in it. */
  readonly content: string | Uint8Array
}

/** Whether a file of that name is a plot of a report, of another run perhaps. */
export function isPlotFile(name: string): boolean {
  return /^(?:(?:heat|cactus|profile|stars)-(?:nodes|time)|scatter)\.(?:svg|png|csv)$/.test(name)
}

/** The files of a report. */
export async function makeReport(results: Results, options: ReportOptions): Promise<ReportFile[]> {
  const report = reportDataOf(results, statisticsOf(results))
  const drawn: DrawnPlot[] = []
  // One after the other: what measures texts is the library's own, and there is one of it.
  for (const plot of plotsOf(report, options.scatter)) {
    drawn.push({ plot, drawing: await drawPlot(plot.spec, options.typeface) })
  }
  return [
    { name: 'index.html', content: pageOf(report, drawn, options) },
    ...drawn.flatMap(({ plot, drawing }) => {
      const svg = svgOfPlot(plot, drawing, true)
      return [
        { name: `${plot.name}.svg`, content: svg },
        { name: `${plot.name}.png`, content: plotPng(svg) },
        { name: `${plot.name}.csv`, content: csvOf(plot.data) },
      ]
    }),
    { name: 'contenders.csv', content: csvOf(contendersTable(report.entrants)) },
    { name: 'summary.csv', content: csvOf(allSummaries(report)) },
    { name: 'pairs.csv', content: csvOf(allPairs(report)) },
    { name: 'statistics.json', content: `${JSON.stringify(report.statistics, null, 2)}\n` },
  ]
}
