import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readCorpus } from '../../src/bench/corpus.ts'
import { parseExternal } from '../../src/bench/measureExternalSolver.ts'
import { parseResults } from '../../src/bench/readResults.ts'
import type { Row } from '../../src/bench/results.ts'
import { makeRows, patiently } from '../../src/cli/bench/clocksAndWatchdog.ts'
import { commitOf, environmentOf } from '../../src/cli/bench/environment.ts'
import { type BenchRun, benchRun } from '../../src/cli/bench/measureCorpus.ts'
import { receiveRows, type SentRows } from '../../src/cli/bench/planAndSendRows.ts'
import { loadContenders } from '../../src/cli/bench/selectContenders.ts'
import type { PuzzleRecord } from '../../src/index.ts'
import type { Executor, Job, TaskResult } from '../../src/runs/executor.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { runWords, wordsOf } from '../support/program.ts'

const bench = (...args: string[]) => runBuilt(['bench', ...args])

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n')

const PUZZLES = [
  'survo:2x2:,/,|3,7|4,6',
  'sudoku:4x4:12..34......4...',
  'magic:3x3:2,,/,5,/,,',
  'survo:2x3:,,3/,6,|9,12|9,7,5',
]
/** The name and version that the program reports. */
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const PROGRAM = `puzzlewright ${version}`

const LIMITS = { nodes: 500, milliseconds: null, solutions: 2, memory: null }
const LIST = 'full/fewest-alternatives/ascending,survo-fill,check/random/random'

/** A file with these puzzles, in its own folder. */
function corpusOf(puzzles: readonly string[] = PUZZLES): string {
  const file = join(newFolder(), 'corpus.txt')
  writeFileSync(file, `${puzzles.join('\n')}\n`)
  return file
}

/** An executor that measures rows without threads. `made` may change each result before it is passed on. */
function inProcess(made = (result: TaskResult<Row>) => result): Executor {
  return async function* <T>({ data, numbers: { from, to } }: Job) {
    const rowOf = makeRows(await receiveRows(data as SentRows), (data as SentRows).measuring)
    for (let number = from; number < to; number++) {
      yield made({ number, value: rowOf(number) }) as TaskResult<T>
    }
  } as Executor
}

/** Runs contenders in the process of the test. Returns what the run writes to standard error. */
async function run(changes: Partial<BenchRun> & { list?: string } = {}, executor = inProcess()) {
  const { list = LIST, ...others } = changes
  const choice = { list, branching: [], seed: 'spring' }
  const out = join(newFolder(), 'results.jsonl')
  const chosen = await loadContenders(choice)
  const wanted: BenchRun = {
    corpora: [corpusOf()],
    reading: {},
    choice,
    chosen,
    externals: [],
    limits: LIMITS,
    repeat: 1,
    times: false,
    out,
    program: PROGRAM,
    quiet: false,
    ...others,
  }
  let said = ''
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text
    return true
  })
  try {
    return { status: await benchRun(wanted, executor), said, out: wanted.out }
  } finally {
    spy.mockRestore()
  }
}

