import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENCODINGS, findEncoding } from '../../src/bench/encodings/encodings.ts'
import { parseExternal } from '../../src/bench/measureExternalSolver.ts'
import { programOfCommand, SOLVERS } from '../../src/bench/solverProfiles/solverProfiles.ts'
import { type Problem, without } from '../../src/families/constraintProblem.ts'
import { FAMILIES, parsePuzzle } from '../../src/index.ts'
import commands from '../fixtures/solvers/commands.json' with { type: 'json' }
import problems from '../fixtures/solvers/problems.json' with { type: 'json' }
import { randomBoard } from '../support/boards.ts'
import { ALWAYS, askProgram, expectSame, INSTALLED } from '../support/solvers.ts'
import { parseXml } from '../support/xcsp3.ts'

const MOST = 12

/** Boards that only some families have, as ids. */
const PARTICULAR = [
  'hidoku:3x4:1,,,/,#,,/,,#,10',
  'hidoku:3x4:,,,/,#,,9/,,#,',
  'hidoku:3x3/rook:1,,/,,/,,9',
  'hidoku:1x2:,',
  'hidoku:1x2:#,',
  'magic:3x3/5..13:,,/,,/,,',
  'magic:3x3/5..13:,,/,9,/,,10',
  'kenken:3x3:3=A1;1-A2,A3;6xB1,B2,C1,C2;2-B3,C3',
  'survo:2x3:,,/,,|6,15|5,7,9',
  'survo:2x3:1,,/,,|7,14|5,7,9',
]

describe.each(Object.entries(ALWAYS))('%s', (_, ask) => {
  it.each(FAMILIES.map((family) => [family.name] as const))('has the solutions of %s', async (name) => {
    for (let index = 0; index < 2; index++) {
      const { family, puzzle } = randomBoard(name, `formats/${index}`)
      await expectSame(ask, family, puzzle, MOST)
    }
  })

  it.each(PARTICULAR)('has the solutions of %s', async (name) => {
    const { family, puzzle } = parsePuzzle(name)
    await expectSame(ask, family, puzzle, MOST)
  })

  it('has none of the excluded solutions', async () => {
    const { family, puzzle } = parsePuzzle('magic:3x3:,,/,,/,,')
    const problem = family.rules.constraints(puzzle)
    const all = (await ask(problem, 0)).map(String)
    expect(all.length).toBe(8)
    const ruledOut = all.slice(0, 3)
    const solutions = ruledOut.map((values) => values.split(',').map(Number))
    const rest = (await ask(without(problem, solutions), 0)).map(String)
    expect(rest.toSorted()).toEqual(all.filter((values) => !ruledOut.includes(values)).toSorted())
  })

  // Problems that no puzzle has, with their numbers of solutions.
  it.each(problems)('says what $name is', async ({ problem, count }) => {
    expect((await ask(problem as Problem, 0)).length).toBe(count)
  })
})

// Starting minizinc takes long, so this run has one board; the others are in the slow run.
describe.each(INSTALLED)('%s', (_, program, isMissing) => {
  it.skipIf(isMissing)('has the solutions of a path', async () => {
    const { family, puzzle } = parsePuzzle('hidoku:3x4:,,,/,#,,9/,,#,')
    expect(await expectSame(askProgram(program), family, puzzle, MOST)).toBe(MOST)
  })
})

describe('minizinc', () => {
  it('is a readable model', () => {
    const { family, puzzle } = parsePuzzle('survo:2x2:1,/,|3,7|4,6')
    const model = findEncoding('minizinc').write(family.rules.constraints(puzzle), 'survo:2x2:1,/,|3,7|4,6')
    expect(model).toBe(readFileSync(new URL('../fixtures/solvers/survo.mzn', import.meta.url), 'utf8'))
  })
})

it('has all values of a domain with a gap in minizinc', () => {
  const problem: Problem = { cells: 2, domains: [[1, 2, 3, 5], [4]], constraints: [] }
  const text = findEncoding('minizinc').write(problem)
  expect(text).toContain('allowed = array1d(0..1, [{1, 2, 3, 5}, {4}]);')
  expect(text).toContain('array [0..1] of var 1..5: x;')
})

describe('every format', () => {
  const { family, puzzle } = parsePuzzle('survo:2x2:1,/,|3,7|4,6')
  const problem = family.rules.constraints(puzzle)

  it.each(ENCODINGS.filter(({ takes }) => !takes).map((format) => [format.name, format] as const))(
    '%s has a title of one line',
    (_, format) => {
      const text = format.write(problem, 'a "<puzzle>"\n& what is\u2028in it --')
      const heads = text.split('\n').filter((line) => line.includes('what is'))
      expect(heads.length).toBe(1)
      expect(text).toBe(format.write(problem, 'a "<puzzle>" & what is in it --'))
      expect(text.endsWith('\n')).toBe(true)
      expect(text).not.toContain('\u2028')
    },
  )

  it('keeps the title in XML unchanged', () => {
    const { attributes } = parseXml(findEncoding('xcsp3').write(problem, 'a "<puzzle>" & --'))
    expect(attributes.note).toContain('a "<puzzle>" & --')
  })
})

describe('the format of a command', () => {
  it.each(commands.formats)('$command is $format', ({ command, format }) => {
    expect(programOfCommand(command).profile?.encoding ?? null).toBe(format)
  })

  it('fits the recommended commands', () => {
    for (const format of ENCODINGS) {
      const commands = SOLVERS.filter(({ encoding }) => encoding === format.name).flatMap(
        (one) => one.commands,
      )
      expect(commands.length).toBeGreaterThan(0)
      for (const { line } of commands) expect(parseExternal(line).encoding).toBe(format)
    }
  })

  it('is found by its name; other names are refused with a list', () => {
    expect(findEncoding('CNF').extension).toBe('cnf')
    expect(() => findEncoding('smt')).toThrow(
      'unknown format "smt"; choose one of cnf, minizinc, asp, xcsp3, sudoku81',
    )
  })
})
