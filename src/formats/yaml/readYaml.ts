// Reads a file in YAML or in JSON (a subset of YAML) and keeps the place of each part. Harmless slips are accepted: a number as a title
// becomes a text, and a key without a value is ignored.

import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { isRecord } from '../readRecord.ts'
import { otherKind } from './fileKinds.ts'
import type { Schema } from './jsonSchema.ts'
import { inTextOrder, type Located, type Mistakes, type Place } from './mistakeCollector.ts'
import type { Complaint, FieldPath, makeComplainer, WrittenForm } from './schemaValidator.ts'

/** A file without mistakes in its form. */
interface SoundYaml {
  /** Its content. */
  readonly value: unknown
  /** Finds the places of its parts. */
  readonly at: Located
}

/** A file with mistakes in its form. */
interface UnsoundYaml extends Mistakes {
  /** The content as far as it could be read, and the mistakes in its form. */
  readonly found?: SoundYaml & { readonly complaints: readonly Complaint[] }
}

/** The maximum length of a file. A longer file must be something else, such as a list of puzzles. */
const MOST_CHARACTERS = 200_000

/** The maximum depth of nested values; no form needs as much. */
const DEEPEST = 200
const DEEP_LISTS = new RegExp(`(?:[-?] ){${DEEPEST}}`)

/**
 * The offset where values are nested too deeply; undefined if they are not. The parser calls itself for each level, and Node
 * ends the process if a regular expression is compiled while the stack is almost full.
 */
function tooDeepAt(text: string): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '[' || sign === '{') depth++
    else if ((sign === ']' || sign === '}') && depth > 0) depth--
    if (depth > DEEPEST) return at
  }
  return DEEP_LISTS.exec(text)?.index
}

/** The maximum number of aliases: to resolve an alias, the parser searches all nodes. */
const MOST_ALIASES = 100

/** Reads a file of a form. Returns its content, or all mistakes if it has any. */
export function readYaml(
  text: string,
  form: WrittenForm,
  complaintsOf: ReturnType<typeof makeComplainer>,
): SoundYaml | UnsoundYaml {
  const { name, beginning, schema, ifRecords } = form
  if (isRecord(text.trimStart().split('\n', 1)[0]))
    return mistake(`these are records of puzzles, not a ${name}; ${ifRecords}`)
  if (text.length > MOST_CHARACTERS)
    return mistake(`too long for a ${name}: more than ${MOST_CHARACTERS} characters`)
  const tooDeep = tooDeepAt(text)
  if (tooDeep !== undefined) {
    const before = text.slice(0, tooDeep).split('\n')
    return mistake('nested too deeply', { line: before.length, column: (before.at(-1) as string).length + 1 })
  }
  const lineCounter = new LineCounter()
  // The parser must not look for duplicate keys: it compares each key with all others, which takes minutes for a file of many
  // keys. `repeatedKeys` finds duplicates.
  const options = {
    lineCounter,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
    logLevel: 'error',
  } as const
  const document = parseDocument(text, options)
  const placeOf = (offset: number): Place => {
    const { line, col: column } = lineCounter.linePos(offset)
    return { line, column }
  }
  // Only the first error is reported: further ones are mostly its consequences.
  const [error] = document.errors
  if (error) return { mistakes: [syntaxMistake(error, placeOf(error.pos[0]), name)] }
  const { contents } = document
  if (contents === null || (isScalar(contents) && !contents.value)) {
    return mistake(`the file is empty; expected a ${name}`)
  }
  if (!isMap(contents)) return mistake(`not a ${name}; it must begin with a key, such as ${quote(beginning)}`)
  const other = otherKind(contents.items.map(keyOf), schema)
  if (other !== undefined) return mistake(other)
  const strayed = strayedAlias(document)
  if (strayed) return mistake(strayed.message, placeOf(strayed.offset))
  const errors = repeatedKeys(document).map(({ key, offset }) => {
    return new PuzzleError('recipe', `duplicate key ${quote(key)}`, placeOf(offset))
  })
  const value = plain(document, contents, schema)
  const complaints = complaintsOf(value)
  const offsetsAt = makeOffsets(document)
  const at: Located = (path) => placeOf(offsetsAt(path).value)
  if (errors.length + complaints.length === 0) return { value, at }
  const placed = complaints.map(({ path, isOfKey, message }) => {
    const place = isOfKey ? placeOf(offsetsAt(path).key) : at(path)
    return new PuzzleError('recipe', message, place)
  })
  return { mistakes: inTextOrder([...errors, ...placed]), found: { value, at, complaints } }
}

function mistake(message: string, place: Place = { line: 1, column: 1 }): Mistakes {
  return { mistakes: [new PuzzleError('recipe', message, place)] }
}

