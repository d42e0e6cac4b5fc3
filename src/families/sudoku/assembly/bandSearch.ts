// The search of bandModel.ts with the branching FEWEST_ALTERNATIVES, in AssemblyScript, the TypeScript that compiles to
// WebAssembly: the same rules, solutions and statistics as makeSearcher with that model. It is faster because one
// operation treats all three bands.
//
// A state is ten vectors of four words. Vector d has the places of digit d + 1, vector 9 the open cells. The word of a band
// is the one of bandModel.ts, in octal one digit a minirow. The fourth word always has all cells, so it restricts nothing. A
// *position* is 32 times the band plus the bit of the cell.
//
// Patterns are computed, not looked up. In an odd pattern, the minirow in the next row is in the next box; in an even one, it
// is in the box after. So a minirow is in a pattern if the minirows that these steps lead to have room.
//
// A contradiction is found wherever bandModel.ts finds one, since both apply the same deductions until nothing changes.

// Memory. The caller reads and writes the first three parts (bandSearch.ts).
const BOARD = 0 // one byte a cell: the givens, then each solution
const KNOWN = 96 // one byte a cell: the solution that does not count
const STATISTICS = 192 // seven numbers, as below
const KEPT = 256 // one vector a position: the places that a digit keeps when it is placed there
const PEERS = KEPT + 96 * 16 // one vector a position: the cells that see it
const GROUPS = PEERS + 96 * 16 // one vector a group: its cells; rows, then columns, then boxes
const LEVELS = GROUPS + 27 * 16 // the stack of states

// A level: ten vectors, the alternatives as pairs of bytes (position, digit), and four bytes.
const OPEN = 9 * 16
const PAIRS = 10 * 16
const COUNT = PAIRS + 18
const NEXT = COUNT + 1
const CHOICES = COUNT + 2
const OPEN_CELLS = COUNT + 3
const LEVEL = 192

const ALL = 0o777777777
const FIRST_ROW = 0o777
const ROW_STARTS = 0o001001001
const ROW_ENDS = 0o400400400
const MINIROW_STARTS = 0o111111111

/** Called with each solution on the board. */
declare function found(): void

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

function positionOf(cell: i32): i32 {
  return cell + 5 * (cell / 27)
}

function cellOf(position: i32): i32 {
  return position - 5 * (position / 32)
}

/** Adds a cell to a vector of cells. */
function include(vector: i32, cell: i32): void {
  const word = vector + 4 * (cell / 27)
  store<i32>(word, load<i32>(word) | (1 << (cell % 27)))
}

/** Moves each bit to the row, box, column or band before, so that a bit tells of the next one; the first follows the last. */
function fromNextRow(words: v128): v128 {
  return v128.or(i32x4.shr_u(words, 9), i32x4.shl(words, 18))
}

function fromLastRow(words: v128): v128 {
  return v128.or(i32x4.shr_u(words, 18), i32x4.shl(words, 9))
}

function fromNextBox(words: v128): v128 {
  return v128.bitselect(i32x4.shr_u(words, 3), i32x4.shl(words, 6), i32x4.splat(0o077077077))
}

function fromLastBox(words: v128): v128 {
  return v128.bitselect(i32x4.shr_u(words, 6), i32x4.shl(words, 3), i32x4.splat(0o007007007))
}

function fromNextColumn(columns: v128): v128 {
  return v128.or(
    v128.and(i32x4.shr_u(columns, 1), i32x4.splat(0o333)),
    v128.and(i32x4.shl(columns, 2), i32x4.splat(0o444)),
  )
}

function fromLastColumn(columns: v128): v128 {
  return v128.or(
    v128.and(i32x4.shr_u(columns, 2), i32x4.splat(0o111)),
    v128.and(i32x4.shl(columns, 1), i32x4.splat(0o666)),
  )
}

function fromNextBand(words: v128): v128 {
  return v128.shuffle<i32>(words, words, 1, 2, 0, 3)
}

function fromLastBand(words: v128): v128 {
  return v128.shuffle<i32>(words, words, 2, 0, 1, 3)
}

