// Checks that each puzzle of a book has its solution on the stated page. A puzzle is found by its number and by the
// words that name the page of its solution; a solution is found by the same number on that page:
//
//   No. 12                                   No. 12
//   ┌─┬─┐                                    ┌─┬─┐
//   └─┴─┘  Solution on page 34               └─┴─┘              34
//
// The stated page is the one with that number at its foot. Pages before page 1 may have page numbers of their own.

import { count } from '../../families/gridText.ts'
import { byKey } from '../../print/boardGrid.ts'
import type { Box } from '../../proof/boxesAndTransforms.ts'
import type { PageMark } from '../../proof/marks.ts'
import { findFullBoards } from '../../proof/pdfBoards.ts'
import type { PdfPage } from '../../proof/pdfFile.ts'
import { findSpots, footNumbers, joinLines, type Spot } from '../../proof/textLines.ts'
import { BOOK_WORDS } from '../bookWords.ts'
import type { Findings } from './findings.ts'
import {
  type LabelledPage,
  type LabelWording,
  type Paired,
  pairsOf,
  patternsOf,
  withoutRunningHeads,
  withoutTitles,
} from './matchPuzzleLabels.ts'

/** The positions of a puzzle and its solution in a file. */
interface PuzzlePlace {
  /** The printed number of the puzzle. */
  readonly number: number
  /** The page of the puzzle in the file, from 1. */
  readonly page: number
  /** The position of the words that name the page of the solution. */
  readonly box: Spot['box']
  /** The position of the solution, if it was found. */
  readonly solution?: { readonly page: number; readonly box: Spot['box'] }
}

/** Starts reading pages, and recognises labels in the given words or, without these, in the words of all languages. */
export function startReading(wording?: LabelWording) {
  const wordings = wording ? [wording] : Object.values(BOOK_WORDS)
  const readings = wordings.flatMap((one) => {
    const patterns = patternsOf(one)
    return patterns ? { ...patterns, pages: [] as LabelledPage[] } : []
  })
  const feet = new Map<number, readonly number[]>()
  let best: Paired | undefined
  return {
    /** Reads the next page. */
    add: (page: number, marks: readonly PageMark[]) => {
      const lines = joinLines(marks)
      feet.set(page, lines.length > 0 ? footNumbers(lines) : [])
      const top = Math.min(...lines.map(({ box }) => box.top))
      let full: LabelledPage['full'] | undefined
      for (const { number, solutionOn, pages } of readings) {
        const found = { numbers: findSpots(lines, number), solutionsOn: findSpots(lines, solutionOn) }
        if (found.numbers.length + found.solutionsOn.length === 0) continue
        // Pages of solutions have only full boards, so full boards matter only on pages of puzzles.
        if (found.solutionsOn.length > 0) full ??= findFullBoards(marks)
        pages.push({ ...found, full: full ?? [], page, top })
      }
    },
    /**
     * Returns the puzzles; to be called after every page has been read. Reports puzzles without a solution and faulty
     * numbers.
     */
    puzzles: (findings: Findings, expected?: number): readonly PuzzlePlace[] => {
      const all = readings.map(({ pages }) => pairsOf(bodyOf(pages, feet)))
      // The language with the most pairs of a puzzle and a solution page is taken to be that of the book; among equals, the
      // first.
      best = all.toSorted((one, other) => other.pairs.length - one.pairs.length).at(0)
      if (best) return checkSolutions(best, feet, findings, expected)
      if (expected !== undefined) findings.add('solutions', `${count(expected, 'puzzle')} ${NOT_FOUND}`)
      return []
    },
    /** The reason why solutions could not be checked, if any. To be called after `puzzles`. */
    remark: () => {
      if (!best) return 'no text such as “No. 1” marks a puzzle'
      return best.pairs.length === 0 ? 'no puzzle numbers found' : undefined
    },
  }
}

/** The numbers at the foot of each page. */
type Feet = ReadonlyMap<number, readonly number[]>

const NOT_FOUND =
  'cannot be found: no text such as “No. 1” marks a puzzle; if the book uses other words, name its --recipe'

/**
 * The pages after the front matter, which may hold puzzles and solutions, with their labels but without titles and running
 * heads.
 */
function bodyOf(pages: readonly LabelledPage[], feet: Feet): LabelledPage[] {
  const body = pages.filter(({ page }) => page > frontPages(feet))
  const [firstNumbered = 0] = Array.from(feet.keys()).filter((page) => feet.get(page)?.length)
  return withoutRunningHeads(withoutTitles(body, firstNumbered))
}