const SYNTAX: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: 'tabs are not allowed here; indent with spaces',
  BLOCK_AS_IMPLICIT_KEY: 'put quotation marks around a text that contains a colon',
  BAD_SCALAR_START: 'put quotation marks around a text that begins with this character',
  MULTIPLE_DOCS: 'a second {name} begins here; a file must have only one',
  NON_STRING_KEY: 'a key must be a text',
  RESOURCE_EXHAUSTION: 'nested too deeply',
  BAD_INDENT: 'the indentation differs from the lines around it, or a bracket is not closed',
  BLOCK_IN_FLOW: 'not allowed inside brackets; a comma may be missing before it',
  UNEXPECTED_TOKEN: 'not expected here; a comma or a bracket may be missing, or there is one too many',
  BAD_ALIAS: 'put quotation marks around a text that begins with this character',
}

/** The keys that occur a second time in the same mapping, in the order of the text. */
function repeatedKeys(document: Document) {
  const repeated: { readonly key: string; readonly offset: number }[] = []
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<string>()
      for (const pair of items) {
        const key = keyOf(pair)
        if (seen.has(key)) repeated.push({ key, offset: rangeStart(pair.key) ?? 0 })
        seen.add(key)
      }
    },
  })
  return repeated
}

/** An alias without an anchor, or the first alias beyond the limit. */
function strayedAlias(document: Document) {
  let found: { readonly message: string; readonly offset: number } | undefined
  let aliases = 0
  visit(document, {
    Alias(_, alias) {
      const offset = alias.range?.[0] ?? 0
      if (++aliases > MOST_ALIASES) found = { message: `more than ${MOST_ALIASES} aliases`, offset }
      else if (!alias.resolve(document)) {
        const name = quote(`*${alias.source}`)
        found = {
          message: `unknown alias ${name}; put quotation marks around a text that begins with *`,
          offset,
        }
      }
      return found && visit.BREAK
    },
  })
  return found
}

function syntaxMistake({ code, message }: YAMLError, place: Place, name: string): PuzzleError {
  const known = SYNTAX[code] ?? `not valid YAML or JSON: ${message.split('\n')[0]}`
  return new PuzzleError('recipe', known.replace('{name}', name), place)
}

/** A node, or the node that an alias stands for; undefined if there is none. */
function resolved(document: Document, node: unknown): Node | undefined {
  if (isAlias(node)) return node.resolve(document)
  return (node ?? undefined) as Node | undefined
}

/**
 * Converts a node to a plain value, but only as deep as the schema goes, so that aliases cannot cause a cycle or an explosion
 * of copies. Values that the schema does not allow are converted so far that messages can name them.
 */
function plain(document: Document, given: unknown, schema: Schema): unknown {
  const node = resolved(document, given)
  if (isMap(node)) {
    const { properties } = schema
    if (!properties) return {}
    const entries = node.items.flatMap((pair) => {
      const key = keyOf(pair)
      const isKnown = Object.hasOwn(properties, key)
      const value = resolved(document, pair.value)
      const isLeftOut = value === undefined || (isScalar(value) && value.value === null)
      if (isLeftOut) return isKnown ? [] : [[key, null]]
      return [[key, plain(document, value, isKnown ? properties[key] : {})]]
    })
    return Object.fromEntries(entries)
  }
  if (isSeq(node)) {
    const { items } = schema
    return node.items.map((item) => (items ? plain(document, item, items) : null))
  }
  if (!isScalar(node)) return null
  const isText = schema.type === 'string' || schema.enum?.every((one) => typeof one === 'string')
  const { value, source } = node
  if (!isText || typeof value === 'string' || value === null) return value
  return source ?? String(value)
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : String(key)
}

/**
 * Returns a function that finds the offsets of the value and of the key at a path. If a key occurs twice, its last occurrence
 * counts, as it does for the value.
 */
function makeOffsets(document: Document) {
  const known = new Map<YAMLMap, ReadonlyMap<string, Pair>>()
  const pairsOf = (map: YAMLMap) => {
    const pairs = known.get(map) ?? new Map(map.items.map((pair) => [keyOf(pair), pair]))
    known.set(map, pairs)
    return pairs
  }
  return (path: FieldPath) => {
    let node = resolved(document, document.contents)
    let value = node?.range?.[0] ?? 0
    let key = value
    for (const name of path) {
      const pair = isMap(node) ? pairsOf(node).get(String(name)) : undefined
      const child = isSeq(node) ? node.items[Number(name)] : pair?.value
      if (pair) key = rangeStart(pair.key) ?? key
      if (child === undefined) return { value: pair ? key : value, key }
      value = rangeStart(child) ?? key
      node = resolved(document, child)
    }
    return { value, key }
  }
}

function rangeStart(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0]
}
