import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UnreadableAnswer } from '../../src/bench/encodings/encoding.ts'
import { ENCODINGS, findEncoding } from '../../src/bench/encodings/encodings.ts'
import type { Problem } from '../../src/families/constraintProblem.ts'
import { parsePuzzle } from '../../src/index.ts'
import outputs from '../fixtures/solvers/answers.json' with { type: 'json' }
import long from '../fixtures/solvers/longAnswers.json' with { type: 'json' }

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
  it.each(long)(
    'of $format with many $many is read to its end',
    ({ format, before, piece, count, after, said }) => {
      const output = before + piece.repeat(count) + after
      const attempt = () => findEncoding(format).read(output, PROBLEM)
      expect(attempt).toThrow(UnreadableAnswer)
      expect(attempt).toThrow(said)
    },
  )
})

it('each format has its own answers', () => {
  expect(() => findEncoding('minizinc').read('s UNSATISFIABLE\n', PROBLEM)).toThrow(UnreadableAnswer)
})
