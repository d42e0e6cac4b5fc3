// Checks only those fields of a record that statistics and tables need, because somebody may have edited the file.
// `checkRecord.ts` checks whether everything that a record states is true.

import { TIERS } from '../families/inference.ts'
import { quote } from '../families/puzzleError.ts'
import { isFamilyName } from '../families/registry.ts'
import { STARS } from '../grader/stars.ts'

/** A sentence that says what is wrong with a record; undefined if the record can be counted. */
export function recordFault(value: unknown): string | undefined {
  const { id, family, shape, clues, grade } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string') return 'a record needs an "id", the name of its puzzle'
  const [ownFamily, ownShape] = id.split(':')
  if (ownShape === undefined || !isFamilyName(ownFamily)) {
    return `the record's "id" must be FAMILY:SHAPE:CLUES, got ${quote(id)}`
  }
  if ((family ?? ownFamily) !== ownFamily || (shape ?? ownShape) !== ownShape) {
    return `the record's "family" and "shape" must be those of its "id", ${quote(`${ownFamily}:${ownShape}`)}`
  }
  if (clues !== undefined && !isCount(clues)) return 'the record\'s "clues" must be a whole number'
  if (grade === undefined) return undefined
  const field = damagedField(grade)
  return field && `the record's "grade" is damaged: ${field}`
}

/**
 * Describes the first damaged field of a grade; undefined if all are sound. Grades of the first version have neither a tier nor
 * techniques.
 */
function damagedField(grade: unknown): string | undefined {
  if (!isObject(grade)) return 'it must be an object'
  const fault = brokenRule(grade.tier === undefined ? DEGREE_FIELDS : GRADE_FIELDS, grade)
  return fault && `its ${fault}`
}

/** The rules for fields: for each field a test, and the rule in words. */
export type FieldRules<Name extends string = string> = Readonly<
  Record<Name, readonly [isSound: (value: unknown) => boolean, rule: string]>
>

/** The first rule that a field breaks: `"stars" must be one of 1, 2`. */
export function brokenRule(rules: FieldRules, fields: Readonly<Record<string, unknown>>): string | undefined {
  const broken = Object.entries(rules).find(([name, [isSound]]) => !isSound(fields[name]))
  return broken && `"${broken[0]}" must be ${broken[1][1]}`
}

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const isName = (value: unknown) => value === null || typeof value === 'string'
const areUses = (value: unknown) => isObject(value) && Object.values(value).every(isCount)

const DEGREE_FIELDS: FieldRules = {
  stars: [isOneOf(STARS), `one of ${STARS.join(', ')}`],
  degree: [isAmount, 'a number from 0 up'],
}

const GRADE_FIELDS: FieldRules = {
  tier: [isOneOf(TIERS), `one of ${TIERS.join(', ')}`],
  ...DEGREE_FIELDS,
  hardestTechnique: [isName, 'a name or null'],
  techniques: [areUses, 'names, each with the number of times that it is used'],
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && value >= 0
}

function isCount(value: unknown): boolean {
  return isAmount(value) && Number.isInteger(value)
}
