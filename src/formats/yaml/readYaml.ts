// Reads a file that somebody wrote, in YAML or in JSON (which is YAML, too), and knows where each part of it stands. What is harmless is
// taken as it is meant: a title that is a number is a text, and a key with nothing behind it is left out.

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
} from 'yaml'
import { PuzzleError, quote } from '../../families/error.ts'
import type { Complainer, Complaint, Path, WrittenForm } from './complaints.ts'
import { inTextOrder, type Located, type Mistakes, type Place } from './mistakes.ts'
import type { Schema } from './schema.ts'

/** A file whose form is sound, and where its parts stand. */
interface SoundYaml {
  /** What is in it. */
  readonly value: unknown
  /** Where its parts stand. */
  readonly at: Located
}

/** A file whose form is not sound: all that is wrong, and as much as could be read where something could. */
interface UnsoundYaml extends Mistakes {
  /** What is in it and where, and what is wrong with it. */
  readonly found?: SoundYaml & { readonly complaints: readonly Complaint[] }
}

/** Nobody writes longer ones; what is longer is another file. */
const MOST_CHARACTERS = 200_000

/** Each alias is looked up among all nodes. */
const MOST_ALIASES = 100

/** Reads a file of a form, or says all that is wrong with it. */
export function readYaml(text: string, form: WrittenForm, complaintsOf: Complainer): SoundYaml | UnsoundYaml {
  const { name, beginning, schema } = form
  if (text.length > MOST_CHARACTERS) return mistake(`this is too long for a ${name}`)
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'error',
  })
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const told = tellingErrors(document.errors)
  const errors = told.map((error) => syntaxMistake(error, text, placeOf(error.pos[0]), name))
  if (told.some(({ code }) => code !== 'DUPLICATE_KEY')) return { mistakes: errors }
  const { contents } = document
  if (contents === null || (isScalar(contents) && !contents.value)) {
    return mistake(`there is no ${name}: the file is empty`)
  }
  if (!isMap(contents)) return mistake(`a ${name} begins with keys, such as ${quote(beginning)}`)
  const strayed = strayedAlias(document)
  if (strayed) return mistake(strayed.message, placeOf(strayed.offset))
  const value = plain(document, contents, schema)
  const offsets = offsetsOf(document)
  const complaints = complaintsOf(value)
  const at: Located = (path: Path) => placeOf(offsets.ofValue(path))
  if (errors.length + complaints.length === 0) return { value, at }
  const placed = complaints.map(({ path, isOfKey, message }) => {
    return new PuzzleError('recipe', message, isOfKey ? placeOf(offsets.ofKey(path)) : at(path))
  })
  return { mistakes: inTextOrder([...errors, ...placed]), found: { value, at, complaints } }
}

function mistake(message: string, place: Place = { line: 1, column: 1 }): Mistakes {
  return { mistakes: [new PuzzleError('recipe', message, place)] }
}

const SYNTAX: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: 'lines are indented with blanks, not with tabs',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon in it has to stand in quotation marks',
  BAD_SCALAR_START: 'a text that begins with this sign has to stand in quotation marks',
  MULTIPLE_DOCS: 'a {name} ends where the next one begins: only one is wanted',
  NON_STRING_KEY: 'a key has to be a text',
  RESOURCE_EXHAUSTION: 'this is nested too deep',
  BAD_INDENT: 'this is indented otherwise than what is around it, or a bracket is left open',
  BLOCK_IN_FLOW: 'this does not belong between brackets: perhaps there is a comma missing before it',
  UNEXPECTED_TOKEN:
    'this is not expected here: perhaps there is a comma or a bracket missing, or one too many',
  BAD_ALIAS: 'a text that begins with this sign has to stand in quotation marks',
}

/** Keys that are there twice are all told; of other errors the first one, since the rest follows from it. */
function tellingErrors(errors: readonly YAMLError[]): readonly YAMLError[] {
  const others = errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  return others.length > 0 ? others.slice(0, 1) : errors
}

/** An alias of nothing, or one too many. */
function strayedAlias(document: Document): { readonly message: string; readonly offset: number } | undefined {
  let found: { readonly message: string; readonly offset: number } | undefined
  let aliases = 0
  visit(document, {
    Alias(_, alias) {
      const offset = alias.range?.[0] ?? 0
      if (++aliases > MOST_ALIASES) found = { message: `more than ${MOST_ALIASES} aliases`, offset }
      else if (!alias.resolve(document)) {
        const message = `${quote(`*${alias.source}`)} stands for nothing: a text that begins with * has to stand in quotation marks`
        found = { message, offset }
      }
      return found && visit.BREAK
    },
  })
  return found
}

function syntaxMistake(
  { code, message, pos }: YAMLError,
  text: string,
  place: Place,
  name: string,
): PuzzleError {
  if (code === 'DUPLICATE_KEY') {
    const key = /^["']?([^"':\s]*)/.exec(text.slice(pos[0], pos[0] + 100))?.[1] ?? ''
    return new PuzzleError('recipe', `${quote(key)} is there twice`, place)
  }
  const known = SYNTAX[code] ?? `not readable as YAML or JSON: ${message.split('\n')[0]}`
  return new PuzzleError('recipe', known.replace('{name}', name), place)
}

/** The node that an alias stands for; nothing if there is none. */
function resolved(document: Document, node: unknown): Node | undefined {
  if (isAlias(node)) return node.resolve(document)
  return (node ?? undefined) as Node | undefined
}

/**
 * The value of a node as the schema has it: no deeper, so that no alias leads round in circles or to ever more copies.
 * What does not belong there stays recognizable.
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

/** Finds where values and keys begin; of a key that is there twice the last one, whose value is taken. */
function offsetsOf(document: Document) {
  function follow(path: Path): { readonly value: number; readonly key: number } {
    let node = resolved(document, document.contents)
    let value = node?.range?.[0] ?? 0
    let key = value
    for (const name of path) {
      const pair = isMap(node) ? node.items.findLast((one) => keyOf(one) === String(name)) : undefined
      const child = isSeq(node) ? node.items[Number(name)] : pair?.value
      if (pair) key = rangeStart(pair.key) ?? key
      if (child === undefined) return { value: pair ? key : value, key }
      value = rangeStart(child) ?? key
      node = resolved(document, child)
    }
    return { value, key }
  }
  return { ofValue: (path: Path) => follow(path).value, ofKey: (path: Path) => follow(path).key }
}

function rangeStart(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0]
}
