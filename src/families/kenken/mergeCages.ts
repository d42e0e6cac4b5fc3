// Reduction by merging cages, starting from single cells: a merged cage says less than its parts.
//
//   3 1 2      3+|. 2     First the board is cut into cages (cutIntoRandomCages.ts), each with an operator
//   1 2 3      .  |5+     (chooseCageOperator.ts), and the complete plan is proposed. If it is refused, each half is
//   2 3 1      2 3 .      proposed, and so on down to the cages that cause the refusal.
//
// A cage merged from single cells that was refused once would be refused in any combination. So if the first
// half of a refused plan is accepted, the second half is known to be refused. Refused cages are tried with other
// operators. Then the remaining single cells join a neighbour.

import { type Rng, shuffled } from '../../kernel/rng.ts'
import type { FullBoard, Reduction, Wishes } from '../making.ts'
import type { Reduced, Removal } from '../rules.ts'
import { cageChoices, isDifference, ranked } from './chooseCageOperator.ts'
import { partition } from './cutIntoRandomCages.ts'
import { type KenkenWishes, readWishes } from './makingOptions.ts'
import { type Cage, edgeNeighbours, type KenkenPuzzle, makePuzzle, type Operator } from './puzzle.ts'
import { type Merger, mergedCages } from './rules.ts'

/** The state of the merging, and the data that control it. */
interface Merging {
  readonly rng: Rng
  readonly full: KenkenPuzzle
  readonly solution: readonly number[]
  readonly asked: KenkenWishes
  /** The cage of each cell. */
  cageOf: readonly Cage[]
}

/** Proposes a change, and returns whether all of the change was accepted. */
type Proposing = Generator<Reduced<KenkenPuzzle>, boolean, boolean>

/** Merges cages while the puzzle keeps its unique solution. */
export function* mergeCages(
  rng: Rng,
  { puzzle: full, solution }: FullBoard<KenkenPuzzle>,
  wishes: Wishes,
): Reduction<KenkenPuzzle> {
  const cageOf = withCages(new Array<Cage>(full.givens.length), full.cages)
  const merging = { rng, full, solution, asked: readWishes(wishes, full.shape), cageOf }
  const isFull = full.cages.length === cageOf.length
  // A plan is made only for a board of single cells. On a board with larger cages, cages are merged pair by
  // pair.
  if (isFull) yield* mergePlanned(merging)
  yield* joinSingles(merging)
  return (wishes.minimal || !isFull) && (yield* mergeAll(merging))
}

function puzzleOf({ full, cageOf }: Merging): KenkenPuzzle {
  return makePuzzle(
    full.shape,
    cageOf.filter((cage, cell) => cage.cells[0] === cell),
  )
}

/** A copy of `cageOf` with some new cages. Each new cage is a union of old cages. */
function withCages(cageOf: readonly Cage[], cages: readonly Cage[]): Cage[] {
  const next = cageOf.slice()
  for (const cage of cages) for (const cell of cage.cells) next[cell] = cage
  return next
}

function* propose(merging: Merging, cages: readonly Cage[]): Proposing {
  const cageOf = withCages(merging.cageOf, cages)
  const isUnique = yield { puzzle: puzzleOf({ ...merging, cageOf }) }
  if (isUnique) merging.cageOf = cageOf
  return isUnique
}

/** Cuts the board into cages and merges as many of them as possible. */
function* mergePlanned(merging: Merging): Proposing {
  const cages = shuffled(merging.rng, plan(merging))
  const refused: Cage[] = []
  if (cages.length > 0) yield* halve(merging, cages, false, refused)
  for (const { cells, operator } of refused) yield* mergeCells(merging, cells, operator)
  return true
}

/**
 * Cuts the board into parts and chooses an operator for each part that has several cells. Operators are chosen for the
 * largest parts first, because they have the fewest possible operators.
 */
function plan({ rng, full, solution, asked }: Merging): Cage[] {
  const { size } = full.shape
  const parts = shuffled(rng, partition(rng, size, asked.maxCage)).sort((a, b) => b.length - a.length)
  const cages: Cage[] = []
  for (const cells of parts) {
    if (cells.length === 1) continue
    const [best] = ranked(rng, cageChoices(size, cells, solution, asked), countOperators(cages))
    if (best) cages.push(best.cage)
  }
  return cages
}

function countOperators(cages: readonly Cage[]): Map<Operator, number> {
  const used = new Map<Operator, number>()
  for (const { operator } of cages) used.set(operator, (used.get(operator) ?? 0) + 1)
  return used
}

