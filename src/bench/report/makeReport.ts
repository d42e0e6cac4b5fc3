// Makes the report of a run: a page, its plots as SVG and PNG, its tables as CSV, and the statistics. The
// same results give the same bytes.

import type { EmbeddableTypeface } from '../../render/typeface.ts'
import type { Results } from '../results.ts'
import { statisticsOf } from '../statistics/computeStatistics.ts'
import { plotsOf } from './choosePlots.ts'
import { drawPlot, plotPdf, plotPng, svgOfPlot } from './drawPlot.ts'
import { pageOf } from './htmlPage.ts'
import type { Two } from './pickPairs.ts'
import { reportDataOf } from './reportData.ts'
import { allPairs, allSummaries, contendersTable } from './summaryTables.ts'
import { csvOf } from './table.ts'

/** Options of a report. */
export interface ReportOptions {
  /** The heading of the page. */
  readonly title: string
  /** The name and version of the program that makes the report, such as `puzzlewright 0.1.0`. */
  readonly program: string
  /** The typeface of the plots. */
  readonly typeface: EmbeddableTypeface
  /** Two contenders for the scatter plot; the most informative pair by default. */
  readonly scatter?: Two
}

/** A file of a report. */
export interface ReportFile {
  /** The name of the file in the folder of the report. */
  readonly name: string
  /** The contents of the file. */
  readonly content: string | Uint8Array
}

/** Whether a file name is that of a plot, in this report or another. */
export function isPlotFile(name: string): boolean {
  return /^(?:(?:heat|cactus|ecdf|profile|stars)-(?:nodes|time)|scatter)\.(?:svg|png|pdf|csv)$/.test(name)
}

/** Makes the files of a report. */
export async function makeReport(results: Results, options: ReportOptions): Promise<ReportFile[]> {
  const report = reportDataOf(results, statisticsOf(results))
  const drawn = plotsOf(report, options.scatter).map((plot) => ({
    plot,
    drawing: drawPlot(plot.scene, options.typeface),
  }))
  const pictures: ReportFile[] = []
  for (const { plot, drawing } of drawn) {
    const svg = svgOfPlot(plot, drawing, true)
    pictures.push(
      { name: `${plot.name}.svg`, content: svg },
      { name: `${plot.name}.png`, content: plotPng(svg) },
      { name: `${plot.name}.pdf`, content: await plotPdf(plot, options.typeface) },
      { name: `${plot.name}.csv`, content: csvOf(plot.data) },
    )
  }
  return [
    { name: 'index.html', content: pageOf(report, drawn, options) },
    ...pictures,
    { name: 'contenders.csv', content: csvOf(contendersTable(report.entrants)) },
    { name: 'summary.csv', content: csvOf(allSummaries(report)) },
    { name: 'pairs.csv', content: csvOf(allPairs(report)) },
    { name: 'statistics.json', content: `${JSON.stringify(report.statistics, null, 2)}\n` },
  ]
}
