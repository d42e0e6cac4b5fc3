// How many puzzles more would fill a book: until the last page of every chapter is full, no page for notes is left, and a
// printed book is long enough to be bound. The pages are counted for a book with copies of its own puzzles.

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
 * The maximum number of pages of puzzles to add so that no page for notes is left. In some designs a page of
 * puzzles always brings one of solutions, and the number of pages stays odd.
 */
const MOST_PAGES_MORE = 4

/** The share of the lacking pages to fill with puzzles in one go. The rest is for their solutions. */
const CAREFUL = 0.6

/**
 * Finds the puzzles that would fill a book: how many to add of each kind, in proportion to those that the book has; the
 * number of pages with them, and of the pages for notes that remain.
 */
export function fillBook(book: Fillable) {
  const { design, arrangement, puzzles, kinds } = book
  const counts = countsOf(kinds)
  const more = counts.map(() => 0)
  const sections = arrange(puzzles, arrangement, asTheyAre)
  // Arranging copies the puzzles, but not their grades.
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
  /** The first fillings that are long enough. */
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

/** The number of things of each kind. */
function countsOf(kinds: readonly number[]): number[] {
  const counts: number[] = []
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return Array.from(counts, (count) => count ?? 0)
}

/**
 * The order in a section. The copies are not the puzzles that will be made, so it is of no use to tell which of them
 * are alike, which takes long.
 */
const asTheyAre = (sorted: readonly Unnumbered[]) => sorted

/** Counts the pages with more puzzles of each kind, which are copies of the first. */
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

/** The first of the things with the least growth. */
function leastGrown<T>(things: readonly T[], growthOf: (thing: T) => number): T {
  return things.reduce((least, thing) => (growthOf(thing) < growthOf(least) ? thing : least))
}