function checkSolutions(
  { pages, pairs, faults }: Paired,
  feet: Feet,
  findings: Findings,
  expected: number | undefined,
): PuzzlePlace[] {
  const offset = offsetsOf(feet)[0]?.offset
  for (const { message, page } of faults) findings.add('solutions', message, page)
  const own = new Set(pairs.map(({ heading }) => heading))
  const solutions = pages.flatMap(({ page, numbers }) =>
    numbers.filter((spot) => !own.has(spot)).map(({ number, box }) => ({ number, box, page })),
  )
  const puzzles: PuzzlePlace[] = []
  for (const { page, heading, words } of pairs) {
    const found = solutions.filter(({ number }) => number === heading.number)
    const target = words.number + (offset ?? 0)
    const solution = found.find((place) => place.page === target)
    puzzles.push({ number: heading.number, page, box: words.box, ...(solution && { solution }) })
    const isNumbered = offset === undefined ? feet.has(target) : feet.get(target)?.includes(words.number)
    const sends = `No. ${heading.number} names page ${words.number} for its solution`
    if (!isNumbered)
      findings.add('solutions', `${sends}, but no page has that number; correct the number`, page)
    else if (!solution) findings.add('solutions', `${sends}, but it is not there; ${elsewhere(found)}`, page)
  }
  checkNumbers(puzzles, solutions, findings, expected)
  return puzzles
}

function elsewhere(places: readonly { readonly page: number }[]): string {
  if (places.length === 0) return 'add it to the file'
  return `that number is on page ${places.map(({ page }) => page).join(', ')} of the file`
}

/**
 * All differences between the position of a page in the file and a number at its foot, each with the number of pages that
 * have this difference, most frequent first.
 */
function offsetsOf(feet: Feet) {
  const offsets = [...feet].flatMap(([page, numbers]) => numbers.map((number) => page - number))
  const all = byKey(offsets, (offset) => offset)
  return Array.from(all, ([offset, { length }]) => ({ offset, pages: length })).sort(
    (one, other) => other.pages - one.pages,
  )
}

/**
 * The number of pages before page 1; 0 unless the numbers of more than half of the pages agree with it. These pages contain
 * no puzzles.
 */
function frontPages(feet: Feet): number {
  const [usual] = offsetsOf(feet)
  return usual && 2 * usual.pages > feet.size ? usual.offset : 0
}

/** Checks that numbers run from 1 without gaps, and that none occurs twice as a puzzle or as a solution. */
function checkNumbers(
  puzzles: readonly PuzzlePlace[],
  solutions: readonly { readonly number: number; readonly page: number }[],
  { add }: Findings,
  expected: number | undefined,
): void {
  if (expected !== undefined && puzzles.length !== expected) {
    const found = `${count(puzzles.length, 'puzzle')} with a number and a solution page`
    add('solutions', `${found}; expected ${expected}`)
  }
  const asked = new Set(puzzles.flatMap(({ solution }) => solution?.page ?? []))
  const posed = byKey(puzzles, ({ number }) => number)
  const solved = byKey(
    solutions.filter(({ page }) => asked.has(page)),
    ({ number }) => number,
  )
  const times = (places: readonly { readonly page: number }[]) =>
    `${places.length} times: pages ${places.map(({ page }) => page).join(', ')}; each number must be unique`
  for (const [number, places] of posed) {
    if (places.length > 1) add('solutions', `No. ${number} occurs ${times(places)}`)
  }
  for (const [number, places] of solved) {
    if (places.length > 1) add('solutions', `the solution of No. ${number} occurs ${times(places)}`)
    if (!posed.has(number))
      add(
        'solutions',
        `No. ${number} has a solution but no puzzle; add the puzzle, or remove the solution`,
        places[0].page,
      )
  }
  const last = Math.max(0, ...posed.keys())
  for (let number = 1; number < last; number++) {
    if (!posed.has(number) && !solved.has(number))
      add('solutions', `puzzle No. ${number} is missing; number the puzzles without gaps`)
  }
}

// Checks the links of a book for screens: from the words “Solution on page …” to the solution, and from the
// solution back.

/** Checks all links within the file and, if there are any, the links between puzzles and solutions. */
export function checkLinks(
  pages: readonly PdfPage[],
  puzzles: readonly PuzzlePlace[],
  { add }: Findings,
): { readonly links: number } {
  const links = pages.flatMap(({ number, links }) =>
    links.filter(({ isWithin }) => isWithin).map(({ box, page }) => ({ on: number, box, to: page })),
  )
  for (const { on, to } of links) {
    if (to === undefined)
      add('links', 'a link leads to a place that the file does not have; remove the link', on)
  }
  if (links.length === 0) return { links: 0 }
  const expectLink = (on: number, box: Box, to: number, what: string) => {
    const here = pages[on - 1].links.filter((link) => link.isWithin && holds(link.box, box))
    if (here.length === 0) add('links', `${what} has no link; it should lead to page ${to} of the file`, on)
    const wrong = here.find(({ page }) => page !== undefined && page !== to)
    if (wrong) add('links', `${what} leads to page ${wrong.page} of the file, not to page ${to}`, on)
  }
  for (const { number, page, box, solution } of puzzles) {
    if (!solution) continue
    expectLink(page, box, solution.page, `No. ${number}`)
    expectLink(solution.page, solution.box, page, `the solution of No. ${number}`)
  }
  return { links: links.length }
}

/** Whether the middle of a text is inside a link. */
function holds(link: Box, { left, top, right, bottom }: Box): boolean {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return link.left <= x && x <= link.right && link.top <= y && y <= link.bottom
}
