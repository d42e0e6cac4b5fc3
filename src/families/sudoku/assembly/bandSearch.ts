// The search of bandModel.ts with the branching FEWEST_ALTERNATIVES, in AssemblyScript, the TypeScript that compiles to
// WebAssembly: the same rules, solutions and statistics as makeSearcher with that model.

import { branch } from './bandBranching'
import {
  BOARD,
  COUNT,
  cellOf,
  DEPTH,
  KNOWN,
  LEVEL,
  LEVELS,
  NEXT,
  OPEN_CELLS,
  OPEN_COUNT,
  PAIRS,
  positionOf,
  STATISTICS,
  word,
} from './bandMemory'
import { confine, propagate, writeRoot } from './bandPropagation'

/** Called with each solution on the board. */
declare function found(): void

function openCells(state: i32): i32 {
  return i32(popcnt(load<i64>(state, OPEN_CELLS))) + popcnt(load<i32>(state, OPEN_CELLS + 8))
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
    store<u8>(level, open, OPEN_COUNT)
    store<u8>(level, depth, DEPTH)
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
      depth = load<u8>(level, DEPTH)
      before = load<u8>(level, OPEN_COUNT)
      if (load<u8>(level, COUNT) > 1) {
        add(SUCCESSORS, 1)
        if (next === 0) add(BRANCHINGS, 1)
        depth++
        before--
      }
      store<u8>(level, next + 1, NEXT)
      const pair = level + PAIRS + 2 * next
      const child = level + LEVEL
      for (let offset = 0; offset <= OPEN_CELLS; offset += 16) {
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
