// Where the table is kept: in the browser's storage after each change, under the name that this page's address has; in the address
// itself while it is small, so that a link shows it to others.

import { EMPTY } from './document.ts'
import { type Kept, keptText, packed, parseKept, unpacked } from './keptTable.ts'

const PREFIX = 'puzzlewright-studio:'

/** The longest address that programs pass on without harm, in characters. */
const LONGEST_ADDRESS = 6000

/** The tables of this browser, and the one that this page has open. */
export interface Keeper {
  /** What was kept of the table; undefined for a new one. */
  readonly found: Kept | undefined
  /** Keeps the table. Returns whether the storage took it. */
  keep(kept: Kept): boolean
}

/**
 * Opens the table that the address names, or the last one, unless another page has it open: then a copy of it under another name.
 * The address then names the table, so that a reload finds it.
 */
export async function openTable(): Promise<Keeper> {
  const [named, state] = location.hash.slice(1).split('.')
  const last = stored('last')
  const wanted = named || last || newName()
  const isOurs = await lock(wanted)
  const name = isOurs ? wanted : newName()
  if (!isOurs) await lock(name)
  const own = stored(wanted) ?? (state ? await unpacked(state) : undefined)
  const keeper: Keeper = {
    found: own === undefined ? undefined : parseKept(own),
    keep(kept) {
      const text = keptText(kept)
      packed(text).then((letters) => {
        const address = letters.length <= LONGEST_ADDRESS ? `#${name}.${letters}` : `#${name}`
        if (location.hash !== address) history.replaceState(null, '', address)
      })
      return store(name, text) && store('last', name)
    },
  }
  keeper.keep(keeper.found ?? { document: EMPTY })
  return keeper
}

function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 36).toString(36)).join('')
}

/** Takes a table for this page until it is closed. Returns whether no other page has it. */
function lock(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks.request(PREFIX + name, { ifAvailable: true }, (held) => {
      resolve(held !== null)
      // Held until the page is closed.
      return held ? new Promise(() => {}) : undefined
    })
  })
}

function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined
  } catch {
    return undefined
  }
}

function store(name: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, text)
    return true
  } catch {
    return false
  }
}
