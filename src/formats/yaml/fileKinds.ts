// The kinds of files in YAML that people write, for messages about a file in the place of another. A key that only one kind has
// tells which kind a file is.

import type { Schema } from './jsonSchema.ts'

interface FileKind {
  /** Its name in messages. */
  readonly what: string
  /** The command that takes such a file. */
  readonly command: string
}

const BOOK: FileKind = { what: 'the recipe of a book', command: 'puzzlewright book FILE' }

/** The kinds by the keys that only they have. */
const KINDS: Readonly<Record<string, FileKind>> = {
  sections: BOOK,
  puzzles: BOOK,
  sets: { what: 'the recipe of a corpus', command: 'puzzlewright corpus make FILE --out FOLDER' },
  slots: { what: 'the plan of a feed', command: 'puzzlewright feed build FOLDER' },
}

/** The message for a file whose keys are those of another kind than that of the schema; undefined if they are not. */
export function otherKind(keys: readonly string[], { properties = {} }: Schema): string | undefined {
  const telling = keys.filter((key) => Object.hasOwn(KINDS, key))
  if (telling.length === 0 || telling.some((key) => Object.hasOwn(properties, key))) return undefined
  const { what, command } = KINDS[telling[0]]
  return `this is ${what}; to use it, write: ${command}`
}

/** A line that begins a mapping in YAML. */
const KEY = /^([a-z][a-z-]*):(?:\s|$)/

/** The message for lines that are read as a puzzle, but begin a recipe or plan; undefined if they do not. */
export function yamlInsteadOfPuzzle(lines: readonly string[]): string | undefined {
  if (!KEY.test(lines[0])) return undefined
  const telling = lines.map((line) => KEY.exec(line)?.[1] ?? '').find((key) => Object.hasOwn(KINDS, key))
  if (telling === undefined) {
    return 'looks like a line of a recipe or a plan, not like a puzzle; "puzzlewright book" and "corpus make" take recipes, "feed build" takes the folder of a plan'
  }
  const { what, command } = KINDS[telling]
  return `looks like a line of ${what}, not like a puzzle; to use it, write: ${command}`
}
