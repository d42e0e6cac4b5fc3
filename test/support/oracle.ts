// An independent oracle: each family's rules as an answer set program, solved by clingo. Nothing here uses
// the project's solver, models or rules.

import { createRequire } from 'node:module'
import type { Family, Puzzle } from '../../src/index.ts'

// A bundle of CommonJS whose exports an import does not find.
const clingo = createRequire(import.meta.url)('clingo-wasm') as typeof import('clingo-wasm')

/** All solutions of a puzzle (up to the limit), each as its values joined by commas; blocked cells are 0. */
export async function oracleSolutions(family: Family, puzzle: Puzzle, limit: number): Promise<Set<string>> {
  const result = await clingo.run(`${PROGRAMS[family.name](puzzle as never)}\n#show holds/2.`, limit)
  if (result.Result === 'ERROR') throw new Error(result.Error)
  const solutions = new Set<string>()
  for (const { Value } of result.Call.flatMap((call) => call.Witnesses ?? [])) {
    const values = new Array<number>(puzzle.givens.length).fill(0)
    for (const atom of Value) {
      const [, cell, value] = /holds\((\d+),(\d+)\)/.exec(atom) as RegExpExecArray
      values[Number(cell)] = Number(value)
    }
    solutions.add(values.join())
  }
  return solutions
}

const PROGRAMS: Readonly<Record<string, (puzzle: never) => string>> = {
  sudoku: (puzzle: Puzzle & { shape: { size: number; boxRows: number; boxColumns: number } }) => `
    ${cells(puzzle)} ${givens(puzzle)}
    1 { holds(C, 1..${puzzle.shape.size}) } 1 :- cell(C).
    group(C, row(C / ${puzzle.shape.size})) :- cell(C).
    group(C, column(C \\ ${puzzle.shape.size})) :- cell(C).
    group(C, box(C / ${puzzle.shape.size} / ${puzzle.shape.boxRows}, (C \\ ${puzzle.shape.size}) / ${puzzle.shape.boxColumns})) :- cell(C).
    :- group(C, G), group(D, G), C < D, holds(C, V), holds(D, V).`,

  kenken: (puzzle: Puzzle & { cages: { operator: string; target: number; cells: number[] }[] }) => {
    const size = puzzle.shape.rows
    // Each cage as the tuples that do not give its target, one way or another, forbidden.
    const wrong = puzzle.cages.flatMap(({ operator, target, cells: cage }) =>
      tuples(cage.length, size)
        .filter((tuple) => !orders(tuple).some((order) => evaluate(operator, order) === target))
        .map((tuple) => `:- ${tuple.map((value, index) => `holds(${cage[index]},${value})`).join(', ')}.`),
    )
    return `
    ${cells(puzzle)}
    1 { holds(C, 1..${size}) } 1 :- cell(C).
    :- holds(C, V), holds(D, V), C < D, C / ${size} = D / ${size}.
    :- holds(C, V), holds(D, V), C < D, C \\ ${size} = D \\ ${size}.
    ${wrong.join('\n')}`
  },

  survo: (puzzle: Puzzle & { rowSums: number[]; columnSums: number[] }) => {
    const { rows, columns } = puzzle.shape
    return `
    ${cells(puzzle)} ${givens(puzzle)} ${permutation(1, rows * columns)}
    ${puzzle.rowSums.map((sum, row) => `:- #sum { V, C : holds(C, V), C / ${columns} = ${row} } != ${sum}.`).join('\n')}
    ${puzzle.columnSums.map((sum, column) => `:- #sum { V, C : holds(C, V), C \\ ${columns} = ${column} } != ${sum}.`).join('\n')}`
  },

  hidoku: (puzzle: Puzzle) => {
    const { columns, text } = puzzle.shape
    const near = text.endsWith('/rook') ? '|R-S| + |X-Y| = 1' : '|R-S| <= 1, |X-Y| <= 1, C != D'
    const open = puzzle.givens.filter((given) => given >= 0).length
    return `
    ${cells(puzzle)} ${givens(puzzle)} ${permutation(1, open)}
    touch(C, D) :- cell(C), cell(D), R = C / ${columns}, S = D / ${columns}, X = C \\ ${columns}, Y = D \\ ${columns}, ${near}.
    :- holds(C, V), holds(D, V + 1), not touch(C, D).`
  },

  magic: (puzzle: Puzzle & { shape: { first: number; last: number } }) => {
    const size = puzzle.shape.rows
    const { first, last } = puzzle.shape
    const sum = ((first + last) * size) / 2
    const line = (condition: string) => `:- #sum { V, C : holds(C, V), ${condition} } != ${sum}.`
    return `
    ${cells(puzzle)} ${givens(puzzle)} ${permutation(first, last)}
    ${Array.from({ length: size }, (_, index) => `${line(`C / ${size} = ${index}`)} ${line(`C \\ ${size} = ${index}`)}`).join('\n')}
    ${line(`C / ${size} = C \\ ${size}`)}
    ${line(`C / ${size} + C \\ ${size} = ${size - 1}`)}`
  },
}

function cells({ givens: values }: Puzzle): string {
  return values.flatMap((given, cell) => (given >= 0 ? `cell(${cell}).` : [])).join(' ')
}

function givens({ givens: values }: Puzzle): string {
  return values.flatMap((given, cell) => (given > 0 ? `:- not holds(${cell},${given}).` : [])).join(' ')
}

function permutation(first: number, last: number): string {
  return `1 { holds(C, ${first}..${last}) } 1 :- cell(C). 1 { holds(C, V) : cell(C) } 1 :- V = ${first}..${last}.`
}

function tuples(length: number, size: number): number[][] {
  if (length === 0) return [[]]
  return tuples(length - 1, size).flatMap((tuple) =>
    Array.from({ length: size }, (_, value) => [...tuple, value + 1]),
  )
}

function orders(values: readonly number[]): number[][] {
  if (values.length <= 1) return [[...values]]
  return values.flatMap((value, index) =>
    orders(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
  )
}

/** Left to right, as Norvig's notebook has it; a single cell is its value. */
function evaluate(operator: string, values: readonly number[]): number {
  return values.reduce((left, right) => {
    if (operator === '+') return left + right
    if (operator === '-') return left - right
    return operator === 'x' ? left * right : left / right
  })
}
