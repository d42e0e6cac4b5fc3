// Remembers the best exchange of boards on which exchangeSolver.ts has looked for one. It is a table as chess programs
// use for positions that come back: each board has one slot, and a new board takes the slot of an older one.
//
// The numbers of the open cells are packed into the words of a key, so a board is never mistaken for another.

/** Says that no exchange brings the sums nearer to their targets. */
export const NO_EXCHANGE = 0

/** Says that the exchange of a board is not remembered. */
export const UNKNOWN = -1

/** The logarithm of the number of slots at first, and as soon as more boards are kept than there are slots. */
const LEAST_BITS = 12
const MOST_BITS = 16

/** Makes a memory for the boards of a puzzle, which has this many open cells and numbers from 1 to `largest`. */
export function makeExchangeMemory(open: number, largest: number) {
  const bits = 32 - Math.clz32(largest - 1)
  const perWord = Math.floor(32 / bits)
  const words = Math.ceil(open / perWord)
  const wordOf = Uint8Array.from({ length: open }, (_, cell) => Math.floor(cell / perWord))
  const shiftOf = Uint8Array.from({ length: open }, (_, cell) => bits * (cell % perWord))
  /** The key of the current board: the numbers less 1. An empty cell counts as 0, so its field is -1. */
  const key = new Int32Array(words)
  const emptyKey = new Int32Array(words)
  for (let cell = 0; cell < open; cell++) emptyKey[wordOf[cell]] -= 1 << shiftOf[cell]
  const stride = words + 1
  let slotBits = LEAST_BITS
  /** For each slot, the key of its board and the exchange. A free slot has the key 0, which is the key of no board. */
  let table = new Int32Array(stride << slotBits)
  let kept = 0

  /** Where the slot of the current board begins. */
  function slot(): number {
    let hash = 0
    for (let word = 0; word < words; word++) hash = Math.imul(hash ^ key[word], 0x9e3779b1)
    return (hash >>> (32 - slotBits)) * stride
  }

  return {
    /** Begins with an empty board. */
    clearBoard(): void {
      key.set(emptyKey)
    },
    /** Changes the number of a cell. */
    change(cell: number, more: number): void {
      key[wordOf[cell]] += more << shiftOf[cell]
    },
    /** The exchange kept for this board, or UNKNOWN. */
    recall(): number {
      const at = slot()
      for (let word = 0; word < words; word++) if (table[at + word] !== key[word]) return UNKNOWN
      return table[at + words]
    },
    /** Keeps an exchange for this board. */
    keep(exchange: number): void {
      if (++kept >> slotBits && slotBits < MOST_BITS) {
        slotBits = MOST_BITS
        table = new Int32Array(stride << slotBits)
      }
      const at = slot()
      table.set(key, at)
      table[at + words] = exchange
    },
  }
}
