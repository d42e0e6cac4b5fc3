// What is wrong with the form of a recipe, in sentences: each says what would be right. The schema finds the mistakes, and
// what it allows is what the sentences say.

import { Ajv, type ErrorObject } from 'ajv'
import { quote } from '../../families/error.ts'
import { nearestOf } from '../../families/suggest.ts'
import { RECIPE_SCHEMA, type Schema } from './recipeSchema.ts'

/** The keys and indices that lead to a place in a recipe. */
export type Path = readonly (string | number)[]

/** What is wrong with the form of a recipe. */
export interface Complaint {
  /** The part that is wrong. */
  readonly path: Path
  /** Whether it is about the key itself, not about what it has. */
  readonly isOfKey?: boolean
  /** What would be right. */
  readonly message: string
}

const validator = new Ajv({ allErrors: true, verbose: true, strict: false }).compile(RECIPE_SCHEMA)

/** All that a recipe's form lacks; nothing if it is as the schema has it. */
export function complaintsOf(value: unknown): Complaint[] {
  if (validator(value)) return []
  const errors = (validator.errors ?? []).filter(({ schemaPath }) => !schemaPath.startsWith('#/oneOf/'))
  const complaints = errors.map(complaintOf)
  // A value may be wrong in two ways: one sentence names what is right.
  return complaints.filter(({ path, message }, index) => {
    return (
      complaints.findIndex((other) => String(other.path) === String(path) && other.message === message) ===
      index
    )
  })
}

function complaintOf(error: ErrorObject): Complaint {
  const { keyword, params, parentSchema, data } = error
  const path = pathOf(error.instancePath)
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty)
    const known = Object.keys((parentSchema as Schema).properties ?? {})
    return { path: [...path, key], isOfKey: true, message: unknownKey(key, known) }
  }
  if (keyword === 'required') {
    const all = (parentSchema as Schema).required ?? []
    const both = all.length > 1 && path[0] === 'font' ? `: ${all.join(' and ')} go together` : ''
    return { path, message: `${ownerOf(path)} needs ${quote(params.missingProperty)}${both}` }
  }
  if (keyword === 'oneOf') return sourceComplaint(params.passingSchemas)
  return {
    path,
    message: `${nameOf(path)} has to be ${expectation(parentSchema as Schema)}, not ${shown(data)}`,
  }
}

/** Puzzles are made or read: a book has one source. */
function sourceComplaint(passing: unknown): Complaint {
  return passing
    ? { path: ['puzzles'], isOfKey: true, message: 'a recipe has "sections" or "puzzles", not both' }
    : { path: [], message: 'a recipe needs "sections", or "puzzles" with files of puzzles' }
}

function pathOf(pointer: string): Path {
  const names = pointer.split('/').slice(1)
  return names.map((name) =>
    /^\d+$/.test(name) ? Number(name) : name.replaceAll('~1', '/').replaceAll('~0', '~'),
  )
}

function ownerOf(path: Path): string {
  if (path.length === 0) return 'a recipe'
  return path.length === 2 && path[0] === 'sections' ? 'a section' : nameOf(path)
}

function nameOf(path: Path): string {
  if (path.length === 0) return 'a recipe'
  const last = path[path.length - 1]
  return typeof last === 'number' ? `entry ${last + 1} of "${path[path.length - 2]}"` : `"${last}"`
}

/** What a value may be, in words. */
function expectation(schema: Schema): string {
  const { type, minimum, maximum, maxLength, minItems, maxItems } = schema
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (type === 'boolean') return 'true or false'
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  if (type === 'array') return `a list of ${minItems} to ${maxItems} entries`
  if (type === 'object')
    return `a mapping with some of the keys ${listed(Object.keys(schema.properties ?? {}))}`
  if (Array.isArray(type)) return 'a number or a text'
  if (maxLength === undefined) return 'the code of a language, such as en or de-AT'
  const restricted = schema.pattern === '\\S' ? '' : ' in one line without "/"'
  return `a text of 1 to ${maxLength} characters${restricted}`
}

function shown(data: unknown): string {
  if (Array.isArray(data)) return data.length === 0 ? 'an empty list' : 'a list'
  if (data !== null && typeof data === 'object') return 'a mapping'
  if (typeof data !== 'string') return String(data)
  if (data.trim() === '') return 'an empty text'
  const { length } = Array.from(data)
  return length > 100 ? `one of ${length}` : quote(data)
}

/** Keys that a sentence lists at most. */
const MOST_LISTED = 30

function listed(keys: readonly string[]): string {
  return keys.length > MOST_LISTED ? `${keys.slice(0, MOST_LISTED).join(', ')}, ...` : keys.join(', ')
}

/** Says what key was meant, or which there are. */
export function unknownKey(key: string, known: readonly string[]): string {
  const nearest = nearestOf(key, known)
  const hint = nearest ? `did you mean "${nearest}"?` : `there are ${listed(known)}`
  return `${quote(key)} is not known here: ${hint}`
}