/**
 * Proposes some cages together, unless it is known that they will be refused. If they are refused, their halves
 * are proposed. A cage that is refused when proposed by itself is added to `refused`.
 */
function* halve(merging: Merging, cages: readonly Cage[], isRefused: boolean, refused: Cage[]): Proposing {
  if (!isRefused && (yield* propose(merging, cages))) return true
  if (cages.length === 1) {
    refused.push(cages[0])
    return false
  }
  const middle = cages.length >> 1
  const isFirstTaken = yield* halve(merging, cages.slice(0, middle), false, refused)
  yield* halve(merging, cages.slice(middle), isFirstTaken, refused)
  return false
}

/**
 * Proposes these cells as a cage, with one operator after the other except `refused`, until one is accepted.
 */
function* mergeCells(merging: Merging, cells: readonly number[], refused?: Operator): Proposing {
  const { rng, full, solution, asked } = merging
  const used = countOperators(puzzleOf(merging).cages)
  for (const { cage } of ranked(rng, cageChoices(full.shape.size, cells, solution, asked), used)) {
    if (cage.operator !== refused && (yield* propose(merging, [cage]))) return true
  }
  return false
}

/** Joins each remaining single cell to a neighbouring cage, if the puzzle stays unique. */
function* joinSingles(merging: Merging): Proposing {
  const { rng, full, asked } = merging
  const neighbours = edgeNeighbours(full.shape.size)
  for (const cell of shuffled(rng, Array.from(neighbours.keys()))) {
    if (merging.cageOf[cell].cells.length > 1) continue
    for (const next of shuffled(rng, neighbours[cell])) {
      const { cells } = merging.cageOf[next]
      if (cells.length >= asked.maxCage) continue
      const joined = [...cells, cell].sort((a, b) => a - b)
      if (yield* mergeCells(merging, joined)) break
    }
  }
  return true
}

/**
 * Merges neighbouring cages until every pair is refused with every operator that the wishes allow. Returns
 * whether the wishes allowed all pairs. A pair that was refused before comes last but is tried again, because
 * a merged cage can rule out numbers that its parts allowed.
 */
function* mergeAll(merging: Merging): Proposing {
  const refused = new Set<string>()
  for (;;) {
    const { mergers, areAll } = rankMergers(merging, refused)
    let isTaken = false
    for (const { clue, puzzle, cage } of mergers) {
      isTaken = yield { puzzle }
      if (isTaken) {
        merging.cageOf = withCages(merging.cageOf, [cage])
        break
      }
      refused.add(clue)
    }
    if (!isTaken) return areAll
  }
}

/** Lists the pairs of neighbouring cages that the wishes allow to merge. */
export function wishedMergers(
  puzzle: KenkenPuzzle,
  solution: readonly number[],
  wishes: Wishes,
): Removal<KenkenPuzzle>[] {
  const asked = readWishes(wishes, puzzle.shape)
  return mergedCages(puzzle, solution).filter((merger) => isWished(merger, asked))
}

function isWished({ cage: { cells, operator } }: Merger, asked: KenkenWishes): boolean {
  const most = isDifference(operator) ? Math.min(asked.maxMerged, asked.maxMergedDifference) : asked.maxMerged
  return cells.length <= most && asked.operators.includes(operator)
}

/**
 * Mergers into sums with more cells than this are put off, because large sums leave so much open that proofs
 * take long. Products of the same size come first.
 */
const LARGEST_SUM = 4

/**
 * Penalties that are added to the rank of a cage: LATER if its proofs are slow, LAST if it was refused
 * before.
 */
const LATER = 100
const LAST = 1000

/** Ranks the pairs of neighbours that the wishes allow to merge: small cages and usual operators first. */
function rankMergers(merging: Merging, refused: ReadonlySet<string>): { mergers: Merger[]; areAll: boolean } {
  const { rng, solution, asked } = merging
  const found = shuffled(rng, mergedCages(puzzleOf(merging), solution))
  const rankOf = ({ clue, cage }: Merger) => {
    const { length } = cage.cells
    const isUnusual = length > 2 && isDifference(cage.operator)
    const isSlow = length > LARGEST_SUM && cage.operator !== 'x'
    return 2 * length + (isUnusual ? 1 : 0) + (isSlow ? LATER : 0) + (refused.has(clue) ? LAST : 0)
  }
  const mergers = found.filter((merger) => isWished(merger, asked)).sort((a, b) => rankOf(a) - rankOf(b))
  return { mergers, areAll: mergers.length === found.length }
}
