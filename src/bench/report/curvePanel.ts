// A panel of curves that rise in steps. Cactus plots, distributions and performance profiles consist of such panels.
//
//   100 %            ┌──Ⓐ───
//               ┌────┘
//             ┌─┘
//     0 %  ───┘
//          1     10    100

import { group } from 'd3-array'
import type { PlotMark } from '../../scene.ts'
import { bottomAxis, ground, leftAxis, type PlotAxis } from './axes.ts'
import { type Frame, type PanelFrame, panelTitle } from './plotLayout.ts'
import { badge, lines, type PlotPoint, polygon, segment, stroke } from './plotMarks.ts'
import type { Entrant } from './reportData.ts'
import { heightAt, placeAlong, type Stairs, takingTurns } from './staircaseLines.ts'
import { colourOf, dashOf, LINE_WIDTH, VIRTUAL_BEST_LINE } from './theme.ts'

/** The line of a contender in a panel. */
export interface CurveLine {
  /** The contender. */
  readonly entrant: Entrant
  /** The line, in pixels of the plot; empty if the contender solved nothing. */
  readonly stairs: Stairs
  /** The lower and the upper edge of the contender's confidence band, in pixels of the plot. */
  readonly band?: { readonly low: Stairs; readonly high: Stairs } | undefined
}

/** A panel of curves. */
export interface CurvePanel {
  /** The area of the data. */
  readonly frame: PanelFrame
  /** The title. */
  readonly title: string
  /** The lines below the title. */
  readonly notes: readonly string[]
  /** The axis below the panel. */
  readonly x: PlotAxis
  /** The axis at the left of the panel. */
  readonly y: PlotAxis
  /** The lines of the contenders. */
  readonly curves: readonly CurveLine[]
  /** The line of the virtual best. */
  readonly virtualBest?: Stairs
  /** The labels beside the panel; without them, letters stand on the curves. */
  readonly labels?: readonly PlotMark[]
}

/**
 * The maximum number of curves with full bands, which would hide each other; with more curves, each band is shown only at
 * the letter of its curve.
 */
export const MOST_BANDS = 3

/** Draws a panel. */
export function curvePanel(panel: CurvePanel): PlotMark[] {
  const { frame, title, notes, x, y, curves, virtualBest, labels } = panel
  const drawn = curves.filter(({ stairs }) => stairs.length > 1)
  const letters = badgePlacesOf(drawn, frame)
  return [
    ...panelTitle(frame, title, notes),
    ...(drawn.length <= MOST_BANDS ? drawn.flatMap(bandArea) : []),
    ...ground(frame, y),
    ...bottomAxis(frame, x),
    ...leftAxis(frame, y),
    ...(virtualBest && virtualBest.length > 1 ? [lines([virtualBest], VIRTUAL_BEST_LINE)] : []),
    ...lineMarks(drawn),
    ...(drawn.length > MOST_BANDS ? drawn.flatMap((curve, index) => whisker(curve, letters[index])) : []),
    ...(labels ?? drawn.flatMap(({ entrant }, index) => badge(entrant, letters[index]))),
  ]
}

function lineMarks(curves: readonly CurveLine[]): PlotMark[] {
  const divided = takingTurns(curves.map(({ stairs }) => stairs))
  return divided.flatMap(({ own, shared }, index) => {
    const { index: style } = curves[index].entrant
    return [
      ...(own.length > 0 ? [lines(own, stroke(colourOf(style), LINE_WIDTH, dashOf(style)))] : []),
      ...(shared.length > 0 ? [lines(shared, stroke(colourOf(style), LINE_WIDTH))] : []),
    ]
  })
}

/** The number of positions that are tried for a letter. */
const PLACES = 48

/** Places letters where their curves are far from all others. */
function badgePlacesOf(curves: readonly CurveLine[], { left, top, width, height }: Frame): PlotPoint[] {
  const xs = Array.from({ length: PLACES }, (_, index) => left + (width * (index + 1)) / (PLACES + 1))
  const tried = curves.map(({ stairs }) =>
    xs.map((x) => {
      const there = heightAt(stairs, x)
      return { x, y: there ?? (x < stairs[0][0] ? top + height : -height), isDrawn: there !== undefined }
    }),
  )
  const places = badgePlaces(tried).map((place, index): PlotPoint => {
    const { x, y, isDrawn } = tried[index][place]
    return isDrawn ? [x, y] : (placeAlong(curves[index].stairs, 0.5) as PlotPoint)
  })
  return uncovered(
    places,
    curves.map(({ stairs }) => stairs),
  )
}

const BAND_OPACITY = 0.15

