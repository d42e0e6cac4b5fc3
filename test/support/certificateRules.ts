// The constraints of a puzzle from its name alone, as docs/certificates.md describes them. Nothing here comes from src/: the
// checkers of certificates must not trust the program that writes them.

/** Reads numbers one after the other: the first state, the next state (undefined: refused), and whether the last is accepted. */
export interface Reader {
  readonly start: string
  step(state: string, value: number): string | undefined
  accepts(state: string): boolean
}

/** A constraint of a puzzle: different numbers, a reader along cells, or the path of a Hidoku. */
export type Rule =
  | { readonly kind: 'different'; readonly cells: readonly number[] }
  | { readonly kind: 'read'; readonly cells: readonly number[]; readonly reader: Reader }
  | { readonly kind: 'path'; readonly near: ReadonlyMap<number, readonly number[]> }

/** A puzzle as a checker sees it. */
export interface Stated {
  /** The columns of the board. */
  readonly columns: number
  /** The first candidates of each cell; undefined for a blocked cell. */
  readonly first: readonly (ReadonlySet<number> | undefined)[]
  /** The constraints of each name. */
  readonly rules: ReadonlyMap<string, readonly Rule[]>
  /** How many numbers the board has. */
  readonly numbers: number
  /** For each cell, the cells that share a group with it. */
  readonly peers: readonly ReadonlySet<number>[]
}

type Pair = (a: number, b: number) => boolean

const differ: Pair = (a, b) => a !== b
const rises: Pair = (a, b) => a < b
const PAIRS: Readonly<Record<string, Pair>> = {
  white: (a, b) => Math.abs(a - b) === 1,
  black: (a, b) => a === 2 * b || b === 2 * a,
  x: (a, b) => a + b === 10,
  v: (a, b) => a + b === 5,
}
const APART: Readonly<Record<string, { moves: readonly (readonly [number, number])[]; holds: Pair }>> = {
  'anti-knight': {
    moves: [
      [1, 2],
      [1, -2],
      [2, 1],
      [2, -1],
    ],
    holds: differ,
  },
  'anti-king': {
    moves: [
      [1, 1],
      [1, -1],
    ],
    holds: differ,
  },
  'non-consecutive': {
    moves: [
      [0, 1],
      [1, 0],
    ],
    holds: (a, b) => Math.abs(a - b) !== 1,
  },
  'strict-kropki': {
    moves: [
      [0, 1],
      [1, 0],
    ],
    holds: (a, b) => !PAIRS.white(a, b) && !PAIRS.black(a, b),
  },
  'strict-xv': {
    moves: [
      [0, 1],
      [1, 0],
    ],
    holds: (a, b) => !PAIRS.x(a, b) && !PAIRS.v(a, b),
  },
}
const VALUED = [
  'killer',
  'little-killer',
  'kropki',
  'strict-kropki',
  'xv',
  'strict-xv',
  'odd-even',
  'quadruples',
  'skyscrapers',
  'sandwich',
  'x-sums',
]
const STRAIGHT = ['little-killer', 'skyscrapers', 'sandwich', 'x-sums']

/** A reader whose state is one number, or a few. */
function folded(
  start: readonly number[],
  next: (state: number[], value: number) => number[] | undefined,
  accepts: (state: number[]) => boolean = () => true,
): Reader {
  const numbers = (state: string) => (state === '' ? [] : state.split(' ').map(Number))
  return {
    start: start.join(' '),
    step: (state, value) => next(numbers(state), value)?.join(' '),
    accepts: (state) => accepts(numbers(state)),
  }
}

const chain = (holds: Pair) =>
  folded([], ([last], value) => (last === undefined || holds(last, value) ? [value] : undefined))
const sum = (total: number) =>
  folded(
    [0],
    ([s], v) => (s + v <= total ? [s + v] : undefined),
    ([s]) => s === total,
  )
