// Tests the readers with real outputs of solvers, and with outputs that are not answers.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UnreadableAnswer } from '../../src/bench/encodings/encoding.ts'
import { ENCODINGS, findEncoding } from '../../src/bench/encodings/encodings.ts'
import type { Problem } from '../../src/families/constraints.ts'

/** Two cells with the values 1 to 3 and 2 to 4, and a given of 7. */
const PROBLEM: Problem = {
  cells: 3,
  domains: [[1, 2, 3], [2, 3, 4], [7]],
  constraints: [{ kind: 'all-different', over: [0, 1] }],
}

const ONE = [[2, 3, 7]]
const TWO = [
  [2, 3, 7],
  [1, 4, 7],
]
const NONE: number[][] = []

/** Outputs, with the solutions that they show and whether they are complete. */
const ANSWERS: Readonly<
  Record<string, readonly (readonly [output: string, solutions: number[][], isComplete: boolean])[]>
> = {
  cnf: [
    ['c cadical\ns SATISFIABLE\nv -1 2 -3 -4 5\nv -6 7 0\n', ONE, false],
    ['s SATISFIABLE\nv -1 2 -3 -4 5 -6 7 -8 9 0\n', ONE, false],
    // Colours and the line ends of Windows.
    ['\u001b[32ms SATISFIABLE\u001b[0m\r\nv -1 2 -3 -4 5 -6 7 0\r\n', ONE, false],
    ['s UNSATISFIABLE\n', NONE, true],
    ['c interrupted\ns UNKNOWN\n', NONE, false],
    ['c Models         : 0\ns UNKNOWN\n', NONE, false],
    // Lines of dashes and dates are not literals.
    ['--- 2 ---\n1-2-3\ns UNSATISFIABLE\n', NONE, true],
    // minisat prints its result before its statistics, or after.
    ['SAT\n-1 2 -3 -4 5 -6 7 0\nWARNING: for repeatability\n|  Vars  |\nSATISFIABLE\n', ONE, false],
    ['CPU time : 0.004 s\n\nUNSATISFIABLE\nUNSAT\n', NONE, true],
    ['INDETERMINATE\nINDET\n', NONE, false],
    // clasp enumerates solutions.
    [
      'c Answer: 1\nv -1 2 -3 -4 5 -6 7 0\nc Answer: 2\nv 1 -2 -3 -4 -5 6 7 0\ns SATISFIABLE\nc Models         : 2\n',
      TWO,
      true,
    ],
    ['c Answer: 1\nv -1 2 -3 -4 5 -6 7 0\ns SATISFIABLE\nc Models         : 1+\n', ONE, false],
  ],
  minizinc: [
    ['x = [2, 3, 7]\n----------\n', ONE, false],
    ['Warning: deprecated\nx = [2, 3, 7]\n----------\n==========\n%%%mzn-stat: nodes=3\n', ONE, true],
    ['x = [2, 3, 7]\r\n----------\r\nx = [1, 4, 7]\r\n----------\r\n==========\r\n', TWO, true],
    ['x = array1d(0..2, [2, 3, 7]);\nplace = [1];\n----------\n', ONE, false],
    ['=====UNSATISFIABLE=====\n', NONE, true],
    ['=====UNKNOWN=====\n% Time limit exceeded!\n', NONE, false],
    ['% Time limit exceeded!\n', NONE, false],
    ['x = [2, 3, 7]\n----------\n% Time limit exceeded!\n', ONE, false],
  ],
  asp: [
    [clingoJson([['value(0,2)', 'value(1,3)', 'value(2,7)']], 'SATISFIABLE', 'no'), ONE, true],
    [clingoJson([['value(0,2)', 'value(1,3)', 'value(2,7)', 'other']], 'SATISFIABLE', 'yes'), ONE, false],
    [`clingo: a warning\n${clingoJson([], 'UNSATISFIABLE', 'no')}`, NONE, true],
    [clingoJson([], 'UNKNOWN', 'yes'), NONE, false],
    // It found two solutions and showed only the last.
    [clingoJson([['value(0,2)', 'value(1,3)', 'value(2,7)']], 'SATISFIABLE', 'no', 2), ONE, false],
    [
      'clingo version 5.8.1\nSolving...\nAnswer: 1 (Time: 0.003s)\nvalue(0,2) value(1,3) value(2,7)\nAnswer: 2\nvalue(2,7) value(1,4) value(0,1)\nSATISFIABLE\n\nModels       : 2\n',
      TWO,
      true,
    ],
    ['Answer: 1\nvalue(0,2) value(1,3) value(2,7)\nSATISFIABLE\n\nModels       : 1+\n', ONE, false],
    ['UNSATISFIABLE\n\nModels       : 0\n', NONE, true],
    [
      '*** Info : (clingo): INTERRUPTED by signal!\nUNKNOWN\n\nTIME LIMIT   : 1\nModels       : 0+\n',
      NONE,
      false,
    ],
  ],
  xcsp3: [
    [
      's SATISFIABLE\nv <instantiation> <list> x[] </list> <values> 2 3 7 </values> </instantiation>\n',
      ONE,
      false,
    ],
    [
      "c ACE\n\u001b[32ms SATISFIABLE\u001b[0m\n\nv <instantiation id='sol1' type='solution'> <list> x[0] x[1..2] </list> <values> 2 3 * </values> </instantiation>\nd NUMBER OF SOLUTIONS 1\nd COMPLETE EXPLORATION\n",
      ONE,
      true,
    ],
    // The last of two solutions.
    [
      's SATISFIABLE\nv <instantiation> <list> x[] </list> <values> 2 3 7 </values> </instantiation>\nd NUMBER OF SOLUTIONS 2\nd COMPLETE EXPLORATION\n',
      ONE,
      false,
    ],
    [
      's SATISFIABLE\nv <instantiation>\nv <list> x[] </list>\nv <values> 2 3 7 </values>\nv </instantiation>\n<instantiation> <list> x[] </list> <values> 1 4 7 </values> </instantiation>\nd FOUND 2\n',
      TWO,
      false,
    ],
    ['s UNSATISFIABLE\n', NONE, true],
    ['s UNKNOWN\nd INCOMPLETE EXPLORATION\n', NONE, false],
  ],
}