describe('a run', () => {
  it('writes one row for each supported pair of contender and puzzle, puzzle by puzzle', async () => {
    const { status, said, out } = await run()
    expect(status).toBe(0)
    expect(said).toMatch(/: 10 rows, \d+ solved(, \d capped)?; [\d.]+ s\n$/)
    const { header, rows } = parseResults(readFileSync(out, 'utf8'))
    expect(header.corpus).toEqual({ checksum: sha256(PUZZLES.map((id) => `${id}\n`).join('')), puzzles: 4 })
    expect(header.contenders.map(({ name, kind }) => [name, kind])).toEqual([
      ['full/fewest-alternatives/ascending', 'own'],
      ['survo-fill', 'profile'],
      ['check/random/random', 'own'],
    ])
    expect([...new Set(rows.map(({ puzzle }) => puzzle))]).toEqual(PUZZLES)
    for (const id of PUZZLES) {
      const takers = [...LIST.split(',')].filter((name) => name !== 'survo-fill' || id.startsWith('survo'))
      const there = rows.flatMap(({ puzzle, contender }) => (puzzle === id ? contender : []))
      expect(there.toSorted()).toEqual(takers.toSorted())
    }
    expect(rows.map(({ puzzle }) => puzzle)).toEqual(
      PUZZLES.flatMap((id) => Array(id.startsWith('survo') ? 3 : 2).fill(id)),
    )
  })

  it.each([
    ['in one pass', {}],
    ['in three passes', { repeat: 3, limits: { ...LIMITS, nodes: 4 } }],
  ])('resumes wherever it was cut off, %s, and ends with the same bytes', async (_, settings) => {
    const whole = await run(settings)
    const bytes = readFileSync(whole.out)
    for (const length of [
      0,
      20,
      bytes.indexOf('\n') + 1,
      bytes.length - 700,
      bytes.length - 1,
      bytes.length,
    ]) {
      const out = join(newFolder(), 'results.jsonl')
      writeFileSync(out, bytes.subarray(0, length))
      const made: number[] = []
      const again = inProcess((result) => {
        made.push(result.number)
        return result
      })
      expect((await run({ ...settings, out }, again)).status).toBe(0)
      expect(readFileSync(out).equals(bytes), `cut off at ${length}`).toBe(true)
      const there = bytes.subarray(0, length).toString().split('\n').length - 2
      expect(made.length, 'the rows that are made').toBe(linesOf(whole.out).length - 1 - Math.max(0, there))
    }
  })

  it('repeats in passes over the corpus, each in another order, what was solved', async () => {
    const { out, said } = await run({ repeat: 3, limits: { ...LIMITS, nodes: 4 } })
    const rows = linesOf(out)
      .slice(1)
      .map((line) => JSON.parse(line) as Row)
    const passes = [1, 2, 3].map((pass) => rows.filter(({ repeat }) => repeat === pass))
    expect(rows).toEqual(passes.flat())
    const namesOf = (pass: readonly Row[]) => pass.map(({ contender, puzzle }) => `${contender} ${puzzle}`)
    const solved = namesOf(passes[0].filter(({ outcome }) => outcome === 'solved'))
    expect(solved.length).toBeGreaterThan(2)
    expect(solved.length, 'some rows are capped').toBeLessThan(passes[0].length)
    for (const pass of passes.slice(1)) expect(namesOf(pass).toSorted()).toEqual(solved.toSorted())
    expect(said).toContain(`: ${rows.length} rows, `)
    const merged = parseResults(readFileSync(out, 'utf8')).rows
    expect(merged.map(({ repeat, outcome }) => [repeat, outcome])).toEqual(
      passes[0].map(({ outcome }) => [outcome === 'solved' ? 3 : 1, outcome]),
    )
  })

  it('reports a search that opens other nodes in another pass', async () => {
    const fickle = inProcess((result) =>
      'value' in result && result.value.repeat === 2 && result.value.contender === 'survo-fill'
        ? { ...result, value: { ...result.value, nodes: 1e6 } }
        : result,
    )
    const { out, said } = await run({ repeat: 2 }, fickle)
    expect(said).toContain('2 crashed')
    const crashed = linesOf(out)
      .slice(1)
      .map((line) => JSON.parse(line) as Row)
      .filter(({ outcome }) => outcome === 'crashed')
    expect(crashed.map(({ contender, repeat, message }) => [contender, repeat, message])).toEqual(
      Array(2).fill([
        'survo-fill',
        2,
        'repeating the search gave different counts; take random numbers only from rng',
      ]),
    )
  })

  it('with times measures the first contender twice, under the name of control', async () => {
    const { out } = await run({ times: true, repeat: 2 })
    const { header } = parseResults(readFileSync(out, 'utf8'))
    const [first, control] = header.contenders
    expect(control).toEqual({ ...first, name: 'control', kind: 'control', what: `${first.name} once more` })
    expect(header.contenders.length).toBe(4)
    const rows = linesOf(out)
      .slice(1)
      .map((line) => JSON.parse(line) as Row)
    const of = (name: string) =>
      rows
        .filter(({ contender }) => contender === name)
        .map(({ puzzle, repeat, nodes }) => ({ puzzle, repeat, nodes }))
    expect(of('control').length).toBe(2 * PUZZLES.length)
    expect(of('control')).toEqual(of(first.name))
    expect(rows.every(({ milliseconds }) => milliseconds !== null)).toBe(true)
    const exact = parseResults(readFileSync((await run()).out, 'utf8'))
    expect(exact.header.contenders.length, 'without times there is none').toBe(3)
  })

  it('with times measures the first command twice if there is no contender of our own', async () => {
    const commands = ['a', 'b'].map((name) =>
      parseExternal(`${name}=echo s UNSATISFIABLE; exit 20; {file:cnf}`),
    )
    const settings = {
      choice: { list: '', branching: [], seed: 's' },
      chosen: { contenders: [], names: [] },
      externals: commands,
    }
    const { out } = await run({
      ...settings,
      times: true,
      repeat: 2,
      limits: { ...LIMITS, milliseconds: 5000 },
    })
    const { header, rows } = parseResults(readFileSync(out, 'utf8'))
    expect(header.contenders.map(({ name, kind }) => [name, kind])).toEqual([
      ['a', 'external'],
      ['control', 'control'],
      ['b', 'external'],
    ])
    expect(rows.length).toBe(3 * PUZZLES.length)
    expect(
      rows.every(({ outcome, message }) => outcome === 'wrong' && message?.startsWith('reports 0')),
    ).toBe(true)
  })

  it('keeps the circumstances of the first run when it resumes', async () => {
    const environment = environmentOf(['bench', 'run', "it's"], { workers: 3 })
    const { out } = await run({ times: true, environment })
    const lines = linesOf(out)
    expect(JSON.parse(lines[0]).environment).toEqual(environment)
    const later = { ...environment, began: '2036-11-23T00:00:00.000Z' }
    writeFileSync(out, `${lines.slice(0, 4).join('\n')}\n`)
    expect((await run({ times: true, environment: later, out })).status).toBe(0)
    expect(linesOf(out)[0]).toBe(lines[0])
    expect(linesOf(out).length).toBe(lines.length)
    const { said } = await run({ times: true, environment: { ...later, workers: 1 }, out })
    expect(said).toContain('searches at a time (--workers): 3 there, 1 here')
    for (const length of [10, lines[0].length - 20]) {
      writeFileSync(out, lines[0].slice(0, length))
      expect((await run({ times: true, environment: later, out })).said).not.toContain('choose another')
      expect(JSON.parse(linesOf(out)[0]).environment, 'an unfinished first line is written anew').toEqual(
        later,
      )
    }
    expect(JSON.parse(linesOf((await run({ environment })).out)[0])).not.toHaveProperty('environment')
  })

  it('writes a row for a thread that died', async () => {
    const dying = inProcess((row) => (row.number === 1 ? { number: 1, crash: 'out of memory' } : row))
    const { out, said } = await run({}, dying)
    expect(said).toContain('1 crashed')
    expect(parseResults(readFileSync(out, 'utf8')).rows[1]).toMatchObject({
      outcome: 'crashed',
      message: 'out of memory',
    })
  })

  it('stops if no contender takes any of the puzzles', async () => {
    const { status, said, out } = await run({
      list: 'norvig,sudoku-fewest',
      corpora: [corpusOf([PUZZLES[0]])],
    })
    expect([status, said]).toEqual([
      1,
      'error: no contender accepts any of these puzzles; choose other --contenders\n',
    ])
    expect(existsSync(out)).toBe(false)
  })

  it('names its program, and also its machine if it records times', async () => {
    const headerOf = (out: string) => parseResults(readFileSync(out, 'utf8')).header
    const corpora = [corpusOf([PUZZLES[0]])]
    const exact = await run({ corpora, commit: 'ab12' })
    expect(headerOf(exact.out)).toMatchObject({ program: PROGRAM, commit: 'ab12', machine: null })
    expect(headerOf((await run({ corpora, commit: null })).out)).not.toHaveProperty('commit')
    const timed = await run({ corpora, times: true })
    const { machine } = headerOf(timed.out)
    expect(machine).toMatch(/^.+, \d+ cores?, Node \d+\.\d+\.\d+$/)
    const elsewhere = readFileSync(timed.out, 'utf8').replace(JSON.stringify(machine), '"abacus"')
    writeFileSync(timed.out, elsewhere)
    const { status, said } = await run({ corpora, times: true, out: timed.out })
    expect(status).toBe(1)
    expect(said).toContain(`machine: abacus there, ${machine} here`)
  })

  it('skips duplicate puzzles, and names contenders without work', async () => {
    const { said, out } = await run({ corpora: [corpusOf([PUZZLES[1]]), corpusOf([PUZZLES[1], PUZZLES[1]])] })
    expect(said).toMatch(
      /corpus.txt: 2 puzzles skipped, because the corpus already has them \(such as line 1, which repeats .*:1\)/,
    )
    expect(said).toContain('note: survo-fill accepts none of these puzzles')
    expect(linesOf(out).length).toBe(1 + 2)
  })

  it.each([
    ['another corpus', { corpora: [corpusOf(PUZZLES.slice(1))] }, 'corpus: checksum'],
    [
      'other contenders',
      { list: 'survo-fill' },
      'contenders: full/fewest-alternatives/ascending, survo-fill',
    ],
    [
      'other limits',
      { limits: { nodes: null, milliseconds: null, solutions: 2, memory: null } },
      'limit on nodes: 500 there, none here',
    ],
    ['other repeats', { repeat: 2 }, 'repeats: 1 there, 2 here'],
    ['times', { times: true }, 'times: false there, true here'],
    [
      'another program',
      { program: 'puzzlewright next' },
      `program: ${PROGRAM} there, puzzlewright next here`,
    ],
    ['another commit', { commit: 'ab12' }, 'commit: none there, ab12 here'],
  ])('does not resume from results of %s, and leaves them unchanged', async (_, changes, message) => {
    const { out } = await run()
    const before = readFileSync(out)
    const { status, said } = await run({ ...changes, out })
    expect(status).toBe(1)
    expect(said).toContain('the file belongs to a different run: ')
    expect(said).toContain(message)
    expect(said).toMatch(/^[^\n]*; choose another --out, or remove the file\n$/)
    expect(said).not.toContain('\\n')
    expect(readFileSync(out).equals(before)).toBe(true)
  })

  it('does not resume from foreign rows or from a file without results', async () => {
    const { out } = await run()
    const lines = linesOf(out)
    writeFileSync(out, `${[lines[0], lines[2], lines[1]].join('\n')}\n`)
    expect((await run({ out })).said).toContain(':2: "')
    writeFileSync(out, 'my diary\n')
    expect((await run({ out })).said).toBe(
      `${out}: the file exists but is not a results file; choose another --out\n`,
    )
    writeFileSync(out, 'my diary')
    expect((await run({ out })).said).toContain('is not a results file')
    expect(readFileSync(out, 'utf8')).toBe('my diary')
  })

  it.each([
    ['no corpus', { corpora: ['/no/such/file'] }, '/no/such/file: no such file'],
    ['an empty corpus', { corpora: ['/dev/null'] }, 'the text contains no puzzle'],
    [
      'a corpus without end',
      { corpora: ['/dev/zero'] },
      '/dev/zero: too large: a file may have at most 128 MB',
    ],
    ['a bad puzzle', { corpora: [corpusOf([...PUZZLES, 'sudoku:4x4:11..............'])] }, 'corpus.txt:5:'],
    [
      'results',
      { corpora: [corpusOf(['{"results":1,"corpus":{}}', '{}'])] },
      'corpus.txt:1: this file holds the results',
    ],
    ['a folder', { out: tmpdir() }, 'is a directory, not a file'],
    ['a folder that is a file', { out: join(corpusOf(), 'results.jsonl') }, 'cannot be written'],
    ['a folder that cannot be made', { out: '/proc/none/results.jsonl' }, 'cannot be written'],
    ['a full disk', { out: '/dev/full' }, 'cannot be written'],
  ])('with %s ends with exit code 1', async (_, changes, message) => {
    const { status, said } = await run(changes)
    expect(said).toContain(message)
    expect(said.trimEnd().split('\n').length).toBe(1)
    expect(status).toBe(1)
  })

  it('gives the same rows on threads, with custom orders', async () => {
    const folder = newFolder()
    const mine = join(folder, 'mine.js')
    writeFileSync(
      mine,
      `export const valueOrders = { backwards: { what: 'the last first', source: 'a test', make: () => (frame, pairs, count) => {
      console.log('a word between the rows')
      const all = Array.from({ length: count }, (_, at) => [pairs[2 * at], pairs[2 * at + 1]]).reverse()
      all.forEach(([cell, value], at) => { pairs[2 * at] = cell; pairs[2 * at + 1] = value })
    } } }`,
    )
    const list = `${LIST},check/row-major/backwards`
    const choice = { list, branching: [mine], seed: 'spring' }
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const alone = await run({ choice, chosen: await loadContenders(choice), commit: commitOf() })
    expect(log).toHaveBeenCalled()
    log.mockRestore()
    const out = join(folder, 'results.jsonl')
    const args = wordsOf(
      `--branching ${mine} --node-limit 500 --time-limit none --no-time --workers 2 --seed spring --out ${out}`,
    )
    const threads = bench('run', corpusOf(), '--contenders', list, ...args)
    expect(threads.status, threads.stderr).toBe(0)
    expect(threads.stdout, 'is for results').toBe('')
    expect(threads.stderr).toContain('a word between the rows')
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(alone.out, 'utf8'))
    const { header, rows } = parseResults(readFileSync(out, 'utf8'))
    expect(header.contenders[3]).toMatchObject({ kind: 'own', checksum: sha256(readFileSync(mine)) })
    expect(rows.filter(({ outcome }) => outcome !== 'solved' && outcome !== 'capped')).toEqual([])
  })
})

