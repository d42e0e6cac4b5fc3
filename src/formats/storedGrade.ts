// Takes the grade from a record instead of grading again, if grading would give the same result now. Someone
// may have edited the file of the record: a damaged grade counts as no grade.

import type { Family } from '../families/family.ts'
import { TIERS } from '../families/inference.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { ALL_TECHNIQUES, type AllowedTechniques, isRestriction } from '../grader/allowedTechniques.ts'
import { GRADE_VERSION, type Grade } from '../grader/grade.ts'
import type { Measured } from '../grader/measureByRandomMoves.ts'
import type { Minutes } from '../grader/solvingTimes.ts'
import { starsOf } from '../grader/stars.ts'
import { techniqueNames } from '../grader/steps.ts'
import type { Read } from './readRecord.ts'

/**
 * Returns the grade in a puzzle's record if it is complete and of this version; otherwise undefined, and the
 * puzzle must be graded. With `runs`, a measured degree must come from this number of runs; 0 means that it
 * must not be measured. With `techniques`, the grade must have allowed the same techniques.
 */
export function storedGrade(
  { family, puzzle, record }: Read,
  { runs, techniques }: AskedGrade = {},
): Grade | undefined {
  const grade = record?.writtenGrade
  if (!hasFields(grade, GRADE_FIELDS, OPTIONAL_FIELDS, { family, puzzle })) return undefined
  if (runs !== undefined && family.grading.trial && (grade.md?.runs ?? 0) !== runs) return undefined
  const isAllowedAsAsked =
    techniques === undefined || techniques === (grade.techniquesAllowed ?? ALL_TECHNIQUES)
  return isAllowedAsAsked ? grade : undefined
}

/** The way in which a grade must have been made. A property that is left out does not matter. */
interface AskedGrade {
  /** The number of runs of a measured degree. */
  readonly runs?: number | undefined
  /** The techniques that the path of the grade may use. */
  readonly techniques?: AllowedTechniques | undefined
}

/** The puzzle of a grade, and the puzzle's family. */
type Graded = Pick<Read, 'family' | 'puzzle'>

/** A check for the value of each field. */
type Fields<T> = {
  readonly [Field in keyof Required<T>]: (value: unknown, of: Graded, all: Partial<T>) => boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0
const isOneOrMore = (value: unknown) => isAmount(value) && value >= 1
const isCount = (value: unknown) => isAmount(value) && Number.isInteger(value)
const isTrue = (value: unknown) => value === true

const GRADE_FIELDS: Fields<Grade> = {
  degree: isAmount,
  stars: (value, _, { degree }) => value === starsOf(degree as number),
  minutes: (value, of) => hasFields(value, MINUTES_FIELDS, [], of),
  tier: (value) => (TIERS as readonly unknown[]).includes(value),
  hardestTechnique: (value, _, { tier, techniques }) =>
    tier === TIERS[0] ? value === null : typeof value === 'string' && Object.hasOwn(techniques ?? {}, value),
  techniques: (value, { family }) => isObject(value) && areTechniques(value, family),
  nodesOpened: isOneOrMore,
  averageBranchingFactor: isOneOrMore,
  effort: isAmount,
  hardestStep: isCount,
  calibration: (value, { family, puzzle }) => value === null || isCalibration(value, family, puzzle),
  md: (value, of) =>
    of.family.grading.trial !== undefined && hasFields(value, MEASURED_FIELDS, ['atLeast'], of),
  atLeast: isTrue,
  twins: (value) => value === 'looks',
  techniquesAllowed: isRestriction,
  version: (value) => value === GRADE_VERSION,
}

const OPTIONAL_FIELDS = ['md', 'minutes', 'atLeast', 'twins', 'techniquesAllowed'] as const

const MEASURED_FIELDS: Fields<Measured> = {
  mean: isAmount,
  standardError: isAmount,
  runs: isCount,
  atLeast: isTrue,
}

const MINUTES_FIELDS: Fields<Minutes> = {
  usual: isAmount,
  least: isAmount,
  most: isAmount,
}

/** Whether an object has exactly these fields with valid values; optional fields may be missing. */
function hasFields<T>(
  value: unknown,
  fields: Fields<T>,
  optional: readonly (keyof T)[],
  of: Graded,
): value is T {
  if (!isObject(value)) return false
  if (Object.keys(value).some((name) => !Object.hasOwn(fields, name))) return false
  return (Object.keys(fields) as (keyof T & string)[]).every((name) => {
    if (!Object.hasOwn(value, name)) return optional.includes(name)
    return fields[name](value[name], of, value as Partial<T>)
  })
}

function areTechniques(counts: Record<string, unknown>, family: Family): boolean {
  const names = techniquesOf(family)
  return Object.entries(counts).every(([name, times]) => names.has(name) && isCount(times) && times !== 0)
}

/** The names of a family's techniques. They are kept, because a file may have hundreds of thousands of records. */
const techniquesOf = memo(
  ({ name }) => name,
  (family: Family): ReadonlySet<string> => new Set(techniqueNames(family)),
)

/** Whether a text names a calibration table of the puzzle's family and shape: `sudoku:9x9@1`. */
function isCalibration(value: unknown, family: Family, { shape }: Puzzle): boolean {
  const start = `${family.name}:${shape.text}@`
  return typeof value === 'string' && value.startsWith(start) && /^[1-9]\d*$/.test(value.slice(start.length))
}
