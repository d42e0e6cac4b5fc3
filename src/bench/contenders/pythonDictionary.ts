// The order in which a dictionary of CPython 2 lists its keys. It broke the ties in a published program that is rebuilt here.

/**
 * The initial number of slots. A dictionary grows when two thirds of its slots are taken, and then has more than four slots
 * for each key.
 */
const FIRST_SLOTS = 8

/**
 * Lists whole numbers in the order of a CPython 2 dictionary into which they were inserted one after the other. A number is
 * its own hash, and open addressing finds it a slot (Python 2.7, Objects/dictobject.c and dictnotes.txt).
 */
export function dictionaryOrder(keys: readonly number[]): number[] {
  let slots = new Array<number | undefined>(FIRST_SLOTS).fill(undefined)
  for (const [index, key] of keys.entries()) {
    put(slots, key)
    const used = index + 1
    if (3 * used < 2 * slots.length) continue
    let size = FIRST_SLOTS
    while (size <= 4 * used) size *= 2
    const kept = slots.filter((one) => one !== undefined)
    slots = new Array<number | undefined>(size).fill(undefined)
    for (const one of kept) put(slots, one)
  }
  return slots.filter((key) => key !== undefined)
}

function put(slots: (number | undefined)[], key: number): void {
  const mask = slots.length - 1
  let slot = key & mask
  for (let perturb = key; slots[slot] !== undefined; perturb >>>= 5) slot = (5 * slot + perturb + 1) & mask
  slots[slot] = key
}
