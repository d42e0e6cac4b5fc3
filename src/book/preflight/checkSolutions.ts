// Whether each puzzle of a book has its solution where the book says. A puzzle is found by its number and by the words
// on its solution, a solution by the same number on the page that these words name:
//
//   No. 12                                   No. 12
//   ┌─┬─┐                                    ┌─┬─┐
//   └─┴─┘  Solution on page 34               └─┴─┘              34
//
// The page is the one with that number at its foot: pages before the first may be counted apart.

import { count } from '../../families/notationText.ts'
import { BOOK_WORDS } from '../bookWords.ts'
import type { Findings } from './findings.ts'
import { findFullBoards } from './fullBoards.ts'
import type { PageMark } from './graphicsState.ts'
import { type LabelWording, patternsOf } from './labelPatterns.ts'
import { type LabelledPage, type Paired, pairsOf, withoutRunningHeads } from './puzzleLabels.ts'
import { findSpots, footNumbers, joinLines, type Spot } from './textLines.ts'

/** Where a puzzle and its solution were found in a file. */
export interface PuzzlePlace {
  /** Its printed number. */
  readonly number: number
  /** Its page, from 1 through the file. */
  readonly page: number
  /** Where the words on its solution stand. */
  readonly box: Spot['box']
  /** Where its solution is, if it was found. */
  readonly solution?: { readonly page: number; readonly box: Spot['box'] }
}

interface Reading {
  /** Takes in the next page. */
  readonly add: (page: number, marks: readonly PageMark[]) => void
  /** The puzzles, once every page is in; says which of them have no solution, or no number of their own. */
  readonly puzzles: (findings: Findings, expected?: number) => readonly PuzzlePlace[]
  /** Why the solutions could not be checked, if so; known once the puzzles are. */
  readonly remark: () => string | undefined
}

/** Reads pages in the words given, or in those of any language. */
export function startReading(wording?: LabelWording): Reading {
  const wordings = wording ? [wording] : Object.values(BOOK_WORDS)
  const readings = wordings.flatMap((one) => {
    const patterns = patternsOf(one)
    return patterns ? { ...patterns, pages: [] as LabelledPage[] } : []
  })
  const feet = new Map<number, readonly number[]>()
  let best: Paired | undefined
  return {
    add: (page, marks) => {
      const lines = joinLines(marks)
      feet.set(page, lines.length > 0 ? footNumbers(lines) : [])
      const top = Math.min(...lines.map(({ box }) => box.top))
      let full: LabelledPage['full'] | undefined
      for (const { number, solutionOn, pages } of readings) {
        const found = { numbers: findSpots(lines, number), solutionsOn: findSpots(lines, solutionOn) }
        if (found.numbers.length + found.solutionsOn.length === 0) continue
        // On pages of solutions all boards are full, and nobody asks.
        if (found.solutionsOn.length > 0) full ??= findFullBoards(marks)
        pages.push({ ...found, full: full ?? [], page, top })
      }
    },
    puzzles: (findings, expected) => {
      best = readings
        .map(({ pages }) => pairsOf(bodyOf(pages, feet)))
        .reduce<Paired | undefined>(
          (one, other) => (one && one.pairs.length >= other.pairs.length ? one : other),
          undefined,
        )
      if (best) return checkSolutions(best, feet, findings, expected)
      if (expected !== undefined) findings.add('solutions', `${count(expected, 'puzzle')} ${NOT_FOUND}`)
      return []
    },
    remark: () => {
      if (!best) return 'not looked for: their numbers have no words of their own'
      return best.pairs.length === 0 ? 'no puzzle numbers found' : undefined
    },
  }
}

const NOT_FOUND = 'cannot be looked for: their numbers have no words of their own'

/** The pages on which there may be puzzles and solutions, with what may be theirs. */
function bodyOf(
  pages: readonly LabelledPage[],
  feet: ReadonlyMap<number, readonly number[]>,
): LabelledPage[] {
  return withoutRunningHeads(pages.filter(({ page }) => page > frontPages(feet)))
}

function checkSolutions(
  { pages, pairs, faults }: Paired,
  feet: ReadonlyMap<number, readonly number[]>,
  findings: Findings,
  expected: number | undefined,
): PuzzlePlace[] {
  const offset = offsetOf(feet)
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
    const sends = `No. ${heading.number} sends to page ${words.number} for its solution`
    if (!isNumbered) findings.add('solutions', `${sends}, and no page has that number`, page)
    else if (!solution) findings.add('solutions', `${sends}, where it is not; ${elsewhere(found)}`, page)
  }
  checkNumbers(puzzles, solutions, findings, expected)
  return puzzles
}

function elsewhere(places: readonly { readonly page: number }[]): string {
  if (places.length === 0) return 'it is nowhere'
  return `that number stands on page ${places.map(({ page }) => page).join(', ')} of the file`
}

/** How far the pages of the file are ahead of the numbers at their feet; nothing if there are none. */
function offsetOf(feet: ReadonlyMap<number, readonly number[]>): number | undefined {
  return offsetsOf(feet)[0]?.offset
}

/** All that pages are ahead of a number at their foot, and how many of them: most first. */
function offsetsOf(feet: ReadonlyMap<number, readonly number[]>) {
  const tally = new Map<number, number>()
  for (const [page, numbers] of feet) {
    for (const number of numbers) tally.set(page - number, (tally.get(page - number) ?? 0) + 1)
  }
  return Array.from(tally, ([offset, pages]) => ({ offset, pages })).sort(
    (one, other) => other.pages - one.pages,
  )
}

/** The pages before the one that is numbered 1, where most pages are numbered: titles are there, and no puzzles. */
function frontPages(feet: ReadonlyMap<number, readonly number[]>): number {
  const [usual] = offsetsOf(feet)
  return usual && 2 * usual.pages > feet.size ? usual.offset : 0
}

/** From 1 without a gap, none twice, neither as a puzzle nor as a solution. */
function checkNumbers(
  puzzles: readonly PuzzlePlace[],
  solutions: readonly { readonly number: number; readonly page: number }[],
  { add }: Findings,
  expected: number | undefined,
): void {
  if (expected !== undefined && puzzles.length !== expected) {
    add(
      'solutions',
      `${count(puzzles.length, 'puzzle')} with a number and a page of their solution; there should be ${expected}`,
    )
  }
  const pagesOf = (places: readonly { readonly number: number; readonly page: number }[]) => {
    const pages = new Map<number, number[]>()
    for (const { number, page } of places) pages.set(number, [...(pages.get(number) ?? []), page])
    return pages
  }
  const asked = new Set(puzzles.flatMap(({ solution }) => solution?.page ?? []))
  const posed = pagesOf(puzzles)
  const solved = pagesOf(solutions.filter(({ page }) => asked.has(page)))
  for (const [number, pages] of posed) {
    if (pages.length > 1)
      add('solutions', `No. ${number} is there ${pages.length} times: pages ${pages.join(', ')}`)
  }
  for (const [number, pages] of solved) {
    const times = `${pages.length} times: pages ${pages.join(', ')}`
    if (pages.length > 1) add('solutions', `the solution of No. ${number} is there ${times}`)
    if (!posed.has(number)) add('solutions', `No. ${number} has a solution and no puzzle`, pages[0])
  }
  const last = Math.max(0, ...posed.keys())
  for (let number = 1; number < last; number++) {
    if (!posed.has(number) && !solved.has(number)) add('solutions', `there is no puzzle No. ${number}`)
  }
}
