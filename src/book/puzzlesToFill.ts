// Computes how many puzzles must be added so that the last page of every chapter is full, no page for notes remains,
// and a printed book has enough pages to be bound. The pages are counted for a book with copies of its own puzzles.

import { FEWEST_PAGES, MOST_PAGES } from '../print/trimsAndPrintLimits.ts'
import { arrange, type Unnumbered } from './arrangePuzzles.ts'
import type { Sketch } from './layout/countMostPages.ts'
import { countLaidOut } from './layout/layOutBook.ts'
import { puzzlesOnPage } from './layout/puzzleBlockSizes.ts'
import { chaptersOf } from './layout/puzzlePages.ts'
import { makeExamples } from './workedExample.ts'

/** A book whose puzzles are known. */
export interface Fillable extends Omit<Sketch, 'portions'> {
  /** The puzzles. */
  readonly puzzles: readonly Unnumbered[]
  /** The kind of each puzzle, counted from 0. Puzzles of one kind were ordered together. */
  readonly kinds: readonly number[]
}

/**
 * The maximum number of attempts to get rid of the pages for notes by adding puzzles to a book that is long enough. In
 * some designs each page of puzzles brings a page of solutions, so the number of pages stays odd.
 */
const MOST_PAGES_MORE = 4

/** The share of the missing pages that is filled with puzzles in one go. The rest is for their solutions. */
const CAREFUL = 0.6

/**
 * Finds how many puzzles of each kind would fill a book, in proportion to the puzzles that it has. Also returns the
 * number of pages of the filled book, and the number of its pages for notes.
 */
export function fillBook(book: Fillable) {
  const { design, arrangement, puzzles, kinds } = book
  const counts = countsOf(kinds)
  const more = counts.map(() => 0)
  const sections = arrange(puzzles, arrangement, asTheyAre)
  // `arrange` copies the puzzles but not their grades, so the grade identifies a puzzle.
  const kindOf = new Map(puzzles.map(({ grade }, index) => [grade, kinds[index]]))
  const shares = chaptersOf({ design, sections }).map((chapter) => {
    const own = chapter.puzzles.map(({ grade }) => kindOf.get(grade) as number)
    return { kinds: [...new Set(own)], size: own.length }
  })
  const lengthOf = lengthsOf(book, makeExamples({ design, sections }))
  const onPage = puzzlesOnPage(design)
  const addedTo = (share: (typeof shares)[number]) => share.kinds.reduce((sum, kind) => sum + more[kind], 0)

  function add(share: (typeof shares)[number], number: number): void {
    for (let added = 0; added < number; added++) {
      more[leastGrown(share.kinds, (kind) => (more[kind] + 1) / counts[kind])]++
    }
  }

  for (const share of shares) add(share, (onPage - (share.size % onPage)) % onPage)
  const filled = () => ({ more: [...more], ...lengthOf(more) })
  let filling = filled()
  if (design.profile !== 'print') return filling
  /** The fillings that have enough pages to be bound, in the order in which they were found. */
  const enough: (typeof filling)[] = []
  for (;;) {
    const pages = FEWEST_PAGES - (filling.pages - filling.notes)
    if (pages <= 0) enough.push(filling)
    const isLast = enough.length > MOST_PAGES_MORE || filling.pages > MOST_PAGES
    if (enough.length > 0 && (filling.notes === 0 || isLast)) break
    for (let page = 0; page < Math.max(1, Math.floor(CAREFUL * pages)); page++) {
      const least = leastGrown(shares, (share) => (addedTo(share) + onPage) / share.size)
      add(least, onPage)
    }
    filling = filled()
  }
  return filling.notes === 0 && filling.pages <= MOST_PAGES ? filling : enough[0]
}

/** The number of puzzles of each kind. */
function countsOf(kinds: readonly number[]): number[] {
  const counts: number[] = []
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return Array.from(counts, (count) => count ?? 0)
}

/**
 * Keeps the order of a section as it is: varying it takes long, and the copies only stand in for the puzzles that will
 * be made.
 */
const asTheyAre = (sorted: readonly Unnumbered[]) => sorted

/**
 * Counts the pages of the book with more puzzles of each kind; copies of the first puzzle of the kind stand in for
 * them.
 */
function lengthsOf({ design, typeface, arrangement, puzzles, kinds }: Fillable, examples: Examples) {
  return (more: readonly number[]) => {
    const copies = more.flatMap((number, kind) =>
      Array.from({ length: number }, () => puzzles[kinds.indexOf(kind)]),
    )
    const sections = arrange([...puzzles, ...copies], arrangement, asTheyAre)
    return countLaidOut({ design, sections }, typeface, examples)
  }
}

type Examples = ReturnType<typeof makeExamples>

/** Returns the first of the things with the least growth. */
function leastGrown<T>(things: readonly T[], growthOf: (thing: T) => number): T {
  return things.reduce((least, thing) => (growthOf(thing) < growthOf(least) ? thing : least))
}
