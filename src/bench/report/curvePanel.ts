// A panel of curves that rise in steps: cactus plots, distributions and performance profiles consist of them.
//
//   100 %            ┌──Ⓐ───
//               ┌──■─┘
//             ┌─┘
//     0 %  ───┘
//          1     10    100

import type { PlotMark } from '../../scene.ts'
import { bottomAxis, ground, leftAxis, type PlotAxis } from './axes.ts'
import { badgePlaces, uncovered } from './badgePlaces.ts'
import { pointMarks } from './linePoints.ts'
import { type Frame, type PanelFrame, panelTitle } from './plot.ts'
import { badge, lines, type PlotPoint, polygon, stroke } from './plotMarks.ts'
import type { Entrant } from './reportData.ts'
import { heightAt, placeAlong, type Stairs, takingTurns } from './stairs.ts'
import { colourOf, dashOf, LINE_WIDTH, VIRTUAL_BEST_LINE } from './theme.ts'

/** The line of a contender in a panel. */
export interface CurveLine {
  /** The contender. */
  readonly entrant: Entrant
  /** The line, in pixels of the plot; empty if the contender solved nothing. */
  readonly stairs: Stairs
  /** The ends of its confidence band, in pixels of the plot. */
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
  /** The axis at its left. */
  readonly y: PlotAxis
  /** The lines of the contenders. */
  readonly curves: readonly CurveLine[]
  /** The line of the virtual best. */
  readonly virtualBest?: Stairs
}

/** Bands of more curves than this would hide each other: then each is shown only at the letter of its curve. */
export const MOST_BANDS = 3

/** Draws a panel. */
export function curvePanel(panel: CurvePanel): PlotMark[] {
  const { frame, title, notes, x, y, curves, virtualBest } = panel
  const drawn = curves.filter(({ stairs }) => stairs.length > 1)
  const letters = badgePlacesOf(drawn, frame)
  return [
    ...panelTitle(frame, title, notes),
    ...(drawn.length <= MOST_BANDS ? drawn.flatMap(bandArea) : []),
    ...ground(frame, x, y),
    ...bottomAxis(frame, x),
    ...leftAxis(frame, y),
    ...(virtualBest && virtualBest.length > 1 ? [lines([virtualBest], VIRTUAL_BEST_LINE)] : []),
    ...lineMarks(drawn),
    ...(drawn.length > MOST_BANDS ? drawn.flatMap((curve, index) => whisker(curve, letters[index])) : []),
    ...pointsOn(drawn, letters),
    ...drawn.flatMap(({ entrant }, index) => badge(entrant, letters[index])),
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

/** The number of points on a line. */
const POINTS = 2
/** The distances from letters and from other points within which a point is left out. */
const FROM_LETTERS = 12
const FROM_POINTS = 8

/** Points along stairs, at other shares of the length for each of several curves. */
function pointsOn(curves: readonly CurveLine[], letters: readonly PlotPoint[]): PlotMark[] {
  const taken: PlotPoint[] = []
  return curves.flatMap(({ entrant, stairs }, index) => {
    const own = Array.from({ length: POINTS }, (_, point) =>
      placeAlong(stairs, (point + (index + 0.5) / curves.length) / POINTS),
    )
      .filter((place) => place !== undefined)
      .filter((place) => isClear(place, letters, FROM_LETTERS) && isClear(place, taken, FROM_POINTS))
    taken.push(...own)
    return pointMarks(entrant.index, own)
  })
}

function isClear([x, y]: PlotPoint, others: readonly PlotPoint[], distance: number): boolean {
  return others.every((other) => Math.hypot(x - other[0], y - other[1]) > distance)
}

/** The number of places that are tried for a letter. */
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
  const corners = [...band.high, ...Array.from(band.low).reverse()]
  return [polygon(corners, { fill: colourOf(entrant.index), opacity: BAND_OPACITY })]
}

const SERIF = 3

/** The band at one place. */
function whisker({ entrant, band }: CurveLine, [x]: PlotPoint): PlotMark[] {
  const [low, high] = [band && heightAt(band.low, x), band && heightAt(band.high, x)]
  if (low === undefined || high === undefined) return []
  const ends: PlotPoint[][] = [low, high].map((y) => [
    [x - SERIF, y],
    [x + SERIF, y],
  ])
  return [
    lines(
      [
        [
          [x, low],
          [x, high],
        ],
        ...ends,
      ],
      stroke(colourOf(entrant.index), 1.1),
    ),
  ]
}

/** Lists curves that coincide everywhere: `A = D = F, B = C`; empty if none do. */
export function sameLines(curves: readonly CurveLine[]): string {
  const byLine = new Map<string, string[]>()
  for (const { entrant, stairs } of curves.filter(({ stairs }) => stairs.length > 0)) {
    const key = stairs.join(' ')
    byLine.set(key, [...(byLine.get(key) ?? []), entrant.letter])
  }
  return Array.from(byLine.values())
    .filter(({ length }) => length > 1)
    .map((letters) => letters.join(' = '))
    .join(', ')
}
