// A checker of certificates, written from docs/certificates.md alone: a twin of scripts/check-certificate.py.

import { type Reader, type Rule, type Stated, statePuzzle } from './certificateRules.ts'

type Candidates = ReadonlySet<number>
type Board = ReadonlyMap<number, Candidates>

/** Above nine numbers, groups count along cells only up to this many combinations of candidates. */
const MOST = 100_000

/** The fault of a certificate as a text; undefined if it proves what it says. */
export function certificateFault(text: string): string | undefined {
  try {
    check(text.replace(/\n$/, '').split('\n'))
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function check([head, puzzle = '', told = '', ...lines]: string[]): void {
  if (head !== 'puzzlewright certificate 1') throw new Error('not a certificate')
  if (!puzzle.startsWith('puzzle ') || !told.startsWith('solution '))
    throw new Error('no puzzle or no solution')
  const stated = statePuzzle(puzzle.slice(7))
  const cells = [...stated.first.keys()].filter((cell) => stated.first[cell])
  const words = told.slice(9).split(' ')
  const solution: Board = new Map(cells.map((cell) => [cell, new Set([Number(words[cell])])]))
  if (words.length !== stated.first.length) throw new Error('the solution has another number of cells')
  if (words.some((word, cell) => (word === '#') !== (stated.first[cell] === undefined)))
    throw new Error('a blocked cell')
  let board: Board = new Map(cells.map((cell) => [cell, stated.first[cell] as Candidates]))
  if (cells.some((cell) => !isWithin(solution.get(cell) as Candidates, board.get(cell) as Candidates)))
    throw new Error('the solution breaks a given')
  for (const [name, rules] of stated.rules) {
    for (const rule of rules) {
      if ([...possible(rule, solution, stated).values()].some(({ size }) => size === 0))
        throw new Error(`the solution breaks ${name}`)
    }
  }
  const open: { board: Board; cell: number; assumed: Candidates }[] = []
  for (const line of lines) {
    const text = line.trimStart()
    const isAssumption = text.startsWith('if ')
    const name = text.slice(0, Math.max(text.indexOf(': '), 0))
    const kept = keptOf(isAssumption ? text.slice(3) : text.slice(name.length + 2), stated)
    if (!isAssumption && !stated.rules.has(name)) throw new Error(`${line}: no constraint has this name`)
    const left = isAssumption
      ? []
      : (stated.rules.get(name) as Rule[]).map((rule) => possible(rule, board, stated))
    for (const [cell, own] of kept) {
      const before = board.get(cell)
      if (!before || own.size >= before.size || !isWithin(own, before))
        throw new Error(`${line}: nothing is removed`)
      if (isAssumption) continue
      for (const value of before) {
        if (own.has(value) || left.some((one) => one.get(cell)?.has(value) === false)) continue
        throw new Error(`${line}: ${value} is possible`)
      }
    }
    if (isAssumption) {
      if (kept.size !== 1) throw new Error(`${line}: not one cell`)
      const [[cell, assumed]] = kept
      open.push({ board, cell, assumed })
    }
    board = new Map([...board, ...kept])
    while (open.length > 0 && [...board.values()].some(({ size }) => size === 0)) {
      const { board: before, cell, assumed } = open.pop() as (typeof open)[number]
      const rest = [...(before.get(cell) as Candidates)].filter((value) => !assumed.has(value))
      board = new Map([...before, [cell, new Set(rest)]])
    }
  }
  if (open.length > 0) throw new Error('a branch does not end')
  for (const [cell, own] of board) {
    if (own.size !== 1 || !isWithin(own, solution.get(cell) as Candidates))
      throw new Error('the end is not the solution')
  }
}

const isWithin = (one: Candidates, other: Candidates) => [...one].every((value) => other.has(value))

function keptOf(text: string, { columns }: Stated): Map<number, Candidates> {
  return new Map(
    text.split(' ').map((word) => {
      const [, row, column, numbers] = /^r(\d+)c(\d+)=(-|\d[\d,.]*)$/.exec(word) ?? []
      if (!row) throw new Error(`${word} is not a cell with numbers`)
      const values = new Set<number>()
      for (const part of numbers === '-' ? [] : numbers.split(',')) {
        const [from, to = from] = part.split('..').map(Number)
        for (let value = from; value <= to; value++) values.add(value)
      }
      return [(Number(row) - 1) * columns + Number(column) - 1, values]
    }),
  )
}

/** The candidates that the cells of a rule have in some way to satisfy it. */
function possible(rule: Rule, board: Board, stated: Stated): Map<number, Candidates> {
  const candidates = (cell: number) => board.get(cell) as Candidates
  switch (rule.kind) {
    case 'different':
      return different(rule.cells, candidates)
    case 'read':
      return along(rule.cells, rule.reader, candidates, peersOf(rule.cells, stated, candidates))
    case 'path': {
      const numbers = [...rule.near.keys()].map((_, at) => at + 1)
      const places = (number: number) =>
        new Set([...rule.near.keys()].filter((cell) => candidates(cell).has(number)))
      const reader: Reader = {
        start: '',
        step: (last, cell) =>
          last === '' || rule.near.get(Number(last))?.includes(cell) ? `${cell}` : undefined,
        accepts: () => true,
      }
      const found = along(numbers, reader, places, () => false)
      const kept = (cell: number) =>
        new Set([...candidates(cell)].filter((value) => found.get(value)?.has(cell)))
      return new Map([...rule.near.keys()].map((cell) => [cell, kept(cell)]))
    }
  }
}

/** Whether two cells share a group, and this counts. */
function peersOf(cells: readonly number[], stated: Stated, candidates: (cell: number) => Candidates) {
  const ways = cells.reduce((product, cell) => product * candidates(cell).size, 1)
  if (stated.numbers > 9 && ways > MOST) return () => false
  return (one: number, other: number) => stated.peers[one].has(other)
}

/** A number is possible if the cells have different numbers with it: a matching for each. */
function different(
  cells: readonly number[],
  candidates: (cell: number) => Candidates,
): Map<number, Candidates> {
  const owner = new Map<number, number>()
  const place = (cell: number, tried: Set<number>, fixed?: number): boolean => {
    for (const value of fixed === undefined ? candidates(cell) : [fixed]) {
      if (tried.has(value)) continue
      tried.add(value)
      const other = owner.get(value)
      if (other !== undefined && !place(other, tried)) continue
      owner.set(value, cell)
      return true
    }
    return false
  }
  const isPossible = cells.every((cell) => place(cell, new Set()))
  const can = (cell: number, value: number) => {
    if (!isPossible) return false
    if (owner.get(value) === cell) return true
    const own = [...owner].find(([, one]) => one === cell)?.[0] as number
    owner.delete(own)
    if (place(cell, new Set(), value)) return true
    owner.set(own, cell)
    return false
  }
  return new Map(
    cells.map((cell) => [cell, new Set([...candidates(cell)].filter((value) => can(cell, value)))]),
  )
}

/** The numbers that each cell has in some sequence which the reader accepts. Cells that see each other differ. */
function along(
  cells: readonly number[],
  { start, step, accepts }: Reader,
  candidates: (cell: number) => Candidates,
  see: (one: number, other: number) => boolean,
): Map<number, Candidates> {
  const found = cells.map(() => new Set<number>())
  const known = cells.map(() => new Map<string, boolean>())
  const later = cells.map((cell, at) => cells.map((other, index) => index > at && see(cell, other)))
  /** `taken` has, for each cell that follows, the numbers that it can no longer have. */
  const visit = (at: number, state: string, taken: readonly (readonly number[])[]): boolean => {
    if (at === cells.length) return accepts(state)
    const key = `${state}|${taken.slice(at).join('|')}`
    const before = known[at].get(key)
    if (before !== undefined) return before
    let isPossible = false
    for (const value of candidates(cells[at])) {
      const next = taken[at].includes(value) ? undefined : step(state, value)
      if (next === undefined) continue
      const rest = taken.map((own, index) => {
        const isSeen = later[at][index] && candidates(cells[index]).has(value)
        return isSeen ? [...own, value].sort() : own
      })
      if (!visit(at + 1, next, rest)) continue
      found[at].add(value)
      isPossible = true
    }
    known[at].set(key, isPossible)
    return isPossible
  }
  visit(
    0,
    start,
    cells.map(() => []),
  )
  return new Map(cells.map((cell, at) => [cell, found[at]]))
}
