// The marks that plots are made of. The outlines of points come from d3-shape. It draws on any object with the methods of a
// canvas; the object used here collects the steps of a path.

import { type CanvasPath_D3Shape, symbol } from 'd3-shape'
import {
  type Colour,
  circleSteps,
  type Label,
  type Path,
  type PathStroke,
  type PictureStep,
} from '../../scene.ts'
import type { Entrant } from './reportData.ts'
import { colourOf, INK, PAPER, type PointShape, TEXT } from './theme.ts'

/** A place in pixels. */
export type PlotPoint = readonly [x: number, y: number]

/** The look of a path. */
type Look = Pick<Path, 'fill' | 'stroke' | 'opacity'>

/** A text, in ink and regular unless stated otherwise. */
export function label(
  text: string,
  x: number,
  y: number,
  more: Partial<Omit<Label, 'mark' | 'text' | 'x' | 'y'>> = {},
): Label {
  return {
    mark: 'label',
    text,
    x,
    y,
    align: 'start',
    size: TEXT.note,
    weight: 'regular',
    colour: INK,
    ...more,
  }
}

/** Lines through these places, as one path. */
export function lines(each: readonly (readonly PlotPoint[])[], stroke: PathStroke): Path {
  return { mark: 'path', steps: each.flatMap(stepsThrough), stroke }
}

/** The two ends of a line. */
export function segment(x: number, y: number, toX: number, toY: number): PlotPoint[] {
  return [
    [x, y],
    [toX, toY],
  ]
}

function stepsThrough(places: readonly PlotPoint[]): PictureStep[] {
  return places.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const)
}

/** A rectangle. */
interface Rectangle {
  /** The left side. */
  readonly x: number
  /** The top. */
  readonly y: number
  /** The width. */
  readonly width: number
  /** The height. */
  readonly height: number
}

/** A rectangle as a path. */
export function box(x: number, y: number, width: number, height: number, look: Look): Path {
  return boxesPath([{ x, y, width, height }], look)
}

/** Rectangles as one path. */
export function boxesPath(each: readonly Rectangle[], look: Look): Path {
  return { mark: 'path', steps: each.flatMap(rectangleSteps), ...look }
}

function rectangleSteps({ x, y, width, height }: Rectangle): PictureStep[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']]
}

/** A closed outline through these places. */
export function polygon(corners: readonly PlotPoint[], look: Look): Path {
  return { mark: 'path', steps: [...stepsThrough(corners), ['Z']], ...look }
}

/** Points of one shape. `area` is the area, in square pixels, of a circle with the same visual weight. */
export function points(
  { name, type, turn }: PointShape,
  area: number,
  at: readonly PlotPoint[],
  look: Look,
): Path {
  const steps = collected((context) => symbol(type, area).context(context as CanvasRenderingContext2D)(null))
  return {
    mark: 'path',
    steps: turn === 0 ? steps : steps.map((step) => turned(step, turn)),
    copies: { name: `${name}-${area}`, at },
    ...look,
  }
}

function turned(step: PictureStep, degrees: number): PictureStep {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return movedStep(step, ([x, y]) => [x * cos - y * sin, x * sin + y * cos])
}

/** A step of a path whose points are moved by a function. */
export function movedStep(
  [command, ...values]: PictureStep,
  move: (place: PlotPoint) => PlotPoint,
): PictureStep {
  const places = values.flatMap((value, index) => (index % 2 === 0 ? move([value, values[index + 1]]) : []))
  return [command, ...places] as unknown as PictureStep
}

/** Collects what d3-shape draws. The only arcs that it draws here are full circles. */
function collected(draw: (context: CanvasPath_D3Shape) => void): PictureStep[] {
  const steps: PictureStep[] = []
  const canvas = {
    moveTo: (x: number, y: number) => steps.push(['M', x, y]),
    lineTo: (x: number, y: number) => steps.push(['L', x, y]),
    closePath: () => steps.push(['Z']),
    rect: (x: number, y: number, width: number, height: number) =>
      steps.push(...rectangleSteps({ x, y, width, height })),
    arc: (x: number, y: number, radius: number) => steps.push(...circleSteps(x, y, radius)),
  }
  draw(canvas as unknown as CanvasPath_D3Shape)
  return steps
}

const BADGE_RADIUS = 9.2

/** The letter of a contender in a ring of its colour. */
export function badge(
  { letter, index }: Pick<Entrant, 'letter' | 'index'>,
  [x, y]: PlotPoint,
): (Path | Label)[] {
  return [
    {
      mark: 'path',
      steps: circleSteps(0, 0, BADGE_RADIUS),
      fill: PAPER,
      stroke: { colour: colourOf(index), width: 1.5 },
      copies: { name: 'badge', at: [[x, y]] },
    },
    label(letter, x, y, { size: TEXT.badge, weight: 'bold', align: 'middle', room: 2 * BADGE_RADIUS - 3 }),
  ]
}

/** A line of this colour and width. */
export const stroke = (colour: Colour, width: number, dash?: readonly number[]): PathStroke => ({
  colour,
  width,
  ...(dash && { dash }),
})
