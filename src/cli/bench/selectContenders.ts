// Selects contenders from the typed list, with custom orders loaded from files.

import type { Contender } from '../../bench/contenders/contender.ts'
import { BUILT_IN, type Orders, readOrders } from '../../bench/contenders/customOrders.ts'
import { parseContenders } from '../../bench/contenders/parseContenders.ts'
import { PROFILES } from '../../bench/contenders/profiles.ts'
import type { ContenderName } from '../../bench/results.ts'
import { PuzzleError } from '../../families/error.ts'
import { STRENGTHS } from '../../families/model.ts'
import { sha256 } from '../../runs/sha256.ts'
import { readBytes } from '../shared/input.ts'
import { loadModule } from './loadModule.ts'

/** The choice of contenders, as it is sent to threads. */
export interface ContenderChoice {
  /** The contenders as typed, with commas; none if empty. */
  readonly list: string
  /** Files with custom orders. */
  readonly branching: readonly string[]
  /** The seed of the random orders. */
  readonly seed: string
}

export interface Chosen {
  readonly contenders: readonly Contender[]
  /** The contenders as a results file names them. */
  readonly names: readonly ContenderName[]
}

/**
 * Loads the chosen contenders. Throws a PuzzleError for an unknown contender, and for a file that has no
 * orders.
 */
export async function loadContenders({ list, branching, seed }: ContenderChoice): Promise<Chosen> {
  const { orders, checksums } = await loadOrders(branching)
  const contenders = list === '' ? [] : parseContenders(list, orders, seed)
  return { contenders, names: contenders.map((contender) => nameOf(contender, checksums)) }
}

export interface LoadedOrders {
  readonly orders: Orders
  /** The checksum of the file of each custom order. */
  readonly checksums: ReadonlyMap<string, string>
}

/**
 * Returns the built-in orders and those of the files. If a file cannot be used, throws a PuzzleError that
 * names it.
 */
export async function loadOrders(files: readonly string[]): Promise<LoadedOrders> {
  let orders = BUILT_IN
  const checksums = new Map<string, string>()
  for (const file of files) {
    const before = namesIn(orders)
    try {
      const checksum = sha256(await readBytes(file, 'module'))
      orders = readOrders(await loadModule(file), orders)
      for (const name of namesIn(orders)) if (!before.includes(name)) checksums.set(name, checksum)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      throw new PuzzleError(error.code, `${file}: ${error.message}`)
    }
  }
  return { orders, checksums }
}

/** What `--contenders` accepts, in a sentence. */
export function knownContenders(): string {
  const profiles = PROFILES.map(({ name }) => name).join(', ')
  const { variables, values } = BUILT_IN
  const parts = [STRENGTHS, Object.keys(variables), Object.keys(values)].map((names) => names.join(', '))
  return `profiles ${profiles}; STRENGTH/VARIABLE-ORDER/VALUE-ORDER of ${parts.join(' / ')}`
}

function namesIn({ variables, values }: Orders): string[] {
  return [...Object.keys(variables), ...Object.keys(values)]
}

function nameOf({ name, what }: Contender, checksums: ReadonlyMap<string, string>): ContenderName {
  const kind = PROFILES.some((profile) => profile.name === name) ? 'profile' : 'own'
  const files = new Set(name.split('/').flatMap((part) => checksums.get(part) ?? []))
  const checksum = files.size > 1 ? sha256(Array.from(files).join('\n')) : Array.from(files)[0]
  return { name, kind, what, ...(checksum !== undefined && { checksum }) }
}
