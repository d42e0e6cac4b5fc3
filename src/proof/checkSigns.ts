// Compares the signs that a file draws with those of its puzzle: each is there once, in its place, with its grey and
// its width, and nothing else is drawn. Each rule defines the look of its signs in one place; the check is that the
// signs of the puzzle arrive in the file.
//
// Some signs are white, such as the ground of a cage's total. They must not hide what readers need, so the order of painting counts:
//
//   shaded cells, signs below the lines, lines, signs above the lines, numbers

import { FIGURE, type Signs } from '../families/drawing.ts'
import type { PictureShape, Text } from '../scene.ts'
import { type Box, boxAround, intersection, isThere, widened } from './boxesAndTransforms.ts'
import { type DrawnMarks, type DrawnShape, type DrawnText, UnprovedError } from './marks.ts'
import { aboutCell, type DrawnGrid } from './readDrawnBoard.ts'
import { stepPlaces } from './svgPdfPaths.ts'

const NO_SIGNS: Required<Signs> = { below: [], above: [], texts: [] }

/**
 * The marks of a board without its signs. In a complete picture every shape must be a sign; a page may have other shapes around the
 * board. Throws an UnprovedError if signs are missing, too many, or elsewhere.
 */
export function marksWithoutSigns(
  marks: DrawnMarks,
  grid: DrawnGrid,
  isPicture: boolean,
  signs: Required<Signs> = NO_SIGNS,
): DrawnMarks {
  const area = areaOf(signs, grid)
  const isNear = (box: Box) => isPicture || isThere(intersection(box, area))
  const shapes = marks.shapes.map((shape) => shapeInCells(shape, grid)).filter((one) => isNear(boxOf(one)))
  const thinnest = Math.min(...marks.lines.map(({ width }) => width)) / grid.cell
  const left = new Set(shapes)
  const [below, above] = [signs.below, signs.above].map((list) =>
    list.flatMap(partsOf).map((part) => takeShape(part, left, thinnest, grid)),
  )
  for (const one of left) throw new UnprovedError(`shows a sign ${placeOf(one, grid)} that the puzzle lacks`)
  const texts = takeTexts(marks.texts, signs.texts, grid)
  expectOrder([
    marks.shades.filter((box) => isNear(boxInCells(box, grid))),
    ...below.map((one) => [one]),
    marks.lines,
    ...above.map((one) => [one]),
    marks.texts.filter((text) => isNear(boxInCells(text, grid))),
  ])
  return { ...marks, texts, shapes: [] }
}

/** The part of a page, in cells, that belongs to a board: the board and its signs. */
function areaOf({ below, above, texts }: Required<Signs>, { rows, columns }: DrawnGrid): Box {
  const boxes = [...[...below, ...above].flatMap(partsOf).map(boxOf), ...texts.map(boxOfSign)]
  return boxAround(
    [0, columns, ...boxes.flatMap(({ left, right }) => [left, right])],
    [0, rows, ...boxes.flatMap(({ top, bottom }) => [top, bottom])],
  )
}

type Shape = Omit<DrawnShape, 'order'>

/** The inside and the stroke of a shape, each as a shape of its own. */
function partsOf({ path, fill, stroke }: PictureShape): Shape[] {
  const steps = path.map(([command, ...numbers]) => ({ command, numbers }))
  return [
    ...(fill === undefined ? [] : [{ steps, grey: fill }]),
    ...(stroke ? [{ steps, grey: stroke.grey, width: stroke.width }] : []),
  ]
}

function shapeInCells({ steps, width, ...rest }: DrawnShape, { left, top, cell }: DrawnGrid): DrawnShape {
  return {
    ...rest,
    steps: steps.map(({ command, numbers }) => ({
      command,
      numbers: numbers.map((value, index) => (value - (index % 2 === 0 ? left : top)) / cell),
    })),
    ...(width !== undefined && { width: width / cell }),
  }
}

function boxInCells({ left, right, top, bottom }: Box, grid: DrawnGrid): Box {
  const [x, y] = [(at: number) => (at - grid.left) / grid.cell, (at: number) => (at - grid.top) / grid.cell]
  return { left: x(left), right: x(right), top: y(top), bottom: y(bottom) }
}

