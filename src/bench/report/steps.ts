// Curves that climb in steps: the share of the puzzles for which a contender's figure is at most x. Cactus plots and
// performance profiles are made of them.
//
//   100 %            ┌──Ⓐ───
//               ┌────┘
//             ┌─┘
//     0 %  ───┘
//          1     10    100

import { type LogAxis, logAxis, logChannel } from './axis.ts'
import { FAINT, GRID, type Spec } from './look.ts'
import { badges, lineChannels, type Panels } from './plot.ts'
import type { Entrant } from './study.ts'

/** What a contender's puzzles cost it, ascending; infinite where they were not solved. */
export interface Curve {
  readonly entrant: Entrant
  readonly costs: readonly number[]
}

export interface Step {
  readonly letter: string
  readonly x: number
  readonly share: number
}

/** The share of the puzzles that cost at most x. */
export function shareWithin({ costs }: Curve, x: number): number {
  return costs.filter((cost) => cost <= x).length / costs.length
}

/** The corners of a curve, from its first step to the end of the axis. */
export function stepsOf({ entrant, costs }: Curve, [least, most]: LogAxis['domain']): Step[] {
  const { letter } = entrant
  const solved = costs.filter(Number.isFinite)
  const steps: Step[] = [{ letter, x: solved[0] ?? least, share: 0 }]
  solved.forEach((x, index) => {
    const step = { letter, x, share: (index + 1) / costs.length }
    if (steps.at(-1)?.x === x && index > 0) steps[steps.length - 1] = step
    else steps.push(step)
  })
  const last = steps[steps.length - 1]
  if (last.x < most) steps.push({ ...last, x: most })
  return steps
}

/** Letters at different places of the axis, so that lines that lie on each other can both be read. */
export function badgesOf(curves: readonly Curve[], axis: LogAxis): Step[] {
  const [, most] = axis.domain
  return curves.map((curve, index) => {
    const first = curve.costs[0]
    const from = Number.isFinite(first) ? first : axis.domain[0]
    const x = from * (most / from) ** ((index + 0.6) / (curves.length + 0.2))
    return { letter: curve.entrant.letter, x, share: shareWithin(curve, x) }
  })
}

interface StepPanel {
  readonly title: string
  readonly subtitle: string
  readonly curves: readonly Curve[]
  /** All of the plot, so that its panels share the scale of colours. */
  readonly entrants: readonly Entrant[]
  readonly xTitle: string
  readonly yTitle: string | null
  readonly label: (value: number) => string
  readonly panels: Panels
}

/** A panel of curves with their letters. */
export function stepPanel({
  title,
  subtitle,
  curves,
  entrants,
  xTitle,
  yTitle,
  label,
  panels,
}: StepPanel): Spec {
  const { width, height } = panels
  const axis = logAxis(
    curves.flatMap(({ costs }) => costs),
    { length: width, room: 38, hasBorder: false, isPadded: false, label },
  )
  const place = {
    x: logChannel('x', axis, xTitle, { grid: true, gridColor: GRID }),
    y: {
      field: 'share',
      type: 'quantitative',
      title: yTitle,
      // A badge at 100 % stays inside.
      scale: { domain: [0, 1.05], nice: false },
      axis: { values: [0, 0.25, 0.5, 0.75, 1], format: '.0%' },
    },
  }
  return {
    title: { text: title, subtitle, subtitleColor: FAINT },
    width,
    height,
    layer: [
      {
        data: { values: curves.flatMap((curve) => stepsOf(curve, axis.domain)) },
        mark: { type: 'line', interpolate: 'step-after', strokeWidth: 1.8, strokeJoin: 'round' },
        encoding: { ...place, ...lineChannels(entrants), order: { field: 'share', type: 'quantitative' } },
      },
      badges({ values: badgesOf(curves, axis) }, place, entrants),
    ],
  }
}