describe('wrong usage of a run', () => {
  const limits = ['--node-limit', '100', '--time-limit', 'none']
  const out = ['--out', join(tmpdir(), 'never-written.jsonl')]

  it('rejects a file of orders that cannot be loaded or is empty', async () => {
    const file = join(newFolder(), 'broken.mjs')
    writeFileSync(file, 'export const variableOrders = {')
    const args = ['run', corpusOf(), '--contenders', 'norvig', '--branching', file, ...limits, ...out]
    expect(await runWords(['bench', ...args])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot be loaded'),
    })
  })
})

describe('loading a custom file', () => {
  const load = (text: string) => {
    const file = join(newFolder(), 'mine.mjs')
    writeFileSync(file, text)
    return bench('contenders', '--branching', file)
  }
  const ORDERS = `export const valueOrders = { mine: { what: 'w', source: 's', make: () => undefined } }`

  it.each([
    ['ends the program', 'process.exit(0)'],
    ['waits for ever', 'await new Promise(() => {})'],
  ])('reports a file that %s', (_, text) => {
    const { status, stdout, stderr } = load(text)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(
      /^error: .*mine\.mjs: the module ended the program while it was loaded, or never finished/m,
    )
  })

  it("keeps the file's output out of standard output", () => {
    const { status, stdout, stderr } = load(`console.log('hello'); ${ORDERS}`)
    expect([status, stderr]).toEqual([0, 'hello\n'])
    expect(stdout).not.toContain('hello')
  })
})