/** The places of a digit that belong to a pattern of their band. */
function inBandPatterns(places: v128): v128 {
  const room = v128.and(
    v128.or(places, v128.or(i32x4.shr_u(places, 1), i32x4.shr_u(places, 2))),
    i32x4.splat(MINIROW_STARTS),
  )
  const next = fromNextRow(room)
  const last = fromLastRow(room)
  const minirows = v128.and(
    room,
    v128.or(v128.and(fromNextBox(next), fromLastBox(last)), v128.and(fromLastBox(next), fromNextBox(last))),
  )
  return v128.and(places, i32x4.sub(i32x4.shl(minirows, 3), minirows))
}

/** The places of a digit that belong to a pattern of their stack. */
function inStackPatterns(places: v128): v128 {
  const room = v128.or(places, v128.or(i32x4.shr_u(places, 9), i32x4.shr_u(places, 18)))
  const next = fromNextBand(room)
  const last = fromLastBand(room)
  const columns = v128.and(
    room,
    v128.or(
      v128.and(fromNextColumn(next), fromLastColumn(last)),
      v128.and(fromLastColumn(next), fromNextColumn(last)),
    ),
  )
  return v128.and(places, inEachRow(columns))
}

/** The places that are the only one in their column. */
function onlyInColumn(places: v128): v128 {
  const second = i32x4.shr_u(places, 9)
  const third = i32x4.shr_u(places, 18)
  const once = v128.or(v128.or(places, second), third)
  const twice = v128.or(v128.and(places, second), v128.and(v128.or(places, second), third))
  const next = fromNextBand(once)
  const last = fromLastBand(once)
  const more = v128.or(
    v128.or(v128.or(twice, fromNextBand(twice)), v128.or(fromLastBand(twice), v128.and(next, last))),
    v128.and(once, v128.or(next, last)),
  )
  return v128.and(places, inEachRow(v128.andnot(i32x4.splat(FIRST_ROW), more)))
}

/** The cells of these columns in all three rows of a band. */
function inEachRow(columns: v128): v128 {
  return v128.or(columns, v128.or(i32x4.shl(columns, 9), i32x4.shl(columns, 18)))
}

/** All cells of the rows that contain one of these cells. */
function wholeRows(cells: v128): v128 {
  const others = i32x4.splat(ALL ^ ROW_ENDS)
  const ends = v128.and(v128.or(i32x4.add(v128.and(cells, others), others), cells), i32x4.splat(ROW_ENDS))
  return i32x4.sub(i32x4.shl(ends, 1), i32x4.shr_u(ends, 8))
}

/** The places without the first one in each row. Every row must have a place. */
function withoutFirstOfRows(places: v128): v128 {
  return v128.and(places, i32x4.sub(places, i32x4.splat(ROW_STARTS)))
}