function boxOf({ steps, width = 0 }: Shape): Box {
  return widened(boxAround(stepPlaces(steps, 0), stepPlaces(steps, 1)), width / 2)
}

/** The greatest errors of rounding: of places in cells, of greys, and of widths as a share. */
const ERROR = { place: 0.01, grey: 0.01, width: 0.05 } as const

/** Takes the first shape that looks like a part of a sign. */
function takeShape(part: Shape, left: Set<DrawnShape>, thinnest: number, grid: DrawnGrid): DrawnShape {
  // Strokes that are too thin for print are drawn as wide as thin lines.
  const width = part.width && Math.max(part.width, thinnest)
  for (const one of left) {
    if (!isAlike(one, { ...part, ...(width !== undefined && { width }) })) continue
    left.delete(one)
    return one
  }
  throw new UnprovedError(`lacks a sign ${placeOf(part, grid)}`)
}

function isAlike(shown: Shape, sign: Shape): boolean {
  const [one = 0, other = 0] = [shown.width, sign.width]
  return (
    Math.abs(shown.grey - sign.grey) < ERROR.grey &&
    Math.abs(one - other) <= ERROR.width * other &&
    shown.steps.length === sign.steps.length &&
    shown.steps.every(({ command, numbers }, index) => {
      const wanted = sign.steps[index]
      return (
        command === wanted.command &&
        numbers.length === wanted.numbers.length &&
        numbers.every((value, place) => Math.abs(value - wanted.numbers[place]) < ERROR.place)
      )
    })
  )
}

/** The texts that are no signs. */
function takeTexts(
  texts: readonly DrawnText[],
  signs: readonly Text[],
  grid: DrawnGrid,
): readonly DrawnText[] {
  const left = new Set(texts)
  for (const sign of signs) {
    const found = texts.find((text) => left.has(text) && isSign(boxInCells(text, grid), text.text, sign))
    if (!found) throw new UnprovedError(`lacks ${sign.text} ${whereIs([sign.x, sign.y], grid)}`)
    left.delete(found)
  }
  return [...left]
}

/**
 * The greatest distance of a text from its place, in cells, and the permitted range of its height, as a share
 * of the right height.
 */
const TEXT_ERROR = { place: 0.1, least: 0.6, most: 1.4 } as const

function isSign(box: Box, text: string, sign: Text): boolean {
  const { left, right, top, bottom } = box
  const [x, y] = sign.anchor === 'middle' ? [(left + right) / 2, (top + bottom) / 2] : [left, top]
  const height = (bottom - top) / (FIGURE.height * sign.size)
  return (
    text === sign.text &&
    Math.abs(x - sign.x) < TEXT_ERROR.place &&
    Math.abs(y - sign.y) < TEXT_ERROR.place &&
    height > TEXT_ERROR.least &&
    height < TEXT_ERROR.most
  )
}

/** The box of a text of a sign, in cells. */
function boxOfSign({ text, anchor, x, y, size }: Text): Box {
  const [width, height] = [FIGURE.width * size * text.length, FIGURE.height * size]
  const [left, top] = anchor === 'middle' ? [x - width / 2, y - height / 2] : [x, y]
  return { left, top, right: left + width, bottom: top + height }
}

/** Expects that all marks of a layer are painted before those of the next one. */
function expectOrder(layers: readonly (readonly { readonly order: number }[])[]): void {
  let last = Number.NEGATIVE_INFINITY
  for (const layer of layers) {
    const orders = layer.map(({ order }) => order)
    if (Math.min(...orders) <= last) throw new UnprovedError('a sign or a shaded area covers other marks')
    last = Math.max(last, ...orders)
  }
}

function placeOf({ steps }: Shape, grid: DrawnGrid): string {
  return whereIs(steps[0]?.numbers ?? [], grid)
}

function whereIs([x, y]: readonly number[], { rows, columns }: DrawnGrid): string {
  const isOnBoard = x >= 0 && y >= 0 && x < columns && y < rows
  return isOnBoard ? `at ${aboutCell({ left: x, top: y })}` : 'beside the board'
}
