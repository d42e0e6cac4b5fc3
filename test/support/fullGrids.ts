// All kinds of full Sudoku grids, and whether one of them is the solution of a puzzle with a given number of
// givens.

/** The numbers of rows and columns of a box. */
export interface Boxes {
  readonly rows: number
  readonly columns: number
}

type Grid = readonly number[]

const sizeOf = ({ rows, columns }: Boxes) => rows * columns

function boxOf({ rows, columns }: Boxes, cell: number): number {
  const size = rows * columns
  return Math.floor(Math.floor(cell / size) / rows) * rows + Math.floor((cell % size) / columns)
}

/**
 * Fills the open cells (0) in every way, cells with the fewest numbers first; ends when `onGrid` returns
 * true.
 */
function fill(boxes: Boxes, givens: Grid, onGrid: (grid: Grid) => boolean): boolean {
  const size = sizeOf(boxes)
  const values = givens.slice()
  const used = Array.from({ length: 3 }, () => new Array<number>(size).fill(0))
  const placesOf = (cell: number) => [Math.floor(cell / size), cell % size, boxOf(boxes, cell)]
  const toggle = (cell: number, value: number) => {
    placesOf(cell).forEach((place, kind) => {
      used[kind][place] ^= 1 << value
    })
  }
  values.forEach((value, cell) => {
    if (value > 0) toggle(cell, value)
  })
  const left = (cell: number) => {
    const taken = placesOf(cell).reduce((bits, place, kind) => bits | used[kind][place], 0)
    return Array.from({ length: size }, (_, index) => index + 1).filter((value) => !(taken & (1 << value)))
  }
  const next = (): boolean => {
    let best: { readonly cell: number; readonly choices: readonly number[] } | undefined
    for (let cell = 0; cell < values.length && (best?.choices.length ?? 2) > 1; cell++) {
      if (values[cell] > 0) continue
      const choices = left(cell)
      if (!best || choices.length < best.choices.length) best = { cell, choices }
    }
    if (!best) return onGrid(values.slice())
    const { cell, choices } = best
    for (const value of choices) {
      values[cell] = value
      toggle(cell, value)
      const isOver = next()
      toggle(cell, value)
      values[cell] = 0
      if (isOver) return true
    }
    return false
  }
  return next()
}

/**
 * One grid of each kind: grids are of one kind if exchanges of rows and columns and renumbering turn one into
 * the other.
 */
export function kindsOfGrids(boxes: Boxes): { readonly all: number; readonly kinds: readonly Grid[] } {
  const size = sizeOf(boxes)
  const grids: Grid[] = []
  const firstRow = Array.from({ length: size * size }, (_, cell) => (cell < size ? cell + 1 : 0))
  fill(boxes, firstRow, (grid) => {
    grids.push(grid)
    return false
  })
  const index = new Map(grids.map((grid, at) => [grid.join(), at]))
  const moves = exchangesOf(boxes)
  const seen = new Set<number>()
  const kinds = grids.filter((_, at) => {
    if (seen.has(at)) return false
    seen.add(at)
    spread(at)
    return true
  })
  function spread(start: number): void {
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const move of moves) {
        const image = renumbered(
          move.map((cell) => grids[at as number][cell]),
          size,
        )
        const other = index.get(image.join()) as number
        if (seen.has(other)) continue
        seen.add(other)
        waiting.push(other)
      }
    }
  }
  return { all: grids.length, kinds }
}

/** The grid, renumbered so that its first row is 1, 2, 3, ... */
function renumbered(grid: Grid, size: number): Grid {
  const names = new Map(grid.slice(0, size).map((value, at) => [value, at + 1]))
  return grid.map((value) => names.get(value) as number)
}

/**
 * Exchanges of two neighbouring rows of a band and of two bands, and the same for columns; with square boxes
 * also the mirror.
 */
function exchangesOf({ rows, columns }: Boxes): number[][] {
  const size = rows * columns
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  const linesBy = (step: number): ((line: number) => number)[] => {
    const within = Array.from({ length: size - 1 }, (_, line) => line)
      .filter((line) => (line + 1) % step > 0)
      .map((line) => (one: number) => (one === line ? line + 1 : one === line + 1 ? line : one))
    const bands = Array.from({ length: size / step - 1 }, (_, band) => band * step).map(
      (first) => (one: number) =>
        one >= first && one < first + step
          ? one + step
          : one >= first + step && one < first + 2 * step
            ? one - step
            : one,
    )
    return [...within, ...bands]
  }
  const mirrors =
    rows === columns ? [cells.map((cell) => (cell % size) * size + Math.floor(cell / size))] : []
  return [
    ...linesBy(rows).map((line) => cells.map((cell) => line(Math.floor(cell / size)) * size + (cell % size))),
    ...linesBy(columns).map((line) => cells.map((cell) => cell - (cell % size) + line(cell % size))),
    ...mirrors,
  ]
}

/**
 * Whether the given number of a grid's cells can be givens that allow no other solution. Every other solution
 * requires a given in a cell where it differs from the grid: such sets of cells are collected, and all ways
 * to hit them are tried.
 */
export function hasPuzzle(boxes: Boxes, grid: Grid, givens: number): boolean {
  const sets: number[][] = []
  const isGiven = grid.map(() => false)
  const isClosed = grid.map(() => false)

  /** The smallest set without a given, reduced to its cells that are not closed. */
  function unhit(): readonly number[] | undefined {
    const open = sets.filter((set) => !set.some((cell) => isGiven[cell]))
    return open
      .map((set) => set.filter((cell) => !isClosed[cell]))
      .reduce<number[] | undefined>(
        (best, set) => (best && best.length <= set.length ? best : set),
        undefined,
      )
  }

  function other(): Grid | undefined {
    let found: Grid | undefined
    fill(
      boxes,
      grid.map((value, cell) => (isGiven[cell] ? value : 0)),
      (one) => {
        if (String(one) === String(grid)) return false
        found = one
        return true
      },
    )
    return found
  }

  function place(left: number): boolean {
    let set = unhit()
    if (!set) {
      const solution = other()
      if (!solution) return true
      sets.push(grid.flatMap((value, cell) => (value === solution[cell] ? [] : cell)))
      set = unhit() ?? []
    }
    if (left === 0) return false
    const tried: number[] = []
    let isFound = false
    for (const cell of set) {
      isGiven[cell] = true
      isFound = place(left - 1)
      isGiven[cell] = false
      if (isFound) break
      // Sets with this cell have been tried, so later branches exclude it.
      isClosed[cell] = true
      tried.push(cell)
    }
    for (const cell of tried) isClosed[cell] = false
    return isFound
  }

  return place(givens)
}