function clingoJson(models: string[][], result: string, more: string, number = models.length): string {
  const witnesses = models.map((atoms) => ({ Value: atoms }))
  return JSON.stringify(
    {
      Solver: 'clingo version 5.8.1',
      Call: [models.length > 0 ? { Witnesses: witnesses } : {}],
      Result: result,
      Models: { Number: number, More: more },
    },
    null,
    2,
  )
}

/** Outputs that are not answers, with a part of the error. */
const OTHERS: Readonly<Record<string, readonly (readonly [output: string, said: string])[]>> = {
  cnf: [
    ['', 'the output is empty'],
    ['sh: 1: cadical: not found\n', ': sh: 1: cadical: not found'],
    ['s SATISFIABLE\n', 'shows no solution'],
    ['s SATISFIABLE\nv 1 -2 -3 -4 5', 'cut off'],
    ['s SATISFIABLE\nv 1 -2 -3 -4 -5 -6 7 0', 'no value for cell 1'],
    ['s SATISFIABLE\nv 1 2 -3 -4 5 -6 7 0', '1 and 2 in cell 0'],
    ['s UNSATISFIABLE\ns SATISFIABLE\nv -1 2 -3 -4 5 -6 7 0', 'satisfiable'],
    ['s UNSATISFIABLE\nv -1 2 -3 -4 5 -6 7 0', 'shows a solution'],
    ['v -1 2 -3 -4 5 -6 7 0', 'no answer of a SAT solver'],
  ],
  minizinc: [
    ['', 'the output is empty'],
    ['Error: type error\n', ': Error: type error'],
    ['=====ERROR=====\n', 'no answer of minizinc'],
    ['----------\n==========\n', 'does not state x'],
    ['x = [2, 3, 7]\n----------\n----------\n==========\n', 'does not state x'],
    ['x = [2, 3]\n----------\n', 'no value for cell 2'],
    ['x = [2, 5, 7]\n----------\n', '5 in cell 1'],
    ['x = [2, 3, 7]\n', 'no answer of minizinc'],
    ['x = [2, 3, 7]\n----------\n=====UNSATISFIABLE=====\n', 'satisfiable and unsatisfiable'],
  ],
  asp: [
    ['', 'the output is empty'],
    ['clingo: command not found', 'command not found'],
    ['{}', 'no answer of clingo; its last line is: {}'],
    ['{"Result":"ERROR","Error":"-:1:1: error: syntax"}', 'last line is: -:1:1: error: syntax'],
    ['{"Result":"SATISFIABLE"}', 'shows no solution'],
    [clingoJson([['value(0,2)']], 'SATISFIABLE', 'no'), 'no value for cell 1'],
    [clingoJson([['value(0,2)', 'value(0,1)']], 'SATISFIABLE', 'no'), '2 and 1 in cell 0'],
    [clingoJson([['value(0,9)', 'value(1,3)', 'value(2,7)']], 'SATISFIABLE', 'no'), '9 in cell 0'],
    ['Answer: 1\nvalue(0,2) value(1,3)\nSATISFIABLE\n', 'no value for cell 2'],
    ['Answer: 1', 'no'],
  ],
  xcsp3: [
    ['', 'the output is empty'],
    ['Error: Unable to access jarfile ACE.jar\n', ': Error: Unable to access jarfile ACE.jar'],
    ['s SATISFIABLE\n', 'shows no solution'],
    ['s SATISFIABLE\nv <instantiation> <list> x[] </list> <values> 2 3', 'cut off'],
    [
      's SATISFIABLE\nv <instantiation> <list> x[] </list> <values> 2 3 </values> </instantiation>',
      '3 variables and 2 values',
    ],
    [
      's SATISFIABLE\nv <instantiation> <list> x[] </list> <values> 2x999999999 </values> </instantiation>',
      '3 variables and more values',
    ],
    [
      's SATISFIABLE\nv <instantiation> <list> x[] x[2] </list> <values> 2 3 7 7 </values> </instantiation>',
      'unknown variables',
    ],
    [
      's SATISFIABLE\nv <instantiation> <list> y[] </list> <values> 2 3 7 </values> </instantiation>',
      'unknown variables',
    ],
    [
      's SATISFIABLE\nv <instantiation> <list> x[0..9] </list> <values> 2 3 7 </values> </instantiation>',
      'unknown variables',
    ],
    [
      's SATISFIABLE\nv <instantiation> <list> x[] </list> <values> 2 * 7 </values> </instantiation>',
      'no value for cell 1',
    ],
    ['s SATISFIABLE\nv <instantiation> 2 3 7 </instantiation>', 'lacks <list>'],
  ],
}

