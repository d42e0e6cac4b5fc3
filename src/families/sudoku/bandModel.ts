// The fast model of the 9x9 Sudoku at full strength. The rules are compiled to 27 words: for each digit and band
// (three rows), the 27 cells of the band in which the digit can still go, row by row from bit 0.
//
//   bit  0  1  2 |  3  4  5 |  6  7  8     A *minirow* is the three cells that a row and a box share. In
//        9 10 11 | 12 13 14 | 15 16 17     a band the three copies of a digit use three minirows, one in
//       18 19 20 | 21 22 23 | 24 25 26     each row and box: one of six patterns.
// The minirows with room left decide which patterns are possible, and cells outside these patterns are removed.
// A single lookup in a table of 512 entries finds all locked candidates, the places that a row or box must have,
// and contradictions. The three copies of a digit in a stack form the same six patterns, with one column in each
// band. Bands and the table are ideas from the solvers fsss (Dobrichev) and JCZSolve (Zhou Yundong).
//
// These functions are the hottest loops of the project, so they are deliberately long and flat, with few calls.

import { lowest, popcount } from '../../kernel/bits.ts'
import { type Model, SETTLED, smallestByAsking } from '../../kernel/searchModel.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuGroups, sudokuShape } from './puzzle.ts'

const BAND = (1 << 27) - 1
const ROW = (1 << 9) - 1
// The first cell of each row of a band, the last one, and all but the last.
const ROW_STARTS = 0o001001001
const ROW_ENDS = 0o400400400
const ROW_RESTS = 0o377377377

// Where the three words begin, after the 27 words of the digits, that hold the open cells of each band, and its cells with two
// candidates.
const OPEN = 27
const PAIRS = 30

const { MINIROWS, PATTERNS, STACK_PATTERNS, OWN_BAND, PEERS } = makeTables()

function makeTables() {
  // For each set of cells of a row, the minirows that contain a cell of the set.
  const MINIROWS = new Int32Array(512)
  for (let cells = 0; cells < 512; cells++) {
    for (let box = 0; box < 3; box++) if ((cells >>> (3 * box)) & 7) MINIROWS[cells] |= 1 << box
  }
  // For each set of minirows with room, PATTERNS has the cells of all patterns that use only these minirows.
  // STACK_PATTERNS is the same for stacks: for the columns with room in each band, it has the columns that each
  // band uses in the patterns within these columns. All columns are numbered as in the first stack.
  const PATTERNS = new Int32Array(512)
  const STACK_PATTERNS = new Int32Array(512)
  for (const [first, second, third] of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const pattern = (1 << first) | (8 << second) | (64 << third)
    const cells = (7 << (3 * first)) | (7 << (9 + 3 * second)) | (7 << (18 + 3 * third))
    const columns = (1 << first) | (1 << (9 + second)) | (1 << (18 + third))
    for (let room = 0; room < 512; room++) {
      if ((room & pattern) !== pattern) continue
      PATTERNS[room] |= cells
      STACK_PATTERNS[room] |= columns
    }
  }
  // For each cell, the cells that share a row, column or box with it: three words, one for each band.
  const PEERS = new Int32Array(3 * 81)
  for (const group of sudokuGroups(sudokuShape(9))) {
    for (const cell of group) {
      for (const peer of group) if (peer !== cell) PEERS[3 * cell + Math.floor(peer / 27)] |= 1 << (peer % 27)
    }
  }
  // For each cell of a band, the cells of the band in which a digit placed in this cell remains possible: the
  // cell itself, and all cells outside its row and its box.
  const OWN_BAND = Int32Array.from({ length: 27 }, (_, cell) => BAND & ~PEERS[3 * cell])
  return { MINIROWS, PATTERNS, STACK_PATTERNS, OWN_BAND, PEERS }
}

/** The minirows of a band that contain a place for a digit with these places. */
function minirows(places: number): number {
  return MINIROWS[places & ROW] | (MINIROWS[(places >>> 9) & ROW] << 3) | (MINIROWS[places >>> 18] << 6)
}

/** The columns of a band that contain a place for a digit with these places. */
function columns(places: number): number {
  return (places | (places >>> 9) | (places >>> 18)) & ROW
}

/** The places that are the only one in their row. Every row must have a place. */
function loneInRow(places: number): number {
  const further = places & (places - ROW_STARTS)
  const ends = (((further & ROW_RESTS) + ROW_RESTS) | further) & ROW_ENDS
  return places & ~((ends << 1) - (ends >>> 8))
}

