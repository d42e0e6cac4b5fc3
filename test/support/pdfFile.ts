// Small PDFs made with pdfkit directly, page by page, without the project's own writer.

import { join } from 'node:path'
import PDFDocument from 'pdfkit'

export type Drawing = PDFKit.PDFDocument
export type Draw = (drawing: Drawing) => void

const FONTS = join(import.meta.dirname, '../../fonts')
/** The size of a page of 6 x 9 inches, in points. */
export const SIX_BY_NINE: readonly [number, number] = [432, 648]

/** A PDF with one page for each function, which draws on it; `R` is an embedded font. */
export function makePdf(
  pages: readonly Draw[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const drawing = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      size: [...SIX_BY_NINE],
      info: { CreationDate: new Date(0) },
      ...options,
    })
    const chunks: Uint8Array[] = []
    drawing.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    drawing.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    drawing.on('error', reject)
    drawing.registerFont('R', join(FONTS, 'SourceSans3-Regular.ttf'))
    for (const draw of pages) {
      drawing.addPage()
      draw(drawing)
    }
    drawing.end()
  })
}

/** A text with its top left corner at a place. */
export function write(drawing: Drawing, text: string, x: number, y: number, size = 10, font = 'R'): void {
  drawing.font(font).fontSize(size).text(text, x, y, { lineBreak: false })
}
