import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import {
  commandFor,
  measureExternal,
  parseExternal,
  type Ran,
} from '../../src/bench/measureExternalSolver.ts'
import { makeWitness } from '../../src/bench/verifyAnswer.ts'
import { chooseMetering, runCommandLine } from '../../src/cli/bench/runCommandLine.ts'
import { makeSolver } from '../../src/index.ts'
import commands from '../fixtures/solvers/commands.json' with { type: 'json' }
import cases from '../fixtures/solvers/runs.json' with { type: 'json' }
import { newFolder } from '../support/folder.ts'
import { corpusPuzzle, row, rowsOfCommands } from './rows.ts'

const ONE = corpusPuzzle('survo:2x2:,/,|3,7|4,6')
/** Two solutions: in the first and the third row, 1 and 2 can be exchanged. */
const TWO = corpusPuzzle('sudoku:4x4:..343412..434321')

describe('a command', () => {
  it.each(commands.read)('%s is called %s and reads %s', (text, name, format) => {
    const external = parseExternal(text)
    expect([external.name, external.encoding.name]).toEqual([name, format])
    expect(external.command).not.toContain(':')
  })

  it.each(commands.refused)('%s is refused', (text, message) => {
    expect(() => parseExternal(text)).toThrow(message)
  })

  it('quotes the file if a shell would split it', () => {
    const external = parseExternal('minisat {file} {file}')
    expect(commandFor(external, 'folder/a.cnf', '')).toBe('minisat folder/a.cnf folder/a.cnf')
    expect(commandFor(external, "/my $& it's/a", '')).toBe("minisat '/my $& it'\\''s/a' '/my $& it'\\''s/a'")
    const quoted = parseExternal(`minisat '{file}' --in="{file}"`)
    expect(commandFor(quoted, '/my own/a', '')).toBe("minisat '/my own/a' --in='/my own/a'")
    expect(commandFor(parseExternal('./mine {line} "{line}"'), '/a', '1.3\n')).toBe("./mine '1.3' '1.3'")
  })
})

const NO_COSTS = { cpuMilliseconds: null, memory: null }
const RAN: Ran = { output: '', milliseconds: 10, ...NO_COSTS, ended: 'itself', lastWords: '' }

/** Answers in the format of MiniZinc, one run after the other. */
async function asked(
  one: typeof ONE,
  runs: readonly Partial<Ran>[],
  { solutions = 2, external = parseExternal('minizinc {file}') } = {},
) {
  const limits = { nodes: null, milliseconds: 100, solutions, memory: null }
  const written: string[] = []
  const left: number[] = []
  const row = await measureExternal(
    external,
    one,
    makeWitness(limits)(one),
    { limits, repeat: 1, times: true },
    async (content, most) => {
      const run = runs[written.length]
      written.push(content)
      left.push(most)
      return { ...RAN, ...run }
    },
  )
  return { row, written, left }
}

/** The output of the model for these solutions. */
const shown = (...solutions: readonly (readonly number[])[]) =>
  solutions.map((values) => `x = [${values.join(', ')}]\n----------\n`).join('')
const NO_MORE = '=====UNSATISFIABLE=====\n'
const ALL = '==========\n'

