// Prints the measures of a cover, and writes its template as PDF or SVG.

import { extname } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { type Cover, coverDocument, coverSvg } from '../../book/cover/bookCover.ts'
import { coverGeometry } from '../../book/cover/coverGeometry.ts'
import { coverSize, coverSummary, coverTemplate } from '../../book/cover/coverTemplate.ts'
import { type PaperStock, paperFault } from '../../book/cover/papers.ts'
import { PuzzleError } from '../../families/error.ts'
import type { Trim } from '../../print/printLimits.ts'
import { loadTypeface } from '../../render/fonts.ts'
import { writePdf } from '../../render/pdf.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import * as catalogue from '../../words/catalogue.ts'
import type { Language } from '../../words/languages.ts'
import { say } from '../../words/say.ts'
import { EXIT, flush, print } from '../shared/output.ts'

/** The options as typed. */
export interface CoverOptions {
  readonly pages: number
  readonly trim: Trim
  readonly paper: PaperStock
  readonly out?: string
  readonly language: Language
}

/** Prints the measures, and writes the template if a file is named. Returns the exit code. */
export async function writeTemplate({ out, language, ...order }: CoverOptions): Promise<number> {
  const format = out === undefined ? undefined : extname(out).toLowerCase()
  if (format !== undefined && format !== '.pdf' && format !== '.svg') {
    throw new InvalidArgumentError(`--out must end in .pdf or .svg, not ${out}`)
  }
  const { trim, pages, paper } = order
  const fault = paperFault(paper, trim.name, pages)
  if (fault !== undefined) {
    process.stderr.write(`error: ${fault}\n`)
    return EXIT.badInput
  }
  const geometry = coverGeometry(order)
  print(coverSummary(geometry))
  await flush()
  if (out === undefined) return EXIT.fine
  const typeface = loadTypeface()
  const words = catalogue.cover[language]
  const title = say(words.cover, { title: coverSize(trim.width, trim.height, words) })
  const cover: Cover = { geometry, title, language, items: coverTemplate(geometry, words, typeface) }
  try {
    writeWhole(
      out,
      format === '.svg' ? coverSvg(cover, typeface) : await writePdf(coverDocument(cover), typeface),
    )
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return EXIT.badInput
  }
  return EXIT.fine
}
