// Finds the contenders of the typed list; custom heuristics and searches are loaded from files.

import type { Contender, ContenderParts } from '../../bench/contenders/contenderTypes.ts'
import { BUILT_IN, FORMS, parseContenders } from '../../bench/contenders/parseContenders.ts'
import { readParts } from '../../bench/contenders/readCustomModule.ts'
import { PROFILES } from '../../bench/contenders/rebuiltPublishedSolvers.ts'
import type { ContenderName } from '../../bench/results.ts'
import { STRENGTHS } from '../../families/model.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { sha256 } from '../../runs/sha256.ts'
import { readBytes } from '../shared/input.ts'
import { loadModule, moduleChecksum } from './loadModule.ts'

/** The choice of contenders, as it is sent to threads. */
export interface ContenderChoice {
  /** The names of contenders as typed, with commas; an empty text selects none. */
  readonly list: string
  /** Files with custom heuristics and searches. */
  readonly branching: readonly string[]
  /** The seed of the random orders. */
  readonly seed: string
}

export interface Chosen {
  readonly contenders: readonly Contender[]
  /** The names and descriptions of the contenders for the header of a results file. */
  readonly names: readonly ContenderName[]
}

/**
 * Loads the chosen contenders. Throws a PuzzleError for an unknown contender, and for a file without heuristics
 * or searches.
 */
export async function loadContenders({ list, branching, seed }: ContenderChoice): Promise<Chosen> {
  const { parts, checksums } = await loadParts(branching)
  const contenders = list === '' ? [] : parseContenders(list, parts, seed)
  return { contenders, names: contenders.map((contender) => nameOf(contender, parts, checksums)) }
}

interface LoadedParts {
  readonly parts: ContenderParts
  /** The checksum of the files of each custom part, by the kind and the name of the part. */
  readonly checksums: ReadonlyMap<string, string>
}

/**
 * Returns the built-in parts of contenders and the parts that the files export. If a file cannot be used, throws a
 * PuzzleError that names it.
 */
export async function loadParts(files: readonly string[]): Promise<LoadedParts> {
  let parts = BUILT_IN
  const checksums = new Map<string, string>()
  for (const file of files) {
    const before = new Set(keysOf(parts))
    try {
      // Reads the file first, so that a file that cannot be a module is refused before any of it is run.
      await readBytes(file, 'module')
      parts = readParts(await loadModule(file), parts)
      const checksum = moduleChecksum(file)
      for (const key of keysOf(parts)) if (!before.has(key)) checksums.set(key, checksum)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      throw new PuzzleError(error.code, `${file}: ${error.message}`)
    }
  }
  return { parts, checksums }
}

/** Lists the contenders that `--contenders` accepts, as a text for messages. */
export function knownContenders(): string {
  const profiles = PROFILES.map(({ name }) => name).join(', ')
  const { variables, values } = BUILT_IN
  const parts = [STRENGTHS, Object.keys(variables), Object.keys(values)].map((names) => names.join(', '))
  return `profiles ${profiles}; ${FORMS} of ${parts.join(' / ')}`
}

/** The keys of the parts, such as `variables/NAME` and `values/NAME`. */
function keysOf(parts: ContenderParts): string[] {
  return Object.entries(parts).flatMap(([kind, named]) => Object.keys(named).map((name) => `${kind}/${name}`))
}

function nameOf(
  { name, what }: Contender,
  { searches }: ContenderParts,
  checksums: ReadonlyMap<string, string>,
): ContenderName {
  const [, second, third] = name.split('/')
  const isWhole = second !== undefined && third === undefined
  const isSearch = isWhole && Object.hasOwn(searches, second)
  const kind = PROFILES.some((profile) => profile.name === name) ? 'profile' : isSearch ? 'search' : 'own'
  const keys = isWhole
    ? [`heuristics/${second}`, `searches/${second}`]
    : [`variables/${second}`, `values/${third}`]
  const files = new Set(keys.flatMap((key) => checksums.get(key) ?? []))
  const checksum = files.size > 1 ? sha256(Array.from(files).join('\n')) : Array.from(files)[0]
  return { name, kind, what, ...(checksum !== undefined && { checksum }) }
}
