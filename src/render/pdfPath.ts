// Paints the paths of plots into a PDF, in DeviceRGB.

import type { Colour } from '../scene.ts'
import { takeStep } from './pdfPicture.ts'
import type { PathPart } from './sizedScene.ts'

/** Paints a path, or each of its copies, at this distance from the corner of the page. Leaves the colours as they were. */
export function paintPath(
  pdf: PDFKit.PDFDocument,
  { steps, fill, stroke, opacity = 1, copies }: PathPart,
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
    pdf.addContent(`${rgb(colour)} RG [${dash.map(short).join(' ')}] 0 d`)
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
  return each.map((part) => short(Number.parseInt(part, 16) / 255)).join(' ')
}

function short(value: number): string {
  return String(Number(value.toFixed(3)))
}
