// Propagation: one operation treats all three bands of a digit.
//
// Patterns are computed, not looked up. In an even pattern, the minirow in the next row is in the next box; in an odd one, it
// is in the box after. So a minirow is in a pattern if the minirows that these steps lead to have room.
//
// A contradiction is found wherever bandModel.ts finds one, since both apply the same deductions until nothing changes.

import { ALL, BOARD, include, KEPT, LEVEL, OPEN_CELLS, positionOf } from './bandMemory'

const FIRST_ROW = 0o777
const ROW_STARTS = 0o001001001
const ROW_ENDS = 0o400400400
const MINIROW_STARTS = 0o111111111

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
export function propagate(state: i32, dirty: i32): bool {
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
      const open = v128.load(state, OPEN_CELLS)
      const placed = v128.and(v128.andnot(places, wholeRows(further)), open)
      if (v128.any_true(placed)) {
        v128.store(state, v128.xor(open, placed), OPEN_CELLS)
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
    for (let at = state; at < state + OPEN_CELLS; at += 16) {
      const places = v128.load(at)
      twice = v128.or(twice, v128.and(once, places))
      once = v128.or(once, places)
    }
    if (v128.any_true(v128.xor(once, i32x4.splat(ALL)))) return false
    const open = v128.load(state, OPEN_CELLS)
    const single = v128.and(v128.andnot(once, twice), open)
    if (!v128.any_true(single)) return true
    v128.store(state, v128.xor(open, single), OPEN_CELLS)
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
export function confine(places: i32, position: i32): void {
  v128.store(places, v128.and(v128.load(places), v128.load(KEPT + 16 * position)))
}

/** Writes the first state from the givens on the board and propagates. */
export function writeRoot(state: i32): bool {
  const given = state + LEVEL
  for (let at = state; at <= state + OPEN_CELLS; at += 16) v128.store(at, i32x4.splat(ALL))
  for (let at = given; at <= given + OPEN_CELLS; at += 16) v128.store(at, i32x4.splat(0))
  for (let from = 0; from < 96; from += 16) {
    let cells = i8x16.bitmask(i8x16.gt_s(v128.load(BOARD + from), i8x16.splat(0)))
    for (; cells !== 0; cells &= cells - 1) {
      const cell = from + ctz(cells)
      const offset = 16 * (i32(load<u8>(BOARD + cell)) - 1)
      confine(state + offset, positionOf(cell))
      include(given + offset, cell)
      include(given + OPEN_CELLS, cell)
    }
  }
  // The cells with givens stay only among the places of the given digits.
  const open = v128.andnot(v128.load(state, OPEN_CELLS), v128.load(given, OPEN_CELLS))
  for (let offset = 0; offset < OPEN_CELLS; offset += 16) {
    const kept = v128.or(open, v128.load(given + offset))
    v128.store(state + offset, v128.and(v128.load(state + offset), kept))
  }
  v128.store(state, open, OPEN_CELLS)
  return propagate(state, 0o777)
}
