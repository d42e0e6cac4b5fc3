import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseResults } from '../../src/bench/readResults.ts'
import type { Row } from '../../src/bench/results.ts'
import { FAMILIES } from '../../src/index.ts'
import { MAIN, runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { wordsOf } from '../support/program.ts'
import { commandOf, INSTALLED } from '../support/solvers.ts'

const bench = (...args: string[]) => runBuilt(['bench', ...args])

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/**
 * Interrupts a command as soon as a file has the given number of lines. Returns the exit code and the output.
 */
async function interrupted(
  args: readonly string[],
  file: string,
  lines: number,
  signal: 'SIGINT' | 'SIGKILL' = 'SIGINT',
) {
  const child = spawn(process.execPath, [MAIN, 'bench', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  const watch = setInterval(() => {
    if (textOf(file).split('\n').length <= lines) return
    clearInterval(watch)
    child.kill(signal)
  }, 2)
  return { status: await ended, said }
}

/** Small boards of all families, some with several solutions. */
const PUZZLES = [
  'sudoku:4x4:12..34......4...',
  'sudoku:4x4:..343412..434321',
  'kenken:3x3:3+A1,A2;3=A3;5+B1,C1;2xB2,B3,C3;3=C2',
  'survo:2x3:,,3/,6,|9,12|9,7,5',
  'hidoku:3x3:1,,/,,/,,9',
  'magic:3x3:2,,/,5,/,,',
  'latinsquare:4x4:12../..4./.3../...1',
]

describe('a corpus', () => {
  it('is the same with any number of workers, and after any interruption', async () => {
    const folder = newFolder()
    const args = ['corpus', 'sudoku', '-n', '100', '--seed', 'spring']
    const [whole, broken] = ['whole.jsonl', 'broken.jsonl'].map((name) => join(folder, name))
    expect(bench(...args, '--workers', '1', '--out', whole).status).toBe(0)
    const log = `${broken}.chunks/log.jsonl`
    const command = [...args, '--workers', '2', '--out', broken]
    const stopped = await interrupted(command, log, 1)
    expect(stopped).toMatchObject({ status: 130, said: expect.stringContaining('repeat the same command') })
    const kept = textOf(log)
    expect(await interrupted(command, log, kept.split('\n').length, 'SIGKILL')).toMatchObject({
      status: null,
    })
    expect(textOf(log).startsWith(kept)).toBe(true)
    // What was kept is not made again.
    const chunks = textOf(log).match(/(?<=^\{"chunk":)\d+/gm) ?? []
    expect(chunks.length).toBeGreaterThan(1)
    expect(new Set(chunks).size).toBe(chunks.length)
    expect(existsSync(broken)).toBe(false)
    expect(bench(...command).status).toBe(0)
    expect(textOf(broken)).toBe(textOf(whole))
    expect(readdirSync(folder).sort()).toEqual(['broken.jsonl', 'whole.jsonl'])
  })
})

describe('a run', () => {
  it('resumes after an interruption, and ends with the same bytes', async () => {
    const folder = newFolder()
    const corpus = join(folder, 'corpus.jsonl')
    expect(bench('corpus', 'sudoku', '-n', '60', '--seed', 's', '--out', corpus).status).toBe(0)
    const list = 'check/random/ascending,check/random/random'
    const args = wordsOf(`run ${corpus} --contenders ${list} --node-limit 20000 --time-limit none --no-time`)
    const [whole, broken] = ['whole.jsonl', 'broken.jsonl'].map((name) => join(folder, name))
    expect(bench(...args, '--workers', '1', '--out', whole).status).toBe(0)
    const stopped = await interrupted([...args, '--out', broken], broken, 3)
    expect(stopped).toMatchObject({ status: 130, said: expect.stringContaining('repeat the same command') })
    const rows = parseResults(textOf(broken)).rows.length
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThan(120)
    expect(bench(...args, '--workers', '2', '--out', broken).status).toBe(0)
    expect(textOf(broken)).toBe(textOf(whole))
  })

  it('continues if an order never returns and the time is limited', () => {
    const folder = newFolder()
    const [corpus, mine, out] = ['corpus.txt', 'mine.mjs', 'results.jsonl'].map((name) => join(folder, name))
    writeFileSync(corpus, PUZZLES[0])
    writeFileSync(
      mine,
      `export const variableOrders = { forever: { what: 'w', source: 's', make: () => ({ choose() { for (;;); } }) } }`,
    )
    const list = 'full/forever/ascending,full/row-major/ascending'
    const limits = ['--node-limit', 'none', '--time-limit', '100', '--no-time', '--out', out]
    const { status, stderr } = bench('run', corpus, '--branching', mine, '--contenders', list, ...limits)
    expect(status, stderr).toBe(0)
    expect(parseResults(textOf(out)).rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['crashed', expect.stringMatching(/^it did not return/)],
      ['solved', undefined],
    ])
  })

  it('continues if an order ends its thread or rejects an unhandled promise', () => {
    const folder = newFolder()
    const [corpus, mine, out] = ['corpus.txt', 'mine.mjs', 'results.jsonl'].map((name) => join(folder, name))
    writeFileSync(corpus, PUZZLES[0])
    writeFileSync(
      mine,
      `const first = (model) => ({ choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, model.cells), pairs) })
      const said = { what: 'what', source: 'nobody' }
      export const variableOrders = {
        exits: { ...said, make: () => process.exit(3) },
        promises: { ...said, make: async () => { throw new Error('late') } },
        rejects: { ...said, make: (model) => { Promise.reject(new Error('late')); return first(model) } },
      }`,
    )
    const list = ['exits', 'promises', 'rejects'].map((name) => `full/${name}/ascending`).join()
    const limits = ['--node-limit', '1000', '--time-limit', '1000', '--no-time', '--out', out]
    const args = ['run', corpus, '--branching', mine, '--contenders', list, ...limits]
    expect(bench(...args).status).toBe(0)
    const { rows } = parseResults(textOf(out))
    const found = Object.fromEntries(
      rows.map((row) => [row.contender.split('/')[1], [row.outcome, row.message]]),
    )
    expect(found).toEqual({
      exits: ['crashed', 'it called process.exit; let it return or throw'],
      promises: ['crashed', expect.stringContaining('"promises" must return')],
      rejects: ['solved', undefined],
    })
  })

  it.each([
    ['external commands', ['--no-time'], 2],
    ['a command whose floor is measured', [], 1],
  ])('stops %s when it is interrupted, and leaves no files or processes', async (_, own, running) => {
    const folder = newFolder()
    const [corpus, pids, out] = ['corpus.txt', 'pids', 'results.jsonl'].map((name) => join(folder, name))
    writeFileSync(corpus, PUZZLES.join('\n'))
    const args = ['run', corpus, '--external', `slow=echo $$ >> ${pids}; sleep 900; {file:cnf}`]
    const limits = ['--node-limit', 'none', '--time-limit', '900000', '--workers', '2', '--out', out, ...own]
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('puzzlewright-bench-'))
    const before = folders()
    expect((await interrupted([...args, ...limits], pids, running)).status).toBe(130)
    expect(folders()).toEqual(before)
    // A process that has ended still exists until its parent waits for it.
    const isAlive = (pid: string) => /^State:\s+[^Z\s]/m.test(textOf(`/proc/${pid}/status`))
    const begun = textOf(pids).trim().split('\n')
    await vi.waitFor(() => expect(begun.filter(isAlive)).toEqual([]))
    if (existsSync(out)) expect(parseResults(textOf(out)).rows).toEqual([])
  })
})

describe('external solvers, skipped if they are not installed', () => {
  const folder = newFolder()
  const corpus = join(folder, 'corpus.txt')
  writeFileSync(corpus, PUZZLES.join('\n'))
  const run = (out: string, ...args: string[]) => {
    const limits = ['--node-limit', 'none', '--time-limit', '20000', '--no-time', '--out', out]
    const { status, stderr } = bench('run', corpus, ...args, ...limits)
    expect(status, stderr).toBe(0)
    return parseResults(textOf(out)).rows
  }
  const answers = (rows: readonly Row[]) =>
    rows.map(({ puzzle, outcome, status, solutions }) => [puzzle, outcome, status, solutions])

  it('are called for every family', () => {
    const families = new Set(PUZZLES.map((id) => id.split(':')[0]))
    expect(families).toEqual(new Set(FAMILIES.map(({ name }) => name)))
  })

  const clingo = `${process.execPath} ${resolve(import.meta.dirname, '../../scripts/clingo.mjs')}`
  const commands = [
    ['clingo as WebAssembly', `${clingo} --outf=2 -n 2 {file:asp}`, false] as const,
    ...INSTALLED.map(([name, program, isMissing]) => [name, commandOf(program), isMissing] as const),
  ]
  it.for(commands)('%s finds our solutions', ([name, command, isMissing], { skip }) => {
    skip(isMissing)
    const ours = run(join(folder, `${name}-ours.jsonl`), '--contenders', 'full/fewest-alternatives/ascending')
    const theirs = run(join(folder, `${name}.jsonl`), '--external', `it=${command}`)
    expect(answers(theirs)).toEqual(answers(ours))
    expect(answers(ours).map(([, , status]) => status)).toContain('multiple')
  })
})
