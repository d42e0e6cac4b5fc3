// The least of all twins of a full Latin square, read row by row, and every way that leads to it. The twins come from
// exchanging rows, exchanging columns, transposing and relabelling: 2 * (n!)^3 of them.
//
//   top     3 1 4 2      Relabelled, the top row is 1 2 3 ..., and the second row says for each column in which other
//   second  1 3 2 4      column its number is in the top row: a permutation of the columns without fixed points. It
//                        is least if its cycles are laid out side by side, the shortest first: 2 1 4 3, 2 1 4 5 3.
//
// So only pairs of rows with the least lengths of cycles count, and for each of them the orders of equally long cycles
// and the columns with which they begin. Then the first column decides the order of the other rows, since each number
// stands there only once.

/** A way from a square to the least of its twins. */
export interface SquareWay {
  /** The cell that comes to each place. */
  readonly from: Uint8Array
}

/** The least of the twins of a full square. */
interface LeastSquare {
  /** Its numbers, cell by cell. */
  readonly square: readonly number[]
  /** All ways that lead to it. */
  readonly ways: readonly SquareWay[]
}

/** A pair of rows, with the cycles of columns between them, the shortest first. */
interface RowPair {
  readonly isTransposed: boolean
  readonly top: number
  readonly cycles: readonly (readonly number[])[]
}

/** Finds the least twin of a full square. */
export function leastSquare(solution: readonly number[], size: number): LeastSquare {
  const grids = [solution, transposed(solution, size)]
  let least: number[] = []
  let ways: SquareWay[] = []
  for (const { isTransposed, top, cycles } of leastPairs(grids, size)) {
    const grid = grids[isTransposed ? 1 : 0]
    for (const columns of ordersOf(cycles)) {
      const rows = orderRows(grid, top, columns)
      const image = imageBelow(least, grid, rows, columns)
      if (!image) continue
      if (image.some((value, cell) => value !== least[cell])) ways = []
      least = image
      const cells = rows.flatMap((row) => columns.map((column) => cellAt(isTransposed, row, column, size)))
      ways.push({ from: Uint8Array.from(cells) })
    }
  }
  return { square: least, ways }
}

function transposed(grid: readonly number[], size: number): number[] {
  return grid.map((_, cell) => grid[(cell % size) * size + Math.floor(cell / size)])
}

function cellAt(isTransposed: boolean, row: number, column: number, size: number): number {
  return isTransposed ? column * size + row : row * size + column
}

/** The ordered pairs of rows whose cycles have the least lengths. */
function leastPairs(grids: readonly (readonly number[])[], size: number): RowPair[] {
  let least: readonly number[] = []
  let pairs: RowPair[] = []
  grids.forEach((grid, index) => {
    for (let top = 0; top < size; top++) {
      for (let second = 0; second < size; second++) {
        if (second === top) continue
        const cycles = cyclesBetween(grid.slice(top * size, (top + 1) * size), grid.slice(second * size))
        const lengths = cycles.map(({ length }) => length)
        const difference = pairs.length === 0 ? -1 : compare(lengths, least)
        if (difference > 0) continue
        if (difference < 0) pairs = []
        least = lengths
        pairs.push({ isTransposed: index === 1, top, cycles })
      }
    }
  })
  return pairs
}

/** The cycles of columns in which a column is followed by that whose top number is below it, the shortest first. */
function cyclesBetween(top: readonly number[], second: readonly number[]): number[][] {
  const isSeen = new Set<number>()
  const cycles = top.map((_, start) => {
    const cycle: number[] = []
    for (let column = start; !isSeen.has(column); column = top.indexOf(second[column])) {
      isSeen.add(column)
      cycle.push(column)
    }
    return cycle
  })
  return cycles.filter(({ length }) => length > 0).sort((one, other) => one.length - other.length)
}

/** Compares lists of the same sum element by element; negative if the first one is less. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : one[at] - other[at]
}

/** All orders of the columns that lay these cycles out side by side, the shortest first. */
function* ordersOf(
  cycles: readonly (readonly number[])[],
  before: readonly number[] = [],
): Generator<number[]> {
  if (cycles.length === 0) {
    yield [...before]
    return
  }
  for (const cycle of cycles) {
    if (cycle.length > cycles[0].length) return
    const others = cycles.filter((one) => one !== cycle)
    for (let start = 0; start < cycle.length; start++) {
      yield* ordersOf(others, [...before, ...cycle.slice(start), ...cycle.slice(0, start)])
    }
  }
}

/** The rows by their numbers in the first column, in the order in which the top row has these numbers. */
function orderRows(grid: readonly number[], top: number, columns: readonly number[]): number[] {
  const size = columns.length
  const rowWith = new Map(columns.map((_, row) => [grid[row * size + columns[0]], row]))
  return columns.map((column) => rowWith.get(grid[top * size + column]) as number)
}

/**
 * The relabelled square with these rows and columns, unless it is greater than the least one so far. An empty `least`
 * means that there is none yet.
 */
function imageBelow(
  least: readonly number[],
  grid: readonly number[],
  rows: readonly number[],
  columns: readonly number[],
): number[] | undefined {
  const size = rows.length
  const labels = new Uint8Array(size + 1)
  columns.forEach((column, place) => {
    labels[grid[rows[0] * size + column]] = place + 1
  })
  let isBelow = least.length === 0
  const image: number[] = []
  for (const row of rows) {
    for (const column of columns) {
      const value = labels[grid[row * size + column]]
      const known = least[image.length]
      if (!isBelow && value > known) return undefined
      if (value < known) isBelow = true
      image.push(value)
    }
  }
  return image
}
