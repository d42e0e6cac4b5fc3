// Chooses the plots of a report: each kind by each measure, in the order of the page, and a scatter plot of
// two contenders.

import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { boxes } from './boxPlot.ts'
import { cactus, ecdf, profile } from './cactusEcdfProfile.ts'
import { heat } from './heatMap.ts'
import { TELLING, type Two, tellingPair } from './pickScatterPair.ts'
import type { Plot } from './plotLayout.ts'
import type { Entrant, ReportData } from './reportData.ts'
import { scatter } from './scatterPlot.ts'

const KINDS = [heat, cactus, ecdf, profile, boxes]

/** Makes a plot; returns undefined if there are not enough rows for it. */
type PlotMaker = () => Plot | undefined

/**
 * Functions that make the plots of a run. Each plot is made only when it is drawn, since a plot of a large run takes a
 * hundred megabytes. `two` names the contenders of a scatter plot. Throws a PuzzleError if they cannot be compared.
 */
export function plotMakers(all: ReportData, two: Two | undefined): PlotMaker[] {
  const report = withoutControl(all)
  const last = two && wanted(report, two)
  return [
    ...report.measures.flatMap((measure) => KINDS.map((make) => () => make(report, measure))),
    () => last ?? told(report),
  ]
}

/** Leaves out the control in plots: it is a copy of the first contender and measures only noise. */
function withoutControl(report: ReportData): ReportData {
  const isShown = ({ kind }: Entrant) => kind !== 'control'
  const groups = report.groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ entrant }) => isShown(entrant)),
  }))
  return { ...report, entrants: report.entrants.filter(isShown), groups }
}

function wanted(report: ReportData, two: Two): Plot {
  const plot = scatter(report, two)
  if (plot) return plot
  const names = `${quote(two.one)} and ${quote(two.other)}`
  throw new PuzzleError(
    'value',
    `cannot compare ${names} in a plot: no puzzle has a value of the same measure for both; choose other contenders`,
  )
}

function told(report: ReportData): Plot | undefined {
  const two = tellingPair(report)
  return two && scatter(report, two, TELLING)
}