/** Propagates changes in the places of these digits. `dirty` has a bit for each digit. */
function propagate(state: i32, dirty: i32): bool {
  while (true) {
    while (dirty !== 0) {
      const at = state + 16 * ctz(dirty)
      dirty &= dirty - 1
      let places = v128.load(at)
      let lone: v128
      while (true) {
        const before = places
        const only = onlyInColumn(places)
        lone = wholeRows(only)
        places = v128.and(
          v128.and(inBandPatterns(places), inStackPatterns(places)),
          v128.not(v128.andnot(lone, only)),
        )
        if (!i32x4.all_true(places)) return false
        if (!v128.any_true(v128.xor(places, before))) break
      }
      const further = withoutFirstOfRows(places)
      // Two columns have their only place in the same row.
      if (v128.any_true(v128.and(further, lone))) return false
      v128.store(at, places)
      const open = v128.load(state, OPEN)
      const placed = v128.and(v128.andnot(places, wholeRows(further)), open)
      if (v128.any_true(placed)) {
        v128.store(state, v128.xor(open, placed), OPEN)
        let union = placed
        for (let digit = 0; digit < 9; digit++) {
          const other = v128.load(state + 16 * digit)
          const left = v128.andnot(other, placed)
          union = v128.or(union, left)
          v128.store(state + 16 * digit, left)
          dirty |= i32(v128.any_true(v128.and(other, placed))) << digit
        }
        v128.store(at, places)
        dirty &= ~(1 << ((at - state) >> 4))
        if (v128.any_true(v128.xor(union, i32x4.splat(ALL)))) return false
      }
    }
    // Places the digit of each cell with one candidate.
    let once = i32x4.splat(0)
    let twice = i32x4.splat(0)
    for (let at = state; at < state + OPEN; at += 16) {
      const places = v128.load(at)
      twice = v128.or(twice, v128.and(once, places))
      once = v128.or(once, places)
    }
    if (v128.any_true(v128.xor(once, i32x4.splat(ALL)))) return false
    const open = v128.load(state, OPEN)
    const single = v128.and(v128.andnot(once, twice), open)
    if (!v128.any_true(single)) return true
    v128.store(state, v128.xor(open, single), OPEN)
    for (let digit = 0; digit < 9; digit++) {
      const at = state + 16 * digit
      const placed = v128.and(v128.load(at), single)
      if (!v128.any_true(placed)) continue
      dirty |= 1 << digit
      let upper = i64x2.extract_lane(placed, 0)
      for (; upper !== 0; upper &= upper - 1) confine(at, i32(ctz(upper)))
      let lower = i32x4.extract_lane(placed, 2)
      for (; lower !== 0; lower &= lower - 1) confine(at, 64 + ctz(lower))
    }
  }
}

/** Removes a digit that is placed in a cell from the other cells of its row, column and box. */
function confine(places: i32, position: i32): void {
  v128.store(places, v128.and(v128.load(places), v128.load(KEPT + 16 * position)))
}

/** Writes the first state from the givens on the board and propagates. */
function writeRoot(state: i32): bool {
  const given = state + LEVEL
  for (let at = state; at <= state + OPEN; at += 16) v128.store(at, i32x4.splat(ALL))
  for (let at = given; at <= given + OPEN; at += 16) v128.store(at, i32x4.splat(0))
  for (let from = 0; from < 96; from += 16) {
    let cells = i8x16.bitmask(i8x16.gt_s(v128.load(BOARD + from), i8x16.splat(0)))
    for (; cells !== 0; cells &= cells - 1) {
      const cell = from + ctz(cells)
      const offset = 16 * (i32(load<u8>(BOARD + cell)) - 1)
      confine(state + offset, positionOf(cell))
      include(given + offset, cell)
      include(given + OPEN, cell)
    }
  }
  // The cells with givens stay only among the places of the given digits.
  const open = v128.andnot(v128.load(state, OPEN), v128.load(given, OPEN))
  for (let offset = 0; offset < OPEN; offset += 16) {
    const kept = v128.or(open, v128.load(given + offset))
    v128.store(state + offset, v128.and(v128.load(state + offset), kept))
  }
  v128.store(state, open, OPEN)
  return propagate(state, 0o777)
}

function openCells(state: i32): i32 {
  return i32(popcnt(load<i64>(state, OPEN))) + popcnt(load<i32>(state, OPEN + 8))
}

/**
 * Writes the alternatives of the item that the model calls the smallest: the cell with two candidates that has the most peers
 * with two candidates; without such cells, the first digit and row with two places; otherwise the item with the fewest.
 */
function branch(state: i32): void {
  let once = i32x4.splat(0)
  let twice = i32x4.splat(0)
  let thrice = i32x4.splat(0)
  for (let at = state; at < state + OPEN; at += 16) {
    const places = v128.load(at)
    thrice = v128.or(thrice, v128.and(twice, places))
    twice = v128.or(twice, v128.and(once, places))
    once = v128.or(once, places)
  }
  const pairs = v128.andnot(twice, thrice)
  const upper = i64x2.extract_lane(pairs, 0)
  const lower = i32x4.extract_lane(pairs, 2)
  let upperLeft = upper
  let lowerLeft = lower
  let best = -1
  let most = -1
  while (upperLeft !== 0 || lowerLeft !== 0) {
    const position = upperLeft !== 0 ? i32(ctz(upperLeft)) : 64 + ctz(lowerLeft)
    if (upperLeft !== 0) upperLeft &= upperLeft - 1
    else lowerLeft &= lowerLeft - 1
    const peers = countPeers(position, upper, lower)
    if (peers > most) {
      most = peers
      best = position
    }
  }
  if (best >= 0) listCandidates(state, best)
  else branchOnPlaces(state)
}

