// The algorithms of the posts, step by step and without optimisation: the states that their searches open,
// and their solutions. Nothing here uses the project's models, heuristics or search.

import type { Puzzle } from '../../src/index.ts'

export interface Told {
  /** States that were not refuted: the empty board, partial boards and solutions. */
  states: number
  solutions: number
}

/** Visits all states below one, depth first. */
function explore<State>(
  state: State,
  isSolved: (state: State) => boolean,
  successors: (state: State) => State[],
  told: Told = { states: 0, solutions: 0 },
): Told {
  told.states++
  if (isSolved(state)) told.solutions++
  else for (const next of successors(state)) explore(next, isSolved, successors, told)
  return told
}

type Values = readonly number[]

const isFull = (values: Values) => !values.includes(0)

interface Line {
  readonly cells: readonly number[]
  readonly sum: number
  readonly isRow: boolean
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function rowsAndColumns({ rows, columns }: Puzzle['shape']): number[][] {
  return [
    ...range(0, rows - 1).map((row) => range(0, columns - 1).map((column) => row * columns + column)),
    ...range(0, columns - 1).map((column) => range(0, rows - 1).map((row) => row * columns + column)),
  ]
}

const sumOf = (numbers: Values) => numbers.reduce((sum, number) => sum + number, 0)

/** The sum that a line still needs, and the number of its open cells. */
function missing({ cells, sum }: Line, values: Values): { open: number; needs: number } {
  const filled = cells.map((cell) => values[cell])
  return { open: filled.filter((value) => value === 0).length, needs: sum - sumOf(filled) }
}

/** The Survo post's phases 1, 2 and 3. */
export function survoTold(
  puzzle: Puzzle & { readonly rowSums: Values; readonly columnSums: Values },
  phase: 1 | 2 | 3,
): Told {
  const sums = [...puzzle.rowSums, ...puzzle.columnSums]
  const lines = rowsAndColumns(puzzle.shape).map((cells, index) => {
    return { cells, sum: sums[index], isRow: index < puzzle.shape.rows }
  })
  const numbers = range(1, puzzle.givens.length)

  function isAllowed(values: Values, cell: number): boolean {
    const unused = numbers.filter((number) => !values.includes(number))
    return lines.every((line) => {
      const { open, needs } = missing(line, values)
      if (isFull(values)) return needs === 0
      if (phase === 2 && line.isRow && line.cells.includes(cell) && open === 0) return needs === 0
      if (phase < 3) return true
      return needs >= sumOf(unused.slice(0, open)) && needs <= sumOf(unused.slice(unused.length - open))
    })
  }

  return explore<Values>(puzzle.givens, isFull, (values) => {
    const cell = values.indexOf(0)
    return numbers
      .filter((number) => !values.includes(number))
      .map((number) => values.with(cell, number))
      .filter((next) => isAllowed(next, cell))
  })
}

/** The sets of the given number of values, each in ascending order. */
function combinations(numbers: Values, count: number): number[][] {
  if (count === 0) return [[]]
  return numbers.flatMap((number, index) =>
    combinations(numbers.slice(index + 1), count - 1).map((rest) => [number, ...rest]),
  )
}

/**
 * The magic post: branches on the group with the fewest empty cells, and checks every group with three
 * numbers or more.
 */
export function magicTold(
  puzzle: Puzzle & {
    readonly shape: { readonly first: number; readonly last: number; readonly sum: number }
  },
): Told {
  const { rows: size, first, last, sum } = puzzle.shape
  const diagonals = [
    range(0, size - 1).map((index) => index * size + index),
    range(0, size - 1).map((index) => index * size + size - 1 - index),
  ]
  const lines = [...rowsAndColumns(puzzle.shape), ...diagonals].map((cells) => ({ cells, sum, isRow: false }))
  const numbers = range(first, last)

  function isAllowed(values: Values): boolean {
    const unused = numbers.filter((number) => !values.includes(number))
    return lines.every((line) => {
      const { open, needs } = missing(line, values)
      return size - open < 3 || combinations(unused, open).some((some) => sumOf(some) === needs)
    })
  }

  return explore<Values>(puzzle.givens, isFull, (values) => {
    const unfinished = lines
      .map((line) => ({ line, open: missing(line, values).open }))
      .filter(({ open }) => open > 0)
      .sort((one, other) => one.open - other.open)
    const cell = unfinished[0].line.cells.find((one) => values[one] === 0) as number
    return numbers
      .filter((number) => !values.includes(number))
      .map((number) => values.with(cell, number))
      .filter(isAllowed)
  })
}

function sudokuUnits(shape: Puzzle['shape'] & { boxRows: number; boxColumns: number }): number[][] {
  const { rows: size, boxRows, boxColumns } = shape
  const boxOf = (cell: number) =>
    `${Math.floor(Math.floor(cell / size) / boxRows)} ${Math.floor((cell % size) / boxColumns)}`
  const cells = range(0, size * size - 1)
  const boxes = Array.from(new Set(cells.map(boxOf)))
  return [...rowsAndColumns(shape), ...boxes.map((box) => cells.filter((cell) => boxOf(cell) === box))]
}

type SudokuPuzzle = Puzzle & { readonly shape: { readonly boxRows: number; readonly boxColumns: number } }

/** The Sudoku post: branches on the first cell with the fewest choices, without regard to other cells. */
export function sudokuTold(puzzle: SudokuPuzzle): Told {
  const units = sudokuUnits(puzzle.shape)
  const numbers = range(1, puzzle.shape.rows)
  return explore<Values>(puzzle.givens, isFull, (values) => {
    const choices = values.flatMap((value, cell) => {
      if (value > 0) return []
      const seen = units
        .filter((unit) => unit.includes(cell))
        .flatMap((unit) => unit.map((one) => values[one]))
      return { cell, numbers: numbers.filter((number) => !seen.includes(number)) }
    })
    const [fewest] = choices.sort((one, other) => one.numbers.length - other.numbers.length)
    return fewest.numbers.map((number) => values.with(fewest.cell, number))
  })
}

/** The candidates of each cell; a blocked one has none. */
type Candidates = readonly (readonly number[])[]

/** Reduces each cell to the values that the rules of a puzzle allow; undefined if a cell has none left. */
type Rule = (candidates: Candidates) => Candidates | undefined

/** Naked and hidden singles and one more rule, repeated until nothing changes. */
function settled(
  start: Candidates,
  units: readonly (readonly number[])[],
  rule: Rule,
): Candidates | undefined {
  let candidates = start.map((some) => [...some])
  for (;;) {
    const before = JSON.stringify(candidates)
    for (const unit of units) {
      for (const cell of unit) {
        if (candidates[cell].length !== 1) continue
        for (const other of unit) {
          if (other !== cell)
            candidates[other] = candidates[other].filter((one) => one !== candidates[cell][0])
        }
      }
      for (const value of start.flat().filter((one, at, all) => all.indexOf(one) === at)) {
        const places = unit.filter((cell) => candidates[cell].includes(value))
        if (places.length === 0) return undefined
        if (places.length === 1) candidates[places[0]] = [value]
      }
      if (unit.some((cell) => candidates[cell].length === 0)) return undefined
    }
    const ruled = rule(candidates)
    if (!ruled) return undefined
    candidates = ruled.map((some) => [...some])
    if (JSON.stringify(candidates) === before) return candidates
  }
}

/** Searches on the first cell with the fewest candidates. */
function singlesTold(start: Candidates, units: readonly (readonly number[])[], rule: Rule): Told {
  const root = settled(start, units, rule)
  if (!root) return { states: 0, solutions: 0 }
  const isSolved = (candidates: Candidates) => candidates.every((some) => some.length <= 1)
  return explore<Candidates>(root, isSolved, (candidates) => {
    const choices = candidates.flatMap((some, cell) =>
      some.length > 1 ? [some.map((value) => ({ cell, value }))] : [],
    )
    const [fewest] = choices.sort((one, other) => one.length - other.length)
    return fewest.flatMap(({ cell, value }) => {
      const next = settled(candidates.with(cell, [value]), units, rule)
      return next ? [next] : []
    })
  })
}

function candidatesOf({ givens }: Puzzle, values: Values): Candidates {
  return givens.map((given) => (given === 0 ? values : given < 0 ? [] : [given]))
}

/** Norvig on a Sudoku. */
export function norvigSudokuTold(puzzle: SudokuPuzzle): Told {
  const start = candidatesOf(puzzle, range(1, puzzle.shape.rows))
  return singlesTold(start, sudokuUnits(puzzle.shape), (candidates) => candidates)
}

interface Cage {
  readonly operator: string
  readonly target: number
  readonly cells: readonly number[]
}

/** Norvig's notebook on a KenKen, except for fillings with a number twice in a line, which are invalid. */
export function norvigKenkenTold(puzzle: Puzzle & { readonly cages: readonly Cage[] }): Told {
  const size = puzzle.shape.rows
  const units = rowsAndColumns(puzzle.shape)

  function fillings({ operator, target, cells }: Cage, candidates: Candidates): number[][] {
    const all = cells.reduce<number[][]>(
      (some, cell) => some.flatMap((filling) => candidates[cell].map((value) => [...filling, value])),
      [[]],
    )
    return all.filter((filling) => {
      const repeats = units.some((unit) => {
        const inUnit = filling.filter((_, at) => unit.includes(cells[at]))
        return new Set(inUnit).size < inUnit.length
      })
      // The head of a difference or quotient may be any number of the cage, so each is tried.
      const orders = filling.map((_, at) => [...filling.slice(at), ...filling.slice(0, at)])
      return !repeats && orders.some((order) => order.reduce(OPERATIONS[operator]) === target)
    })
  }

  const rule: Rule = (candidates) => {
    const left = candidates.map((some) => [...some])
    for (const cage of puzzle.cages) {
      const some = fillings(cage, left)
      if (some.length === 0) return undefined
      cage.cells.forEach((cell, at) => {
        left[cell] = left[cell].filter((value) => some.some((filling) => filling[at] === value))
      })
    }
    return left
  }
  return singlesTold(candidatesOf(puzzle, range(1, size)), units, rule)
}

const OPERATIONS: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  x: (one, other) => one * other,
  '/': (one, other) => one / other,
  '=': (one) => one,
}