const sorted = (all: number[]) => all.toSorted((a, b) => a - b)
const areDifferent = (all: number[]) => new Set(all).size === all.length
const setReader = (accepts: (all: number[]) => boolean) =>
  folded([], (all, v) => (all.includes(v) ? undefined : sorted([...all, v])), accepts)

function cageReader(sign: string, target: number, cells: number): Reader {
  if (cells === 1 || sign === '+' || sign === '=') return sum(target)
  if (sign === 'x')
    return folded(
      [1],
      ([p], v) => (target % (p * v) === 0 ? [p * v] : undefined),
      ([p]) => p === target,
    )
  if (sign === '-')
    return folded(
      [0, 0],
      ([s, m], v) => [s + v, Math.max(m, v)],
      ([s, m]) => 2 * m - s === target,
    )
  if (sign === '/')
    return folded(
      [1, 0],
      ([p, m], v) => [p * v, Math.max(m, v)],
      ([p, m]) => m * m === p * target,
    )
  throw new Error(`no operator ${sign}`)
}

function clueRules(rule: string, text: string, cells: number[], size: number): Rule[] {
  const number = Number(text)
  const along = (reader: Reader, own = cells): Rule[] => [{ kind: 'read', cells: own, reader }]
  const pair = (a: number, b: number, holds: Pair): Rule => ({
    kind: 'read',
    cells: [a, b],
    reader: chain(holds),
  })
  switch (rule) {
    case 'killer':
      if (number === 0) return cells.flatMap((a, at) => cells.slice(at + 1).map((b) => pair(a, b, differ)))
      return along(setReader((all) => all.reduce((s, v) => s + v, 0) === number))
    case 'little-killer':
      return along(sum(number))
    case 'thermo':
    case 'inequality':
      return along(chain(rises))
    case 'arrow':
      return along(
        folded(
          [],
          ([left], v) => (left === undefined ? [v] : v <= left ? [left - v] : undefined),
          ([left]) => left === 0,
        ),
      )
    case 'kropki':
    case 'strict-kropki':
    case 'xv':
    case 'strict-xv':
      return along(chain(PAIRS[text]))
    case 'odd-even':
      return along(folded([], (_, v) => (v % 2 === (text === 'odd' ? 1 : 0) ? [] : undefined)))
    case 'palindrome':
      return cells
        .slice(0, Math.floor(cells.length / 2))
        .map((a, at) => pair(a, cells[cells.length - 1 - at], (x, y) => x === y))
    case 'renban':
      return along(
        setReader((all) => areDifferent(all) && Math.max(...all) - Math.min(...all) === all.length - 1),
      )
    case 'whisper':
      return along(chain((a, b) => Math.abs(a - b) >= size / 2))
    case 'quadruples': {
      const wanted = text.split('-').map(Number)
      const find = (left: number[], v: number) =>
        left.includes(v) ? left.toSpliced(left.indexOf(v), 1) : left
      return along(folded(wanted, find, ({ length }) => length === 0))
    }
    case 'skyscrapers':
      return along(
        folded(
          [0, 0],
          ([n, top], v) => (v > top ? [n + 1, v] : [n, top]),
          ([n]) => n === number,
        ),
      )
    case 'sandwich': {
      const next = ([ends, s]: number[], v: number) =>
        v === 1 || v === size ? [ends + 1, s] : [ends, ends === 1 ? s + v : s]
      return along(folded([0, 0], next, ([, s]) => s === number))
    }
    case 'x-sums': {
      const next = ([left, s]: number[], v: number) =>
        left < 0 ? [v - 1, v] : left > 0 ? [left - 1, s + v] : [0, s]
      return along(folded([-1, 0], next, ([left, s]) => left === 0 && s === number))
    }
    case 'between': {
      const next = ([a, b]: number[], v: number) =>
        a === undefined
          ? [v]
          : b === undefined
            ? [a, v]
            : v > Math.min(a, b) && v < Math.max(a, b)
              ? [a, b]
              : undefined
      return along(folded([], next), [cells[0], cells[cells.length - 1], ...cells.slice(1, -1)])
    }
    default:
      throw new Error(`the rule ${rule} has no clues`)
  }
}

