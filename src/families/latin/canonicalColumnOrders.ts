// Finds the orders of rows and columns that make the first two rows of a full grid least, with numbers
// relabelled in order of appearance. The first row is always 1 2 3 ..., so only the places of its numbers in the
// second row count.
//
//   top     7 2 5 | 1 8 3 | ...        Each column points at another column: below 7 is 1, which is the
//   second  1 3 9 | 5 7 6 | ...        top number of the fourth column. Columns are chosen from the left. The column
//                                      that a chosen column points at gets the leftmost free place allowed.
//
// All choices advance in parallel, and at each place only the choices with the least number are kept. So all
// twins have equally many choices, and a limit on the number of choices never separates twins. (A depth-first
// search bounded by the best result so far would be as fast, but its cost depends on where it begins.)

import { memo } from '../memo.ts'

/**
 * The blocks within which lines can be exchanged: bands of `boxRows` rows and stacks of `boxColumns` columns. In
 * a Sudoku the blocks are the boxes; in a Latin square, the whole board is one block.
 */
export interface Blocks {
  /** The number of rows and of columns of the board. */
  readonly size: number
  /** The number of rows in a block. */
  readonly boxRows: number
  /** The number of columns in a block. */
  readonly boxColumns: number
}

/** A choice of a top row and an order of the columns, either of a grid or of its transpose. */
export interface TopAndColumns {
  /** Whether the row and the columns are those of the transpose. */
  readonly isTransposed: boolean
  /** The index of the row that becomes the top row. */
  readonly top: number
  /** The columns, from the left. */
  readonly columns: Uint8Array
}

/**
 * The maximum number of states that are followed at once. Any 12x12 with boxes of 2x6 needs at most 17,280
 * states, and Latin squares up to 8x8 need at most 43,008; a 16x16 with boxes of 2x8 may need 1,290,240.
 */
const MOST_ABREAST = 50_000

/**
 * Finds all orders that make the first two rows least. `grids` has one grid, or a grid and its transpose.
 * Returns undefined if there are too many choices.
 */
type ColumnOrders = (grids: readonly ArrayLike<number>[]) => TopAndColumns[] | undefined

/** The finder for a kind of blocks, compiled once. */
export const columnOrdersOf: (blocks: Blocks) => ColumnOrders = memo(
  ({ size, boxRows, boxColumns }: Blocks) => `${size} ${boxRows}x${boxColumns}`,
  makeColumnOrders,
)

const NONE = -1

/**
 * Makes the finder. It is the hot loop of canonical forms, so all states are stored in one array, and the
 * helpers share the current data.
 */