describe.each(ENCODINGS.filter(({ takes }) => !takes).map((format) => [format.name, format] as const))(
  'the reader of %s',
  (name, format) => {
    it.each(ANSWERS[name])('reads %j', (output, solutions, isComplete) => {
      expect(format.read(output, PROBLEM)).toEqual({ solutions, isComplete })
    })

    it.each(OTHERS[name])('rejects %j', (output, said) => {
      const attempt = () => format.read(output, PROBLEM)
      expect(attempt).toThrow(UnreadableAnswer)
      expect(attempt).toThrow(said)
      expect(messageOf(attempt)).not.toContain('\n')
    })

    it('answers or reports an error for any input', () => {
      const pieces = ANSWERS[name].flatMap(([output]) => output.split(/(?<=[\n ])/))
      const cut = fc
        .tuple(fc.constantFrom(...ANSWERS[name].map(([output]) => output)), fc.nat(), fc.nat())
        .map(([output, from, to]) => output.slice(from % output.length, to % (output.length + 1)))
      const mixed = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((words) => words.join(''))
      const changed = fc
        .tuple(
          fc.constantFrom(...ANSWERS[name].map(([output]) => output)),
          fc.nat(),
          fc.string({ unit: 'binary', maxLength: 3 }),
        )
        .map(
          ([output, at, piece]) =>
            output.slice(0, at % output.length) + piece + output.slice((at % output.length) + 1),
        )
      const anything = fc.oneof(cut, mixed, changed, fc.string({ unit: 'binary' }), fc.json())
      fc.assert(
        fc.property(anything, (output) => {
          try {
            const { solutions, isComplete } = format.read(output, PROBLEM)
            expect(typeof isComplete).toBe('boolean')
            for (const solution of solutions) {
              expect(solution.length).toBe(PROBLEM.cells)
              solution.forEach((value, cell) => {
                expect(PROBLEM.domains[cell]).toContain(value)
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

function messageOf(attempt: () => unknown): string {
  try {
    attempt()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

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
