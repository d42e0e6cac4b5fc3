// Writes a problem as a MiniZinc model (Nethercote, Stuckey, Becket, Brand, Duck, Tack, MiniZinc: towards a
// standard CP modelling language, 2007): one array of variables, with global constraints, which every solver propagates in
// its own way.
//
// The constraints alldifferent and table are written under their older names, which end in _int and which all versions
// know. The Gecode of Debian has propagators only for these: constraints with the newer names are decomposed into
// differences between two variables.
//
// A path also needs the place of each number. The array of places is the inverse of the array of numbers, and the places of
// consecutive numbers must be a row in the table of neighbours.

import type { Constraint, Problem } from '../../families/constraintProblem.ts'
import { type Answer, type Encoding, TRIVIAL, UnreadableAnswer } from './encoding.ts'
import {
  makeTables,
  numbersOf,
  oneLine,
  runs,
  stepsOf,
  type TableOf,
  type Tuples,
  valuesOf,
} from './encodingHelpers.ts'
import { answerOf, outputLines, solutionOf, type Verdict } from './solverAnswerHelpers.ts'

/** MiniZinc models, for constraint solvers. */
export const minizinc: Encoding = {
  name: 'minizinc',
  what: 'a MiniZinc model',
  extension: 'mzn',
  trivial: TRIVIAL,
  write,
  read: readMinizinc,
}

/** The library files of each kind of constraint. */
const LIBRARIES: Readonly<Record<Constraint['kind'], readonly string[]>> = {
  'all-different': ['all_different_int'],
  sum: [],
  tuples: ['table_int'],
  adjacency: ['inverse', 'table_int'],
  differs: [],
}

function write(problem: Problem, title = 'a puzzle'): string {
  const { cells, domains, constraints } = problem
  const tables = makeTables()
  const lines = constraints.flatMap((constraint, index) =>
    linesOf(problem, constraint, index, tables.numberOf),
  )
  const values = valuesOf(problem, Array.from(domains.keys()))
  const variables = `0..${domains.length - 1}`
  return `${[
    `% ${oneLine(title)}`,
    `% x[0] to x[${cells - 1}] are the cells in reading order.`,
    ...new Set(constraints.flatMap(({ kind }) => LIBRARIES[kind].map((name) => `include "${name}.mzn";`))),
    '',
    `array [${variables}] of set of int: allowed = array1d(${variables}, [${domains.map(setText).join(', ')}]);`,
    `array [${variables}] of var ${values[0]}..${values[values.length - 1]}: x;`,
    `constraint forall (i in ${variables}) (x[i] in allowed[i]);`,
    '',
    ...tables.all.map((tuples, number) => tableText(`table${number}`, tuples)),
    ...lines,
    '',
    'solve satisfy;',
    `output ["x = ", show([x[i] | i in 0..${cells - 1}]), "\\n"];`,
  ].join('\n')}\n`
}

function setText(domain: readonly number[]): string {
  const [text, ...others] = runs(domain)
  return text?.includes('..') && others.length === 0 ? text : `{${domain.join(', ')}}`
}

function tableText(name: string, tuples: Tuples): string {
  const rows = tuples.map((tuple) => ` ${tuple.join(', ')} `)
  return `array [1..${tuples.length}, 1..${tuples[0].length}] of int: ${name} = [|${rows.join('|')}|];`
}

function linesOf(problem: Problem, constraint: Constraint, index: number, tableOf: TableOf): string[] {
  const { over } = constraint
  const variables = `[${over.map((variable) => `x[${variable}]`).join(', ')}]`
  switch (constraint.kind) {
    case 'all-different':
      return [`constraint all_different_int(${variables}) :: domain;`]
    case 'sum':
      return [`constraint sum(${variables}) = ${constraint.total};`]
    case 'tuples':
      if (constraint.tuples.length === 0) return ['constraint false;']
      return [`constraint table_int(${variables}, table${tableOf(constraint.tuples)});`]
    case 'adjacency':
      return pathLines(problem, over, constraint.neighbours, index)
    case 'differs': {
      const others = over.map((variable, at) => `x[${variable}] != ${constraint.from[at]}`)
      return [`constraint ${others.join(' \\/ ') || 'false'};`]
    }
  }
}

function pathLines(problem: Problem, over: readonly number[], neighbours: Tuples, index: number): string[] {
  const { first, last } = numbersOf(problem, over)
  const places = `0..${over.length - 1}`
  const steps = stepsOf(over, neighbours)
  const [path, place, step] = [`path${index}`, `place${index}`, `step${index}`]
  return [
    '% A path: the place of each number, and the pairs of neighbouring places.',
    `array [${places}] of var int: ${path} = array1d(${places}, [${over.map((variable) => `x[${variable}]`).join(', ')}]);`,
    `array [${first}..${last}] of var ${places}: ${place};`,
    `constraint inverse(${path}, ${place}) :: domain;`,
    ...(steps.length > 0
      ? [
          tableText(step, steps),
          `constraint forall (number in ${first}..${last - 1}) (table_int([${place}[number], ${place}[number + 1]], ${step}));`,
        ]
      : over.length > 1
        ? ['constraint false;']
        : []),
  ]
}

// Reads the output of minizinc: the output of the model for each solution, followed by a line of dashes, and
// a line of equality signs if there are no other solutions.
//
//   x = [2, 1, 1, 2]
//   ----------
//   ==========

const SOLUTION = '----------'
const COMPLETE = '=========='

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  [SOLUTION, 'satisfiable'],
  ['=====UNSATISFIABLE=====', 'unsatisfiable'],
  ['=====UNKNOWN=====', 'unknown'],
  ['% Time limit exceeded!', 'unknown'],
])

/** Matches the line that our models print, or the one that the minizinc driver prints by default. */
const VALUES = /^x = (?:array1d\(\d+\.\.\d+, ?)?\[([-\d, ]*)\]\)?;?$/

/** Reads the output of MiniZinc. Throws an UnreadableAnswer. */
function readMinizinc(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  const solutions: number[][] = []
  let values: string | undefined
  for (const line of lines) {
    values = VALUES.exec(line)?.[1] ?? values
    if (line !== SOLUTION) continue
    if (values === undefined) throw new UnreadableAnswer('a solution lacks the array x')
    solutions.push(solutionOf(problem, values.split(',').map(Number)))
    values = undefined
  }
  const said = lines.flatMap((line) => VERDICTS.get(line) ?? [])
  // A time limit may follow some solutions; its message then comes in addition to the verdict of the solver.
  const verdicts = said.filter(
    (verdict) => verdict !== 'unknown' || !said.some((other) => other !== 'unknown'),
  )
  return answerOf(solutions, verdicts, lines.includes(COMPLETE), 'answer of minizinc', lines)
}
