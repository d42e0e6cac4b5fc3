// A plot of curves: a panel for each group of puzzles, the key, and the tables with the data of the curves. Cactus plots,
// distributions and performance profiles differ in their axes, lines and texts.

import {
  type CostStep,
  type Curve,
  type CurveGroup,
  costSteps,
  solvedAny,
  visibleSteps,
} from './costCurves.ts'
import { type CurveLine, type CurvePanel, curvePanel, sameLines } from './curvePanel.ts'
import { endLabels, labelRoom } from './endLabels.ts'
import { type PanelFrame, type Plot, placedPanels, plotKey, stackedBlocks } from './plotLayout.ts'
import type { PlotPoint } from './plotMarks.ts'
import { entrantsOf, type ReportData } from './reportData.ts'
import { CONTENDER, GROUP } from './sharedColumns.ts'
import type { Stairs } from './staircaseLines.ts'
import type { Cell, Column } from './tableAndCsv.ts'

/** The axes, lines and bands that a kind of plot draws in a panel. */
export interface DrawnCurves extends Pick<CurvePanel, 'x' | 'y'> {
  /** Returns the line for the costs of a contender. */
  readonly lineOf: (costs: readonly number[]) => Stairs
  /** Returns the confidence band for the costs of a contender. */
  readonly bandOf?: (costs: readonly number[]) => CurveLine['band']
  /** Returns the point of a step; `puzzles` is the number of puzzles of its curve. */
  readonly place: (step: CostStep, puzzles: number) => PlotPoint
}

/** A kind of plot, by a measure. */
interface CurveKind extends Pick<Plot, 'name' | 'title'> {
  /** The parts of the caption before and after the sentences that all kinds of plots have. */
  readonly caption: readonly [before: (panels: readonly CurvePanel[]) => string, after: string]
  /** The parts of the alternative text: what the lines are, which figures are stated, and the figure of a curve. */
  readonly alternative: readonly [lines: string, figures: string, figureOf: (curve: Curve) => string]
  /** Draws in a panel; `isFirst` tells that the panel is the first of its row. */
  readonly draw: (group: CurveGroup, frame: PanelFrame, isFirst: boolean) => DrawnCurves
  /** Whether the caption also names coinciding lines of contenders that solved nothing. */
  readonly isFlatNamed?: boolean
  /** The columns of the table on the page, and a function that returns the cells of a curve. */
  readonly summary: readonly Column[]
  readonly cellsOf: (curve: Curve) => Cell[]
  /** The columns of the data: the cost of a step, and what is solved within it, as a share or as a number of puzzles. */
  readonly steps: readonly [cost: Column, solved: Column]
  readonly isShare: boolean
}

/** The plot of groups of curves; undefined if there are none. */
export function curvePlot(
  report: ReportData,
  groups: readonly CurveGroup[],
  kind: CurveKind,
): Plot | undefined {
  if (groups.length === 0) return undefined
  const { panels, height } =
    labelledPanel(report, groups, kind) ??
    placedPanels(groups.length, (frame, index, isFirst) => panelOf(groups[index], frame, kind, isFirst))
  const [before, after] = kind.caption
  const [lines, figures, figureOf] = kind.alternative
  const hasVirtualBest = groups.some(({ virtualBest }) => virtualBest !== undefined)
  const thin = hasVirtualBest
    ? ' The thin grey line is the virtual best: the best contender on each puzzle.'
    : ''
  const sentences = groups.map(({ title, curves }) => {
    const stated = curves.map((curve) => `${curve.entrant.name} ${figureOf(curve)}`)
    return `${title}: ${figures}: ${stated.join(', ')}.`
  })
  const all = groups.flatMap(({ curves }) => curves)
  return {
    name: kind.name,
    title: kind.title,
    caption: `${before(panels)} Where lines coincide, their colours alternate.${sameText(panels)}${thin}${after}`,
    alternative: `${lines} ${sentences.join(' ')}`,
    scene: stackedBlocks([
      { marks: panels.flatMap(curvePanel), height },
      ...(panels[0].labels ? [] : [plotKey(report, entrantsOf(report, all), 'line', hasVirtualBest)]),
    ]),
    summary: {
      columns: [CONTENDER, GROUP, ...kind.summary],
      rows: groups.flatMap(({ title, curves }) =>
        curves.map((curve) => [
          `${curve.entrant.letter} ${curve.entrant.name}`,
          title,
          ...kind.cellsOf(curve),
        ]),
      ),
    },
    data: {
      columns: [GROUP, CONTENDER, ...kind.steps],
      rows: panels.flatMap((panel) => stepRows(panel, kind)),
    },
  }
}

/** The only panel of a plot with the names of the contenders beside it, if they fit there. */
function labelledPanel(
  report: ReportData,
  groups: readonly CurveGroup[],
  kind: CurveKind,
): { panels: GroupPanel[]; height: number } | undefined {
  const [group, ...others] = groups
  const room = labelRoom(group.curves.map(({ entrant }) => entrant))
  if (others.length > 0 || group.curves.length < 2 || room === undefined) return undefined
  const { note } = group
  const said = { ...group, note: report.common ? `${note}; ${report.common}` : note }
  const { panels, height } = placedPanels(1, (frame) => panelOf(said, frame, kind, true), room)
  const labels = endLabels(panels[0], room)
  return labels && { panels: [{ ...panels[0], labels }], height }
}

interface GroupPanel extends CurvePanel {
  readonly group: CurveGroup
  readonly place: DrawnCurves['place']
}

function panelOf(group: CurveGroup, frame: PanelFrame, kind: CurveKind, isFirst: boolean): GroupPanel {
  const { title, note, virtualBest } = group
  const { lineOf, bandOf, ...drawn } = kind.draw(group, frame, isFirst)
  const curves = group.curves.map(({ entrant, costs }) => ({
    entrant,
    stairs: lineOf(costs),
    band: bandOf?.(costs),
  }))
  const none = group.curves.filter((curve) => !solvedAny(curve)).map(({ entrant }) => entrant.letter)
  const same = sameLines(curves.filter((_, index) => kind.isFlatNamed || solvedAny(group.curves[index])))
  const notes = [note, none.length > 0 ? `none solved by ${none.join(', ')}` : '', same]
  return {
    ...drawn,
    frame,
    title,
    notes: notes.filter((line) => line !== ''),
    curves,
    ...(virtualBest && { virtualBest: lineOf(virtualBest) }),
    group,
  }
}

/** The visible steps of the curves of a panel, rounded to what a plot can show. */
function stepRows({ group, place }: GroupPanel, { isShare }: CurveKind): Cell[][] {
  return group.curves.flatMap(({ entrant, costs }) => {
    const steps = visibleSteps(costSteps(costs), (step) => place(step, costs.length))
    return steps.map(({ cost, solved }) => [
      group.title,
      entrant.letter,
      shownFigure(cost),
      isShare ? shownFigure(solved / costs.length) : solved,
    ])
  })
}

/** Rounds a figure to what a plot can show: an error of half a per cent is less than a pixel. */
function shownFigure(value: number): number {
  return Number(value.toPrecision(3))
}

/** The sentence of a caption that names the curves that coincide everywhere; empty if none do. */
function sameText(panels: readonly CurvePanel[]): string {
  const found = panels
    .map(({ title, curves }) => ({ title, same: sameLines(curves) }))
    .filter(({ same }) => same !== '')
    .map(({ title, same }) => `${title}: ${same}`)
  return found.length === 0 ? '' : ` Whole lines that coincide: ${found.join('; ')}.`
}
