// Branching as FEWEST_ALTERNATIVES does with bandModel.ts: on the item that the model calls the smallest.

import { COUNT, GROUPS, OPEN_CELLS, PAIRS, PEERS, positionOf, word } from './bandMemory'

/**
 * Writes the alternatives of the item that the model calls the smallest: the cell with two candidates that has the most peers
 * with two candidates; without such cells, the first digit and row with two places; otherwise the item with the fewest.
 */
export function branch(state: i32): void {
  let once = i32x4.splat(0)
  let twice = i32x4.splat(0)
  let thrice = i32x4.splat(0)
  for (let at = state; at < state + OPEN_CELLS; at += 16) {
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
  for (let at = word(state, position); at < state + OPEN_CELLS; at += 16) {
    count += (load<i32>(at) >>> (position & 31)) & 1
  }
  return count
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
    if (((load<i32>(word(state, position), OPEN_CELLS) >>> (position & 31)) & 1) === 0) continue
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
