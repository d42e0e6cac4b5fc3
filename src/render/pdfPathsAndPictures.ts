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

/** Paints a picture into a square with this top left corner and side. Leaves the colours at black. */
export function paintPicture(
  pdf: PDFKit.PDFDocument,
  content: PictureContent,
  x: number,
  y: number,
  size: number,
): void {
  if (content.kind === 'pixels') {
    const fit: [number, number] = [size, size]
    pdf.image(`data:image/png;base64,${content.png}`, x, y, { fit, align: 'center', valign: 'center' })
    return
  }
  for (const shape of content.shapes) paintShape(pdf, shape, x, y, size)
}

function paintShape(
  pdf: PDFKit.PDFDocument,
  { path, fill, stroke, isEvenOdd }: PictureShape,
  x: number,
  y: number,
  size: number,
): void {
  if (fill === undefined && !stroke) return
  if (stroke) pdf.lineWidth(stroke.width * size)
  if (stroke) pdf.lineCap('round').lineJoin('round')
  // pdfkit would write a colour space of its own; a book in black has DeviceGray only.
  const greys = [fill === undefined ? '' : `${rounded(fill)} g`, stroke ? `${rounded(stroke.grey)} G` : '']
  pdf.addContent(greys.join(' ').trim())
  for (const step of path) takeStep(pdf, step, x, y, size)
  const rule = isEvenOdd ? 'even-odd' : 'non-zero'
  if (fill !== undefined && stroke) pdf.fillAndStroke(undefined, undefined, rule)
  else if (fill !== undefined) pdf.fill(rule)
  else pdf.stroke()
  pdf.addContent('0 g 0 G')
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