function bandArea({ entrant, band }: CurveLine): PlotMark[] {
  if (!band) return []
  const corners = [...band.high, ...band.low.toReversed()]
  return [polygon(corners, { fill: colourOf(entrant.index), opacity: BAND_OPACITY })]
}

const SERIF = 3

/** The band at one x, drawn as a bar with serifs. */
function whisker({ entrant, band }: CurveLine, [x]: PlotPoint): PlotMark[] {
  const [low, high] = [band && heightAt(band.low, x), band && heightAt(band.high, x)]
  if (low === undefined || high === undefined) return []
  const ends = [low, high].map((y) => segment(x - SERIF, y, x + SERIF, y))
  return [lines([segment(x, low, x, high), ...ends], stroke(colourOf(entrant.index), 1.1))]
}

/** Lists curves that coincide everywhere: `A = D = F, B = C`; empty if none do. */
export function sameLines(curves: readonly CurveLine[]): string {
  const drawn = curves.filter(({ stairs }) => stairs.length > 0)
  return Array.from(group(drawn, ({ stairs }) => stairs.join(' ')).values())
    .filter(({ length }) => length > 1)
    .map((same) => same.map(({ entrant }) => entrant.letter).join(' = '))
    .join(', ')
}

// Places the letter of each curve where the curve is farthest from the others and no other letter is near. If
// curves coincide everywhere, their letters stand side by side.

/** A point of a curve, in pixels. */
interface BadgePlace {
  readonly x: number
  readonly y: number
  /** Whether the curve is visible here: a curve begins at the contender's first solved puzzle. */
  readonly isDrawn: boolean
}

/** The distance at which two letters no longer overlap. */
const CLEAR = 22
/** The distance from other curves beyond which a letter does not become easier to read. */
const FAR = 28

/** Returns, for each curve, the index of the point where its letter is placed. All curves have points at the same x. */
export function badgePlaces(curves: readonly (readonly BadgePlace[])[]): number[] {
  const taken: BadgePlace[] = []
  return curves.map((own, index) => {
    const others = curves.filter((_, other) => other !== index)
    const drawn = own.some(({ isDrawn }) => isDrawn)
    let best = { place: own.length - 1, score: Number.NEGATIVE_INFINITY }
    own.forEach((point, place) => {
      if (drawn && !point.isDrawn) return
      const toLetters = Math.min(CLEAR, ...taken.map((there) => distance(point, there)))
      const toCurves = Math.min(FAR, ...others.map((other) => nearest(point, place, other)))
      // Among equally good points, those are preferred that put the letters in order from left to right.
      const wanted = ((index + 0.6) / (curves.length + 0.2)) * own.length
      const score = 4 * toLetters + toCurves - Math.abs(place - wanted) / own.length
      if (score > best.score) best = { place, score }
    })
    taken.push(own[best.place])
    return best.place
  })
}

const distance = (one: BadgePlace, other: BadgePlace): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The distance below which a letter covers a part of another letter. */
const COVERED = 18
/** The number of positions along a curve that are tried for a letter that would overlap another. */
const TRIED = 40

/** Moves a letter along its curve if it would cover an earlier letter. This happens when curves are nearly vertical. */
function uncovered(letters: readonly PlotPoint[], curves: readonly Stairs[]): PlotPoint[] {
  const placed: PlotPoint[] = []
  for (const [index, wanted] of letters.entries()) {
    const toLetters = ([x, y]: PlotPoint) =>
      Math.min(CLEAR, ...placed.map((there) => Math.hypot(x - there[0], y - there[1])))
    const far = ([x, y]: PlotPoint) => Math.hypot(x - wanted[0], y - wanted[1])
    const along = Array.from({ length: TRIED }, (_, step) =>
      placeAlong(curves[index], (step + 0.5) / TRIED),
    ).filter((place) => place !== undefined)
    const best = along.sort((one, other) => toLetters(other) - toLetters(one) || far(one) - far(other))[0]
    placed.push(toLetters(wanted) >= COVERED || !best ? wanted : best)
  }
  return placed
}

/** The distance from a point to a curve, of which only the nearby points and the steps between them are examined. */
function nearest(point: BadgePlace, place: number, curve: readonly BadgePlace[]): number {
  let least = FAR
  for (let at = Math.max(0, place - 2); at <= Math.min(curve.length - 1, place + 2); at++) {
    const [from, to] = [curve[at], curve[Math.min(at + 1, curve.length - 1)]]
    const within = Math.min(Math.max(point.y, Math.min(from.y, to.y)), Math.max(from.y, to.y))
    least = Math.min(
      least,
      Math.hypot(point.x - from.x, point.y - from.y),
      Math.hypot(point.x - to.x, point.y - within),
    )
  }
  return least
}
