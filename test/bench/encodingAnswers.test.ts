// Tests the readers with real outputs of solvers, and with outputs that are not answers.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UnreadableAnswer } from '../../src/bench/encodings/encoding.ts'
import { ENCODINGS, findEncoding } from '../../src/bench/encodings/encodings.ts'
import type { Problem } from '../../src/families/constraints.ts'
import { parsePuzzle } from '../../src/index.ts'
import outputs from '../fixtures/solvers/answers.json' with { type: 'json' }

/** Two cells with the values 1 to 3 and 2 to 4, and a given of 7. */
const PROBLEM: Problem = {
  cells: 3,
  domains: [[1, 2, 3], [2, 3, 4], [7]],
  constraints: [{ kind: 'all-different', over: [0, 1] }],
}

const SUDOKU = parsePuzzle(
  'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
)

/**
 * By format, outputs with the solutions that they show and whether they are complete: of competitions' solvers, with colours and the
 * line ends of Windows, of minisat and clasp, of MiniZinc, of clingo as JSON and as text, of ACE, of tdoku and qqwing; and outputs that are not answers,
 * with a part of the error.
 */
const OUTPUTS = outputs as unknown as Readonly<
  Record<
    string,
    {
      readonly answers: readonly (readonly [
        output: string,
        solutions: number[][],
        isComplete: boolean,
        count?: number,
      ])[]
      readonly others: readonly (readonly [output: string, said: string])[]
    }
  >
>

describe.each(ENCODINGS.map((format) => [format.name, format] as const))(
  'the reader of %s',
  (name, format) => {
    const { answers, others } = OUTPUTS[name]
    const problem = name === 'sudoku81' ? SUDOKU.family.rules.constraints(SUDOKU.puzzle) : PROBLEM

    it.each(answers.map((one) => [one[0], one] as const))(
      'reads %j',
      (output, [, solutions, isComplete, count]) => {
        expect(format.read(output, problem)).toEqual({ solutions, isComplete, count })
      },
    )

    it.each(others)('rejects %j', (output, said) => {
      const attempt = () => format.read(output, problem)
      expect(attempt).toThrow(UnreadableAnswer)
      expect(attempt).toThrow(said)
      expect(attempt).not.toThrow(/\n/)
    })

    it('answers or reports an error for any input', () => {
      const pieces = answers.flatMap(([output]) => output.split(/(?<=[\n ])/))
      const output = fc.constantFrom(...answers.map(([text]) => text))
      const cut = fc
        .tuple(output, fc.nat(), fc.nat())
        .map(([output, from, to]) => output.slice(from % output.length, to % (output.length + 1)))
      const mixed = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((words) => words.join(''))
      const changed = fc
        .tuple(output, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }))
        .map(
          ([output, at, piece]) =>
            output.slice(0, at % output.length) + piece + output.slice((at % output.length) + 1),
        )
      const anything = fc.oneof(cut, mixed, changed, fc.string({ unit: 'binary' }), fc.json())
      fc.assert(
        fc.property(anything, (output) => {
          try {
            const { solutions, isComplete } = format.read(output, problem)
            expect(typeof isComplete).toBe('boolean')
            for (const solution of solutions) {
              expect(solution.length).toBe(problem.cells)
              solution.forEach((value, cell) => {
                expect(problem.domains[cell]).toContain(value)
              })
            }
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableAnswer)
          }
        }),
        { numRuns: 120 },
      )
    })
  },
)

// Each of these outputs once kept a reader busy for minutes, or was too long for it.
describe('a very long answer', () => {
  const times = (text: string, count: number) => text.repeat(count)

  it.each([
    ['cnf', 'literals', times('1 ', 3_000_000), 'cut off'],
    ['cnf', 'words', times('a ', 1_000_000), 'no answer of a SAT solver'],
    ['minizinc', 'values', `x = [${times('2, ', 1_000_000)}2]\n----------\n`, '2 in cell 2'],
    ['xcsp3', 'solutions that are cut off', times('<instantiation> <list> x[]\n', 100_000), 'cut off'],
    ['xcsp3', 'one in the other', `${times('<instantiation>\n', 100_000)}</instantiation>`, 'lacks <list>'],
    [
      'xcsp3',
      'variables',
      `<instantiation> <list>${times(' x[]', 1_000_000)} </list> <values> 2 </values> </instantiation>`,
      'unknown variables',
    ],
    [
      'xcsp3',
      'values',
      `<instantiation> <list> x[] </list> <values>${times(' 1x9', 1_000_000)} </values> </instantiation>`,
      '3 variables and more values',
    ],
  ])('of %s with many %s is read to its end', (name, _what, output, said) => {
    const attempt = () => findEncoding(name).read(output, PROBLEM)
    expect(attempt).toThrow(UnreadableAnswer)
    expect(attempt).toThrow(said)
  })
})

it('each format has its own answers', () => {
  expect(() => findEncoding('minizinc').read('s UNSATISFIABLE\n', PROBLEM)).toThrow(UnreadableAnswer)
})