function makeColumnOrders({ size, boxRows, boxColumns }: Blocks): ColumnOrders {
  const stacks = size / boxColumns
  // A state has the column at each place, the place of each column, the place of each stack, the number of
  // placed stacks, and the index of its pair of rows.
  const PLACES = size
  const STACKS = 2 * size
  const PLACED = STACKS + stacks
  const PAIR = PLACED + 1
  const length = PAIR + 1
  const stackOf = Uint8Array.from({ length: size }, (_, column) => Math.floor(column / boxColumns))
  let states = new Int16Array(length)
  let next = new Int16Array(length)
  let below = new Uint8Array(0)
  // The choices for a place that lead to the least number found so far: their states, their columns, how many
  // choices there are, and the least number.
  let tiedStates = new Int32Array(0)
  let tiedColumns = new Uint8Array(0)
  let tied = 0
  let least = size

  /**
   * Fills `below` for every ordered pair of rows in a band; the first row of a pair is to be the top row. For
   * each column, `below` has the column in which the first row contains the number of the second row. Returns
   * the number of pairs.
   */
  function pairRows(grids: readonly ArrayLike<number>[]): number {
    const pairs = grids.length * size * (boxRows - 1)
    if (below.length < pairs * size) below = new Uint8Array(pairs * size)
    const columnOf = new Uint8Array(size + 1)
    let at = 0
    for (const grid of grids) {
      for (let top = 0; top < size; top++) {
        for (let column = 0; column < size; column++) columnOf[grid[top * size + column]] = column
        const band = top - (top % boxRows)
        for (let second = band; second < band + boxRows; second++) {
          if (second === top) continue
          for (let column = 0; column < size; column++) below[at++] = columnOf[grid[second * size + column]]
        }
      }
    }
    return pairs
  }

  /** The place in the top row of the number below `column`, if `column` is put at `place`. */
  function numberBelow(state: number, column: number, place: number): number {
    const target = below[states[state + PAIR] * size + column]
    const known = states[state + PLACES + target]
    if (known !== NONE) return known
    const stack = states[state + STACKS + stackOf[target]]
    if (stack === NONE) {
      // Two rows of a box have no number in common, so `column` and `target` share a stack only on a board of
      // one stack.
      if (stacks === 1) return place + 1
      // The stack of `column` may not have a place yet either.
      const isNew = states[state + STACKS + stackOf[column]] === NONE
      return (states[state + PLACED] + (isNew ? 1 : 0)) * boxColumns
    }
    let free = stack * boxColumns
    while (states[state + free] !== NONE || free === place) free++
    return free
  }

  function put(state: number, column: number, place: number): void {
    if (next[state + PLACES + column] !== NONE) return
    next[state + place] = column
    next[state + PLACES + column] = place
    const stack = stackOf[column]
    if (next[state + STACKS + stack] !== NONE) return
    next[state + STACKS + stack] = Math.floor(place / boxColumns)
    next[state + PLACED]++
  }

  /** Records that a column may come next, unless another choice leads to a smaller number. */
  function offer(state: number, column: number, place: number): void {
    const number = numberBelow(state, column, place)
    if (number > least) return
    if (number < least) tied = 0
    least = number
    tiedStates[tied] = state
    tiedColumns[tied++] = column
  }

  /** Offers all columns that may come next. */
  function offerAll(state: number, place: number): void {
    const known = states[state + place]
    if (known !== NONE) {
      offer(state, known, place)
      return
    }
    // Within a stack, a column of this stack comes next. At the start of a stack, any column whose stack has
    // no place yet may come next.
    const inStack = place % boxColumns
    const first = inStack === 0 ? 0 : stackOf[states[state + place - inStack]] * boxColumns
    const end = inStack === 0 ? size : first + boxColumns
    for (let column = first; column < end; column++) {
      const isFree =
        inStack === 0
          ? states[state + STACKS + stackOf[column]] === NONE
          : states[state + PLACES + column] === NONE
      if (isFree) offer(state, column, place)
    }
  }

  /** Fills the next place of all states. Returns the number of states left, or 0 if there were too many. */
  function advance(count: number, place: number): number {
    if (tiedStates.length < count * size) {
      tiedStates = new Int32Array(count * size)
      tiedColumns = new Uint8Array(count * size)
    }
    least = size
    tied = 0
    for (let state = 0; state < count * length; state += length) offerAll(state, place)
    if (tied > MOST_ABREAST) return 0
    if (next.length < tied * length) next = new Int16Array(tied * length)
    for (let index = 0; index < tied; index++) {
      const state = tiedStates[index]
      const column = tiedColumns[index]
      const at = index * length
      for (let word = 0; word < length; word++) next[at + word] = states[state + word]
      put(at, column, place)
      put(at, below[states[state + PAIR] * size + column], least)
    }
    const used = states
    states = next
    next = used
    return tied
  }

  return (grids) => {
    let count = pairRows(grids)
    if (states.length < count * length) states = new Int16Array(count * length)
    states.fill(NONE, 0, count * length)
    for (let pair = 0; pair < count; pair++) {
      states[pair * length + PLACED] = 0
      states[pair * length + PAIR] = pair
    }
    for (let place = 0; place < size; place++) {
      count = advance(count, place)
      if (count === 0) return undefined
    }
    return Array.from({ length: count }, (_, index) => {
      const state = index * length
      const row = Math.floor(states[state + PAIR] / (boxRows - 1))
      return {
        isTransposed: row >= size,
        top: row % size,
        columns: Uint8Array.from(states.subarray(state, state + size)),
      }
    })
  }
}