/** States a puzzle from its name. Throws an Error for names that it does not understand. */
export function statePuzzle(name: string): Stated {
  const [family, shape, ...others] = name.split(':')
  const clues = others.join(':')
  const [plain, ...further] = shape.split('+')
  const [sides, variant = ''] = plain.split('/')
  const [rows, columns] = sides.split('x').map(Number)
  const rules = new Map<string, Rule[]>()
  const numbered = (kind: string, groups: readonly (readonly number[])[]) => {
    for (const [at, cells] of groups.entries()) rules.set(`${kind} ${at + 1}`, [{ kind: 'different', cells }])
  }
  const indices = Array.from({ length: rows * columns }, (_, cell) => cell)
  const lines = (along: (cell: number) => number, count: number) =>
    Array.from({ length: count }, (_, line) => indices.filter((cell) => along(cell) === line))
  const rowOf = (cell: number) => Math.floor(cell / columns)
  const columnOf = (cell: number) => cell % columns
  const diagonals = [
    indices.filter((cell) => rowOf(cell) === columnOf(cell)),
    indices.filter((cell) => rowOf(cell) + columnOf(cell) === columns - 1),
  ]
  const cellAt = (word: string) => (word.charCodeAt(0) - 65) * columns + Number(word.slice(1)) - 1
  const isLatin = ['sudoku', 'latinsquare', 'kenken'].includes(family)
  const [board, ...parts] = isLatin ? clues.split(';') : family === 'survo' ? clues.split('|') : [clues]
  const givens: (number | undefined)[] =
    family === 'kenken'
      ? indices.map(() => 0)
      : isLatin
        ? [...board.replaceAll('/', '')].map((sign) => (sign === '.' ? 0 : Number.parseInt(sign, 36)))
        : board.split(/[/,]/).map((word) => (word === '#' ? undefined : Number(word)))
  if (givens.length !== indices.length) throw new Error('the number of cells is wrong')
  const open = indices.filter((cell) => givens[cell] !== undefined)
  let least = 1
  if (isLatin) {
    numbered('row', lines(rowOf, rows))
    numbered('column', lines(columnOf, columns))
  } else numbered('board', [open])
  if (!isLatin) rules.set('board', rules.get('board 1') as Rule[])
  rules.delete('board 1')
  let high = 0
  if (family === 'sudoku') {
    high = variant
      ? Number(variant.split('x')[0])
      : Math.max(...indices.filter((d) => d > 0 && columns % d === 0 && d * d <= columns))
    const wide = columns / high
    const boxOf = (cell: number) => Math.floor(rowOf(cell) / high) * high + Math.floor(columnOf(cell) / wide)
    const boxes = lines(boxOf, columns)
    numbered('box', boxes)
    if (further.includes('disjoint'))
      numbered(
        'position',
        boxes[0].map((_, at) => boxes.map((box) => box[at])),
      )
    if (further.includes('hyper')) {
      const starts = Array.from({ length: high - 1 }, (_, at) => 1 + at * (high + 1))
      const within = (start: number, at: number) => at >= start && at < start + high
      const windows = starts.flatMap((top) =>
        starts.map((left) =>
          indices.filter((cell) => within(top, rowOf(cell)) && within(left, columnOf(cell))),
        ),
      )
      numbered('window', windows)
    }
  } else if (family === 'kenken') {
    for (const [at, text] of clues.split(';').entries()) {
      const [, target, sign, names] = /^(\d+)([-+x/=])(.*)$/.exec(text) ?? []
      const cells = names.split(',').map(cellAt)
      rules.set(`cage ${at + 1}`, [
        { kind: 'read', cells, reader: cageReader(sign, Number(target), cells.length) },
      ])
    }
  } else if (family === 'hidoku') {
    const isNear = (one: number, other: number) => {
      const [down, across] = [Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other))]
      return Math.max(down, across) === 1 && (variant !== 'rook' || down + across === 1)
    }
    const near = new Map(open.map((cell) => [cell, open.filter((other) => isNear(cell, other))]))
    rules.set('path', [{ kind: 'path', near }])
  } else if (family === 'survo' || family === 'magic') {
    const named = new Map([
      ...lines(rowOf, rows).map((cells, at) => [`row ${at + 1}`, cells] as const),
      ...lines(columnOf, columns).map((cells, at) => [`column ${at + 1}`, cells] as const),
      ...(family === 'magic' ? [['falling', diagonals[0]] as const, ['rising', diagonals[1]] as const] : []),
    ])
    if (family === 'magic' && variant) least = Number(variant.split('..')[0])
    const sums = family === 'survo' ? parts.flatMap((part) => part.split(',').map(Number)) : undefined
    const magic = (columns * (2 * least + rows * columns - 1)) / 2
    for (const [at, [line, cells]] of [...named].entries()) {
      rules.set(line, [{ kind: 'read', cells, reader: sum(sums?.[at] ?? magic) }])
    }
  }
  if (further.includes('x')) {
    rules.set('falling 1', [{ kind: 'different', cells: diagonals[0] }])
    rules.set('rising 1', [{ kind: 'different', cells: diagonals[1].toSorted((a, b) => a - b) }])
  }
  let rule = ''
  const counts = new Map<string, number[][]>()
  for (const clue of family === 'kenken' || further.length === 0 ? [] : parts) {
    const words = clue.split(',')
    if (further.includes(words[0])) rule = words.shift() as string
    const text = VALUED.includes(rule) ? (words.shift() as string) : ''
    let cells = words.map(cellAt)
    if (STRAIGHT.includes(rule)) {
      const [from, to] = cells
      const length = Math.max(Math.abs(rowOf(to) - rowOf(from)), Math.abs(columnOf(to) - columnOf(from)))
      cells = Array.from({ length: length + 1 }, (_, at) => from + (at * (to - from)) / length)
    }
    const own = counts.get(rule) ?? []
    counts.set(rule, own)
    own.push(cells)
    if (rule === 'jigsaw') rules.set(`region ${own.length}`, [{ kind: 'different', cells }])
    else rules.set(`${rule} ${own.length}`, clueRules(rule, text, cells, columns))
  }
  for (const one of further) {
    const apart = APART[one]
    const isStrict = one.startsWith('strict')
    if (!apart && !counts.has(one) && !['x', 'hyper', 'disjoint'].includes(one))
      throw new Error(`the rule ${one} is unknown`)
    if (!apart || (isStrict && !counts.has(one))) continue
    const pairs = indices.flatMap((a) =>
      apart.moves.flatMap(([down, across]): Rule[] => {
        const [row, column] = [rowOf(a) + down, columnOf(a) + across]
        if (row >= rows || column < 0 || column >= columns) return []
        const cells = [a, row * columns + column]
        if (counts.get(one)?.some((signed) => cells.every((cell) => signed.includes(cell)))) return []
        return [{ kind: 'read', cells, reader: chain(apart.holds) }]
      }),
    )
    rules.set(one, pairs)
  }
  const numbers = isLatin ? columns : open.length
  const groups = [...rules.values()].flat().flatMap((one) => (one.kind === 'different' ? [one.cells] : []))
  const peers = indices.map((cell) => new Set(groups.flatMap((group) => (group.includes(cell) ? group : []))))
  const first = indices.map((cell) => {
    const given = givens[cell]
    if (given === undefined) return undefined
    if (given > 0) return new Set([given])
    const taken = [...peers[cell]].map((other) => givens[other])
    return new Set(
      Array.from({ length: numbers }, (_, at) => least + at).filter((value) => !taken.includes(value)),
    )
  })
  return { columns, first, rules, numbers, peers }
}
