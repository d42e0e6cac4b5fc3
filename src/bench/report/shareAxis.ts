// The vertical axis of shares from 0 to 100 %, and lines of the share of values that are at most x.

import type { Tick } from './axes.ts'
import { type LogAxis, placeOn } from './logAxis.ts'
import { percent } from './numberTexts.ts'
import type { Frame } from './plot.ts'
import type { PlotPoint } from './plotMarks.ts'
import { type Stairs, stairsThrough } from './stairs.ts'

/** The end of the axis, so that a badge at 100 % stays inside. */
const TOP = 1.06

/** The y of a share in a frame. */
export function sharePlace({ top, height }: Frame): (share: number) => number {
  return (share) => top + height * (1 - share / TOP)
}

/** The ticks of the axis. */
export function shareTicks(height: number): Tick[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ place: (height * share) / TOP, text: percent(share) }))
}

/**
 * The line of the share of values that are at most x, from its first step to the end of the axis. `values` are ascending,
 * infinite ones last. The share at the start of the axis is a point on the frame: a step up to it would hide the frame.
 */
export function shareLine(values: readonly number[], axis: LogAxis, frame: Frame): Stairs {
  const { left, width } = frame
  const right = placeOn(axis, width)
  const up = sharePlace(frame)
  const solved = values.filter(Number.isFinite)
  const steps = solved.map((value, index): PlotPoint => [right(value), up((index + 1) / values.length)])
  const first = steps.findLastIndex(([x]) => Math.round(x) === 0)
  const start: PlotPoint = first >= 0 ? steps[first] : [steps[0]?.[0] ?? 0, up(0)]
  const places: PlotPoint[] = [start, ...steps.slice(first + 1), [width, up(solved.length / values.length)]]
  return stairsThrough(places.map(([x, y]) => [left + x, y]))
}