/** The places of a digit in a band that remain after the digit is placed in these cells. */
function keepLone(places: number, cells: number): number {
  for (; cells !== 0; cells &= cells - 1) places &= OWN_BAND[lowest(cells)]
  return places
}

/** The cells of these columns in all three rows of a band. */
function inEachRow(columns: number): number {
  return columns | (columns << 9) | (columns << 18)
}

/** 1 if a digit can go in a cell, otherwise 0. */
function isPlace(frame: Int32Array, digit: number, cell: number): number {
  return (frame[3 * digit + ((cell / 27) | 0)] >>> (cell % 27)) & 1
}

/** Removes cells from a word. Returns 1 if the word changed, otherwise 0. */
function remove(frame: Int32Array, word: number, cells: number): number {
  const gone = frame[word] & cells
  frame[word] ^= gone
  return -gone >>> 31
}

/**
 * Removes all candidates of cells of a band. Returns a bit for each digit that changed. A loop or a branch would take a tenth of
 * the time of a search.
 */
function removeFromAll(frame: Int32Array, band: number, cells: number): number {
  return (
    remove(frame, band, cells) |
    (remove(frame, band + 3, cells) << 1) |
    (remove(frame, band + 6, cells) << 2) |
    (remove(frame, band + 9, cells) << 3) |
    (remove(frame, band + 12, cells) << 4) |
    (remove(frame, band + 15, cells) << 5) |
    (remove(frame, band + 18, cells) << 6) |
    (remove(frame, band + 21, cells) << 7) |
    (remove(frame, band + 24, cells) << 8)
  )
}

