// Paints the paths of plots into a PDF, in DeviceRGB, and pictures: shapes as paths in DeviceGray, pixels as a grey
// image.

import type { Colour, Path, PictureContent, PictureShape, PictureStep } from '../scene.ts'
import { rounded } from './pictureSvgElements.ts'

/** Paints a path, or each of its copies, at this distance from the corner of the page. Leaves the colours as they were. */
export function paintPath(
  pdf: PDFKit.PDFDocument,
  { steps, fill, stroke, opacity = 1, copies }: Path,
  left: number,
  top: number,
): void {
  pdf.save()
  if (opacity < 1) pdf.opacity(opacity)
  if (fill) pdf.addContent(`${rgb(fill)} rg`)
  if (stroke) {
    const { colour, width, dash = [], isRound } = stroke
    pdf
      .lineWidth(width)
      .lineCap(isRound ? 'round' : 'butt')
      .lineJoin(isRound ? 'round' : 'miter')
    // pdfkit refuses dashes of length 0, which are dots if ends are round.
    pdf.addContent(`${rgb(colour)} RG [${dash.map(rounded).join(' ')}] 0 d`)
  }
  for (const [x, y] of copies?.at ?? [[0, 0]]) {
    for (const step of steps) takeStep(pdf, step, left + x, top + y, 1)
    if (fill && stroke) pdf.fillAndStroke()
    else if (fill) pdf.fill()
    else pdf.stroke()
  }
  pdf.restore()
}

/** A colour as operands of DeviceRGB. */
export function rgb(colour: Colour): string {
  const digits = colour.slice(1)
  const each = digits.length === 3 ? Array.from(digits, (one) => one + one) : (digits.match(/../g) ?? [])
  return each.map((part) => rounded(Number.parseInt(part, 16) / 255)).join(' ')
}

/** The operators that set the colour for a grey, from 0 (black) to 1 (white): of areas and of strokes. */
export interface Inks {
  /** Of areas. */
  readonly fill: (grey: number) => string
  /** Of strokes. */
  readonly stroke: (grey: number) => string
}

/** Greys in DeviceGray: pdfkit would write a colour space of its own; a book in black has DeviceGray only. */
export const GREYS: Inks = {
  fill: (grey) => `${rounded(grey)} g`,
  stroke: (grey) => `${rounded(grey)} G`,
}

/** Colours in DeviceRGB in place of greys. */
export function inksOf(colourOf: (grey: number) => Colour): Inks {
  return {
    fill: (grey) => `${rgb(colourOf(grey))} rg`,
    stroke: (grey) => `${rgb(colourOf(grey))} RG`,
  }
}

/** Paints a picture into a square with this top left corner and side. Leaves the colours at those of black. */
export function paintPicture(
  pdf: PDFKit.PDFDocument,
  content: PictureContent,
  x: number,
  y: number,
  size: number,
  inks: Inks,
): void {
  if (content.kind === 'pixels') {
    const fit: [number, number] = [size, size]
    pdf.image(`data:image/png;base64,${content.png}`, x, y, { fit, align: 'center', valign: 'center' })
    return
  }
  for (const shape of content.shapes) paintShape(pdf, shape, x, y, size, inks)
}

function paintShape(
  pdf: PDFKit.PDFDocument,
  { path, fill, stroke, isEvenOdd }: PictureShape,
  x: number,
  y: number,
  size: number,
  inks: Inks,
): void {
  if (fill === undefined && !stroke) return
  if (stroke) pdf.lineWidth(stroke.width * size)
  if (stroke) pdf.lineCap('round').lineJoin('round')
  const greys = [fill === undefined ? '' : inks.fill(fill), stroke ? inks.stroke(stroke.grey) : '']
  pdf.addContent(greys.join(' ').trim())
  for (const step of path) takeStep(pdf, step, x, y, size)
  const rule = isEvenOdd ? 'even-odd' : 'non-zero'
  if (fill !== undefined && stroke) pdf.fillAndStroke(undefined, undefined, rule)
  else if (fill !== undefined) pdf.fill(rule)
  else pdf.stroke()
  pdf.addContent(`${inks.fill(0)} ${inks.stroke(0)}`)
}

/** Adds a step of an outline to the path, scaled from a unit square with this corner and side. */
function takeStep(pdf: PDFKit.PDFDocument, step: PictureStep, x: number, y: number, size: number): void {
  const [command, ...points] = step
  const at = points.map((value, index) => (index % 2 === 0 ? x : y) + value * size)
  if (command === 'M') pdf.moveTo(at[0], at[1])
  else if (command === 'L') pdf.lineTo(at[0], at[1])
  else if (command === 'C') pdf.bezierCurveTo(at[0], at[1], at[2], at[3], at[4], at[5])
  else pdf.closePath()
}
