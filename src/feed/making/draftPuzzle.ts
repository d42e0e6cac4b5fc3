// Drafts puzzles for a feed: makes them from their made names, or reads them from their ids and proves that they have one solution.

import type { Family } from '../../families/family.ts'
import { memo } from '../../families/memo.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { type AllowedTechniques, restrictionOf } from '../../grader/allowedTechniques.ts'
import { type Grade, makeGrader } from '../../grader/grade.ts'
import { GENERATOR_VERSION, isMade, makeMaker } from '../../maker/maker.ts'
import { keyOfPuzzle } from '../../maker/puzzleKeys.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { madeName, parseMadeName } from '../../maker/recipeName.ts'
import { makeSolver } from '../../solver/solve.ts'
import type { LedgerGrade, LedgerPuzzle } from '../ledger.ts'

/**
 * An order for a draft: the made name of a new puzzle, or the id of an existing puzzle and the techniques that its grade
 * allows.
 */
export type DraftOrder =
  | { readonly made: string }
  | { readonly id: string; readonly techniques?: AllowedTechniques | undefined }

/** A puzzle with its solution. */
export interface FeedDraft extends LedgerPuzzle {
  /** One value a cell. */
  readonly solution: readonly number[]
}

/** A draft, or the reason why there is none. */
export type Drafted = FeedDraft | { readonly refused: string }

/** The maximum number of attempts with one seed: trying another seed is better than more attempts. */
const ATTEMPTS_FOR_A_SEED = 200

/** The maximum number of nodes of a proof that a puzzle has one solution. */
const MOST_NODES = 10_000_000

/** Makes a drafter. The same order makes the same puzzle on every machine. Existing puzzles are graded if `isGraded`. */
export function makeDrafter({ isGraded = true } = {}): (order: DraftOrder) => Drafted {
  const graderOf = memo(String, (techniques: AllowedTechniques | undefined) => makeGrader({ techniques }))
  const solver = makeSolver()
  const makerOf = memo(
    (recipe: Recipe) => madeName(recipe, ''),
    ({ family, shape, order }) => makeMaker(family, shape, order),
  )

  function make(name: string): Drafted {
    const { seed, ...recipe } = parseMadeName(name)
    const { family, order } = recipe
    const made = makerOf(recipe)(seed, ATTEMPTS_FOR_A_SEED)
    if (!isMade(made)) return { refused: `no puzzle found in ${made.attempts} attempts` }
    const { puzzle, solution, grade = graderOf(order.techniques)(family, puzzle) } = made
    return draftOf(family, puzzle, solution, grade, { generator: GENERATOR_VERSION, made: name })
  }

  function read(name: string, techniques: AllowedTechniques | undefined): Drafted {
    const { family, puzzle } = parsePuzzle(name)
    const { status, solutions } = solver(family, puzzle, { nodes: MOST_NODES })
    if (status !== 'unique') return { refused: UNFIT[status] ?? UNFIT.unknown }
    return draftOf(family, puzzle, solutions[0], isGraded ? graderOf(techniques)(family, puzzle) : undefined)
  }

  return (order) => ('made' in order ? make(order.made) : read(order.id, order.techniques))
}

const UNFIT: Readonly<Record<string, string>> = {
  none: 'it has no solution',
  multiple: 'it has several solutions',
  unknown: `it could not be proved unique in ${MOST_NODES} nodes`,
}

function draftOf(
  family: Family,
  puzzle: Puzzle,
  solution: readonly number[],
  grade: ReturnType<ReturnType<typeof makeGrader>> | undefined,
  origin?: Pick<LedgerPuzzle, 'generator' | 'made'>,
): FeedDraft {
  const key = keyOfPuzzle(family, puzzle, solution)
  return {
    id: puzzleName(family, puzzle),
    // 16 hexadecimal digits.
    key: key.map((half) => (half >>> 0).toString(16).padStart(8, '0')).join(''),
    ...origin,
    ...(typeof grade === 'object' && { grade: ledgerGrade(grade) }),
    solution,
  }
}

function ledgerGrade(grade: Grade): LedgerGrade {
  const { degree, stars, minutes, version, tier, hardestTechnique, techniquesAllowed } = grade
  return {
    degree,
    stars,
    ...(minutes && { minutes }),
    version,
    tier,
    ...(hardestTechnique !== null && { technique: hardestTechnique }),
    ...restrictionOf(techniquesAllowed),
  }
}
