// Writes the cover of a book beside it, as PDF and as SVG, and says what a print service needs to know about it.

import type { Book } from '../../book/bookDesignAndPuzzles.ts'
import { bookCover, coverDocument, coverSvg, coverTitle } from '../../book/cover/bookCover.ts'
import { coverGeometry } from '../../book/cover/coverGeometry.ts'
import { coverSummary } from '../../book/cover/coverTemplate.ts'
import { paperFault } from '../../book/cover/paperStocks.ts'
import type { BookPlan } from '../../book/recipe/planBook.ts'
import { FEWEST_PAGES } from '../../print/trimsAndPrintLimits.ts'
import { writePdf } from '../../render/pdf.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { expectOwnBook, expectOwnSvg } from './overwriteGuard.ts'

/** The files of the cover of a book. */
function coverFiles(out: string) {
  const start = out.replace(/\.pdf$/i, '')
  return { pdf: `${start}.cover.pdf`, svg: `${start}.cover.svg` }
}

/** The files to which the cover of a plan is written; none if the plan has no cover. */
export function coverOutputs({ cover }: Pick<BookPlan, 'cover'>, out: string): string[] {
  return cover.kind === undefined ? [] : Object.values(coverFiles(out))
}

/** Throws a PuzzleError if the cover would overwrite anything but its earlier edition. */
export async function expectOwnCover({ design, cover }: BookPlan, out: string): Promise<void> {
  if (cover.kind === undefined) return
  const { pdf, svg } = coverFiles(out)
  await expectOwnBook(pdf, coverTitle(design))
  await expectOwnSvg(svg, coverTitle(design))
}

/** Writes the cover if the plan has one. Throws a PuzzleError if a file cannot be written. */
export async function writeCover(
  { cover }: BookPlan,
  book: Book,
  pages: number,
  typeface: EmbeddableTypeface,
  out: string,
): Promise<void> {
  if (cover.kind === undefined) return
  const made = bookCover(book, pages, cover, typeface)
  const { pdf, svg } = coverFiles(out)
  writeWhole(pdf, await writePdf(coverDocument(made), typeface))
  writeWhole(svg, coverSvg(made, typeface))
}

/**
 * Lines about the cover of a printed book: its measures, its files, and a note if the book cannot be bound with this
 * paper.
 */
export function coverLines({ design, cover }: BookPlan, pages: number, out: string): string[] {
  if (design.profile !== 'print') return []
  const { trim } = design
  const { paper } = cover
  const files = coverOutputs({ cover }, out)
  const written =
    files.length > 0 ? [`${files.join(', ')}: ${cover.kind === 'template' ? 'template' : 'cover'}`] : []
  // A book that is too short to be bound has no final cover yet. The summary says how many puzzles it lacks.
  if (pages < FEWEST_PAGES) return written
  const fault = paperFault(paper, trim.name, pages)
  return [
    `cover: ${coverSummary(coverGeometry({ trim, pages, paper }))}`,
    ...written,
    ...(fault === undefined ? [] : [`note: ${fault}`]),
  ]
}
