// From a plan to a book: its puzzles are gathered, put in order, laid out, written and checked. Nothing is at its place
// before it is whole, and no book that the check finds fault with.

import { rmSync } from 'node:fs'
import { arrange } from '../../book/arrange.ts'
import type { Book } from '../../book/book.ts'
import { layOut } from '../../book/layout/layout.ts'
import { preflight } from '../../book/preflight/preflight.ts'
import type { BookPlan } from '../../book/recipe/plan.ts'
import { misfit } from '../../book/recipe/room.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/text.ts'
import { writePdf } from '../../render/pdf.ts'
import type { Typeface } from '../../render/typeface.ts'
import { writeWhole } from '../files.ts'
import { claim } from '../lock.ts'
import { complain, EXIT } from '../output.ts'
import { startCount } from '../progress.ts'
import { gather, type Sources } from './gather.ts'
import { type Images, writeImages } from './images.ts'

export interface Bookmaking extends Omit<Sources, 'part' | 'orders' | 'seed'> {
  readonly plan: BookPlan
  readonly typeface: Typeface
  /** The PDF; the records of the puzzles that were made come beside it. */
  readonly out: string
  readonly images?: Images | undefined
}

/** Makes the book, and says what came of it; returns the exit code. */
export async function makeBook(wanted: Bookmaking): Promise<number> {
  const { plan, out, quiet } = wanted
  const began = performance.now()
  const part = `${beside(out)}.part`
  let letGo: (() => void) | undefined
  try {
    letGo = claim(out)
    const gathered = await gather({ ...wanted, orders: plan.orders, seed: plan.design.seed, part })
    if ('sentence' in gathered) {
      process.stderr.write(`${gathered.sentence}\n`)
      return gathered.exit
    }
    // Of puzzles that were made for it the plan knows that they fit.
    const reason = wanted.puzzles.length > 0 ? misfit(plan.design, gathered.puzzles) : undefined
    if (reason !== undefined) throw new PuzzleError('recipe', reason)
    const book: Book = { design: plan.design, sections: arrange(gathered.puzzles, plan.arrange) }
    const printed = await printBook(wanted, book)
    if (!printed) return EXIT.badInput
    writeWhole(out, printed.bytes)
    if (wanted.puzzles.length === 0) writeWhole(beside(out), recordsOf(book, gathered.lines))
    rmSync(part, { force: true })
    if (wanted.images) writeAllImages(wanted, book, wanted.images)
    if (!quiet) {
      const size = `${(printed.bytes.length / 1e6).toFixed(1)} MB`
      const facts = [count(printed.pages, 'page'), count(gathered.puzzles.length, 'puzzle'), size]
      const times = `laid out in ${secondsText(printed.milliseconds)}, all in ${secondsText(performance.now() - began)}`
      process.stderr.write(`${out}: ${facts.join(', ')}, checked; ${times} (seed ${plan.design.seed})\n`)
    }
    return EXIT.fine
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(out, error)
    return EXIT.badInput
  } finally {
    letGo?.()
  }
}

function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** The file of records beside a PDF. */
function beside(out: string): string {
  return `${out.replace(/\.pdf$/i, '')}.puzzles.jsonl`
}

/** The records in the order of the book. */
function recordsOf({ sections }: Book, lines: ReadonlyMap<string, string>): string {
  return sections.flatMap(({ puzzles }) => puzzles.map(({ id }) => `${lines.get(id)}\n`)).join('')
}

/** Lays the book out, writes it and checks what was written; says what is wrong with it and returns nothing then. */
async function printBook({ plan, typeface, quiet, out }: Bookmaking, book: Book) {
  const { design } = plan
  const began = performance.now()
  const layingOut = startCount('laying out', 2, 0, quiet)
  const document = layOut(book, typeface)
  layingOut.advance(1)
  const bytes = await writePdf(document, typeface)
  layingOut.stop()
  const milliseconds = performance.now() - began
  const checking = startCount('checking', 1, 0, quiet)
  const { problems } = await preflight(bytes, {
    trim: design.trim,
    bleed: design.bleed,
    profile: design.profile,
    words: design.words,
    puzzles: book.sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0),
  })
  checking.stop()
  if (problems.length === 0) return { bytes, pages: document.pages.length, milliseconds }
  process.stderr.write(`${out}: not written: preflight found fault with it\n`)
  for (const { page, message } of problems) {
    process.stderr.write(`${page === undefined ? '' : `page ${page}: `}${message}\n`)
  }
  return undefined
}

function writeAllImages({ typeface, quiet }: Bookmaking, book: Book, images: Images): void {
  const total = book.sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0)
  const progress = startCount('pictures', total, 0, quiet)
  try {
    writeImages(book, typeface, images, () => progress.advance(1))
  } finally {
    progress.stop()
  }
}
