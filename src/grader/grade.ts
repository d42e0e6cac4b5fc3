// The grade of a puzzle: its degree on the scale of Survo puzzles, its stars, what they are made of; and beside them the
// tier: what kind of reasoning it takes. The degree says how long, the tier how.

import type { Family } from '../families/family.ts'
import { TIERS } from '../families/inference.ts'
import { once } from '../families/laterDescription.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { makeRng } from '../kernel/rng.ts'
import { CALIBRATION_VERSION, CALIBRATIONS } from './calibrations.ts'
import { canonicalForm } from './canonicalForm.ts'
import { calibrationOf, degreeOf } from './degree.ts'
import {
  type Difficulty,
  type DifficultyOptions,
  type Gradable,
  makeDifficultySteps,
  makeUniqueSolver,
  type Ungraded,
} from './difficulty.ts'
import { type Explainable, makePathFinders } from './explain.ts'
import {
  type Glance,
  glance,
  type Measured,
  makeTrialRuns,
  type TrialRuns,
  USUAL_RUNS,
} from './measureTrials.ts'
import { type Reasoning, reasoningOf } from './reasoning.ts'
import { type Stars, starsOf } from './stars.ts'

/** Goes up whenever a grade says something else of the same puzzle, or says it otherwise; records without one are of version 1. */
export const GRADE_VERSION = 3

/** How hard a puzzle is, and what that is made of: the same for all twins. Techniques are counted on a path of its canonical form. */
export interface Grade extends Measurement, Reasoning {
  /** `GRADE_VERSION` when it was made. */
  readonly version: number
}

/** How long a puzzle takes, as far as that is known without its reasoning. */
export interface Measurement {
  /** On the scale of Survo puzzles, to a tenth: comparable within a family and shape. */
  readonly degree: number
  /** Comparable across families, too. */
  readonly stars: Stars
  /** Means over a few searches of the whole tree, the fewest alternatives first, with other ties. */
  readonly nodesOpened: number
  /** Alternatives for each placement, as the search statistics have it; 1 where no choice was needed. */
  readonly averageBranchingFactor: number
  /** How long a person scans and tries: F. */
  readonly effort: number
  /** Placements of the longest assumption that was needed; 0 if none was. */
  readonly hardestStep: number
  /** The calibration that made a degree of the difficulty; null where the shape has none of its own. */
  readonly calibration: string | null
  /** The published measure of Survo puzzles, where that is the degree. */
  readonly md?: Measured
  /** There where searches ended at the limit on nodes: there are more than the figures say. */
  readonly atLeast?: true
  /** There where the grade is surely the same only for turned, mirrored and relabelled copies: other twins are too much work to find. */
  readonly twins?: 'looks'
}

/** How to grade. */
export interface GradeOptions extends DifficultyOptions {
  /**
   * Runs of a family's own measure; 0 leaves it out, and the degree is estimated. If nothing is said, so many that the stars
   * are sure, within bounds.
   */
  readonly trials?: number | undefined
}

/** Runs behind the published degrees of Survo puzzles. */
export const PUBLISHED_TRIALS = 1000

/** Grades a puzzle with exactly one solution; otherwise says why there is no grade. */
export type Grader = (family: Gradable & Pick<Family, 'name'>, puzzle: Puzzle) => Grade | Ungraded

/** Grades puzzles of any family: the rules are compiled once a shape. */
export function makeGrader(options: GradeOptions = {}): Grader {
  const examine = makeExaminer(options)
  return (family, puzzle) => {
    const found = examine(family, puzzle)
    return typeof found === 'string' ? found : found.grade()
  }
}

/** A puzzle with exactly one solution; each part of its grade is worked out when it is asked for. */
export interface Examination {
  /** How long it takes. */
  degree(): number
  /** Whether the degree is larger than this: sooner known than the degree, where it is far larger. */
  passes(ceiling: number): boolean
  /** About the degree, where a few runs of the family's own measure say that it is probably smaller than this. */
  degreeBelow(mark: number): number | undefined
  /** What reasoning it takes. */
  reasoning(): Reasoning
  /** All together. */
  grade(): Grade
}

/** Examines a puzzle; otherwise says why that cannot be. Who knows that a solution is the only one may say so. */
type Examiner = (
  family: Gradable & Pick<Family, 'name'>,
  puzzle: Puzzle,
  solution?: readonly number[],
) => Examination | Ungraded

