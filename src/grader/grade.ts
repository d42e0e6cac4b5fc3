// The grade of a puzzle: its degree on the scale of Survo puzzles, its stars, and what they are made of.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { makeRng } from '../kernel/rng.ts'
import { CALIBRATION_VERSION, CALIBRATIONS } from './calibrations.ts'
import { calibrationOf, degreeOf } from './degree.ts'
import {
  type Difficulty,
  type DifficultyOptions,
  type Gradable,
  makeDifficultyMeter,
  type Ungraded,
} from './difficulty.ts'
import type { Needs } from './humanEffort.ts'
import { type Measured, measure } from './measureTrials.ts'
import { type Stars, starsOf } from './stars.ts'

/** How hard a puzzle is, and what that is made of. */
export interface Grade {
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
  /** The hardest kind of reasoning that the puzzle needs. */
  readonly needs: Needs
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
  const { seed = 'grade', trials = TRIALS } = options
  const measureDifficulty = makeDifficultyMeter(options)
  return (family, puzzle) => {
    const found = measureDifficulty(family, puzzle)
    if (typeof found === 'string') return found
    return gradeOf(family, puzzle, found, measureTrials(family, puzzle, trials, seed))
  }
}

/** The family's own measure of a puzzle, where it has one: on the canonical form, always with the same random numbers. */
export function measureTrials(
  family: Pick<Family, 'rules' | 'grading'>,
  puzzle: Puzzle,
  runs = TRIALS,
  seed = 'grade',
): Measured | undefined {
  const { grading, rules } = family
  if (!grading.trial || runs === 0) return undefined
  return measure(grading.trial(rules.canonical(puzzle)), makeRng(`${seed}/trials`), runs)
}

function gradeOf(
  family: Pick<Family, 'name'>,
  { shape }: Puzzle,
  found: Difficulty,
  md: Measured | undefined,
): Grade {
  const calibrations = CALIBRATIONS[family.name] ?? {}
  const { nodesOpened, averageBranchingFactor, effort, hardest, needs, difficulty } = found
  const estimated = degreeOf(calibrationOf(calibrations, shape), difficulty, needs !== 'singles')
  const degree = round(md?.mean ?? estimated, 1)
  return {
    degree,
    stars: starsOf(degree),
    nodesOpened: round(nodesOpened, 2),
    averageBranchingFactor: round(averageBranchingFactor, 4),
    effort: round(effort, 2),
    hardestStep: hardest,
    needs,
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