/** Compiles the 9x9 shape at full strength. */
export function makeBandModel(shape: SudokuShape): Model<SudokuPuzzle> {
  const groups = sudokuGroups(shape)
  const items = 81 + groups.length * 9
  /** For each word of a digit and a band, the cells in which the digit is given. Only `root` uses this. */
  const own = new Int32Array(27)
  // The last contradiction: either a digit that has no possible pattern in a band, or a cell without candidates.
  // If it is a digit, `failedCell` is -1; if it is a cell, `failedDigit` is -1.
  let failedDigit = -1
  let failedCell = -1
  let failedFrame: Int32Array

  /** Removes a digit that is placed in a cell from the other cells of its row, column and box. */
  function confine(frame: Int32Array, digit: number, band: number, cell: number): void {
    const word = 3 * digit
    const others = ~inEachRow(1 << (cell % 9))
    frame[word + band] &= OWN_BAND[cell]
    frame[word + (band === 0 ? 1 : 0)] &= others
    frame[word + (band === 2 ? 1 : 2)] &= others
  }

  /** Propagates changes in the words of these digits. `dirty` has a bit for each digit. */
  function propagate(frame: Int32Array, dirty: number): boolean {
    for (;;) {
      while (dirty !== 0) {
        const digit = lowest(dirty)
        dirty ^= 1 << digit
        const word = 3 * digit
        let upper = frame[word]
        let middle = frame[word + 1]
        let lower = frame[word + 2]
        for (;;) {
          const upperPlaces = upper & PATTERNS[minirows(upper)]
          const middlePlaces = middle & PATTERNS[minirows(middle)]
          const lowerPlaces = lower & PATTERNS[minirows(lower)]
          if (upperPlaces === 0 || middlePlaces === 0 || lowerPlaces === 0) {
            // The words are stored so that `failedGroup` can find the group.
            frame[word] = upper
            frame[word + 1] = middle
            frame[word + 2] = lower
            return failed(frame, digit, -1)
          }
          // Stacks are treated in the same way: the three copies of a digit in a stack use one column each.
          const a = columns(upperPlaces)
          const b = columns(middlePlaces)
          const c = columns(lowerPlaces)
          const left =
            STACK_PATTERNS[(a & 7) | ((b & 7) << 3) | ((c & 7) << 6)] |
            (STACK_PATTERNS[((a >>> 3) & 7) | (b & 0o70) | ((c & 0o70) << 3)] << 3) |
            (STACK_PATTERNS[(a >>> 6) | ((b >>> 3) & 0o70) | (c & 0o700)] << 6)
          upper = upperPlaces & inEachRow(left & ROW)
          middle = middlePlaces & inEachRow((left >>> 9) & ROW)
          lower = lowerPlaces & inEachRow(left >>> 18)
          if (upper === upperPlaces && middle === middlePlaces && lower === lowerPlaces) break
        }
        frame[word] = upper
        frame[word + 1] = middle
        frame[word + 2] = lower
        // If a row has only one place left for the digit, all other digits are removed from this cell.
        const upperPlaced = loneInRow(upper) & frame[OPEN]
        const middlePlaced = loneInRow(middle) & frame[OPEN + 1]
        const lowerPlaced = loneInRow(lower) & frame[OPEN + 2]
        if ((upperPlaced | middlePlaced | lowerPlaced) !== 0) {
          frame[OPEN] ^= upperPlaced
          frame[OPEN + 1] ^= middlePlaced
          frame[OPEN + 2] ^= lowerPlaced
          if (upperPlaced !== 0) dirty |= removeFromAll(frame, 0, upperPlaced)
          if (middlePlaced !== 0) dirty |= removeFromAll(frame, 1, middlePlaced)
          if (lowerPlaced !== 0) dirty |= removeFromAll(frame, 2, lowerPlaced)
          dirty &= ~(1 << digit)
          frame[word] = upper
          frame[word + 1] = middle
          frame[word + 2] = lower
        }
        // Finds columns with one place left. The patterns of the stacks ensure that each column has at least one
        // place, so the columns with two or more places are computed, and the remaining columns have one.
        const once = upper | middle | lower
        const pairs = (upper & middle) | ((upper | middle) & lower)
        const more = pairs | (once & (once >>> 9)) | (once & (once >>> 18))
        const lone = ROW & ~(more | (pairs >>> 9) | (pairs >>> 18) | ((once >>> 9) & (once >>> 18)))
        if (lone !== 0) {
          const loneColumns = inEachRow(lone)
          const upperLone = upper & loneColumns & frame[OPEN]
          const middleLone = middle & loneColumns & frame[OPEN + 1]
          const lowerLone = lower & loneColumns & frame[OPEN + 2]
          if ((upperLone | middleLone | lowerLone) !== 0) {
            frame[word] = keepLone(upper, upperLone)
            frame[word + 1] = keepLone(middle, middleLone)
            frame[word + 2] = keepLone(lower, lowerLone)
            dirty |= 1 << digit
          }
        }
      }
      // Places the digit of each cell with one candidate.
      for (let band = 0; band < 3; band++) {
        let once = 0
        let twice = 0
        let thrice = 0
        for (let word = band; word < 27; word += 3) {
          const places = frame[word]
          thrice |= twice & places
          twice |= once & places
          once |= places
        }
        frame[PAIRS + band] = twice & ~thrice
        if (once !== BAND) return failed(frame, -1, 27 * band + lowest(~once))
        let single = once & ~twice & frame[OPEN + band]
        while (single !== 0) {
          const bit = single & -single
          single ^= bit
          let digit = 0
          while (digit < 9 && (frame[3 * digit + band] & bit) === 0) digit++
          // A single that was placed earlier in this pass may have removed the last candidate.
          if (digit === 9) return failed(frame, -1, 27 * band + lowest(bit))
          confine(frame, digit, band, lowest(bit))
          dirty |= 1 << digit
        }
      }
      if (dirty === 0) return true
    }
  }

  function failed(frame: Int32Array, digit: number, cell: number): false {
    failedFrame = frame
    failedDigit = digit
    failedCell = cell
    return false
  }

  /**
   * The number of places that a digit has in a group; 10, more than any group can have, if the digit is already
   * placed in the group.
   */
  function openPlaces(frame: Int32Array, digit: number, group: readonly number[]): number {
    let count = 0
    for (const cell of group) {
      const band = (cell / 27) | 0
      if (isPlace(frame, digit, cell) === 0) continue
      if (((frame[OPEN + band] >>> (cell % 27)) & 1) === 0) return 10
      count++
    }
    return count
  }

  function candidateCount(frame: Int32Array, cell: number): number {
    const band = (cell / 27) | 0
    const bit = cell - 27 * band
    let count = 0
    for (let word = band; word < 27; word += 3) count += (frame[word] >>> bit) & 1
    return count
  }

  /**
   * The cell with two candidates that has the most peers with two candidates, or -1 if there is none. Trying
   * either of its digits leads to more consequences than in other cells.
   */
  function pairCell(frame: Int32Array): number {
    const upper = frame[PAIRS]
    const middle = frame[PAIRS + 1]
    const lower = frame[PAIRS + 2]
    let best = -1
    let most = -1
    for (let band = 0; band < 3; band++) {
      for (let cells = frame[PAIRS + band]; cells !== 0; cells &= cells - 1) {
        const cell = 27 * band + lowest(cells)
        const peers =
          popcount(upper & PEERS[3 * cell]) +
          popcount(middle & PEERS[3 * cell + 1]) +
          popcount(lower & PEERS[3 * cell + 2])
        if (peers > most) {
          most = peers
          best = cell
        }
      }
    }
    return best
  }

  /** The item of a row and a digit that has exactly two places in this row, or -1 if there is none. */
  function pairOfPlaces(frame: Int32Array): number {
    for (let digit = 0; digit < 9; digit++) {
      for (let row = 0; row < 9; row++) {
        const places = (frame[3 * digit + ((row / 3) | 0)] >>> (9 * (row % 3))) & ROW
        const allButOne = places & (places - 1)
        if (allButOne !== 0 && (allButOne & (allButOne - 1)) === 0) return 81 + 9 * row + digit
      }
    }
    return -1
  }

  const model: Model<SudokuPuzzle> = {
    cells: 81,
    items,
    maxAlternatives: 9,
    frameWords: 33,
    groups,
    root(frame, { givens }) {
      frame.fill(BAND)
      own.fill(0)
      for (let cell = 0; cell < 81; cell++) {
        const digit = givens[cell] - 1
        if (digit < 0) continue
        const band = (cell / 27) | 0
        const bit = 1 << (cell - 27 * band)
        confine(frame, digit, band, cell - 27 * band)
        own[3 * digit + band] |= bit
        frame[OPEN + band] ^= bit
      }
      // The bits of cells with givens stay only in the words of the given digits.
      for (let word = 0; word < 27; word++) frame[word] &= frame[OPEN + (word % 3)] | own[word]
      return propagate(frame, ROW)
    },
    place(frame, cell, value) {
      const band = (cell / 27) | 0
      confine(frame, value - 1, band, cell - 27 * band)
      return propagate(frame, 1 << (value - 1))
    },
    exclude(frame, cell, value) {
      const band = (cell / 27) | 0
      const word = 3 * (value - 1) + band
      frame[word] &= ~(1 << (cell - 27 * band))
      return propagate(frame, 1 << (value - 1))
    },
    openCells: (frame) => popcount(frame[OPEN]) + popcount(frame[OPEN + 1]) + popcount(frame[OPEN + 2]),
    alternatives(frame, item) {
      if (item < 81) {
        const open = (frame[OPEN + ((item / 27) | 0)] >>> (item % 27)) & 1
        return open ? candidateCount(frame, item) : SETTLED
      }
      const group = groups[((item - 81) / 9) | 0]
      let count = 0
      for (const cell of group) count += isPlace(frame, item % 9, cell)
      return count === 1 ? SETTLED : count
    },
    list(frame, item, pairs) {
      let count = 0
      if (item < 81) {
        for (let digit = 0; digit < 9; digit++) {
          if (isPlace(frame, digit, item)) {
            pairs[2 * count] = item
            pairs[2 * count++ + 1] = digit + 1
          }
        }
        return count
      }
      const digit = item % 9
      for (const cell of groups[((item - 81) / 9) | 0]) {
        if (isPlace(frame, digit, cell)) {
          pairs[2 * count] = cell
          pairs[2 * count++ + 1] = digit + 1
        }
      }
      return count
    },
    smallest(frame, from, to) {
      if (from === 0 && to >= 81) {
        const cell = pairCell(frame)
        if (cell >= 0) return cell
        if (to === items) {
          const item = pairOfPlaces(frame)
          if (item >= 0) return item
        }
      }
      return smallestByAsking(model, frame, from, to)
    },
    failedGroup() {
      if (failedCell >= 0) return 18 + 3 * ((failedCell / 27) | 0) + (((failedCell % 9) / 3) | 0)
      let tightest = -1
      let fewest = 10
      for (let group = 0; group < groups.length; group++) {
        const count = openPlaces(failedFrame, failedDigit, groups[group])
        if (count < fewest) {
          fewest = count
          tightest = group
        }
      }
      return tightest
    },
    read(frame, values) {
      for (let cell = 0; cell < 81; cell++) values[cell] = 0
      for (let index = 0; index < 27; index++) {
        const band = index % 3
        for (let placed = frame[index] & ~frame[OPEN + band]; placed !== 0; placed &= placed - 1) {
          values[27 * band + lowest(placed)] = ((index / 3) | 0) + 1
        }
      }
    },
  }
  return model
}
