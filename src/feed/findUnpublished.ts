// Searches the files that are about to be published for things that must not be public yet: the secret of the feed, coming
// puzzles, and solutions before their time. The search decides by the release times alone: it does not rely on the code that
// writes the pages.

import { memo } from '../families/memo.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import { makeSolutionFinder } from '../solver/verify.ts'
import { addDays } from './calendarDates.ts'
import { isPuzzleEntry, type Ledger, type LedgerEntry, ledgerPlace, type PuzzleEntry } from './ledger.ts'
import type { Schedule } from './plan/scheduleTypes.ts'
import { type Instant, lastPublic, solutionsAt } from './releaseTimes.ts'
import { digitsOf, digitsTell } from './solutionDigits.ts'

/** The facts by which a publication is searched: what is public at its instant, and the secrets that never are. */
interface Publication {
  /** The plan. */
  readonly schedule: Schedule
  /** The ledger. */
  readonly ledger: Ledger
  /** The instant. */
  readonly now: Instant
  /** The number of days by which puzzles are published early. */
  readonly ahead: number
  /** The secret of the feed, in all forms in which a file could contain it. */
  readonly secrets: readonly string[]
}

/** Clues of at least this length identify a puzzle even without the family and the shape in front of them. */
const TELLING_CLUES = 16

/**
 * The number of recent public dates whose solutions are searched for. Older puzzles appear only on their own pages, which are
 * proved separately.
 */
const RECENT_DAYS = 14

/**
 * Returns a function that says what a file gives away, such as “the secret of the feed”; it returns undefined if the file
 * gives nothing away.
 */
export function makeUnpublishedFinder({ schedule, ledger, now, ahead, secrets }: Publication) {
  const { times } = schedule
  const last = lastPublic(now, times, ahead)
  const isPublic = ({ date }: LedgerEntry) => date <= last
  const isSolved = ({ date }: LedgerEntry) => (solutionsAt(date, times) ?? Infinity) <= now
  const solutionOf = makeSolutions()
  const puzzles = ledger.entries.filter(isPuzzleEntry)
  const coming = new Map(
    puzzles
      .filter((entry) => !isPublic(entry))
      .flatMap((entry) => textsOf(entry).map((text) => [text, ledgerPlace(entry)])),
  )
  // A puzzle that is already public does not become secret again when its rerun is planned.
  for (const entry of puzzles.filter(isPublic)) for (const text of textsOf(entry)) coming.delete(text)
  const from = addDays(last, -RECENT_DAYS)
  const unsolved = ledger
    .currents()
    .filter(isPuzzleEntry)
    .filter((entry) => entry.date > from && !isSolved(entry))
  /**
   * Whether the solution is already public, as the solution of another puzzle: small boards have so few solutions that puzzles
   * share them.
   */
  const isKnown = (entry: PuzzleEntry) =>
    puzzles.some(
      (other) =>
        isSolved(other) &&
        kindOf(other) === kindOf(entry) &&
        String(solutionOf(other)) === String(solutionOf(entry)),
    )
  return (text: string): string | undefined => {
    if (secrets.some((secret) => text.includes(secret))) return 'the secret of the feed'
    const early = [...coming].find(([word]) => hasWord(text, word))
    if (early) return `the puzzle of ${early[1]}, which is not public yet`
    const digits = digitsOf(text)
    const solved = unsolved.find((entry) => digitsTell(digits, solutionOf(entry)) && !isKnown(entry))
    return solved && `the solution of ${ledgerPlace(solved)}, which is not public yet`
  }
}

/** The texts that give a puzzle away: its id, its clues unless they are short, and its made name. */
function textsOf(entry: PuzzleEntry): string[] {
  const { id, made } = entry
  const clues = id.slice(kindOf(entry).length)
  return [id, ...(made === undefined ? [] : [made]), ...(clues.length < TELLING_CLUES ? [] : [clues])]
}

/** The family and the shape of a puzzle: `sudoku:9x9:`. */
function kindOf({ id }: Pick<PuzzleEntry, 'id'>): string {
  return /^[^:]*:[^:]*:/.exec(id)?.[0] ?? ''
}

/**
 * Whether a text contains a word by itself, not as a part of a longer word: the clues of a small board can be a part of the
 * clues of a larger board.
 */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = [text[at - 1], text[at + word.length]]
    if (!around.some((sign) => sign !== undefined && /[\w.]/.test(sign))) return true
  }
  return false
}

/**
 * Returns a function that solves each puzzle once. For puzzles that cannot be solved, as in a damaged ledger, it returns no
 * values.
 */
function makeSolutions() {
  const find = makeSolutionFinder()
  return memo(
    ({ id }: PuzzleEntry) => id,
    ({ id }: PuzzleEntry): readonly number[] => {
      try {
        const { family, puzzle } = parsePuzzle(id)
        return find(family, puzzle) ?? []
      } catch (error) {
        if (error instanceof PuzzleError) return []
        throw error
      }
    },
  )
}
