// Reads the marks of a file page by page, and keeps only what the report needs.

import type { PageMark } from '../../proof/marks.ts'
import { type Font, type Pdf, type PdfPage, pdfErrorReason } from '../../proof/pdfFile.ts'
import { paint } from '../../proof/pdfMarkRecorder.ts'
import { isInk, isTint } from './checkPage.ts'
import { type Findings, markText, placeText, pointsText } from './findings.ts'

/** The smallest type or the thinnest line of a file, in points, with its description and place. */
export interface Extreme {
  readonly points: number
  readonly page: number
  readonly what: string
}

/** Formats the size, page and description of an extreme for the report. */
export const extremeText = ({ points, page, what }: Extreme) =>
  `${pointsText(points)}, on page ${page}: ${what}`

/** Reads one page after another, checks it, and keeps only small results of each. */
export async function gather(
  pdf: Pdf,
  findings: Findings,
  check: (page: PdfPage, marks: readonly PageMark[]) => void,
) {
  const fonts = new Map<string, Font>()
  const empty: number[] = []
  let hasTints = false
  let smallestType: Extreme | undefined
  let thinnestLine: Extreme | undefined
  for (const page of pdf.pages) {
    try {
      const content = await pdf.read(page.number)
      const { marks, used } = paint(content.operators, page.base, content.fonts)
      for (const font of used) fonts.set(`${font.name} ${font.isEmbedded}`, font)
      check(page, marks)
      const texts = marks.filter(({ kind }) => kind === 'text')
      smallestType = lesser(smallestType, page.number, texts)
      const lines = marks.filter((mark) => mark.kind === 'line' && isInk(mark))
      thinnestLine = lesser(thinnestLine, page.number, lines)
      hasTints ||= marks.some(isTint)
      if (!marks.some(isInk)) empty.push(page.number)
    } catch (error) {
      findings.add('file', pdfErrorReason(error), page.number)
    }
  }
  return { fonts: [...fonts.values()], empty, hasTints, smallestType, thinnestLine }
}

function lesser(soFar: Extreme | undefined, page: number, marks: readonly PageMark[]) {
  let least = soFar
  for (const mark of marks) {
    if (least && least.points <= mark.measure) continue
    least = { points: mark.measure, page, what: `${markText(mark)}, ${placeText(mark.box)}` }
  }
  return least
}

/** Reports fonts that are not embedded, and returns all fonts, embedded or not. */
export function checkFonts(fonts: readonly Font[], { add }: Findings) {
  return fonts.map(({ name, isEmbedded }) => {
    if (!isEmbedded) add('fonts', `${name} is not embedded`)
    return { name, isEmbedded }
  })
}
