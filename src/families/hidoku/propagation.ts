// The propagation of Hidoku. Each number k has a set D[k] of the cells that are possible for it.
//
//   number  a number with only one cell is placed, and the cell is removed from the other sets  (basic, full)
//   cell    if a cell is in the set of only one number, this number is placed in it             (basic, full)
//   reach   the steps from k to a placed number are at most the difference of the two numbers   (basic)
//   chain   each cell of D[k] has a neighbour in D[k-1] and another neighbour in D[k+1]         (full)
//
//   o   x     In a Numbrix, the corner o beside a blocked cell has only the neighbour x. So 5 cannot be in o, even if
//   ##  .     both 4 and 6 are possible in x, because x cannot have both.
//
// The sets have the layout of cellSets.ts. In the frame a word of zeros lies between two sets, so that loops may read
// the word before the first and after the last word of a set. The file is long because its loops are hot and share
// scratch arrays for pending work. Along a chain of numbers, one upward and one downward sweep settle most changes (arc
// consistency: Mackworth, Consistency in Networks of Relations, 1977). The rule of two neighbours comes from the
// connections that are counted in the Hidoku post (Findling 2015).

import { lowest, popcount } from '../../kernel/bits.ts'
import { BLOCKED, type Model, SETTLED } from '../../kernel/searchModel.ts'
import type { Strength } from '../model.ts'
import { makeCellBits } from './cellSets.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'

