// Paints pictures into a PDF: shapes as paths in DeviceGray, pixels as a grey image.

import type { PictureContent, PictureShape, PictureStep } from '../scene.ts'

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
  if (stroke)
    pdf
      .lineWidth(stroke.width * size)
      .lineCap('round')
      .lineJoin('round')
  // pdfkit would write a colour space of its own; a book in black has DeviceGray only.
  const greys = [fill === undefined ? '' : `${grey(fill)} g`, stroke ? `${grey(stroke.grey)} G` : '']
  pdf.addContent(greys.join(' ').trim())
  for (const step of path) takeStep(pdf, step, x, y, size)
  const rule = isEvenOdd ? 'even-odd' : 'non-zero'
  if (fill !== undefined && stroke) pdf.fillAndStroke(undefined, undefined, rule)
  else if (fill !== undefined) pdf.fill(rule)
  else pdf.stroke()
  pdf.addContent('0 g 0 G')
}

/** Adds a step of an outline to the path, scaled from a unit square with this corner and side. */
export function takeStep(
  pdf: PDFKit.PDFDocument,
  step: PictureStep,
  x: number,
  y: number,
  size: number,
): void {
  const [command, ...points] = step
  const at = points.map((value, index) => (index % 2 === 0 ? x : y) + value * size)
  if (command === 'M') pdf.moveTo(at[0], at[1])
  else if (command === 'L') pdf.lineTo(at[0], at[1])
  else if (command === 'C') pdf.bezierCurveTo(at[0], at[1], at[2], at[3], at[4], at[5])
  else pdf.closePath()
}

function grey(value: number): string {
  return String(Number(value.toFixed(3)))
}
