// Decides which of the drawn puzzles a corpus takes: in the order in which they were drawn, the first of all
// twins, until each set has as many as it needs. A puzzle that is not taken does not keep its twins out.

/** What becomes of a puzzle: it is taken, a twin of one that is taken, or drawn for nothing. */
type PuzzleFate = 'taken' | 'twin' | 'surplus'

/** The numbers of puzzles of a set, by what became of them. */
export type PuzzleTally = { [fate in PuzzleFate]: number }

/** The numbers of puzzles that were not taken, over all sets. */
export function droppedOf(tallies: readonly Readonly<PuzzleTally>[]): { twins: number; surplus: number } {
  const sum = (fate: keyof PuzzleTally) => tallies.reduce((all, tally) => all + tally[fate], 0)
  return { twins: sum('twin'), surplus: sum('surplus') }
}

/** Starts the decisions. `counts` are the numbers of puzzles that the sets need. */
export function makeTaker(counts: readonly number[], repeats: Repeats) {
  const groupOf = groupsOf(repeats)
  const tallies = counts.map((): PuzzleTally => ({ taken: 0, twin: 0, surplus: 0 }))
  // The forms of each group, one a line: several are different puzzles whose keys agree by chance.
  const taken = new Map<number, string>()

  function fateOf(set: number, position: number, form: () => string): PuzzleFate {
    if (tallies[set].taken === counts[set]) return 'surplus'
    const group = groupOf(position)
    if (group === undefined) return 'taken'
    const own = form()
    const others = taken.get(group)
    if (others?.split('\n').includes(own)) return 'twin'
    taken.set(group, others === undefined ? own : `${others}\n${own}`)
    return 'taken'
  }

  return {
    /** The numbers of each set. */
    tallies: tallies as readonly Readonly<PuzzleTally>[],
    /**
     * Decides about a puzzle. Call it in the order of positions. `form` returns the same text for twins only; it is
     * called where keys agree.
     */
    decide(set: number, position: number, form: () => string): PuzzleFate {
      const fate = fateOf(set, position, form)
      tallies[set][fate]++
      return fate
    },
  }
}

// Finds the keys that occur more than once among very many. A hash table of all keys would not fit into the
// memory, so the keys are read several times: each pass looks only at those whose first bits are in its part
// of the range, and takes them into an open-addressing table in typed arrays. Keys are hashes, so the parts
// are of equal size, and no temporary file is needed.

/** The number of 32-bit words of a key. */
export const KEY_WORDS = 4

/** The positions of puzzles whose key an earlier puzzle has. */
export interface Repeats {
  /** The positions in ascending order. */
  readonly positions: Uint32Array
  /** For each of them, the first position with the same key. */
  readonly firsts: Uint32Array
}

/** One pass over the keys. */
export type KeyPass = ReturnType<typeof makeKeyPass>

/** A pass takes this many keys, so that its table has some 30 MB. */
const KEYS_A_PASS = 1 << 20

/** From here on, passes become larger, not more: reading takes the time then. */
const MOST_PASSES = 64

/** The number of passes over this many keys. */
export function countPasses(keys: number): number {
  return Math.min(MOST_PASSES, Math.max(1, Math.ceil(keys / KEYS_A_PASS)))
}

const RANGE = 2 ** 32

/** Makes pass number `pass` of `passes`, over `total` keys. */
export function makeKeyPass(pass: number, passes: number, total: number) {
  const table = makeTable(Math.ceil(total / passes))
  const positions = makeNumberList()
  const firsts = makeNumberList()
  // The range of the first word in this pass.
  const least = Math.ceil((pass * RANGE) / passes)
  const next = Math.ceil(((pass + 1) * RANGE) / passes)
  return {
    /** Looks at the keys in an array; `position` is that of the first one. Call it in the order of positions. */
    add(keys: Uint32Array, count: number, position: number): void {
      for (let index = 0; index < count; index++) {
        const word = keys[KEY_WORDS * index]
        if (word < least || word >= next) continue
        const first = table.firstOf(keys, KEY_WORDS * index, position + index)
        if (first === position + index) continue
        positions.push(position + index)
        firsts.push(first)
      }
    },
    /** The repeats in this pass. */
    repeats: (): Repeats => ({ positions: positions.all(), firsts: firsts.all() }),
  }
}