/**
 * The Hidoku post without its connections; with blocked cells, distances are lengths of walks around them.
 */
export function hidokuTold({ shape, givens }: Puzzle): Told {
  const { columns, text } = shape
  const cells = givens.flatMap((given, cell) => (given >= 0 ? cell : []))
  const numbers = range(1, cells.length)
  const isBeside = (one: number, other: number) => {
    const down = Math.abs(Math.floor(one / columns) - Math.floor(other / columns))
    const across = Math.abs((one % columns) - (other % columns))
    return (text.endsWith('/rook') ? down + across : Math.max(down, across)) === 1
  }
  // distances[one][other], shortened through each intermediate cell in turn.
  const distances = givens.map((_, one) =>
    givens.map((_, other) => (one === other ? 0 : isBeside(one, other) ? 1 : Infinity)),
  )
  for (const between of cells) {
    for (const one of cells) {
      for (const other of cells) {
        const detour = distances[one][between] + distances[between][other]
        distances[one][other] = Math.min(distances[one][other], detour)
      }
    }
  }

  function canStand(values: Values, number: number, cell: number): boolean {
    return cells.every((other) => {
      if (values[other] === 0 || other === cell) return true
      return values[other] !== number && distances[cell][other] <= Math.abs(values[other] - number)
    })
  }

  /** The possible placements for each empty cell and for each unplaced number. */
  function placements(values: Values): { readonly cell: number; readonly number: number }[][] {
    const left = numbers.filter((number) => !values.includes(number))
    const empty = cells.filter((cell) => values[cell] === 0)
    const fits = ({ cell, number }: { cell: number; number: number }) => canStand(values, number, cell)
    return [
      ...empty.map((cell) => left.map((number) => ({ cell, number })).filter(fits)),
      ...left.map((number) => empty.map((cell) => ({ cell, number })).filter(fits)),
    ]
  }

  const isAlive = (values: Values) => placements(values).every((some) => some.length > 0)
  const areGivensRight = cells.every(
    (cell) => givens[cell] === 0 || (numbers.includes(givens[cell]) && canStand(givens, givens[cell], cell)),
  )
  if (!areGivensRight || !isAlive(givens)) return { states: 0, solutions: 0 }
  const isSolved = (values: Values) => cells.every((cell) => values[cell] > 0)
  return explore<Values>(givens, isSolved, (values) => {
    const [fewest] = placements(values).sort((one, other) => one.length - other.length)
    return fewest.map(({ cell, number }) => values.with(cell, number)).filter(isAlive)
  })
}
