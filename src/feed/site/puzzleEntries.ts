// Plans the files of a date: for each puzzle its files in the ledger, its page and its page for frames; and the page of the date.

import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import type { SeriesPuzzle } from '../publishedPuzzles.ts'
import { PUBLIC_FILES, SOLUTION_FILES } from '../puzzleFileNames.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import { dateIn, type ReleaseTimes, solutionsAt } from '../releaseTimes.ts'
import type { EntryMaker, SiteEntry } from './entryMaker.ts'
import { dayPage } from './feedPages.ts'
import { embedPage, puzzlePageOf, type Surroundings } from './puzzlePages.ts'

/** A date of a feed. */
export interface SeriesDay {
  /** The date. */
  readonly date: string
  /** Its puzzles, in the order of their slots. */
  readonly puzzles: readonly SeriesPuzzle[]
}

/** The dates of the previous and next puzzle of a slot, by puzzle. */
type Neighbours = ReadonlyMap<PublishedPuzzle, Pick<Surroundings, 'before' | 'after'>>

/** Plans the files of a date, between the previous and the next date. */
export function dayEntries(
  day: SeriesDay,
  [before, after]: readonly [SeriesDay | undefined, SeriesDay | undefined],
  neighbours: Neighbours,
  times: ReleaseTimes,
  maker: EntryMaker,
): SiteEntry[] {
  const { keyOf, factsOfDay, page, parts } = maker
  const key = keyOf('day', factsOfDay(day), before?.date, after?.date)
  return [
    ...day.puzzles.flatMap((puzzle) => {
      const around: Surroundings = {
        ...neighbours.get(puzzle),
        others: day.puzzles.filter((other) => other !== puzzle),
        solution: solutionOf(puzzle, times),
      }
      return puzzleEntries(puzzle, around, maker)
    }),
    page(`${day.date}/`, key, () => dayPage(day, before?.date, after?.date, parts)),
  ]
}

function puzzleEntries(puzzle: SeriesPuzzle, around: Surroundings, maker: EntryMaker): SiteEntry[] {
  const { keyOf, factsOf, page, framed, parts } = maker
  const { entry, isSolved, slot } = puzzle
  const path = pathOf(puzzle)
  const { before, after, others, solution } = around
  const key = keyOf('puzzle', factsOf(puzzle), before, after, others.map(factsOf), solution)
  const make = () => puzzlePageOf(puzzle, around, parts)
  // A withdrawn puzzle keeps its page, which has the editor's note.
  if (!hasPuzzle(puzzle)) return [page(path, key, make)]
  const names = [...PUBLIC_FILES, ...(isSolved ? SOLUTION_FILES : [])]
  return [
    ...names.map((name) => ({ path: path + name, sum: entry.files[name] })),
    page(path, key, make, puzzle),
    framed(
      `${path}embed/`,
      keyOf('embed', factsOf(puzzle)),
      () => embedPage(slot, [puzzle], `${path}embed/`, parts),
      puzzle,
    ),
  ]
}

/** Whether the solution of a puzzle is public, or when it will be. */
function solutionOf({ date, isSolved }: SeriesPuzzle, times: ReleaseTimes): Surroundings['solution'] {
  if (isSolved) return 'there'
  const at = solutionsAt(date, times)
  return at === undefined ? 'never' : { on: dateIn(times.zone, at) }
}
