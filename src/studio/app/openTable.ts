// Where the table is kept: in the browser's storage after each change, under the name that this page's address has; in the address
// itself while it is small, so that a link shows it to others.

import { EMPTY } from './document.ts'
import { type Kept, keptText, packed, parseKept, unpacked } from './keptTable.ts'

const PREFIX = 'puzzlewright-studio:'

/** The key of the name of the table that was kept last. Tables have other keys, whatever their names. */
const LAST = 'puzzlewright-studio-last'

/** The longest address that programs pass on without harm, in characters. */
const LONGEST_ADDRESS = 6000

/** The tables of this browser, and the one that this page has open. */
export interface Keeper {
  /** The name of the table. */
  readonly name: string
  /** What was kept of the table; undefined for a new one. */
  readonly found: Kept | undefined
  /** What this browser keeps under the name in the address, if the address holds something else. */
  readonly before: Kept | undefined
  /** Whether the address or the storage holds something that is no table. */
  readonly isDamaged: boolean
  /** Keeps the table. Returns whether the storage took it. */
  keep(kept: Kept): boolean
}

/**
 * Opens the table that the address names, or the last one. Under another name if another page has it open, if it cannot be read,
 * or if the address holds another table than the storage. The address then names the table, so that a reload finds it.
 */
export async function openTable(): Promise<Keeper> {
  const [named, state] = location.hash.slice(1).split('.')
  const wanted = named || stored(LAST) || newName()
  const own = stored(PREFIX + wanted)
  // After a reload, the storage has the last change; a link that was followed shows what its sender saw.
  const isReload = history.state === wanted
  const shared = state && !(isReload && own !== undefined) ? ((await unpacked(state)) ?? '') : undefined
  const text = shared ?? own
  const found = text === undefined ? undefined : parseKept(text)
  const isDamaged = text !== undefined && found === undefined
  const isOther = own !== undefined && text !== own
  const isOurs = !isDamaged && !isOther && (await lock(wanted))
  const name = isOurs ? wanted : newName()
  if (!isOurs) await lock(name)
  let latest = ''
  const keeper: Keeper = {
    ...{ name, found, isDamaged },
    before: isOther ? parseKept(own) : undefined,
    keep(kept) {
      latest = keptText(kept)
      const isStored = store(PREFIX + name, latest) && store(LAST, name)
      showAddress(latest, isStored).catch(() => {})
      return isStored
    },
  }
  /** Names the table in the address, with its contents while they are short. A reload asks the storage only if it has them. */
  async function showAddress(text: string, isStored: boolean): Promise<void> {
    const letters = await packed(text)
    if (text !== latest) return
    const address = letters.length <= LONGEST_ADDRESS ? `#${name}.${letters}` : `#${name}`
    history.replaceState(isStored ? name : null, '', address)
  }
  // A link that is followed on this page opens another table.
  addEventListener('hashchange', () => {
    latest = ''
    location.reload()
  })
  keeper.keep(found ?? { document: EMPTY })
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

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