describe('an external solver', () => {
  it('has answered if it states that there are no other solutions', async () => {
    const { row: answered } = await asked(ONE, [{ output: shown([1, 2, 3, 4]) + ALL }])
    const counts = { nodes: null, branchings: null, averageBranchingFactor: null }
    const untold = { ...counts, failures: null, maxDepth: null }
    const puzzle = { puzzle: ONE.id, family: 'survo', shape: '2x2', stars: null }
    expect(answered).toEqual(row({ contender: 'minizinc', ...puzzle, ...untold, milliseconds: 10 }))
  })

  it('is run again with its solutions excluded until there are no others, and its time is the sum', async () => {
    const { row, written, left } = await asked(ONE, [
      { output: shown([1, 2, 3, 4]) },
      { output: NO_MORE, milliseconds: 25 },
    ])
    expect(row).toMatchObject({ outcome: 'solved', status: 'unique', solutions: 1, milliseconds: 35 })
    expect(left).toEqual([100, 90])
    expect(written[1].length).toBeGreaterThan(written[0].length)
  })

  it('is not run again once there are enough solutions', async () => {
    const { row, written } = await asked(ONE, [{ output: shown([1, 2, 3, 4]) }], { solutions: 1 })
    expect(row).toMatchObject({ outcome: 'solved', status: 'unknown', solutions: 1 })
    expect(written.length).toBe(1)
  })

  it('has the sum of the statistics of its runs, and the largest depth and memory', async () => {
    const said = (nodes: number, depth: number) =>
      `%%%mzn-stat: nodes=${nodes}\n%%%mzn-stat: peakDepth=${depth}\n%%%mzn-stat: solveTime=0.002\n`
    const first = { output: shown([1, 2, 3, 4]) + said(7, 5), cpuMilliseconds: 3, memory: 20.5 }
    const second = { output: NO_MORE + said(10, 4), cpuMilliseconds: 4, memory: 18 }
    expect((await asked(ONE, [first, second])).row).toMatchObject({
      nodes: 17,
      maxDepth: 5,
      failures: null,
      solveMilliseconds: 4,
      cpuMilliseconds: 7,
      memory: 20.5,
    })
    const silent = await asked(ONE, [first, { output: NO_MORE }])
    expect(silent.row).toMatchObject({ nodes: null, solveMilliseconds: null, cpuMilliseconds: null })
  })

  it.each(cases)('that says $says', async ({ runs, row: expected, message = '' }) => {
    const { row: said } = await asked(ONE, runs as Partial<Ran>[])
    expect(said).toMatchObject(expected)
    expect(said.message ?? '').toContain(message)
  })
})

describe('an answer', () => {
  it('with too many solutions has not stated that there are no others than those that count', async () => {
    const empty = corpusPuzzle('sudoku:4x4:................')
    const solve = makeSolver()
    const all = solve(empty.family, empty.puzzle, { solutions: 3 }).solutions.map((one) => Array.from(one))
    const { row } = await asked(empty, [{ output: shown(...all) + ALL }])
    expect(row).toMatchObject({ outcome: 'solved', status: 'multiple', solutions: 2 })
  })

  const minizinc = parseExternal('minizinc {file}')
  const read = () => {
    throw new RangeError('too deep')
  }
  const stumbling = { ...minizinc, encoding: { ...minizinc.encoding, read } }

  it('that makes a reader fail is rubbish, whatever the reader throws', async () => {
    const { row } = await asked(ONE, [{ output: '((((' }], { external: stumbling })
    expect(row).toMatchObject({ outcome: 'rubbish', message: 'too deep' })
    const ended = await asked(ONE, [{ output: '((((', ended: 'time' }], { external: stumbling })
    expect(ended.row).toMatchObject({ outcome: 'capped', ended: 'time-limit' })
  })
})

function ran(
  line: string,
  { milliseconds = 60_000, most = 1 << 20, signal = new AbortController().signal } = {},
) {
  const meter = chooseMetering(null).make()
  return runCommandLine(line, { milliseconds, signal, meter, mostOutput: most })
}

/** Runs real commands on these puzzles. */
const rowsOf = (
  commands: readonly string[],
  puzzles = [ONE],
  said: Parameters<typeof rowsOfCommands>[2] = {},
) => rowsOfCommands(commands, puzzles, { milliseconds: 5000, workers: 2, ...said })

