// The grade of a puzzle. The degree, on the scale of Survo puzzles, and the stars tell how long a puzzle
// takes; the tier tells what reasoning it takes. The grade also holds the values that they are computed from.

import type { Family } from '../families/family.ts'
import { TIERS, type Tier } from '../families/inference.ts'
import { once } from '../families/lazyElimination.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { makeRng } from '../kernel/rng.ts'
import { type AllowedTechniques, restrictionOf } from './allowedTechniques.ts'
import { CALIBRATION_VERSION, CALIBRATIONS } from './calibrations.ts'
import { canonicalForm } from './canonicalForm.ts'
import { calibrationOf, degreeOf } from './difficultyToDegree.ts'
import { type Explainable, makePathFinders } from './explain.ts'
import { makeGuessDetector } from './humanEffort.ts'
import {
  type Glance,
  glance,
  type Measured,
  makeTrialRuns,
  type TrialRuns,
  USUAL_RUNS,
} from './measureByRandomMoves.ts'
import {
  type Difficulty,
  type DifficultyOptions,
  type Gradable,
  makeDifficultySteps,
  makeUniqueSolver,
  type Ungraded,
} from './measureDifficulty.ts'
import { type Minutes, minutesOf } from './solvingTimes.ts'
import { BORDERS, type Stars, starsOf } from './stars.ts'
import { type Reasoning, reasoningOf } from './steps.ts'

/**
 * The version of grades. Raise it whenever the grade of a puzzle changes, in value or in form. Records
 * without a version have version 1.
 */
export const GRADE_VERSION = 4

/**
 * The difficulty of a puzzle and its parts, the same for all twins. Techniques are counted on a path of the
 * canonical form.
 */
export interface Grade extends Measurement, Reasoning {
  /** The `GRADE_VERSION` of the program that made the grade. */
  readonly version: number
}

/** The part of a grade that is known without a path: how long the puzzle takes. */
export interface Measurement {
  /** The degree on the scale of Survo puzzles, rounded to a tenth. */
  readonly degree: number
  /** The stars: the band of degrees to which the degree belongs. */
  readonly stars: Stars
  /** The minutes that people take, for shapes with known solving times. */
  readonly minutes?: Minutes
  /**
   * The mean number of nodes over several searches of the whole tree. Each search branches on the fewest alternatives and
   * breaks ties at random.
   */
  readonly nodesOpened: number
  /** The average number of alternatives per placement, as in the search statistics; 1 if no choice was needed. */
  readonly averageBranchingFactor: number
  /** F, the effort of a person for scanning and trying. */
  readonly effort: number
  /** The number of placements of the longest assumption that was needed; 0 if no assumption was needed. */
  readonly hardestStep: number
  /** The calibration that turned the difficulty into the degree; null if the shape has none of its own. */
  readonly calibration: string | null
  /** The published measure of Survo puzzles, if the degree comes from it. */
  readonly md?: Measured
  /** Set if a search ended at the limit on nodes, so that the true numbers are larger. */
  readonly atLeast?: true
  /**
   * Set if finding all twins is too much work, so that only rotated, mirrored and relabelled copies are certain to have the
   * same grade.
   */
  readonly twins?: 'looks'
  /** The techniques that the path may use, if not all: `no-uniqueness`, or names joined by `+`. */
  readonly techniquesAllowed?: AllowedTechniques
}

/** Options of the grader. */
export interface GradeOptions extends DifficultyOptions {
  /**
   * The number of runs of a family's own measure; with 0, the degree is estimated without this measure. By default, the grader
   * makes runs until the stars are certain, within bounds.
   */
  readonly trials?: number | undefined
  /** The techniques that the path may use; all by default. Singles, forcing chains and searches are always allowed. */
  readonly techniques?: AllowedTechniques | undefined
}

/** The number of runs behind the published degrees of Survo puzzles. */
export const PUBLISHED_TRIALS = 1000

/** Grades a puzzle; returns the reason if it has no grade. */
export type Grader = (family: Gradable & Pick<Family, 'name'>, puzzle: Puzzle) => Grade | Ungraded

/**
 * A bound for puzzles of five stars, whose difficulty comes mainly from assumptions: scanning and searches hardly add more
 * than this number times the weights of searches.
 */
const SEARCHES_OF_HARD = 3

/** Makes a grader for puzzles of any family. Each shape's rules are compiled once. */
export function makeGrader(options: GradeOptions = {}): Grader {
  const examine = makeExaminer(options)
  return (family, puzzle) => {
    const found = examine(family, puzzle)
    return typeof found === 'string' ? found : found.grade()
  }
}

