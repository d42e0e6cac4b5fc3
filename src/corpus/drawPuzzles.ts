// Makes single puzzles of a corpus, each from its set and number alone. A puzzle that repeats an earlier one is not redrawn: that would depend on all earlier numbers. A puzzle that cannot be
// made within the maker's attempts is left out.

import type { Hash } from '../bench/corpus.ts'
import { memo } from '../families/memo.ts'
import { ATTEMPTS } from '../maker/maker.ts'
import { formatOrder } from '../maker/orderFields.ts'
import { makeDraw } from '../maker/puzzleFromSeed.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import { seedOf } from '../maker/redrawDuplicates.ts'
import type { DrawnPuzzle } from './chunkContent.ts'
import type { CorpusRecipe, CorpusSet } from './corpusRecipe.ts'
import type { PuzzleTally } from './dropDuplicates.ts'
import { chunkSize } from './planChunks.ts'
import { chunkKey } from './puzzleKeys.ts'

/** Makes the puzzle of a number of a set; undefined if the search gave it up. */
type CorpusDraw = (set: number, number: number) => DrawnPuzzle | undefined

/** The seed of a puzzle of a corpus: its made name makes it again. */
export function seedInCorpus({ seed }: Pick<CorpusRecipe, 'seed'>, set: number, number: number): string {
  return seedOf(`${seed}/${set}`, number)
}

/** Returns the function that makes the puzzles of a corpus. `hash` is SHA-256. */
export function makeCorpusDraw(recipe: CorpusRecipe, hash: Hash): CorpusDraw {
  const drawOf = memo(
    (set: number) => String(set),
    (set) => makeDraw(recipe.sets[set].recipe, { isGraded: recipe.sets[set].isGraded }),
  )
  return (set, number) => {
    const drawn = drawOf(set)(seedInCorpus(recipe, set, number))
    if (!('record' in drawn)) return undefined
    const { made, record } = drawn
    const { family } = recipe.sets[set].recipe
    return { line: JSON.stringify(record), key: chunkKey(family, made.puzzle, made.solution, hash) }
  }
}

// Draws as many puzzles for a set as it needs, instead of more than enough: puzzles that take seconds are not made
// for nothing. First as many are drawn as are wanted, then more while twins, or puzzles that the search gave up,
// leave some missing. Which puzzles are taken does not depend on how many are drawn, once they are enough.

/** This many times as many puzzles as are wanted are drawn at most: the last kinds of small shapes come seldom. */
const MOST_TIMES = 20

/** At most this many more are drawn for a few puzzles. */
const MOST_MORE = 100

/** A set with graded puzzles of this number that draws as it needs. Its draws are the most that it may need. */
export function setAsNeeded(recipe: Recipe, count: number): CorpusSet {
  // Chunks of about the usual size that end where enough puzzles are drawn.
  const chunk = Math.ceil(count / Math.max(1, Math.round(count / chunkSize(recipe, count))))
  const chunks = Math.ceil((MOST_TIMES * count + MOST_MORE) / chunk)
  return { recipe, count, draws: chunk * chunks, chunk, isGraded: true }
}

/** What became of the puzzles of a set that were drawn so far. */
export interface DrawnSet {
  /** The number of puzzles that were drawn, with those that the search gave up. */
  readonly drawn: number
  /** What became of those that were made. */
  readonly tally: Readonly<PuzzleTally>
}

/** How many more puzzles a set needs to draw; 0 if it has enough, or if more would be in vain. */
export function moreDraws({ count, draws }: CorpusSet, { drawn, tally }: DrawnSet): number {
  const missing = count - tally.taken
  if (missing === 0 || isHopeless(count, givenUpOf(drawn, tally))) return 0
  const atThisRate = Math.ceil((missing * drawn) / Math.max(1, tally.taken))
  // Twins become more frequent with each puzzle that is taken.
  return Math.min(Math.max(atThisRate, tally.twin), draws - drawn)
}

/**
 * Whether the search gave up so many puzzles of a set with this number that its order can hardly be met. They are
 * more than the surplus of its last chunk, so that they are missing.
 */
export function isHopeless(count: number, givenUp: number): boolean {
  return givenUp > 2 + count / 10
}

/** Why a set has too few puzzles. */
export function tooFewSentence({ recipe, count }: CorpusSet, { drawn, tally }: DrawnSet): string {
  const givenUp = givenUpOf(drawn, tally)
  if (isHopeless(count, givenUp)) return hopelessSentence(recipe, givenUp)
  return `${nameOf(recipe)}: without equivalent ones (twins), only ${tally.taken} of the ${drawn} puzzles drawn remain, but ${count} are needed; ask for fewer, or for a larger shape`
}

/** Why a set was given up whose puzzles the search does not find. */
export function hopelessSentence(recipe: Recipe, givenUp: number): string {
  return `${nameOf(recipe)}: ${givenUp} puzzles were not found in ${ATTEMPTS} attempts each; ask for other stars, or for another shape`
}

function givenUpOf(drawn: number, { taken, twin, surplus }: Readonly<PuzzleTally>): number {
  return drawn - taken - twin - surplus
}

function nameOf({ family, shape, order }: Recipe): string {
  return [family.name, shape.text, formatOrder(family, order)].filter((word) => word !== '').join(' ')
}