/** Examines puzzles of any family. */
export function makeExaminer(options: GradeOptions = {}): Examiner {
  const solve = makeUniqueSolver()
  const measureDifficulty = makeDifficultySteps(options)
  const reason = makeReasoning()
  return (family, puzzle, known) => {
    const solution = known ?? solve(family, puzzle)
    if (typeof solution === 'string') return solution
    const calibration = calibrationOf(CALIBRATIONS[family.name] ?? {}, puzzle.shape)
    const reasoning = once(() => reason(family, puzzle, solution))
    const trialRuns = once(() => ({ runs: trialRunsOf(family, puzzle, solution, options) }))
    const measureRuns = once(() => ({ md: trialRuns().runs?.measure() }))
    let measured: Difficulty | undefined

    /** Measures the difficulty, unless what it is at least is enough; whether that was so. */
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

    /** The degree of the difficulty. What the weak base solves by looking takes no chain. */
    const estimate = () => {
      const { difficulty: amount, hardest } = difficulty()
      return degreeOf(calibration, amount, hardest > 0 && takesChains(reasoning()))
    }

    const degree = () => round(measureRuns().md?.mean ?? estimate(), 1)
    return {
      degree,
      passes(ceiling) {
        if (measureRuns().md) return degree() > ceiling
        const isOver = (amount: number, takesChain: boolean) =>
          round(degreeOf(calibration, amount, takesChain), 1) > ceiling
        if (measureUnless((atLeast) => isOver(atLeast, false))) return true
        const { difficulty: amount } = difficulty()
        // What chains do not change needs no reasoning.
        return isOver(amount, false) || (isOver(amount, true) && degree() > ceiling)
      },
      degreeBelow: (mark) => trialRuns().runs?.meanBelow(mark),
      reasoning,
      grade: () => ({
        degree: degree(),
        stars: starsOf(degree()),
        ...reasoning(),
        ...partsOf(family, puzzle, difficulty(), measureRuns().md),
        ...(canonicalForm(family, puzzle, solution).sameness === 'looks' && { twins: 'looks' as const }),
        version: GRADE_VERSION,
      }),
    }
  }
}

/** Finds what reasoning puzzles with this one solution take: on the canonical form, so that twins have the same counts. */
export function makeReasoning(): (
  family: Explainable & Pick<Family, 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[],
) => Reasoning {
  const pathFinderOf = makePathFinders()
  return (family, puzzle, solution) => {
    const { puzzle: form } = canonicalForm(family, puzzle, solution)
    const findPath = pathFinderOf(family, form.shape)
    return reasoningOf(family.inference.techniques, findPath({ puzzle: form, placed: [], excluded: [] }))
  }
}

/** Whether reasoning goes beyond techniques. */
export function takesChains({ tier }: Reasoning): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf('chains')
}

/** The family's own measure of a puzzle with this one solution, where it has one. */
export function measureTrials(
  family: Pick<Family, 'rules' | 'grading'>,
  puzzle: Puzzle,
  solution: readonly number[],
  options: GradeOptions = {},
): Measured | undefined {
  return trialRunsOf(family, puzzle, solution, options)?.measure()
}

/** The runs of that measure: on the canonical form, always with the same random numbers. */
function trialRunsOf(
  family: Pick<Family, 'rules' | 'grading'>,
  puzzle: Puzzle,
  solution: readonly number[],
  { trials, seed = 'grade' }: GradeOptions,
): TrialRuns | undefined {
  const trial = trials === 0 ? undefined : trialOf(family, puzzle, solution)
  const runs = trials === undefined ? USUAL_RUNS : { least: trials, most: trials }
  return trial && makeTrialRuns(trial, makeRng(`${seed}/trials`), runs)
}

/** On which side of a mark the family's own measure of a puzzle probably is, where it has one. */
export function glanceAtTrials(
  family: Pick<Family, 'rules' | 'grading'>,
  puzzle: Puzzle,
  solution: readonly number[],
  mark: number,
  { trials, seed = 'grade' }: GradeOptions = {},
): Glance | undefined {
  const trial = trials === 0 ? undefined : trialOf(family, puzzle, solution)
  return trial && glance(trial, makeRng(`${seed}/trials`), mark)
}

function trialOf(
  { rules, grading }: Pick<Family, 'rules' | 'grading'>,
  puzzle: Puzzle,
  solution: readonly number[],
) {
  return grading.trial?.(canonicalForm({ rules }, puzzle, solution).puzzle)
}

/** What the degree is made of. */
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

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
