// What solvers of XCSP3 say: a line with the status, and solutions as XML on lines that may begin with v.
//
//   s SATISFIABLE
//   v <instantiation id='sol1' type='solution'> <list> x[] </list> <values> 2 1x2 2 </values> </instantiation>
//   d NUMBER OF SOLUTIONS 1
//   d COMPLETE EXPLORATION
//
// `x[]` is a whole array, `1x2` twice the value 1, and * the value of a variable that nobody asks for.

import type { Problem } from '../../families/constraints.ts'
import { linesOf, solutionOf, type Verdict, verdictOf } from './answer.ts'
import { type Answer, UnreadableAnswer } from './format.ts'
import { arraysOf } from './xcsp3Arrays.ts'

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['s SATISFIABLE', 'satisfiable'],
  ['s OPTIMUM FOUND', 'satisfiable'],
  ['s UNSATISFIABLE', 'unsatisfiable'],
  ['s UNKNOWN', 'unknown'],
  ['s UNSUPPORTED', 'unknown'],
])

const INSTANTIATION = /<instantiation\b[^>]*>(.*?)<\/instantiation>/gs
const PARTS = /^\s*<list>([^<]*)<\/list>\s*<values>([^<]*)<\/values>\s*$/

export function readXcsp3(output: string, problem: Problem): Answer {
  const lines = linesOf(output)
  const shown = lines.map((line) => line.replace(/^v\s+/, '')).join('\n')
  const solutions = new Map<string, number[]>()
  for (const [, content] of shown.matchAll(INSTANTIATION)) {
    const solution = readInstantiation(content, problem)
    // ACE shows the last of several a second time.
    solutions.set(solution.join(), solution)
  }
  if (solutions.size === 0 && shown.includes('<instantiation')) {
    throw new UnreadableAnswer('a solution is cut off: no </instantiation> ends it')
  }
  const verdicts = lines.flatMap((line) => VERDICTS.get(line.replace(/\s+/g, ' ')) ?? [])
  const verdict = verdictOf(verdicts, solutions.size, 'answer of a solver of XCSP3', lines)
  const number = lines.flatMap((line) => /^d NUMBER OF SOLUTIONS\s+(\d{1,15})$/.exec(line)?.[1] ?? [])
  const isAll =
    lines.some((line) => /^d COMPLETE EXPLORATION$/.test(line)) && Number(number[0]) === solutions.size
  return {
    solutions: Array.from(solutions.values()),
    isComplete: verdict === 'unsatisfiable' || (verdict === 'satisfiable' && isAll),
  }
}

function readInstantiation(content: string, problem: Problem): number[] {
  const parts = PARTS.exec(content)
  if (!parts) throw new UnreadableAnswer('a solution without a <list> and its <values>')
  const names = wordsOf(parts[1]).flatMap((word) => variablesOf(word, problem))
  const words = wordsOf(parts[2]).flatMap((word) => repeated(word, names.length))
  if (names.length !== words.length) {
    throw new UnreadableAnswer(`a solution lists ${names.length} variables and ${words.length} values`)
  }
  const values: (number | undefined)[] = []
  names.forEach((cell, index) => {
    if (cell === undefined) return
    const { [cell]: domain } = problem.domains
    values[cell] = words[index] === '*' && domain.length === 1 ? domain[0] : numberOf(words[index])
  })
  return solutionOf(problem, values)
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** The variables of x that `x[3]`, `x[0..8]` or `x[]` names; undefined for each of another array. */
function variablesOf(word: string, problem: Problem): (number | undefined)[] {
  const match = /^(\w+)\[(?:(\d{1,9})(?:\.\.(\d{1,9}))?)?\]$/.exec(word)
  const size = arraysOf(problem).get(match?.[1] ?? '')
  if (!match || size === undefined)
    throw new UnreadableAnswer('a solution lists variables that there are not')
  const from = Number(match[2] ?? 0)
  const to = match[2] === undefined ? size - 1 : Number(match[3] ?? match[2])
  if (to >= size) throw new UnreadableAnswer('a solution lists variables that there are not')
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) =>
    match[1] === 'x' ? from + at : undefined,
  )
}

/** `4x3` is three times 4. No more are made than there can be. */
function repeated(word: string, most: number): string[] {
  const match = /^(\*|-?\d+)x(\d{1,9})$/.exec(word)
  return match ? new Array<string>(Math.min(Number(match[2]), most + 1)).fill(match[1]) : [word]
}

function numberOf(word: string): number | undefined {
  return /^-?\d{1,9}$/.test(word) ? Number(word) : undefined
}
