// The interface between the search and a puzzle family: rules compiled for one shape, working on flat states.
//
// A *frame* is one search state, an Int32Array whose layout is the model's own. An *item* is something that
// exactly one candidate must settle (the term is Knuth's, from exact cover): a cell needs one value; "the 7
// of row 3", or a number of a Hidoku, needs one cell. Items 0..cells-1 are the cells; a model may have more.
// The search crosses this interface once per state, not once per constraint: propagation is plain code inside
// the model.

/** The clues that every puzzle has. The entry 0 stands for an empty cell, BLOCKED for a cell that takes no number. */
export interface Clues {
  /** One entry a cell, in reading order. */
  readonly givens: readonly number[]
}

/** The entry in `givens` of a cell that takes no number. */
export const BLOCKED = -1

/** The result of `Model.alternatives` for an item that is already settled. */
export const SETTLED = -1

/** The rules of a puzzle family for one shape, as the search uses them. */
export interface Model<Puzzle extends Clues = Clues> {
  /** The number of cells on the board. */
  readonly cells: number
  /** The number of items. The cells come first. */
  readonly items: number
  /** The maximum number of alternatives that one item can have. */
  readonly maxAlternatives: number
  /** The length of a frame. */
  readonly frameWords: number
  /**
   * The cells of each constraint (rows, cages, neighbourhoods), for heuristics that use them. They are valid until the next
   * call of `root`, since in some families the groups depend on the puzzle.
   */
  readonly groups: readonly (readonly number[])[]
  /** Writes the first state from the clues and propagates. Returns false on a contradiction. */
  root(frame: Int32Array, puzzle: Puzzle): boolean
  /**
   * Places one of the cell's candidates and propagates. Returns false on a contradiction; the frame is then
   * invalid.
   */
  place(frame: Int32Array, cell: number, value: number): boolean
  /** Rules out a candidate and propagates. Returns false on a contradiction; the frame is then invalid. */
  exclude(frame: Int32Array, cell: number, value: number): boolean
  /** The number of cells without a value. A state without such cells is a solution. */
  openCells(frame: Int32Array): number
  /** The number of candidates that could settle the item, or SETTLED. */
  alternatives(frame: Int32Array, item: number): number
  /** Writes the candidates that could settle an open item, as pairs (cell, value), smallest first. Returns their number. */
  list(frame: Int32Array, item: number, pairs: Int32Array): number
  /**
   * Among the items from..to-1, an open item with the fewest alternatives, or -1 if all are settled. If several items have the
   * fewest, the model chooses one; its choice depends only on the state.
   */
  smallest(frame: Int32Array, from: number, to: number): number
  /** After a contradiction: the index of the group that showed it, or -1 if unknown. */
  failedGroup(): number
  /** The cell that propagation placed last, or -1 if it has placed none; left out if the model does not know. */
  lastPlaced?(): number
  /** The value of the cell that propagation placed last, if there is one; left out if the model does not know. */
  lastValue?(): number
  /** Writes the values placed so far, one a cell; 0 for an open cell. */
  read(frame: Int32Array, values: Int32Array): void
}

/** An implementation of `Model.smallest` that counts the alternatives of each item in turn, for models without a faster way. */
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
