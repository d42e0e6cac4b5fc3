// The grade of a puzzle: its degree on the scale of Survo puzzles, its stars, what they are made of; and beside them the
// tier: what kind of reasoning it takes. The degree says how long, the tier how.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { makeRng } from '../kernel/rng.ts'
import { CALIBRATION_VERSION, CALIBRATIONS } from './calibrations.ts'
import { canonicalForm } from './canonicalForm.ts'
import { calibrationOf, degreeOf } from './degree.ts'
import {
  type Difficulty,
  type DifficultyOptions,
  type Gradable,
  makeDifficultyMeter,
  type Ungraded,
} from './difficulty.ts'
import { type Explainable, makePathFinders } from './explain.ts'
import { type Measured, measure } from './measureTrials.ts'
import { type Reasoning, reasoningOf } from './reasoning.ts'
import { type Stars, starsOf } from './stars.ts'

/** Goes up whenever a grade says something else of the same puzzle, or says it otherwise; records without one are of version 1. */
export const GRADE_VERSION = 2

/** How hard a puzzle is, and what that is made of. Techniques are counted on a path of its canonical form. */
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
}

/** How to grade. */
export interface GradeOptions extends DifficultyOptions {
  /** Runs of a family's own measure; 0 leaves it out, and the degree is estimated. */
  readonly trials?: number
}

/** Runs behind the published degrees of Survo puzzles. */
export const PUBLISHED_TRIALS = 1000

/** Runs of a family's own measure, if nothing else is said; and of each puzzle of many that are made. */
export const TRIALS = 100
export const TRIALS_IN_BULK = 25

/** Grades a puzzle with exactly one solution; otherwise says why there is no grade. */
export type Grader = (family: Gradable & Pick<Family, 'name'>, puzzle: Puzzle) => Grade | Ungraded

/** Grades puzzles of any family: the rules are compiled once a shape. */
export function makeGrader(options: GradeOptions = {}): Grader {
  const measure = makeMeasurer(options)
  const reason = makeReasoning()
  return (family, puzzle) => {
    const measured = measure(family, puzzle)
    return typeof measured === 'string' ? measured : gradeOf(measured, reason(family, puzzle))
  }
}

/** Measures how long puzzles with exactly one solution take; otherwise says why there is no grade. */
export function makeMeasurer(
  options: GradeOptions = {},
): (family: Gradable & Pick<Family, 'name'>, puzzle: Puzzle) => Measurement | Ungraded {
  const { seed = 'grade', trials = TRIALS } = options
  const measureDifficulty = makeDifficultyMeter(options)
  return (family, puzzle) => {
    const found = measureDifficulty(family, puzzle)
    if (typeof found === 'string') return found
    return measurementOf(family, puzzle, found, measureTrials(family, puzzle, trials, seed))
  }
}

/** Finds what reasoning puzzles with exactly one solution take: on the canonical form, so that turned copies have the same counts. */
export function makeReasoning(): (family: Explainable & Pick<Family, 'rules'>, puzzle: Puzzle) => Reasoning {
  const pathFinderOf = makePathFinders()
  return (family, puzzle) => {
    const form = canonicalForm(family, puzzle)
    const findPath = pathFinderOf(family, form.shape)
    return reasoningOf(family.inference.techniques, findPath({ puzzle: form, placed: [], excluded: [] }))
  }
}

/** The grade of a puzzle that takes so long and such reasoning. */
export function gradeOf(measured: Measurement, reasoning: Reasoning): Grade {
  const { degree, stars, ...rest } = measured
  return { degree, stars, ...reasoning, ...rest, version: GRADE_VERSION }
}

/** The family's own measure of a puzzle, where it has one: on the canonical form, always with the same random numbers. */
export function measureTrials(
  family: Pick<Family, 'rules' | 'grading'>,
  puzzle: Puzzle,
  runs = TRIALS,
  seed = 'grade',
): Measured | undefined {
  const { grading } = family
  if (!grading.trial || runs === 0) return undefined
  return measure(grading.trial(canonicalForm(family, puzzle)), makeRng(`${seed}/trials`), runs)
}

function measurementOf(
  family: Pick<Family, 'name'>,
  { shape }: Puzzle,
  found: Difficulty,
  md: Measured | undefined,
): Measurement {
  const calibrations = CALIBRATIONS[family.name] ?? {}
  const { nodesOpened, averageBranchingFactor, effort, hardest, difficulty } = found
  const estimated = degreeOf(calibrationOf(calibrations, shape), difficulty, hardest > 0)
  const degree = round(md?.mean ?? estimated, 1)
  return {
    degree,
    stars: starsOf(degree),
    nodesOpened: round(nodesOpened, 2),
    averageBranchingFactor: round(averageBranchingFactor, 4),
    effort: round(effort, 2),
    hardestStep: hardest,
    calibration: calibrations[shape.text] ? `${family.name}:${shape.text}@${CALIBRATION_VERSION}` : null,
    ...(md && {
      md: { ...md, mean: round(md.mean, 1), standardError: round(md.standardError, 2) },
    }),
    ...(found.isCut && { atLeast: true as const }),
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
