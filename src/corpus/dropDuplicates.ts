// Decides which of the drawn puzzles a corpus takes. In the order of drawing, it takes the first puzzle of each group
// of twins, until each set has as many puzzles as it needs. A puzzle that is not taken does not exclude its twins.

/**
 * The fate of a drawn puzzle: it is taken, it is a twin of a puzzle that is taken, or its set already has enough
 * puzzles.
 */
type PuzzleFate = 'taken' | 'twin' | 'surplus'

/** The numbers of drawn puzzles of a set, by their fate. */
export type PuzzleTally = { [fate in PuzzleFate]: number }

/** The numbers of puzzles that were not taken, over all sets. */
export function droppedOf(tallies: readonly Readonly<PuzzleTally>[]): { twins: number; surplus: number } {
  const sum = (fate: keyof PuzzleTally) => tallies.reduce((all, tally) => all + tally[fate], 0)
  return { twins: sum('twin'), surplus: sum('surplus') }
}

/** Makes an object that decides about puzzles. `counts` are the numbers of puzzles that the sets need. */
export function makeTaker(counts: readonly number[], repeats: Repeats) {
  const groupOf = groupsOf(repeats)
  const tallies = counts.map((): PuzzleTally => ({ taken: 0, twin: 0, surplus: 0 }))
  // The forms of the taken puzzles of each group, one on a line. A group with several forms has different puzzles whose
  // keys are equal by chance.
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
    /** The tally of each set. */
    tallies: tallies as readonly Readonly<PuzzleTally>[],
    /**
     * Decides the fate of a puzzle. Must be called in the order of positions. `form` returns a text that only twins
     * share; it is called only for puzzles with equal keys.
     */
    decide(set: number, position: number, form: () => string): PuzzleFate {
      const fate = fateOf(set, position, form)
      tallies[set][fate]++
      return fate
    },
  }
}

// Finds the keys that occur more than once in a very large list. A hash table of all keys would not fit into memory, so
// the keys are read several times. Each pass stores only the keys whose first bits are in its part of the range, in an
// open-addressing table of typed arrays. Keys are hashes, so all parts have about the same size, and no temporary file
// is needed.

/** The number of 32-bit words of a key. */
const KEY_WORDS = 4

/** The puzzles that have the same key as an earlier puzzle. */
export interface Repeats {
  /** The positions of these puzzles, in ascending order. */
  readonly positions: readonly number[]
  /** For each of these positions, the first position with the same key. */
  readonly firsts: readonly number[]
}

/** The number of keys of a pass, whose table then takes about 30 MB. */
const KEYS_A_PASS = 1 << 20

/**
 * The maximum number of passes. With even more keys, the passes become larger, because reading the keys takes most of
 * the time.
 */
const MOST_PASSES = 64

/** The number of passes over this many keys. */
export function countPasses(keys: number): number {
  return Math.min(MOST_PASSES, Math.max(1, Math.ceil(keys / KEYS_A_PASS)))
}

const RANGE = 2 ** 32

/** Makes a finder of repeats among `total` keys. */
export function makeRepeatFinder(total: number, passes = countPasses(total)) {
  const positions: number[] = []
  const firsts: number[] = []
  return {
    /**
     * Starts a pass. The returned function must receive the keys in the order of their positions; `position` is the
     * position of the first of `keys`.
     */
    startPass(pass: number): (keys: Uint32Array, position: number) => void {
      const table = makeTable(Math.ceil(total / passes))
      // The range of the first word of the keys in this pass.
      const least = Math.ceil((pass * RANGE) / passes)
      const next = Math.ceil(((pass + 1) * RANGE) / passes)
      return (keys, position) => {
        for (let at = 0; at < keys.length; at += KEY_WORDS) {
          if (keys[at] < least || keys[at] >= next) continue
          const own = position + at / KEY_WORDS
          const first = table.firstOf(keys, at, own)
          if (first === own) continue
          positions.push(own)
          firsts.push(first)
        }
      }
    },
    /** The repeats of all passes. */
    repeats(): Repeats {
      const order = Array.from(positions.keys()).sort((one, other) => positions[one] - positions[other])
      return {
        positions: order.map((index) => positions[index]),
        firsts: order.map((index) => firsts[index]),
      }
    },
  }
}

/**
 * Returns a function that finds the group of a position: the first position with the same key; undefined if no other
 * position has this key.
 */
export function groupsOf({ positions, firsts }: Repeats): (position: number) => number | undefined {
  const leaders = firsts.toSorted((one, other) => one - other)
  let next = 0
  let leader = 0
  return (position) => {
    while (next < positions.length && positions[next] < position) next++
    if (positions[next] === position) return firsts[next]
    while (leader < leaders.length && leaders[leader] < position) leader++
    return leaders[leader] === position ? position : undefined
  }
}

/** The maximum share of filled slots in a table; in fuller tables the search for a slot takes long. */
const MOST_FILLED = 0.6

/** A table of keys with the position where each occurred first. */
function makeTable(expected: number) {
  let slots = Math.ceil(Math.max(1024, 1.02 * expected) / MOST_FILLED)
  let words = new Uint32Array(KEY_WORDS * slots)
  /** For each slot, the first position of its key plus 1; 0 if the slot is empty. */
  let found = new Uint32Array(slots)
  let size = 0

  /** Finds the slot of a key, or the empty slot for it, by linear probing. */
  function slotOf(keys: Uint32Array, at: number): number {
    // The second word is used, because the first is nearly the same for all keys of a pass.
    let slot = keys[at + 1] % slots
    while (found[slot] !== 0 && !isSame(words, KEY_WORDS * slot, keys, at)) slot = (slot + 1) % slots
    return slot
  }

  function put(slot: number, keys: Uint32Array, at: number, position: number): void {
    for (let word = 0; word < KEY_WORDS; word++) words[KEY_WORDS * slot + word] = keys[at + word]
    found[slot] = position + 1
  }

  /** Doubles the table, which is needed only if keys are not evenly spread. */
  function grow(): void {
    const [earlier, positions] = [words, found]
    slots *= 2
    words = new Uint32Array(KEY_WORDS * slots)
    found = new Uint32Array(slots)
    positions.forEach((position, slot) => {
      if (position > 0) put(slotOf(earlier, KEY_WORDS * slot), earlier, KEY_WORDS * slot, position - 1)
    })
  }

  return {
    /** The first position of a key; `position` if the key is new. */
    firstOf(keys: Uint32Array, at: number, position: number): number {
      const slot = slotOf(keys, at)
      if (found[slot] !== 0) return found[slot] - 1
      put(slot, keys, at, position)
      if (++size > MOST_FILLED * slots) grow()
      return position
    },
  }
}

function isSame(words: Uint32Array, entry: number, keys: Uint32Array, at: number): boolean {
  return (
    words[entry] === keys[at] &&
    words[entry + 1] === keys[at + 1] &&
    words[entry + 2] === keys[at + 2] &&
    words[entry + 3] === keys[at + 3]
  )
}
