// Step curves: the share of puzzles for which a contender's value is at most x. Cactus plots and performance
// profiles consist of them.
//
//   100 %            ┌──Ⓐ───
//               ┌────┘
//             ┌─┘
//     0 %  ───┘
//          1     10    100

import { badgePlaces } from './badgePlaces.ts'
import { type LogAxis, logAxis, logChannel } from './logAxis.ts'
import { badges, lineChannels, type Panels } from './plot.ts'
import type { Entrant } from './reportData.ts'
import { FAINT, GRID, type Spec } from './theme.ts'

/** The costs of a contender's puzzles, ascending; infinite if not solved. */
export interface Curve {
  /** The contender. */
  readonly entrant: Entrant
  /** One cost for each puzzle, ascending. */
  readonly costs: readonly number[]
}

interface Step {
  readonly letter: string
  readonly x: number
  readonly share: number
}

/** The share of the puzzles that cost at most x. */
export function shareWithin({ costs }: Curve, x: number): number {
  return costs.filter((cost) => cost <= x).length / costs.length
}

/** The corners of a curve, from its first step to the end of the axis. */
function stepsOf({ entrant, costs }: Curve, [least, most]: LogAxis['domain']): Step[] {
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

interface StepPanel {
  readonly title: string
  readonly subtitle: string
  readonly curves: readonly Curve[]
  /** Values that the axis must include, in addition to those of the curves. */
  readonly ends?: readonly number[]
  /** All contenders of the plot, so that its panels share the scale of colours. */
  readonly entrants: readonly Entrant[]
  readonly xTitle: string
  readonly yTitle: string | null
  readonly label: (value: number) => string
  readonly panels: Panels
}

/** The end of the vertical axis, so that a badge at 100 % stays inside. */
const TOP = 1.05

/** The number of places that are tried for a letter. */
const PLACES = 48

/** Places letters where their curves are far from all others. */
function badgesOf(
  curves: readonly Curve[],
  { domain: [least, most] }: LogAxis,
  { width, height }: Panels,
): Step[] {
  const xs = Array.from(
    { length: PLACES },
    (_, index) => least * (most / least) ** ((index + 1) / (PLACES + 1)),
  )
  const pixels = curves.map((curve) =>
    xs.map((x, index) => ({
      x: (width * (index + 1)) / (PLACES + 1),
      y: (height * shareWithin(curve, x)) / TOP,
      isDrawn: x >= (Number.isFinite(curve.costs[0]) ? curve.costs[0] : least),
    })),
  )
  return badgePlaces(pixels).map((place, index) => {
    const x = xs[place]
    return { letter: curves[index].entrant.letter, x, share: shareWithin(curves[index], x) }
  })
}

/** A panel of curves with their letters. */
export function stepPanel({
  title,
  subtitle,
  curves,
  ends = [],
  entrants,
  xTitle,
  yTitle,
  label,
  panels,
}: StepPanel): Spec {
  const { width, height } = panels
  const axis = logAxis([...curves.flatMap(({ costs }) => costs), ...ends], {
    length: width,
    room: 38,
    hasBorder: false,
    isPadded: false,
    label,
  })
  const place = {
    x: logChannel('x', axis, xTitle, { grid: true, gridColor: GRID }),
    y: {
      field: 'share',
      type: 'quantitative',
      title: yTitle,
      scale: { domain: [0, TOP], nice: false },
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
      badges({ values: badgesOf(curves, axis, panels) }, place, entrants),
    ],
  }
}
