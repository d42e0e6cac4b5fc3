// Makes the report of a run: a page, its plots as SVG, PNG and PDF, its tables as CSV and in LaTeX, and
// the statistics. The same results give the same bytes.

import type { EmbeddableTypeface } from '../../render/typeface.ts'
import type { Results } from '../results.ts'
import { statisticsOf } from '../statistics/computeStatistics.ts'
import { plotMakers } from './choosePlots.ts'
import { type DrawnPlot, drawPlot, plotPdf, plotPng, svgOfPlot } from './drawPlot.ts'
import { pageOf } from './htmlPage.ts'
import type { Two } from './pickScatterPair.ts'
import type { Plot } from './plotLayout.ts'
import { reportDataOf } from './reportData.ts'
import { csvOf } from './tableAndCsv.ts'
import { SOMETIMES, tableFiles } from './tableFiles.ts'

/** Options of a report. */
interface ReportOptions {
  /** The heading of the page. */
  readonly title: string
  /** The name and version of the program that makes the report, such as `puzzlewright 0.1.0`. */
  readonly program: string
  /** The typeface of the plots. */
  readonly typeface: EmbeddableTypeface
  /** Two contenders for the scatter plot; the most informative pair by default. */
  readonly scatter?: Two
  /** Is told about the progress of the work. */
  readonly listener?: ReportListener
}

/**
 * Is called after each comparison of two contenders, and later after each plot. After each plot, the returned promise is
 * awaited.
 */
export type ReportListener = (work: ReportWork, done: number, total: number) => Promise<void> | undefined

/** The parts of the work on a report, in this order. */
export type ReportWork = 'comparisons' | 'plots'

/** A file of a report. */
export interface ReportFile {
  /** The name of the file in the folder of the report. */
  readonly name: string
  /** The contents of the file. */
  readonly content: string | Uint8Array
}

/** Matches the names of files with plots, including plots that only other reports have. */
const PLOT_FILE = /^(?:(?:heat|cactus|ecdf|profile|stars)-(?:nodes|time)|scatter)\.(?:svg|png|pdf|csv)$/

/** Whether a file name is that of a plot or a table that only some reports have. */
export function isOptionalFile(name: string): boolean {
  return PLOT_FILE.test(name) || SOMETIMES.test(name)
}

/** Makes the files of a report. */
export async function makeReport(results: Results, options: ReportOptions): Promise<ReportFile[]> {
  const { typeface, scatter, listener } = options
  const onProgress = (done: number, total: number) => void listener?.('comparisons', done, total)
  const report = reportDataOf(results, statisticsOf(results, { onProgress }))
  const makers = plotMakers(report, scatter)
  const drawn: DrawnPlot[] = []
  const pictures: ReportFile[] = []
  for (const [index, make] of makers.entries()) {
    const plot = make()
    if (plot) {
      const drawing = drawPlot(plot.scene, typeface)
      drawn.push({ plot, drawing })
      pictures.push(...(await filesOf(plot, svgOfPlot(plot, drawing, true), typeface)))
    }
    await listener?.('plots', index + 1, makers.length)
  }
  return [
    { name: 'index.html', content: pageOf(report, drawn, options) },
    ...pictures,
    ...tableFiles(report, options.program),
    { name: 'statistics.json', content: `${JSON.stringify(report.statistics)}\n` },
  ]
}

/** The files of a plot: its pictures and its data. */
async function filesOf(plot: Plot, svg: string, typeface: EmbeddableTypeface): Promise<ReportFile[]> {
  const { name, data } = plot
  return [
    { name: `${name}.svg`, content: svg },
    { name: `${name}.png`, content: plotPng(svg) },
    { name: `${name}.pdf`, content: await plotPdf(plot, typeface) },
    { name: `${name}.csv`, content: csvOf(data) },
  ]
}
