// Messages about the form of a recipe or plan: a schema finds the mistakes, and each message states what the schema allows in that
// place.

import { nearestOf } from '../../families/nearestName.ts'
import { quote } from '../../families/puzzleError.ts'
import type { Schema } from './jsonSchema.ts'
import { type SchemaError, schemaErrors } from './schemaErrors.ts'

/** The keys and indices that lead to a place in a file. */
export type FieldPath = readonly (string | number)[]

/** A mistake in the form of a file. */
export interface Complaint {
  /** The place of the mistake. */
  readonly path: FieldPath
  /** Whether the key is wrong, instead of its value. */
  readonly isOfKey?: boolean
  /** The message: what is wrong, and what would be right. */
  readonly message: string
}

/** A kind of file that people write, with the names of the file and its parts in messages. */
export interface WrittenForm {
  /** The schema of such a file. */
  readonly schema: Schema
  /** Its name in messages: `recipe`. */
  readonly name: string
  /** The names of the entries of its lists, by the keys of the lists: `{ sections: 'section' }`. */
  readonly entries: Readonly<Record<string, string>>
  /** A typical first line, for a message about a file that is something else. */
  readonly beginning: string
  /** What to do with records of puzzles, which such files are confused with. */
  readonly ifRecords: string
  /** The message for a file that must have one of several sources, but has `several` of them or none. */
  readonly sources?: (several: boolean) => Complaint
  /** What a text must be, in words, for keys where the text suggests what was meant; undefined if the text is right. */
  readonly expected?: Readonly<Record<string, (text: string) => string | undefined>>
}

/** Makes a function that finds all mistakes in the form of a file. */
export function makeComplainer(form: WrittenForm) {
  return (value: unknown): Complaint[] => {
    const errors = schemaErrors(form.schema, value)
    // A misspelt key is reported as unknown, and not as missing too.
    const meant = new Set(errors.map((error) => `${error.path}/${meantKey(error)}`))
    const complaints = errors
      .filter(({ keyword, path, key }) => keyword !== 'required' || !meant.has(`${path}/${key}`))
      .map((error) => complaintOf(error, form))
    // A value that breaks two rules of the schema with the same message is reported once.
    const told = new Map(complaints.map((one) => [`${one.path}: ${one.message}`, one]))
    return [...told.values()]
  }
}

function complaintOf(error: SchemaError, form: WrittenForm): Complaint {
  const { keyword, path, schema, data, key = '' } = error
  if (keyword === 'additionalProperties') {
    return { path: [...path, key], isOfKey: true, message: unknownKey(key, error) }
  }
  if (keyword === 'required') {
    const all = schema.required ?? []
    const isPart = path.length > 0 && typeof path[path.length - 1] === 'string'
    const both = all.length > 1 && isPart ? `: ${all.join(' and ')} go together` : ''
    return { path, message: `${ownerOf(path, form)} needs ${quote(key)}${both}` }
  }
  if (keyword === 'oneOf' && form.sources) return form.sources(error.isSeveral === true)
  const what = nameOf(path, form)
  const wanted = typeof data === 'string' ? form.expected?.[path[path.length - 1]]?.(data) : undefined
  const message =
    wanted === undefined
      ? `${what} must be ${expectation(schema)}, not ${shown(data, schema)}`
      : `${what} is ${shown(data, schema)}; expected ${wanted}`
  return { path, message }
}

function ownerOf(path: FieldPath, form: WrittenForm): string {
  const entry = path.length === 2 ? form.entries[path[0]] : undefined
  return entry === undefined ? nameOf(path, form) : `a ${entry}`
}

function nameOf(path: FieldPath, form: WrittenForm): string {
  if (path.length === 0) return `a ${form.name}`
  const last = path[path.length - 1]
  return typeof last === 'number' ? `entry ${last + 1} of "${path[path.length - 2]}"` : `"${last}"`
}

/** The names of types in messages about values of several types. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a number',
  number: 'a number',
  array: 'a list',
  boolean: 'true or false',
}

/** The values that a schema allows, in words. */
function expectation(schema: Schema): string {
  const { type, minimum, maximum, maxLength, minItems, maxItems, title, examples } = schema
  if (examples) return `${title}, such as ${examples.join(' or ')}`
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (type === 'boolean') return 'true or false'
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  if (type === 'number') return `a number from ${minimum} to ${maximum}`
  const least = minItems === maxItems ? '' : `${minItems} to `
  if (type === 'array') return `a list of ${least}${maxItems} entries`
  const keys = Object.keys(schema.properties ?? {})
  if (type === 'object') return `a mapping with some of the keys ${listed(keys)}`
  if (Array.isArray(type)) return type.map((one) => KINDS[one]).join(' or ')
  if (maxLength === undefined) return 'the code of a language, such as en or de-AT'
  const restricted = schema.pattern === '\\S' ? '' : ' in one line without "/"'
  return `a text of 1 to ${maxLength} characters${restricted}`
}

function shown(data: unknown, { type }: Schema): string {
  if (Array.isArray(data) && data.length > 0) return type === 'array' ? `one of ${data.length}` : 'a list'
  if (Array.isArray(data)) return 'an empty list'
  if (data !== null && typeof data === 'object') return 'a mapping'
  if (typeof data !== 'string') return String(data)
  if (data.trim() === '') return 'an empty text'
  const { length } = Array.from(data)
  return length > 100 ? `one of ${length}` : quote(data)
}

/** The maximum number of keys that a message lists. */
const MOST_LISTED = 30

function listed(keys: readonly string[]): string {
  return keys.length > MOST_LISTED ? `${keys.slice(0, MOST_LISTED).join(', ')}, ...` : keys.join(', ')
}

/** The number of letters at the beginning of a key that tell which of many keys are about the same. */
const ALIKE = 5

/** The keys that exist; of many keys, those that begin like the unknown one, such as all texts of the worked example. */
function listedFor(key: string, keys: readonly string[]): string {
  const alike = keys.filter((one) => one.slice(0, ALIKE) === key.slice(0, ALIKE))
  if (keys.length <= MOST_LISTED || alike.length === 0) return listed(keys)
  return `${alike.slice(0, MOST_LISTED).join(', ')}, ...`
}

/** The message about an unknown key: which key was probably meant, or which keys exist. */
function unknownKey(key: string, error: SchemaError): string {
  const nearest = meantKey(error)
  const hint = nearest ? `did you mean "${nearest}"?` : `expected one of ${listedFor(key, knownKeys(error))}`
  return `unknown key ${quote(key)}; ${hint}`
}

/** The key that was probably meant by an unknown key; undefined if none is similar, or for other mistakes. */
function meantKey(error: SchemaError): string | undefined {
  const { keyword, key } = error
  if (keyword !== 'additionalProperties' || key === undefined) return undefined
  return nearestOf(key, knownKeys(error))
}

function knownKeys({ schema }: SchemaError): string[] {
  return Object.keys(schema.properties ?? {})
}