/** How many of these cells a cell sees. */
function countPeers(position: i32, upper: i64, lower: i32): i32 {
  const peers = PEERS + 16 * position
  return i32(popcnt(upper & load<i64>(peers))) + popcnt(lower & load<i32>(peers, 8))
}

/** The number of candidates of a cell. */
function candidateCount(state: i32, position: i32): i32 {
  let count = 0
  for (let at = word(state, position); at < state + OPEN; at += 16) {
    count += (load<i32>(at) >>> (position & 31)) & 1
  }
  return count
}

/** The address of the word of the first digit with this position. */
function word(state: i32, position: i32): i32 {
  return state + 4 * (position >> 5)
}

function listCandidates(state: i32, position: i32): void {
  let count = 0
  for (let digit = 0; digit < 9; digit++) {
    if ((load<i32>(word(state, position) + 16 * digit) >>> (position & 31)) & 1) {
      store<u8>(state + PAIRS + 2 * count, position)
      store<u8>(state + PAIRS + 2 * count++ + 1, digit)
    }
  }
  store<u8>(state, count, COUNT)
}

/** The places of a digit in a group. */
function placesIn(state: i32, digit: i32, group: i32): v128 {
  return v128.and(v128.load(state + 16 * digit), v128.load(GROUPS + 16 * group))
}

function placeCount(state: i32, digit: i32, group: i32): i32 {
  const places = placesIn(state, digit, group)
  return i32(popcnt(i64x2.extract_lane(places, 0))) + popcnt(i32x4.extract_lane(places, 2))
}

function listPlaces(state: i32, digit: i32, group: i32): void {
  const places = placesIn(state, digit, group)
  let count = 0
  let upper = i64x2.extract_lane(places, 0)
  let lower = i32x4.extract_lane(places, 2)
  while (upper !== 0 || lower !== 0) {
    const position = upper !== 0 ? i32(ctz(upper)) : 64 + ctz(lower)
    if (upper !== 0) upper &= upper - 1
    else lower &= lower - 1
    store<u8>(state + PAIRS + 2 * count, position)
    store<u8>(state + PAIRS + 2 * count++ + 1, digit)
  }
  store<u8>(state, count, COUNT)
}

/** `branch` for states without a cell that has two candidates. */
function branchOnPlaces(state: i32): void {
  for (let digit = 0; digit < 9; digit++) {
    for (let row = 0; row < 9; row++) {
      if (placeCount(state, digit, row) !== 2) continue
      listPlaces(state, digit, row)
      return
    }
  }
  let fewest = 10
  let cell = -1
  let group = -1
  let digit = -1
  for (let other = 0; other < 81; other++) {
    const position = positionOf(other)
    if (((load<i32>(word(state, position), OPEN) >>> (position & 31)) & 1) === 0) continue
    const count = candidateCount(state, position)
    if (count >= fewest) continue
    fewest = count
    cell = other
  }
  for (let item = 0; item < 243; item++) {
    const count = placeCount(state, item % 9, item / 9)
    if (count === 1 || count >= fewest) continue
    fewest = count
    group = item / 9
    digit = item % 9
  }
  if (group >= 0) listPlaces(state, digit, group)
  else listCandidates(state, positionOf(cell))
}

/** Writes the solution of a state without open cells to the board. */
function readSolution(state: i32): void {
  for (let digit = 0; digit < 9; digit++) {
    const at = state + 16 * digit
    for (let upper = load<i64>(at); upper !== 0; upper &= upper - 1) {
      store<u8>(BOARD + cellOf(i32(ctz(upper))), digit + 1)
    }
    for (let lower = load<i32>(at, 8); lower !== 0; lower &= lower - 1) {
      store<u8>(BOARD + 54 + ctz(lower), digit + 1)
    }
  }
}

