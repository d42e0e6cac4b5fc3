// Prints the measures of a cover, and writes its template as PDF or SVG.

import { extname } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { type Cover, coverDocument, coverSvg } from '../../book/cover/bookCover.ts'
import { coverGeometry } from '../../book/cover/coverGeometry.ts'
import { coverSize, coverSummary, coverTemplate } from '../../book/cover/coverTemplate.ts'
import { paperFault } from '../../book/cover/paperStocks.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { loadTypeface } from '../../render/loadTypeface.ts'
import { writePdf } from '../../render/pdf.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import * as catalogue from '../../words/catalogue.ts'
import { say } from '../../words/formatMessage.ts'
import type { Typed } from '../commandsFromTable.ts'
import { flush, print } from '../shared/output.ts'

/** Prints the measures, and writes the template if a file is named. */
export async function cover({ out, language, ...order }: Typed<'cover'>): Promise<undefined> {
  const format = out === undefined ? undefined : extname(out).toLowerCase()
  if (format !== undefined && format !== '.pdf' && format !== '.svg') {
    throw new InvalidArgumentError(`--out must end in .pdf or .svg, not ${out}`)
  }
  const { trim, pages, paper } = order
  const fault = paperFault(paper, trim.name, pages)
  if (fault !== undefined) throw new PuzzleError('value', fault)
  const geometry = coverGeometry(order)
  print(coverSummary(geometry))
  await flush()
  if (out === undefined) return
  const typeface = loadTypeface()
  const words = catalogue.cover[language]
  const title = say(words.cover, { title: coverSize(trim.width, trim.height, words) })
  const items = coverTemplate(geometry, words, typeface)
  const template: Cover = { geometry, title, language, isTemplate: true, items }
  const isSvg = format === '.svg'
  writeWhole(out, isSvg ? coverSvg(template, typeface) : await writePdf(coverDocument(template), typeface))
}