/** Compiles the model of a shape at a strength. */
export function makePathModel(shape: HidokuShape, strength: Strength): Model<HidokuPuzzle> {
  const { cells, columns, king, words, wordCells, lastRow, notFirst, notLast, ...sets } = makeCellBits(shape)
  const { neighbours, wordOf, bitOf, spread } = sets
  const checkOnly = strength === 'check'
  const full = strength === 'full'

  // The frame has the number of open cells, the set of open cells, the cell of each number (-1 if it is not placed),
  // and the set of cells of each number.
  const OPEN_COUNT = 0
  const OPEN = 1
  const PLACE = OPEN + words
  const stride = words + 1
  const SETS = PLACE + cells + 2
  const frameWords = SETS + (cells + 2) * stride

  // The constants of a puzzle, which `root` sets: its open cells, their number, and their neighbourhoods.
  const board = new Int32Array(words)
  let numbers = 0
  let groups: (readonly number[])[] | undefined
  let failed = -1

  // Pending work: numbers whose predecessor or successor has changed, and numbers with only one place left.
  const stale = new Uint8Array(cells + 2)
  let staleFrom = 0
  let staleTo = -1
  const singles = new Int32Array(cells)
  let singleCount = 0
  const reach = new Int32Array(words + 2)
  const reachNext = new Int32Array(words + 2)
  const planes = new Int32Array(11)

  function forget(): void {
    stale.fill(0)
    staleFrom = cells
    staleTo = -1
    singleCount = 0
  }

  function markStale(number: number): void {
    stale[number] = 1
    if (number < staleFrom) staleFrom = number
    if (number > staleTo) staleTo = number
  }

  /** Records a change of D[number]. */
  function changed(frame: Int32Array, number: number): boolean {
    const set = SETS + number * stride
    let word = 0
    let single = 1
    for (let w = 0; w < words; w++) {
      const more = frame[set + w]
      if (more === 0) continue
      if (word !== 0 || (more & (more - 1)) !== 0) single = 0
      word |= more
    }
    if (word === 0) return blame(frame, number)
    if (single !== 0 && frame[PLACE + number] < 0) singles[singleCount++] = number
    if (full) {
      if (number > 1) markStale(number - 1)
      if (number < numbers) markStale(number + 1)
    }
    return true
  }

  /**
   * Fails because a number has no cell left. The failure is attributed to the neighbourhood of the nearest placed
   * number.
   */
  function blame(frame: Int32Array, number: number): false {
    failed = -1
    for (let distance = 0; distance < numbers; distance++) {
      if (number - distance >= 1 && frame[PLACE + number - distance] >= 0) {
        failed = frame[PLACE + number - distance]
        break
      }
      if (number + distance <= numbers && frame[PLACE + number + distance] >= 0) {
        failed = frame[PLACE + number + distance]
        break
      }
    }
    return false
  }

  /** Removes the cells of D[number] that have no neighbours for the numbers before and after. */
  function revise(frame: Int32Array, number: number): boolean {
    const set = SETS + number * stride
    // The first number has no number before it, and the last none after it; then `before` and `after` are the same set.
    const before = number > 1 ? set - stride : set + stride
    const after = number < numbers ? set + stride : set - stride
    const ends = before === after
    let isChanged = false
    for (let w = 0; w < words; w++) {
      const old = frame[set + w]
      if (old === 0) continue
      const a = frame[before + w]
      const b = frame[after + w]
      const aAbove = (a << columns) | (frame[before + w - 1] >>> lastRow)
      const aBelow = (a >>> columns) | (frame[before + w + 1] << lastRow)
      const bAbove = (b << columns) | (frame[after + w - 1] >>> lastRow)
      const bBelow = (b >>> columns) | (frame[after + w + 1] << lastRow)
      const above = aAbove | bAbove
      const below = aBelow | bBelow
      const own = a | b
      let next = old
      let two: number
      if (king) {
        const aAll = aAbove | a | aBelow
        const bAll = bAbove | b | bBelow
        next &= aAbove | aBelow | ((aAll << 1) & notFirst) | ((aAll >>> 1) & notLast)
        next &= bAbove | bBelow | ((bAll << 1) & notFirst) | ((bAll >>> 1) & notLast)
        const some = above | own | below
        const pair = (above & below) | (own & (above | below))
        const left = (some << 1) & notFirst
        const right = (some >>> 1) & notLast
        two =
          ((pair << 1) & notFirst) |
          ((pair >>> 1) & notLast) |
          (above & below) |
          (left & right) |
          ((left | right) & (above | below))
      } else {
        const left = (own << 1) & notFirst
        const right = (own >>> 1) & notLast
        next &= aAbove | aBelow | ((a << 1) & notFirst) | ((a >>> 1) & notLast)
        next &= bAbove | bBelow | ((b << 1) & notFirst) | ((b >>> 1) & notLast)
        two = (above & below) | (left & right) | ((left | right) & (above | below))
      }
      if (!ends) next &= two
      if (next !== old) {
        frame[set + w] = next
        isChanged = true
      }
    }
    return !isChanged || changed(frame, number)
  }

  /** Revises numbers, upwards and downwards in turn, until none is stale. */
  function reviseAll(frame: Int32Array): boolean {
    while (staleFrom <= staleTo) {
      let from = staleFrom
      let to = staleTo
      staleFrom = cells
      staleTo = -1
      for (let number = from; number <= to || number <= staleTo; number++) {
        if (stale[number] === 0) continue
        stale[number] = 0
        if (!revise(frame, number)) return false
      }
      // Higher numbers that became stale have been revised in this sweep. Lower ones wait for the downward sweep.
      if (staleFrom > staleTo) return true
      from = staleFrom
      to = staleTo
      staleFrom = cells
      staleTo = -1
      for (let number = to; number >= from || number >= staleFrom; number--) {
        if (stale[number] === 0) continue
        stale[number] = 0
        if (!revise(frame, number)) return false
      }
    }
    return true
  }

  /** Places a number: its set shrinks to the cell, which is removed from all other sets. */
  function settle(frame: Int32Array, number: number, cell: number): boolean {
    const w = wordOf[cell]
    const bit = bitOf[cell]
    const own = SETS + number * stride
    if ((frame[own + w] & bit) === 0 || (frame[OPEN + w] & bit) === 0) {
      failed = cell
      return false
    }
    frame[OPEN + w] &= ~bit
    frame[OPEN_COUNT]--
    frame[PLACE + number] = cell
    for (let other = 0; other < words; other++) frame[own + other] = 0
    frame[own + w] = bit
    for (let other = 1, at = SETS + stride + w; other <= numbers; other++, at += stride) {
      if ((frame[at] & bit) === 0 || other === number) continue
      frame[at] &= ~bit
      if (!checkOnly && !changed(frame, other)) return false
    }
    return full ? changed(frame, number) : reachFrom(frame, number, cell)
  }

  /** Propagates a placed number by reach only, without chains. */
  function reachFrom(frame: Int32Array, number: number, cell: number): boolean {
    if (!touches(frame, number, cell)) return false
    return checkOnly || (confine(frame, number, cell, 1) && confine(frame, number, cell, -1))
  }

  /** Whether the placed numbers before and after are on neighbouring cells. */
  function touches(frame: Int32Array, number: number, cell: number): boolean {
    failed = cell
    const before = number > 1 ? frame[PLACE + number - 1] : -1
    const after = number < numbers ? frame[PLACE + number + 1] : -1
    return (
      (before < 0 || neighbours[cell].includes(before)) && (after < 0 || neighbours[cell].includes(after))
    )
  }

  /**
   * Restricts the numbers above or below a placed number, up to the next placed number, to cells within as many steps
   * as the numbers differ.
   */
  function confine(frame: Int32Array, number: number, cell: number, direction: number): boolean {
    reach.fill(0)
    reach[1 + wordOf[cell]] = bitOf[cell]
    for (let other = number + direction; other >= 1 && other <= numbers; other += direction) {
      for (let w = 1; w <= words; w++) reachNext[w] = spread(reach, w) & board[w - 1]
      reach.set(reachNext)
      const set = SETS + other * stride
      let isChanged = false
      for (let w = 0; w < words; w++) {
        const next = frame[set + w] & reach[1 + w]
        if (next === frame[set + w]) continue
        frame[set + w] = next
        isChanged = true
      }
      if (isChanged && !changed(frame, other)) return false
      if (frame[PLACE + other] >= 0) return true
    }
    return true
  }

  /**
   * Places numbers that are the only possible ones for a cell. Returns 1 if it placed any, 0 if it found none, and -1
   * if a cell can take no number.
   */
  function placeLoneCells(frame: Int32Array): number {
    let result = 0
    for (let w = 0; w < words; w++) {
      const open = frame[OPEN + w]
      if (open === 0) continue
      let once = 0
      let twice = 0
      for (let number = 1, at = SETS + stride + w; number <= numbers; number++, at += stride) {
        const word = frame[at]
        twice |= once & word
        once |= word
      }
      if ((open & ~once) !== 0) {
        failed = w * wordCells + lowest(open & ~once)
        return -1
      }
      let lone = open & ~twice
      while (lone !== 0) {
        const bit = lone & -lone
        lone ^= bit
        const cell = w * wordCells + lowest(bit)
        let number = 1
        while (number <= numbers && (frame[SETS + number * stride + w] & bit) === 0) number++
        // An earlier placement in this word may have taken the only number of this cell.
        if (number > numbers) failed = cell
        if (number > numbers || !settle(frame, number, cell)) return -1
        result = 1
      }
      if (result === 1) return 1
    }
    return result
  }

  function propagate(frame: Int32Array): boolean {
    for (;;) {
      if (full && !reviseAll(frame)) return false
      if (singleCount > 0) {
        while (singleCount > 0) {
          const number = singles[--singleCount]
          if (frame[PLACE + number] < 0 && !settle(frame, number, onlyPlace(frame, number))) return false
        }
        continue
      }
      const lone = placeLoneCells(frame)
      if (lone < 0) return false
      if (lone === 0) return true
    }
  }

  function onlyPlace(frame: Int32Array, number: number): number {
    const set = SETS + number * stride
    let w = 0
    while (w < words - 1 && frame[set + w] === 0) w++
    return w * wordCells + lowest(frame[set + w])
  }

  function has(frame: Int32Array, number: number, cell: number): boolean {
    return (frame[SETS + number * stride + wordOf[cell]] & bitOf[cell]) !== 0
  }

  /** The neighbourhood of each cell: the cell with its open neighbours; empty for a blocked cell. */
  function neighbourhoods(): (readonly number[])[] {
    const isOpen = (cell: number) => (board[wordOf[cell]] & bitOf[cell]) !== 0
    return neighbours.map((around, cell) => (isOpen(cell) ? [cell, ...around.filter(isOpen)] : []))
  }

  /**
   * Writes the sets that follow from the givens alone. Returns false if the givens are not distinct numbers from 1 to
   * the number of open cells.
   */
  function write(frame: Int32Array, givens: readonly number[]): boolean {
    numbers = 0
    board.fill(0)
    for (let cell = 0; cell < cells; cell++) {
      if (givens[cell] === BLOCKED) continue
      numbers++
      board[wordOf[cell]] |= bitOf[cell]
    }
    frame.fill(0)
    frame.fill(-1, PLACE + 1, PLACE + numbers + 1)
    frame.set(board, OPEN)
    frame[OPEN_COUNT] = numbers
    for (let cell = 0; cell < cells; cell++) {
      const given = givens[cell]
      if (given === BLOCKED || given === 0) continue
      failed = cell
      if (!(given >= 1 && given <= numbers) || frame[PLACE + given] !== -1) return false
      frame[PLACE + given] = cell
      frame[OPEN_COUNT]--
      frame[SETS + given * stride + wordOf[cell]] = bitOf[cell]
      frame[OPEN + wordOf[cell]] &= ~bitOf[cell]
    }
    for (let number = 1; number <= numbers; number++) {
      if (frame[PLACE + number] < 0) frame.copyWithin(SETS + number * stride, OPEN, OPEN + words)
    }
    return true
  }

  return {
    cells,
    items: 2 * cells,
    maxAlternatives: cells,
    frameWords,
    get groups() {
      groups ??= neighbourhoods()
      return groups
    },

    root(frame, { givens }) {
      forget()
      groups = undefined
      failed = -1
      if (!write(frame, givens)) return false
      for (let number = 1; number <= numbers; number++) {
        if (full && numbers > 1) markStale(number)
        else if (frame[PLACE + number] >= 0 && !reachFrom(frame, number, frame[PLACE + number])) return false
      }
      return checkOnly || propagate(frame)
    },

    place(frame, cell, value) {
      forget()
      return settle(frame, value, cell) && (checkOnly || propagate(frame))
    },

    exclude(frame, cell, value) {
      if (!has(frame, value, cell)) return true
      failed = cell
      if (frame[PLACE + value] >= 0) return false
      forget()
      frame[SETS + value * stride + wordOf[cell]] &= ~bitOf[cell]
      return checkOnly || (changed(frame, value) && propagate(frame))
    },

    openCells: (frame) => frame[OPEN_COUNT],

    alternatives(frame, item) {
      let count = 0
      if (item < cells) {
        const w = Math.floor(item / wordCells)
        const shift = item % wordCells
        if (((frame[OPEN + w] >>> shift) & 1) === 0) return SETTLED
        for (let number = 1, at = SETS + stride + w; number <= numbers; number++, at += stride) {
          count += (frame[at] >>> shift) & 1
        }
        return count
      }
      const number = item - cells + 1
      if (number > numbers || frame[PLACE + number] >= 0) return SETTLED
      const set = SETS + number * stride
      for (let w = 0; w < words; w++) count += popcount(frame[set + w])
      return count
    },

    list(frame, item, pairs) {
      let count = 0
      if (item < cells) {
        for (let number = 1; number <= numbers; number++) {
          if (!has(frame, number, item)) continue
          pairs[2 * count] = item
          pairs[2 * count + 1] = number
          count++
        }
        return count
      }
      const number = item - cells + 1
      const set = SETS + number * stride
      for (let w = 0; w < words; w++) {
        for (let word = frame[set + w]; word !== 0; word &= word - 1) {
          pairs[2 * count] = w * wordCells + lowest(word)
          pairs[2 * count + 1] = number
          count++
        }
      }
      return count
    },

    smallest(frame, from, to) {
      let best = -1
      let fewest = cells + 1
      // Counts for all cells of a word at once: bit i of each cell's sum is in plane i.
      for (let w = 0; w < words && w * wordCells < to; w++) {
        let rest = frame[OPEN + w]
        if (from > w * wordCells) rest &= from - w * wordCells > 31 ? 0 : -1 << (from - w * wordCells)
        if (to - w * wordCells < 32) rest &= (1 << (to - w * wordCells)) - 1
        if (rest === 0) continue
        planes.fill(0)
        for (let number = 1, at = SETS + stride + w; number <= numbers; number++, at += stride) {
          let carry = frame[at]
          for (let plane = 0; carry !== 0; plane++) {
            const sum = planes[plane]
            planes[plane] = sum ^ carry
            carry &= sum
          }
        }
        let count = 0
        for (let plane = planes.length - 1; plane >= 0; plane--) {
          const without = rest & ~planes[plane]
          if (without !== 0) rest = without
          else count |= 1 << plane
        }
        if (count < fewest) {
          fewest = count
          best = w * wordCells + lowest(rest)
        }
      }
      for (let item = Math.max(from, cells); item < to && item < cells + numbers; item++) {
        const number = item - cells + 1
        if (frame[PLACE + number] >= 0) continue
        const set = SETS + number * stride
        let count = 0
        for (let w = 0; w < words && count < fewest; w++) count += popcount(frame[set + w])
        if (count < fewest) {
          fewest = count
          best = item
        }
      }
      return best
    },

    failedGroup: () => failed,

    read(frame, values) {
      values.fill(0)
      for (let number = 1; number <= numbers; number++) {
        if (frame[PLACE + number] >= 0) values[frame[PLACE + number]] = number
      }
    },
  }
}
