// What the search needs of a puzzle family: rules compiled for one shape, working on flat states.
//
// A *frame* is one search state, an Int32Array that the model lays out as it likes. An *item* is
// something that exactly one candidate must settle in the end (Knuth's word in exact cover): a cell
// wants one value; "the 7 of row 3", or a number of a Hidoku, wants one cell. Items 0..cells-1 are the
// cells; a model may have more. The search crosses this interface once per state, not once per
// constraint: propagation stays the model's own straight code.

/** What every puzzle shows: one entry a cell. 0 is an empty cell, BLOCKED one that takes no number. */
export interface Clues {
  /** One number a cell, in reading order. */
  readonly givens: readonly number[]
}

/** What `givens` holds of a cell that takes no number. */
export const BLOCKED = -1

/** What `Model.alternatives` says of an item that is settled already. */
export const SETTLED = -1

/** The rules of a puzzle family for one shape, as the search uses them. */
export interface Model<Puzzle extends Clues = Clues> {
  /** How many cells the board has. */
  readonly cells: number
  /** How many items there are; the cells come first. */
  readonly items: number
  /** The most alternatives that one item can have. */
  readonly maxAlternatives: number
  /** The length of a frame. */
  readonly frameWords: number
  /**
   * The cells of each constraint (rows, cages, neighbourhoods), for the heuristics that ask about them.
   * Valid from `root` to the next `root`: some families draw their groups in the puzzle.
   */
  readonly groups: readonly (readonly number[])[]
  /** Writes the first state from the clues and propagates. False is a contradiction. */
  root(frame: Int32Array, puzzle: Puzzle): boolean
  /** Places one of the cell's candidates and propagates. False is a contradiction; the frame is then spoilt. */
  place(frame: Int32Array, cell: number, value: number): boolean
  /** Rules a candidate out and propagates. False is a contradiction; the frame is then spoilt. */
  exclude(frame: Int32Array, cell: number, value: number): boolean
  /** How many cells have no value yet. With none left the state is a solution. */
  openCells(frame: Int32Array): number
  /** How many candidates could settle the item, or SETTLED. */
  alternatives(frame: Int32Array, item: number): number
  /** Writes the candidates that could settle an open item, as pairs (cell, value), smallest first; returns how many. */
  list(frame: Int32Array, item: number, pairs: Int32Array): number
  /**
   * An open item of from..to-1 with the fewest alternatives, or -1 if all are settled. Which of several is
   * the model's choice, made by the state alone.
   */
  smallest(frame: Int32Array, from: number, to: number): number
  /** After a contradiction: the index of the group that showed it, or -1 where none can be blamed. */
  failedGroup(): number
  /** Writes the values placed so far, one a cell; 0 where there is none. */
  read(frame: Int32Array, values: Int32Array): void
}

/** `Model.smallest` by asking for each item in turn: for models that have nothing faster. */
export function smallestByAsking(model: Model<never>, frame: Int32Array, from: number, to: number): number {
  let best = -1
  let fewest = Number.POSITIVE_INFINITY
  for (let item = from; item < to; item++) {
    const count = model.alternatives(frame, item)
    if (count !== SETTLED && count < fewest) {
      best = item
      fewest = count
      if (count === 0) break
    }
  }
  return best
}