/** A unique puzzle under examination. Each part of its grade is computed on first use. */
export type Examination = Exclude<ReturnType<ReturnType<typeof makeExaminer>>, string>

/**
 * Makes an examiner for puzzles of any family. The examiner examines a puzzle, or returns the reason why the puzzle has no
 * grade. Pass the solution if it is known to be the only one.
 */
export function makeExaminer(options: GradeOptions = {}) {
  const solve = makeUniqueSolver()
  const measureDifficulty = makeDifficultySteps(options)
  const reason = makeReasoning(options.techniques)
  /**
   * The guess detectors by family and shape. Only families whose weak base finds nothing but singles have one, because the
   * singles and chains of their weak base are the same as those of paths.
   */
  const guessDetectorOf = perShape(({ grading }: Gradable, shape: Shape) =>
    grading.weakTier === TIERS[0] ? makeGuessDetector(grading.makeWeakBase(shape)) : undefined,
  )
  return (family: Gradable & Pick<Family, 'name'>, puzzle: Puzzle, known?: readonly number[]) => {
    const solution = known ?? solve(family, puzzle)
    if (typeof solution === 'string') return solution
    const calibration = calibrationOf(CALIBRATIONS[family.name] ?? {}, puzzle.shape)
    const reasoning = once(() => reason(family, puzzle, solution))
    const trialRuns = once(() => ({ runs: trialRunsOf(family, puzzle, solution, options) }))
    const measureRuns = once(() => ({ md: trialRuns().runs?.measure() }))
    let measured: Difficulty | undefined

    /** Measures the difficulty, but stops as soon as a lower bound is enough. Returns whether the measurement stopped early. */
    const measureUnless = (isEnough: (atLeast: number) => boolean): boolean => {
      if (measured) return false
      const steps = measureDifficulty(family, puzzle, solution)
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) {
          measured = step.value
          return false
        }
        if (isEnough(step.value)) return true
      }
    }

    const difficulty = () => {
      measureUnless(() => false)
      return measured as Difficulty
    }

    /**
     * The easiest and the hardest tier that the difficulty allows. They are known before the path is found, which takes
     * longer.
     */
    const tierBounds = (): readonly [Tier, Tier] => {
      const { weakTier } = family.grading
      const isSeen =
        weakTier === TIERS[0] || restrictionOf(options.techniques).techniquesAllowed === undefined
      if (difficulty().hardest === 0) return [TIERS[0], isSeen ? weakTier : TIERS[TIERS.length - 1]]
      return [weakTier === TIERS[0] ? TIERS[1] : TIERS[0], TIERS[TIERS.length - 1]]
    }

    const degreeAt = (amount: number, tier: Tier) =>
      round(degreeOf(calibration, amount, tier, family.grading.leastStars?.(puzzle.shape)), 1)
    const degree = () =>
      measureRuns().md
        ? round(measureRuns().md?.mean as number, 1)
        : degreeAt(difficulty().difficulty, reasoning().tier)
    return {
      /** The degree. */
      degree,
      /** Whether the degree is above a ceiling. If the degree is far above, this is faster than computing it. */
      passes(ceiling: number): boolean {
        if (measureRuns().md) return degree() > ceiling
        if (measureUnless((atLeast) => degreeAt(atLeast, TIERS[0]) > ceiling)) return true
        const { difficulty: amount } = difficulty()
        const [easiest, hardest] = tierBounds()
        // The reasoning is only found if the tier makes a difference to the result.
        return (
          degreeAt(amount, easiest) > ceiling || (degreeAt(amount, hardest) > ceiling && degree() > ceiling)
        )
      },
      /**
       * The approximate degree of a puzzle whose tier is at most `hardest`, if the degree is probably below a mark; otherwise
       * undefined. It is estimated by a few runs, or from the assumptions alone.
       */
      degreeBelow(mark: number, hardest: Tier): number | undefined {
        const { runs } = trialRuns()
        if (runs) return runs.meanBelow(mark)
        // If the mark is below five stars, the tier may decide, so that no estimate is made.
        if (measured || mark < BORDERS[BORDERS.length - 1]) return undefined
        const { value, done } = measureDifficulty(family, puzzle, solution).next()
        if (done) return undefined
        const { weights } = family.grading
        const leastStars = family.grading.leastStars?.(puzzle.shape)
        const added = SEARCHES_OF_HARD * (weights.nodes + (weights.search ?? 0))
        const probably = degreeOf(calibration, value + added, hardest, leastStars)
        return probably < mark ? probably : undefined
      },
      /** The reasoning that the puzzle requires. */
      reasoning,
      /**
       * Whether the puzzle requires reasoning beyond a tier. If the difficulty has already been measured, it may be enough to
       * answer.
       */
      isBeyond(tier: Tier): boolean {
        const isUp = (one: Tier) => TIERS.indexOf(one) > TIERS.indexOf(tier)
        if (measured && !isUp(tierBounds()[1])) return false
        if (tier === 'chains' && guessDetectorOf(family, puzzle.shape)?.(puzzle, solution) === false)
          return false
        return isUp(reasoning().tier)
      },
      /** The complete grade. */
      grade: (): Grade => ({
        degree: degree(),
        stars: starsOf(degree()),
        ...minutesPart(family.name, puzzle.shape.text, difficulty().difficulty),
        ...reasoning(),
        ...partsOf(family, puzzle, difficulty(), measureRuns().md),
        ...(canonicalForm(family, puzzle, solution).sameness === 'looks' && { twins: 'looks' as const }),
        ...restrictionOf(options.techniques),
        version: GRADE_VERSION,
      }),
    }
  }
}

