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
  return stairsThrough(placesOf(values, axis, frame))
}

/** One place after the other: all at once would be the largest part of a plot of a hundred thousand puzzles. */
function* placesOf(values: readonly number[], axis: LogAxis, frame: Frame): Iterable<PlotPoint> {
  const { left, width } = frame
  const right = placeOn(axis, width)
  const up = sharePlace(frame)
  let solved = 0
  let start: PlotPoint | undefined
  let isStarted = false
  for (const value of values) {
    if (!Number.isFinite(value)) break
    const x = right(value)
    const place: PlotPoint = [left + x, up(++solved / values.length)]
    if (!isStarted && Math.round(x) === 0) start = place
    else {
      if (!isStarted) yield start ?? [left + x, up(0)]
      isStarted = true
      yield place
    }
  }
  if (!isStarted) yield start ?? [left, up(0)]
  yield [left + width, up(solved / values.length)]
}
