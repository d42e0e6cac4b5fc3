// What a solved puzzle looks like: to a person, and as a line of JSON.

import type { Puzzle, Shape } from '../families/family.ts'
import { count, rowsOf } from '../families/grid.ts'
import type { AnyFamily } from '../families/registry.ts'
import type { Solved } from '../families/solve.ts'
import { puzzleName } from '../formats/reader.ts'
import { BLOCKED } from '../kernel/model.ts'

/** A puzzle and what the solver found, as one line of JSON. */
export function solvedRecord(family: AnyFamily, puzzle: Puzzle, solved: Solved): string {
  const { solutions: _, milliseconds, ...stats } = solved.statistics
  return JSON.stringify({
    id: puzzleName(family, puzzle),
    family: family.name,
    shape: puzzle.shape.text,
    status: solved.status,
    count: solved.count,
    solutions: solved.solutions.map((values) => solutionRows(puzzle, values)),
    ended: solved.ended,
    stats: { ...stats, milliseconds: Math.round(milliseconds * 1000) / 1000 },
  })
}

function solutionRows({ shape, givens }: Puzzle, values: readonly number[]): (number | null)[][] {
  return rowsOf(values, shape as Shape).map((row, index) =>
    row.map((value, column) => (givens[index * shape.columns + column] === BLOCKED ? null : value)),
  )
}

/** The boards found, and a sentence with the figures. */
export function solvedText(family: AnyFamily, puzzle: Puzzle, solved: Solved): string {
  const boards = solved.solutions.map((values) => `${family.formatSolution(puzzle, values)}\n`)
  return [...boards, figures(solved)].join('\n')
}

function figures({ status, count: found, ended, statistics }: Solved): string {
  const atLeast = ended === 'exhausted' ? '' : 'at least '
  const answer = {
    unique: '1 solution: unique',
    multiple: `${atLeast}${found} solutions`,
    none: 'no solution',
    unknown: `${count(found, 'solution')} so far`,
  }[status]
  const limit = {
    exhausted: '',
    'solution-limit': '',
    'node-limit': 'node limit',
    'time-limit': 'time limit',
  }[ended]
  return [
    limit ? `${answer} (${limit})` : answer,
    `${count(statistics.nodesOpened, 'node')} opened`,
    `average branching factor ${statistics.averageBranchingFactor.toFixed(3)}`,
    `${statistics.milliseconds.toFixed(2)} ms`,
  ].join(', ')
}
