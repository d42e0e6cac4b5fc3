// Cactus plots: the share of its puzzles that a contender solves within a number of nodes, or a time. They
// follow the plots of the SAT competitions, with the axes exchanged so that higher is better, and with shares
// instead of counts, since contenders may be given different numbers of puzzles.

import { LEAST } from '../statistics/means.ts'
import { countOf, percent } from './numberTexts.ts'
import { type Plot, panelled, panelsFor, withKey } from './plot.ts'
import type { Group, ReportData } from './reportData.ts'
import { costsOf, type ReportMeasure, spentOn } from './reportMeasures.ts'
import { type Curve, shareWithin, stepPanel } from './stepCurves.ts'
import type { Table } from './table.ts'

interface Panel {
  readonly group: Group
  readonly curves: readonly Curve[]
  /** Values that the axis must include, in addition to the solved puzzles. */
  readonly ends: readonly number[]
}

/** The cactus plot of a measure; undefined if no contender reports it. */
export function cactus(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const shown = report.groups
    .map((group) => panelOf(group, measure))
    .filter(({ curves, ends }) => ends.length > 0 || curves.some(({ costs }) => costs.some(Number.isFinite)))
  if (shown.length === 0) return undefined
  const entrants = report.entrants.filter((one) =>
    shown.some(({ curves }) => curves.some(({ entrant }) => entrant === one)),
  )
  const panels = panelsFor(shown.length)
  const specs = shown.map(({ group, curves, ends }, index) =>
    stepPanel({
      title: group.title,
      subtitle: countOf(group.puzzles, 'puzzle'),
      curves,
      ends,
      entrants,
      xTitle: measure.axis,
      yTitle: index % panels.columns === 0 ? 'share solved' : null,
      label: measure.label,
      panels,
    }),
  )
  return {
    name: `cactus-${measure.noun}`,
    title: `Cactus plot by ${measure.noun}`,
    caption: `Each line shows the share of its puzzles that a contender solved within the ${measure.name === 'nodes' ? 'number of nodes' : 'time'} on the horizontal axis. Higher and further left is better. A line that ends below 100 % belongs to a contender that left puzzles unsolved, because a limit stopped it or it failed. Each panel has its own scale, which extends to the largest amount spent when a limit stopped a contender.`,
    alternative: alternativeOf(shown, measure),
    spec: withKey(panelled(specs, panels.columns), entrants),
    summary: summaryOf(shown, measure),
    data: dataOf(shown, measure),
  }
}

function panelOf(group: Group, measure: ReportMeasure): Panel {
  const told = group.entries.filter(({ entrant }) => entrant.tells[measure.name])
  const curves = told
    .map(({ entrant, rows }) => ({ entrant, costs: costsOf(measure, rows) }))
    .filter(({ costs }) => costs.length > 0)
  const stopped = told
    .flatMap(({ rows }) => rows.filter(({ outcome }) => outcome === 'capped'))
    .map((row) => spentOn(measure, row))
    .filter((spent) => spent !== undefined)
  const isSolved = curves.some(({ costs }) => costs.some(Number.isFinite))
  const last = stopped.reduce((most, spent) => Math.max(most, spent), 0)
  const ends = last > 0 ? [...(isSolved ? [] : [LEAST[measure.name]]), last] : []
  return { group, curves, ends }
}

function alternativeOf(shown: readonly Panel[], measure: ReportMeasure): string {
  const sentences = shown.map(({ group, curves }) => {
    const shares = curves.map(
      (curve) => `${curve.entrant.name} ${percent(shareWithin(curve, Number.MAX_VALUE))}`,
    )
    return `${group.title}: final share solved: ${shares.join(', ')}.`
  })
  return `Lines of the share of puzzles solved over the ${measure.axis}, on a logarithmic scale. ${sentences.join(' ')}`
}

/** The shares solved at the powers of ten within the panels. */
function summaryOf(shown: readonly Panel[], { label, noun }: ReportMeasure): Table {
  const costs = shown.flatMap(({ curves }) => curves.flatMap((curve) => curve.costs)).filter(Number.isFinite)
  const exponents = costs.map((cost) => Math.ceil(Math.log10(cost) - 1e-9))
  const powers = Array.from(new Set(exponents)).sort((one, other) => one - other)
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'group', title: 'Puzzles' },
      ...powers.map((power) => ({
        key: `within_1e${power}`,
        title: `${noun} ≤ ${label(Number(`1e${power}`))}`,
        format: percent,
      })),
    ],
    rows: shown.flatMap(({ group, curves }) =>
      curves.map((curve) => [
        `${curve.entrant.letter} ${curve.entrant.name}`,
        group.title,
        ...powers.map((power) => shareWithin(curve, Number(`1e${power}`))),
      ]),
    ),
  }
}

function dataOf(shown: readonly Panel[], { name, noun }: ReportMeasure): Table {
  return {
    columns: [
      { key: 'group', title: 'Puzzles' },
      { key: 'contender', title: 'Contender' },
      { key: name, title: noun, format: String },
      { key: 'share_solved', title: 'Share solved', format: String },
    ],
    rows: shown.flatMap(({ group, curves }) =>
      curves.flatMap(({ entrant, costs }) =>
        costs
          .map((cost, index) => [group.title, entrant.name, cost, (index + 1) / costs.length] as const)
          .filter(([, , cost], index) => Number.isFinite(cost) && cost !== costs[index + 1]),
      ),
    ),
  }
}