/** Joins the repeats of two passes. */
export function joinRepeats(one: Repeats, other: Repeats): Repeats {
  const length = one.positions.length + other.positions.length
  const positions = new Uint32Array(length)
  const firsts = new Uint32Array(length)
  let left = 0
  let right = 0
  for (let at = 0; at < length; at++) {
    const isLeft = !(one.positions[left] > other.positions[right]) && left < one.positions.length
    const from = isLeft ? one : other
    const index = isLeft ? left++ : right++
    positions[at] = from.positions[index]
    firsts[at] = from.firsts[index]
  }
  return { positions, firsts }
}

/** Returns a function that gives the group of each position: the first position with the same key, if there are several. */
export function groupsOf({ positions, firsts }: Repeats): (position: number) => number | undefined {
  const leaders = firsts.slice().sort()
  let next = 0
  let leader = 0
  return (position) => {
    while (next < positions.length && positions[next] < position) next++
    if (positions[next] === position) return firsts[next]
    while (leader < leaders.length && leaders[leader] < position) leader++
    return leaders[leader] === position ? position : undefined
  }
}

/** A table of keys with the position where each occurred first. */
function makeTable(expected: number) {
  let capacity = Math.max(1024, Math.ceil(1.02 * expected))
  let words = new Uint32Array(KEY_WORDS * capacity)
  let found = new Uint32Array(capacity)
  let slots = emptySlots(capacity)
  let size = 0

  /** Needed only for keys that are not evenly spread. */
  function grow(): void {
    capacity *= 2
    words = grown(words, KEY_WORDS * capacity)
    found = grown(found, capacity)
    slots = emptySlots(capacity)
    for (let entry = 0; entry < size; entry++)
      slots[slotOf(slots, words, words, KEY_WORDS * entry)] = entry + 1
  }

  return {
    /** The first position of a key, which is `position` if the table has not had it. */
    firstOf(keys: Uint32Array, at: number, position: number): number {
      const slot = slotOf(slots, words, keys, at)
      if (slots[slot] !== 0) return found[slots[slot] - 1]
      if (size === capacity) {
        grow()
        return this.firstOf(keys, at, position)
      }
      for (let word = 0; word < KEY_WORDS; word++) words[KEY_WORDS * size + word] = keys[at + word]
      found[size] = position
      slots[slot] = ++size
      return position
    },
  }
}

/** Slots for so many entries, which fill at most half of them. A slot holds the number of an entry, plus 1. */
function emptySlots(capacity: number) {
  return new Uint32Array(2 ** Math.ceil(Math.log2(2 * capacity)))
}

/** The slot of a key, or the empty one where it would be: linear probing. `words` are the keys of the entries. */
function slotOf(slots: Uint32Array, words: Uint32Array, keys: Uint32Array, at: number): number {
  const mask = slots.length - 1
  // The first word is nearly the same for all keys of a pass.
  let slot = keys[at + 1] & mask
  while (slots[slot] !== 0 && !isSame(words, KEY_WORDS * (slots[slot] - 1), keys, at))
    slot = (slot + 1) & mask
  return slot
}

function isSame(words: Uint32Array, entry: number, keys: Uint32Array, at: number): boolean {
  return (
    words[entry] === keys[at] &&
    words[entry + 1] === keys[at + 1] &&
    words[entry + 2] === keys[at + 2] &&
    words[entry + 3] === keys[at + 3]
  )
}

function grown(from: Uint32Array, length: number) {
  const to = new Uint32Array(length)
  to.set(from)
  return to
}

/** A list of numbers of 32 bits that grows. */
function makeNumberList() {
  let numbers = new Uint32Array(1024)
  let length = 0
  return {
    push(number: number): void {
      if (length === numbers.length) numbers = grown(numbers, 2 * length)
      numbers[length++] = number
    },
    all: () => numbers.slice(0, length),
  }
}
