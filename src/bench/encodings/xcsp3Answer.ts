// Reads the output of XCSP3 solvers: a line with the status, and solutions as XML on lines that may begin
// with v.
//
//   s SATISFIABLE
//   v <instantiation id='sol1' type='solution'> <list> x[] </list> <values> 2 1x2 2 </values> </instantiation>
//   d NUMBER OF SOLUTIONS 1
//   d COMPLETE EXPLORATION
//
// `x[]` is the complete array, `1x2` is the value 1 twice, and * is the value of a variable without
// constraints.

import type { Problem } from '../../families/constraints.ts'
import { outputLines, solutionOf, type Verdict, verdictOf } from './answerParts.ts'
import { type Answer, UnreadableAnswer } from './encoding.ts'
import { arraysOf } from './xcsp3ArraySizes.ts'

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['s SATISFIABLE', 'satisfiable'],
  ['s OPTIMUM FOUND', 'satisfiable'],
  ['s UNSATISFIABLE', 'unsatisfiable'],
  ['s UNKNOWN', 'unknown'],
  ['s UNSUPPORTED', 'unknown'],
])

const BEGIN = '<instantiation'
const END = '</instantiation>'
const PARTS = /^\s*<list>([^<]*)<\/list>\s*<values>([^<]*)<\/values>\s*$/

/** Reads the output of an XCSP3 solver. Throws an UnreadableAnswer. */
export function readXcsp3(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  const shown = lines.map((line) => line.replace(/^v\s+/, '')).join('\n')
  const solutions = new Map<string, number[]>()
  const arrays = arraysOf(problem)
  for (const content of instantiationsOf(shown)) {
    const solution = readInstantiation(content, problem, arrays)
    // ACE prints the last of several solutions twice.
    solutions.set(solution.join(), solution)
  }
  if (solutions.size === 0 && shown.includes(BEGIN)) {
    throw new UnreadableAnswer('a solution is cut off: it does not end with </instantiation>')
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

/**
 * Yields the contents of each complete instantiation. Searches for the end tags, so an incomplete one is
 * scanned only once.
 */
function* instantiationsOf(text: string): Generator<string> {
  let from = 0
  for (let end = text.indexOf(END); end >= 0; end = text.indexOf(END, from)) {
    const piece = text.slice(from, end)
    const begin = piece.indexOf(BEGIN)
    if (begin >= 0) yield piece.slice(piece.indexOf('>', begin) + 1)
    from = end + END.length
  }
}

type Arrays = ReadonlyMap<string, number>

function readInstantiation(content: string, problem: Problem, arrays: Arrays): number[] {
  const parts = PARTS.exec(content)
  if (!parts) throw new UnreadableAnswer('a solution lacks <list> or <values>')
  const names = namesOf(parts[1], arrays)
  const words = wordsOf(parts[2], names.length)
  if (names.length !== words.length) {
    const number = words.length > names.length ? 'more' : words.length
    throw new UnreadableAnswer(`a solution lists ${names.length} variables and ${number} values`)
  }
  const values: (number | undefined)[] = []
  names.forEach((cell, index) => {
    if (cell === undefined) return
    const { [cell]: domain } = problem.domains
    values[cell] = words[index] === '*' && domain.length === 1 ? domain[0] : numberOf(words[index])
  })
  return solutionOf(problem, values)
}

/** Returns the variables of x in a list; undefined for those of other arrays. */
function namesOf(text: string, arrays: Arrays): (number | undefined)[] {
  const most = Array.from(arrays.values()).reduce((sum, size) => sum + size, 0)
  const names: (number | undefined)[] = []
  for (const [word] of text.matchAll(/\S+/g)) {
    const { name, from, to } = variablesOf(word, arrays)
    if (names.length + to - from >= most) throw noSuchVariables()
    for (let at = from; at <= to; at++) names.push(name === 'x' ? at : undefined)
  }
  return names
}

/** Reads `x[3]`, `x[0..8]` or `x[]`. */
function variablesOf(word: string, arrays: Arrays): { name: string; from: number; to: number } {
  const match = /^(\w+)\[(?:(\d{1,9})(?:\.\.(\d{1,9}))?)?\]$/.exec(word)
  const size = arrays.get(match?.[1] ?? '')
  if (!match || size === undefined) throw noSuchVariables()
  const from = Number(match[2] ?? 0)
  const to = match[2] === undefined ? size - 1 : Number(match[3] ?? match[2])
  if (to >= size) throw noSuchVariables()
  return { name: match[1], from, to }
}

function noSuchVariables(): UnreadableAnswer {
  return new UnreadableAnswer('a solution lists unknown variables')
}

/** Returns the values one by one: `4x3` is 4 three times. Stops after one value too many. */
function wordsOf(text: string, most: number): string[] {
  const words: string[] = []
  for (const [word] of text.matchAll(/\S+/g)) {
    const match = /^(\*|-?\d+)x(\d{1,9})$/.exec(word)
    const [value, times] = match ? [match[1], Number(match[2])] : [word, 1]
    for (let time = 0; time < times && words.length <= most; time++) words.push(value)
    if (words.length > most) break
  }
  return words
}

function numberOf(word: string): number | undefined {
  return /^-?\d{1,9}$/.test(word) ? Number(word) : undefined
}