/**
 * Makes a function that finds the reasoning that a puzzle requires if a path may use only the allowed techniques. The path is
 * found on the canonical form, so that twins have the same counts; this form needs the unique solution.
 */
export function makeReasoning(
  allowed?: AllowedTechniques,
): (family: Explainable & Pick<Family, 'rules'>, puzzle: Puzzle, solution: readonly number[]) => Reasoning {
  const pathFinderOf = makePathFinders(allowed)
  return (family, puzzle, solution) => {
    const { puzzle: form } = canonicalForm(family, puzzle, solution)
    const findPath = pathFinderOf(family, form.shape)
    return reasoningOf(family.inference.techniques, findPath({ puzzle: form, placed: [], excluded: [] }))
  }
}

/** Measures a puzzle with this unique solution by the family's own measure; undefined if the family has none. */
export function measureTrials(
  family: Pick<Family, 'rules' | 'grading'>,
  puzzle: Puzzle,
  solution: readonly number[],
  options: GradeOptions = {},
): Measured | undefined {
  return trialRunsOf(family, puzzle, solution, options)?.measure()
}

/** The runs of the family's own measure, made when they are needed. */
function trialRunsOf(...puzzle: Parameters<typeof trialOf>): TrialRuns | undefined {
  const { trials } = puzzle[3]
  const measure = trialOf(...puzzle)
  const runs = trials === undefined ? USUAL_RUNS : { least: trials, most: trials }
  return measure && makeTrialRuns(...measure, runs)
}

/** Tells on which side of a mark a puzzle probably is by the family's own measure; undefined if the family has none. */
export function glanceAtTrials(mark: number, ...puzzle: Parameters<typeof trialOf>): Glance | undefined {
  const measure = trialOf(...puzzle)
  return measure && glance(...measure, mark)
}

/** A run of the family's own measure: on the canonical form, always with the same random numbers. */
function trialOf(
  { rules, grading }: Pick<Family, 'rules' | 'grading'>,
  puzzle: Puzzle,
  solution: readonly number[],
  { trials, seed = 'grade' }: GradeOptions,
) {
  if (trials === 0 || !grading.trial) return undefined
  const { puzzle: form } = canonicalForm({ rules }, puzzle, solution)
  return [grading.trial(form), makeRng(`${seed}/trials`)] as const
}

/** The parts that the degree is computed from. */
function partsOf(
  { name }: Pick<Family, 'name'>,
  { shape }: Puzzle,
  { nodesOpened, averageBranchingFactor, effort, hardest, isCut }: Difficulty,
  md: Measured | undefined,
) {
  const isCalibrated = CALIBRATIONS[name]?.[shape.text] !== undefined
  return {
    nodesOpened: round(nodesOpened, 2),
    averageBranchingFactor: round(averageBranchingFactor, 4),
    effort: round(effort, 2),
    hardestStep: hardest,
    calibration: isCalibrated ? `${name}:${shape.text}@${CALIBRATION_VERSION}` : null,
    ...(md && {
      md: { ...md, mean: round(md.mean, 1), standardError: round(md.standardError, 2) },
    }),
    ...(isCut && { atLeast: true as const }),
  }
}

/** The minutes of a grade, if they are known. */
function minutesPart(...puzzle: Parameters<typeof minutesOf>) {
  const minutes = minutesOf(...puzzle)
  return minutes && { minutes }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