describe('real commands', () => {
  it('give rows in order, whatever their outcome', async () => {
    const folder = newFolder()
    vi.stubEnv('TMPDIR', folder)
    const rows = await rowsOf(commands.runs)
    expect(rows.map(({ contender, outcome, message }) => [contender, outcome, message])).toEqual([
      ['crash', 'crashed', 'exit code 3: no such luck'],
      ['killed', 'crashed', expect.stringMatching(/^ended by SIGSEGV/)],
      ['unclear', 'crashed', 'exit code 1: Error: type'],
      ['warned', 'crashed', 'exit code 1: no such luck'],
      ['missing', 'crashed', expect.stringMatching(/^exit code 127: .*no.such/)],
      ['rubbish', 'rubbish', expect.any(String)],
      ['wrong', 'wrong', 'reports 0 solutions, but there is 1'],
      ['socket', 'wrong', 'reports 0 solutions, but there is 1'],
    ])
    vi.unstubAllEnvs()
    expect(readdirSync(folder)).toEqual([])
  })

  it('that hang are ended with all their children', async () => {
    const folder = newFolder()
    const file = join(folder, 'pid')
    const hang = `hang=sleep 60 & echo $! > ${file}; wait; {file:cnf}`
    const [row] = await rowsOf([hang], [ONE], { milliseconds: 100 })
    expect(row).toMatchObject({ outcome: 'capped', ended: 'time-limit' })
    expect(isAlive(Number(readFileSync(file, 'utf8')))).toBe(false)
  })

  it('are warmed up once each if they are timed, and otherwise not', async () => {
    const file = join(newFolder(), 'starts')
    const starts = async (times: boolean) => {
      writeFileSync(file, '')
      await rowsOf([`count=echo >> ${file}; echo s UNSATISFIABLE; {file:cnf}`], [ONE, TWO], { times })
      return readFileSync(file, 'utf8').length
    }
    expect([await starts(false), await starts(true)]).toEqual([2, 3])
  })

  it('have answered when they exit; processes they leave behind are ended', async () => {
    const row = await ran('echo done; sleep 60 & echo $!')
    const [said, pid] = row.output.trim().split('\n')
    expect([said, row.ended, row.trouble]).toEqual(['done', 'itself', undefined])
    await vi.waitFor(() => expect(isAlive(Number(pid))).toBe(false))
    const silent = await ran('sleep 60 >/dev/null 2>&1 & echo $!; exit 3')
    expect(silent).toMatchObject({ ended: 'itself', trouble: 'exit code 3' })
    await vi.waitFor(() => expect(isAlive(Number(silent.output))).toBe(false))
  })

  it('that write without end are stopped, but not those that write up to the limit', async () => {
    const { ended, output } = await ran('yes', { most: 1 << 16 })
    expect(ended).toBe('flood')
    expect(output.length).toBeLessThanOrEqual(1 << 16)
    expect(await ran('printf 1234', { most: 4 })).toMatchObject({ output: '1234', ended: 'itself' })
    expect((await ran('printf 12345', { most: 4 })).ended).toBe('flood')
  })

  it('may run longer than a timer can measure', async () => {
    const said = await ran('sleep 0.05; echo hi', { milliseconds: 1e15 })
    expect(said).toMatchObject({ output: 'hi\n', ended: 'itself' })
  })

  it('need a folder for their files', async () => {
    vi.stubEnv('TMPDIR', '/no/such/folder')
    await expect(rowsOf(['cat {file:cnf}'])).rejects.toThrow(
      'the folder for temporary files, /no/such/folder, cannot be used: no such file; set TMPDIR to another folder',
    )
    vi.unstubAllEnvs()
  })

  it('end when this process ends', async () => {
    const interrupt = new AbortController()
    const running = ran('sleep 60', interrupt)
    interrupt.abort()
    expect((await running).trouble).toBe('ended by SIGKILL')
  })

  it('agree with the built-in solver: clingo', async () => {
    const clingo = resolve(import.meta.dirname, '../../scripts/clingo.mjs')
    expect(existsSync(clingo)).toBe(true)
    const rows = await rowsOf([`clingo=${process.execPath} ${clingo} --outf=2 -n 2 {file:asp}`], [TWO])
    expect(rows.map(({ outcome, status }) => [outcome, status])).toEqual([['solved', 'multiple']])
  })
})

function isAlive(pid: number): boolean {
  // A process that is dead but not yet reaped.
  const status = `/proc/${pid}/status`
  return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, 'utf8'))
}
