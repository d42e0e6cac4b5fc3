// Reads the output of clingo: one JSON object (--outf=2), or text.
//
//   {"Call": [{"Witnesses": [{"Value": ["value(0,2)", "value(1,1)"]}]}],       Answer: 1
//    "Result": "SATISFIABLE", "Models": {"Number": 1, "More": "no"}}           value(0,2) value(1,1)
//                                                                              SATISFIABLE
//                                                                              Models       : 1

import type { Problem } from '../../families/constraints.ts'
import { noAnswer, outputLines, solutionOf, type Verdict, verdictOf } from './answerParts.ts'
import { type Answer, UnreadableAnswer } from './encoding.ts'

const EXPECTED = 'answer of clingo'

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['SATISFIABLE', 'satisfiable'],
  ['OPTIMUM FOUND', 'satisfiable'],
  ['UNSATISFIABLE', 'unsatisfiable'],
  ['UNKNOWN', 'unknown'],
])

/** Reads the output of clingo. Throws an UnreadableAnswer. */
export function readAsp(output: string, problem: Problem): Answer {
  return readObject(output, problem) ?? readWords(outputLines(output), problem)
}

/** The models in an output. */
interface Said {
  readonly verdicts: readonly Verdict[]
  readonly models: readonly (readonly string[])[]
  /** The number of models, shown or not, and whether the enumeration is complete. */
  readonly number: number
  readonly isAll: boolean
}

function answerOf(
  { verdicts, models, number, isAll }: Said,
  problem: Problem,
  lines: readonly string[],
): Answer {
  const solutions = models.map((atoms) => solutionOf(problem, valuesOf(atoms)))
  const verdict = verdictOf(verdicts, solutions.length, EXPECTED, lines)
  const isComplete =
    verdict === 'unsatisfiable' || (verdict === 'satisfiable' && isAll && number === solutions.length)
  return { solutions, isComplete }
}

/** Returns the values from atoms such as `value(0,2)`; other atoms are ignored. */
function valuesOf(atoms: readonly string[]): (number | undefined)[] {
  const values: (number | undefined)[] = []
  for (const atom of atoms) {
    const match = /^value\((\d{1,6}),(-?\d{1,9})\)$/.exec(atom)
    if (!match) continue
    const [variable, value] = [Number(match[1]), Number(match[2])]
    if (values[variable] !== undefined && values[variable] !== value) {
      throw new UnreadableAnswer(`a solution has ${values[variable]} and ${value} in cell ${variable}`)
    }
    values[variable] = value
  }
  return values
}

/** Reads an output that contains a JSON object. */
function readObject(output: string, problem: Problem): Answer | undefined {
  const [from, to] = [output.indexOf('{'), output.lastIndexOf('}')]
  if (from < 0 || to < from) return undefined
  let value: unknown
  try {
    value = JSON.parse(output.slice(from, to + 1))
  } catch {
    return undefined
  }
  const result = member(value, 'Result')
  const verdict = typeof result === 'string' ? VERDICTS.get(result) : undefined
  if (!verdict) {
    const said = outputLines(String(member(value, 'Error') ?? output))
    throw noAnswer(EXPECTED, said)
  }
  const witnesses = list(member(value, 'Call')).flatMap((call) => list(member(call, 'Witnesses')))
  const models = witnesses.map((witness) =>
    list(member(witness, 'Value')).filter((atom) => typeof atom === 'string'),
  )
  const said = member(value, 'Models')
  return answerOf(
    {
      verdicts: [verdict],
      models,
      number: Number(member(said, 'Number')),
      isAll: member(said, 'More') === 'no',
    },
    problem,
    [],
  )
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function readWords(lines: readonly string[], problem: Problem): Answer {
  const models = lines.flatMap((line, index) =>
    /^Answer: \d+\b/.test(line) ? [(lines[index + 1] ?? '').split(' ')] : [],
  )
  const verdicts = lines.flatMap((line) => VERDICTS.get(line) ?? [])
  const counts = lines.flatMap((line) => /^Models\s*: (\d{1,15})(\+?)$/.exec(line) ?? [])
  const [, number, more] = counts
  return answerOf({ verdicts, models, number: Number(number), isAll: more === '' }, problem, lines)
}
