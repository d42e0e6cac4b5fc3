// Makes the puzzles of a corpus, each from its set and its number alone. A twin of an earlier puzzle is not redrawn,
// because the result would depend on all puzzles before it. A puzzle that cannot be made within the maker's attempts is
// left out.

import type { Hash } from '../bench/corpus.ts'
import { memo } from '../families/memo.ts'
import { ATTEMPTS } from '../maker/maker.ts'
import { formatOrder } from '../maker/orderFields.ts'
import { makeDraw } from '../maker/puzzleFromSeed.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import type { PuzzleRecord } from '../maker/puzzleRecord.ts'
import { seedOf } from '../maker/redrawDuplicates.ts'
import { writeCertificate } from '../solver/certificate/writeCertificate.ts'
import type { DrawnPuzzle } from './chunkContent.ts'
import type { CorpusRecipe, CorpusSet } from './corpusRecipe.ts'
import type { PuzzleTally } from './dropDuplicates.ts'
import { chunkSize } from './planChunks.ts'
import { chunkKey } from './puzzleKeys.ts'

/** Makes the puzzle with this number in a set; undefined if the search gave it up. */
type CorpusDraw = (set: number, number: number) => DrawnPuzzle | undefined

/** The seed of a puzzle in a corpus; with this seed, its made name makes the puzzle again. */
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
    const { made } = drawn
    const { puzzle, solution } = made
    const { family } = recipe.sets[set].recipe
    const record: PuzzleRecord = {
      ...drawn.record,
      ...(recipe.isCertified && {
        certificate: writeCertificate(family, puzzle, drawn.record.id, solution),
      }),
    }
    return { line: JSON.stringify(record), key: chunkKey(family, puzzle, solution, hash) }
  }
}

// Draws only as many puzzles for a set as it needs, because a puzzle may take seconds. First the wanted number is
// drawn, and then more as long as puzzles are missing because of twins, or because the search gave some up. Once enough
// are drawn, further draws do not change which puzzles are taken.

/** At most this multiple of the wanted number is drawn, because the last new puzzles of a small shape come seldom. */
const MOST_TIMES = 20

/** The number of further draws that is allowed in addition, for sets with few puzzles. */
const MOST_MORE = 100

/** A set with `count` graded puzzles whose draws are made only as needed; `draws` is the maximum. */
export function setAsNeeded(recipe: Recipe, count: number): CorpusSet {
  // Chunks have about the usual size, and a chunk ends where the wanted number of puzzles is drawn.
  const chunk = Math.ceil(count / Math.max(1, Math.round(count / chunkSize(recipe, count))))
  const chunks = Math.ceil((MOST_TIMES * count + MOST_MORE) / chunk)
  return { recipe, count, draws: chunk * chunks, chunk, isGraded: true }
}

/** The result of the draws for a set so far. */
export interface DrawnSet {
  /** The number of puzzles that were drawn, including those that the search gave up. */
  readonly drawn: number
  /** The numbers of made puzzles that were taken, twins and surplus. */
  readonly tally: Readonly<PuzzleTally>
}

/** The number of further draws that a set needs; 0 if it has enough puzzles, or if more draws would be in vain. */
export function moreDraws({ count, draws }: CorpusSet, { drawn, tally }: DrawnSet): number {
  const missing = count - tally.taken
  if (missing === 0 || isHopeless(count, givenUpOf(drawn, tally))) return 0
  const atThisRate = Math.ceil((missing * drawn) / Math.max(1, tally.taken))
  // Twins become more frequent with each puzzle that is taken.
  return Math.min(Math.max(atThisRate, tally.twin), draws - drawn)
}

/**
 * Whether the search has given up so many puzzles of a set with `count` puzzles that the order can hardly be met. The
 * limit is larger than the surplus of the last chunk, so that puzzles are missing.
 */
export function isHopeless(count: number, givenUp: number): boolean {
  return givenUp > 2 + count / 10
}

/** The sentence that says why a set has too few puzzles. */
export function tooFewSentence({ recipe, count }: CorpusSet, { drawn, tally }: DrawnSet): string {
  const givenUp = givenUpOf(drawn, tally)
  if (isHopeless(count, givenUp)) return hopelessSentence(recipe, givenUp)
  return `${nameOf(recipe)}: without equivalent ones (twins), only ${tally.taken} of the ${drawn} puzzles drawn remain, but ${count} are needed; ask for fewer, or for a larger shape`
}

/** The sentence for a set that was given up because the search did not find its puzzles. */
export function hopelessSentence(recipe: Recipe, givenUp: number): string {
  return `${nameOf(recipe)}: ${givenUp} puzzles were not found in ${ATTEMPTS} attempts each; ask for other stars, or for another shape`
}

function givenUpOf(drawn: number, { taken, twin, surplus }: Readonly<PuzzleTally>): number {
  return drawn - taken - twin - surplus
}

function nameOf({ family, shape, order }: Recipe): string {
  return [family.name, shape.text, formatOrder(family, order)].filter((word) => word !== '').join(' ')
}
