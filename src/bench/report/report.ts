// A report of a run: a page, its plots as SVG and PNG, its tables as CSV, and the statistics. The same results give the same
// bytes.

import type { Typeface } from '../../render/typeface.ts'
import type { Results } from '../results.ts'
import { statisticsOf } from '../statistics/of.ts'
import { boxes } from './boxes.ts'
import { cactus } from './cactus.ts'
import { type Drawing, drawPlot, svgOfPlot } from './draw.ts'
import { heat } from './heat.ts'
import { pageOf } from './page.ts'
import type { Plot } from './plot.ts'
import { plotPng } from './png.ts'
import { profile } from './profile.ts'
import { scatter, TELLING, type Two, tellingPair } from './scatter.ts'
import { type Study, studyOf } from './study.ts'
import { csvOf } from './table.ts'
import { allPairs, allSummaries, contendersTable } from './tables.ts'

export interface ReportOptions {
  readonly title: string
  /** Of this program. */
  readonly version: string
  readonly typeface: Typeface
  /** Two contenders of the run to be drawn against each other; the most telling pair if left out. */
  readonly scatter?: Two
}

export interface ReportFile {
  readonly name: string
  readonly content: string | Uint8Array
}

export interface Drawn {
  readonly plot: Plot
  readonly drawing: Drawing
}

export async function makeReport(results: Results, options: ReportOptions): Promise<ReportFile[]> {
  const study = studyOf(results, statisticsOf(results))
  const drawn: Drawn[] = []
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

/** The plots of a run, in the order of the page; those that its rows do not suffice for are left out. */
export function plotsOf(study: Study, two: Two | undefined): Plot[] {
  const telling = two ?? tellingPair(study)
  const why = two ? '' : TELLING
  const kinds = [heat, cactus, profile, boxes]
  return [
    ...study.measures.flatMap((measure) => kinds.map((make) => make(study, measure))),
    telling && scatter(study, telling, why),
  ].filter((plot) => plot !== undefined)
}