describe('work with a time limit', () => {
  it('is stopped when its time is over', () => {
    const forever = () => {
      for (;;);
    }
    expect(() => patiently(20, forever)).toThrow('it did not return and was stopped after 20 ms')
  })

  it('returns its value and throws its errors as it would without a limit', () => {
    expect(patiently(1e15, () => 7)).toBe(7)
    const stumble = () =>
      patiently(1000, () => {
        throw new TypeError('no such cell')
      })
    expect(stumble).toThrow(TypeError)
    expect(patiently(1000, () => patiently(500, () => 'within'))).toBe('within')
  })
})

describe('the list of contenders', () => {
  it('lists profiles, orders, and the commands of other solvers', async () => {
    const { stdout, status } = await runWords(['bench', 'contenders'])
    expect(status).toBe(0)
    for (const word of [
      'survo-cells',
      'but: the post',
      'dom-wdeg',
      'promise',
      '{file:cnf}',
      'apt-get install minisat',
    ]) {
      expect(stdout).toContain(word)
    }
  })
})

describe('a corpus', () => {
  const folder = newFolder()
  const out = join(folder, 'corpus.jsonl')
  const args = [
    'corpus',
    'sudoku',
    '--shape',
    '6x6',
    '--stars',
    '1..3',
    '-n',
    '7',
    '--seed',
    "it's",
    '--out',
    out,
  ]

  beforeAll(() => {
    const { status, stderr } = bench(...args)
    expect(stderr).toMatch(/7 puzzles \(stars 1: 3, 2: 2, 3: 2\), checksum [0-9a-f]{12}\n$/)
    expect(status).toBe(0)
  })

  it('has the same number of puzzles for each number of stars, all on different boards', () => {
    expect(readdirSync(folder)).toEqual(['corpus.jsonl'])
    const [manifest, ...lines] = linesOf(out)
    const records = lines.map((line) => JSON.parse(line) as PuzzleRecord)
    expect(JSON.parse(manifest)).toEqual({
      corpus: 1,
      checksum: sha256(records.map(({ id, grade }) => `${id} ${grade?.stars}\n`).join('')),
      puzzles: 7,
      family: 'sudoku',
      shape: '6x6',
      seed: "it's",
      stars: { 1: 3, 2: 2, 3: 2 },
      generator: 3,
      calibration: 3,
      made: `puzzlewright bench corpus sudoku --shape 6x6 --stars 1..3 -n 7 --seed 'it'\\''s'`,
    })
    expect(records.map(({ grade }) => grade?.stars)).toEqual([1, 1, 1, 2, 2, 3, 3])
    // Seeds are SEED/SET/NUMBER; the numbers of twins are missing.
    const seeds = records.map(({ seed }) => seed.split('/').slice(1).map(Number))
    expect(seeds.map(([set]) => set)).toEqual([0, 0, 0, 1, 1, 2, 2])
    expect(seeds).toEqual(seeds.toSorted(([a, b], [c, d]) => a - c || b - d))
    expect(readCorpus(readFileSync(out, 'utf8'), sha256).errors).toEqual([])
  })

  it('is left alone if it exists, and is not overwritten by a different corpus', async () => {
    const before = readFileSync(out)
    const there = await runWords(['bench', ...args])
    expect(there).toMatchObject({ status: 0, stderr: expect.stringContaining('there already') })
    const others = args.map((word) => (word === '1..3' ? '1..2' : word))
    const another = await runWords(['bench', ...others])
    expect(another).toMatchObject({ status: 1, stderr: expect.stringContaining('is not this corpus') })
    expect(readFileSync(out).equals(before)).toBe(true)
    const damaged = join(folder, 'damaged.jsonl')
    writeFileSync(damaged, before.subarray(0, -10))
    const changed = await runWords(['bench', ...args, '--out', damaged])
    expect(changed).toMatchObject({ status: 1, stderr: expect.stringContaining('changed') })
  })
})
