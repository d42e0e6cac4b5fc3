// The states of the search and the tables, in the memory of the WebAssembly.
//
// A state is ten vectors of four words. Vector d has the places of digit d + 1, vector 9 the open cells. The word of a band
// is the one of bandModel.ts, in octal one digit a minirow. The fourth word always has all cells, so it restricts nothing. A
// *position* is 32 times the band plus the bit of the cell.

// Memory. The caller reads and writes the first three parts (../bandSearch.ts).
export const BOARD = 0 // one byte a cell: the givens, then each solution
export const KNOWN = 96 // one byte a cell: the solution that does not count
export const STATISTICS = 192 // seven numbers, which bandSearch.ts names
export const KEPT = 256 // one vector a position: the places that a digit keeps when it is placed there
export const PEERS = KEPT + 96 * 16 // one vector a position: the cells that see it
export const GROUPS = PEERS + 96 * 16 // one vector a group: its cells; rows, then columns, then boxes
export const LEVELS = GROUPS + 27 * 16 // the stack of states

// A level: ten vectors, the alternatives as pairs of bytes (position, digit), and four bytes.
export const OPEN_CELLS = 9 * 16
export const PAIRS = 10 * 16
export const COUNT = PAIRS + 18
export const NEXT = COUNT + 1
export const DEPTH = COUNT + 2
export const OPEN_COUNT = COUNT + 3
export const LEVEL = 192

/** All cells of a band. */
export const ALL = 0o777777777

for (let cell = 0; cell < 81; cell++) {
  const position = positionOf(cell)
  const box = boxOf(cell)
  for (let other = 0; other < 81; other++) {
    const sees = cell / 9 === other / 9 || cell % 9 === other % 9 || box === boxOf(other)
    if (sees && cell !== other) include(PEERS + 16 * position, other)
    else include(KEPT + 16 * position, other)
  }
  include(GROUPS + 16 * (cell / 9), cell)
  include(GROUPS + 16 * (9 + (cell % 9)), cell)
  include(GROUPS + 16 * (18 + box), cell)
  store<i32>(KEPT + 16 * position + 12, ALL)
}

function boxOf(cell: i32): i32 {
  return 3 * (cell / 27) + (cell % 9) / 3
}

export function positionOf(cell: i32): i32 {
  return cell + 5 * (cell / 27)
}

export function cellOf(position: i32): i32 {
  return position - 5 * (position / 32)
}

/** Adds a cell to a vector of cells. */
export function include(vector: i32, cell: i32): void {
  const word = vector + 4 * (cell / 27)
  store<i32>(word, load<i32>(word) | (1 << (cell % 27)))
}

/** The address of the word of the first digit with this position. */
export function word(state: i32, position: i32): i32 {
  return state + 4 * (position >> 5)
}