function isKnown(): bool {
  for (let cell = 0; cell < 81; cell++) {
    if (load<u8>(BOARD + cell) !== load<u8>(KNOWN + cell)) return false
  }
  return true
}

// The addresses of the statistics.
const SOLUTIONS = STATISTICS
const NODES = STATISTICS + 8
const BRANCHINGS = STATISTICS + 16
const SUCCESSORS = STATISTICS + 24
const FORCED = STATISTICS + 32
const FAILURES = STATISTICS + 40
const MAX_DEPTH = STATISTICS + 48

function add(statistic: i32, amount: i32): void {
  store<f64>(statistic, load<f64>(statistic) + amount)
}

/** Why a search ended; bandSearch.ts has the words. */
const EXHAUSTED = 0
const SOLUTION_LIMIT = 1
const NODE_LIMIT = 2

/**
 * Searches for solutions of the givens on the board. The limits are numbers of solutions and nodes; `excludedCell` and
 * `excludedDigit` are a candidate to rule out, or the cell is negative. Tells why it ended, and leaves the
 * statistics.
 */
export function search(
  mostSolutions: f64,
  mostNodes: f64,
  excludedCell: i32,
  excludedDigit: i32,
  isReported: bool,
  hasKnown: bool,
): i32 {
  for (let statistic = STATISTICS; statistic <= MAX_DEPTH; statistic += 8) store<f64>(statistic, 0)
  let before = 81
  for (let from = 0; from < 96; from += 16) {
    before -= popcnt(i8x16.bitmask(i8x16.gt_s(v128.load(BOARD + from), i8x16.splat(0))))
  }
  let level = LEVELS
  if (!writeRoot(level)) return EXHAUSTED
  if (excludedCell >= 0) {
    const position = positionOf(excludedCell)
    const at = word(level, position) + 16 * (excludedDigit - 1)
    store<i32>(at, load<i32>(at) & ~(1 << (position & 31)))
    if (!propagate(level, 1 << (excludedDigit - 1))) return EXHAUSTED
  }
  let depth = 0
  while (true) {
    if (load<f64>(NODES) >= mostNodes) return NODE_LIMIT
    add(NODES, 1)
    const open = openCells(level)
    add(FORCED, before - open)
    store<u8>(level, open, OPEN_CELLS)
    store<u8>(level, depth, CHOICES)
    store<f64>(MAX_DEPTH, max(load<f64>(MAX_DEPTH), depth))
    if (open === 0) {
      if (isReported || hasKnown) readSolution(level)
      if (!hasKnown || !isKnown()) {
        add(SOLUTIONS, 1)
        if (isReported) found()
        if (load<f64>(SOLUTIONS) >= mostSolutions) return SOLUTION_LIMIT
      }
      level -= LEVEL
    } else {
      branch(level)
      store<u8>(level, 0, NEXT)
    }
    while (true) {
      while (level >= LEVELS && load<u8>(level, NEXT) === load<u8>(level, COUNT)) level -= LEVEL
      if (level < LEVELS) return EXHAUSTED
      const next = i32(load<u8>(level, NEXT))
      depth = load<u8>(level, CHOICES)
      before = load<u8>(level, OPEN_CELLS)
      if (load<u8>(level, COUNT) > 1) {
        add(SUCCESSORS, 1)
        if (next === 0) add(BRANCHINGS, 1)
        depth++
        before--
      }
      store<u8>(level, next + 1, NEXT)
      const pair = level + PAIRS + 2 * next
      const child = level + LEVEL
      for (let offset = 0; offset <= OPEN; offset += 16) {
        v128.store(child + offset, v128.load(level + offset))
      }
      const digit = i32(load<u8>(pair, 1))
      confine(child + 16 * digit, load<u8>(pair))
      if (propagate(child, 1 << digit)) {
        level = child
        break
      }
      if (load<u8>(level, COUNT) > 1) add(FAILURES, 1)
    }
  }
}
