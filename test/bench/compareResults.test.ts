import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareResults, differentRuns, isIdentical } from '../../src/bench/compareResults.ts'
import { parseResults } from '../../src/bench/readResults.ts'
import type { Results, ResultsHeader } from '../../src/bench/results.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'
import { results, resultsText, row, rowsOf } from './rows.ts'

const OLD = results([...rowsOf('a', [5, 7, -1000]), ...rowsOf('b', [2, 3, 4])])
const SAME = { same: 6, moved: [], onlyOld: [], onlyNew: [] }

describe('a comparison', () => {
  it('finds a run identical to itself, whatever its times', () => {
    const slower = results(OLD.rows.map((one) => ({ ...one, milliseconds: 9 })))
    const comparison = compareResults(OLD, slower)
    expect(comparison).toMatchObject({ ...SAME, timeEnded: 0, untold: 0 })
    expect(isIdentical(comparison)).toBe(true)
  })

  it('leaves out the control, which only one of two runs may have', () => {
    const timed = results([...OLD.rows, ...rowsOf('control', [5, 7, 99])])
    expect(compareResults(OLD, timed)).toMatchObject(SAME)
    expect(compareResults(timed, OLD)).toMatchObject(SAME)
  })

  it('compares a run with one that repeats each search', () => {
    const header = { ...OLD.header, repeat: 3 }
    const rows = [1, 2, 3].flatMap((repeat) =>
      OLD.rows.map((row) => ({ ...row, repeat, milliseconds: repeat ** 2 })),
    )
    const repeated = parseResults(resultsText({ header, rows }))
    const comparison = compareResults(OLD, repeated)
    expect(comparison).toMatchObject(SAME)
    expect(comparison.contenders[1]).toEqual({ contender: 'b', rows: 3, nodes: 1, milliseconds: 1 })
  })

  it.each([
    ['nodes', 11, 10],
    ['outcome', 'wrong', 'solved'],
    ['status', 'multiple', 'unique'],
    ['solutions', 2, 1],
    ['branchings', 9, 2],
    ['failures', 9, 3],
    ['maxDepth', 9, 2],
  ] as const)('reports a row whose %s changed', (figure, fresh, old) => {
    const comparison = compareResults(results([row()]), results([row({ [figure]: fresh })]))
    expect(comparison.moved).toEqual([
      { contender: 'a', puzzle: '1', changes: [{ figure, old, new: fresh }] },
    ])
    expect(isIdentical(comparison)).toBe(false)
  })

  it('leaves out and counts rows that a time limit ended in either run', () => {
    const ended = { outcome: 'capped', status: 'unknown', ended: 'time-limit' } as const
    const one = results([row({ nodes: 5, ...ended }), row({ puzzle: '2' }), row({ puzzle: '3' })])
    const other = results([row({ nodes: 6 }), row({ puzzle: '2', nodes: 4, ...ended }), row({ puzzle: '3' })])
    expect(compareResults(one, other)).toMatchObject({ same: 1, moved: [], timeEnded: 2 })
  })

  it('leaves out and counts rows without nodes, except those that have lost them', () => {
    const one = results([row({ nodes: null }), row({ puzzle: '2' })])
    const lost = row({ puzzle: '2', outcome: 'crashed', nodes: null })
    const comparison = compareResults(one, results([row({ nodes: null, status: 'none' }), lost]))
    expect(comparison).toMatchObject({ same: 0, untold: 1 })
    expect(comparison.moved.map(({ puzzle }) => puzzle)).toEqual(['2'])
  })

  it.each([
    [
      'a limit before a crash',
      { outcome: 'capped', ended: 'time-limit' },
      { outcome: 'crashed', nodes: null },
    ],
    ['an answer of others before a wrong one', { nodes: null }, { nodes: null, outcome: 'wrong' }],
    ['a crash before an answer', { outcome: 'crashed', nodes: null }, { nodes: null }],
  ] as const)('compares rows without an answer: %s', (_, before, after) => {
    const comparison = compareResults(results([row(before)]), results([row(after)]))
    expect(comparison.moved[0].changes[0]).toMatchObject({ figure: 'outcome' })
    expect(isIdentical(comparison)).toBe(false)
  })

  it('finds equal crashes the same', () => {
    const crashed = results([row({ outcome: 'crashed', status: 'unknown', nodes: null })])
    expect(compareResults(crashed, crashed)).toMatchObject({ same: 1, untold: 0 })
  })

  it('notes other programs, orders and commands, without refusing them', () => {
    const { header } = OLD
    const a = { name: 'a', kind: 'own', what: 'first', checksum: '12' } as const
    const b = { name: 'b', kind: 'own', what: 'second' } as const
    const c = { name: 'c', kind: 'external', what: 'c {file}' } as const
    const d = { name: 'd', kind: 'own', what: 'd' } as const
    const old = { ...OLD, header: { ...header, contenders: [a, b, c, d] } }
    const fresh = {
      ...OLD,
      header: {
        ...header,
        program: 'puzzlewright next',
        machine: 'another',
        contenders: [
          { ...a, checksum: '34' },
          { ...b, what: 'in other words' },
          { ...c, what: 'c -v {file}' },
          { ...d, kind: 'profile' as const },
          { name: 'e', kind: 'own' as const, what: 'new' },
        ],
      },
    }
    expect(differentRuns(old.header, fresh.header)).toBeUndefined()
    const comparison = compareResults(old, fresh)
    expect(isIdentical(comparison)).toBe(true)
    expect(comparison.notes).toEqual([
      'programs: puzzlewright test and puzzlewright next',
      'a: the file with custom orders differs',
      'c: c {file} and c -v {file}',
      'd: own and profile',
    ])
    expect(compareResults(old, old).notes).toEqual([])
  })

  it('reports rows that only one run has', () => {
    const comparison = compareResults(
      results([row(), row({ puzzle: '2' })]),
      results([row(), row({ contender: 'b' })]),
    )
    expect(comparison.onlyOld).toEqual([{ contender: 'a', puzzle: '2' }])
    expect(comparison.onlyNew).toEqual([{ contender: 'b', puzzle: '1' }])
    expect(isIdentical(comparison)).toBe(false)
  })

  it('is not identical if nothing could be compared', () => {
    expect(isIdentical(compareResults(results([]), results([])))).toBe(false)
    const untold = results([row({ nodes: null })])
    expect(isIdentical(compareResults(untold, untold))).toBe(false)
  })

  it('gives the ratios of nodes and times over the rows that both solved', () => {
    const old = results(rowsOf('a', [2, 3, 5, -1000], { milliseconds: 2 }))
    const rows = rowsOf('a', [4, 6, 10, 900]).map((row, index) => ({ ...row, milliseconds: 1 + index }))
    const fresh = results(rows)
    expect(compareResults(old, fresh).contenders).toEqual([
      { contender: 'a', rows: 3, nodes: 2, milliseconds: 1 },
    ])
    const silent = results([row({ nodes: null, milliseconds: null })])
    expect(compareResults(silent, silent).contenders).toEqual([
      { contender: 'a', rows: 1, nodes: null, milliseconds: null },
    ])
  })

  it('is refused for different corpora, limits or seeds, the corpus first', () => {
    const { limits, corpus } = OLD.header
    const said = (change: Partial<ResultsHeader>) => differentRuns(OLD.header, { ...OLD.header, ...change })
    const few = { ...limits, nodes: 5 }
    expect(said({ limits: { ...limits, milliseconds: 1 } })).toBeUndefined()
    expect(said({ repeat: 7, times: false })).toBeUndefined()
    expect(said({ limits: few })).toBe('the node limits differ: 1000 and 5')
    expect(said({ limits: { ...limits, solutions: null } })).toBe(
      'the limits on solutions differ: 2 and none',
    )
    expect(said({ seed: 'x' })).toBe('the seeds of random orders differ: test and x')
    expect(said({ corpus: { ...corpus, checksum: 'bad' }, limits: few })).toBe(
      'the corpora differ: checksums c0ffee and bad',
    )
  })
})

describe('bench compare', () => {
  const folder = newFolder()

  const write = (name: string, content: Results | string) => {
    const file = join(folder, name)
    writeFileSync(file, typeof content === 'string' ? content : resultsText(content))
    return file
  }
  const compare = (old: Results | string, fresh: Results | string, ...options: string[]) =>
    runWords(['bench', 'compare', write('old', old), write('new', fresh), ...options])

  const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
  const moved = results(rowsOf('a', numbers))
  const unmoved = results(moved.rows.map((one) => ({ ...one, nodes: 1 })))

  it('exits with 0 if nothing changed, and summarises', async () => {
    const { status, stdout, stderr } = await compare(OLD, OLD, '--require-identical-nodes')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toBe(
      '6 rows the same, 0 different, 0 in only one of the files, 0 skipped (ended by the time limit), 0 skipped (no node counts)\n',
    )
  })

  it('lists the first twenty changed rows, and exits with 1 only if they must be identical', async () => {
    const strict = await compare(unmoved, moved, '--require-identical-nodes')
    expect(strict.status).toBe(1)
    const lines = strict.stdout.trimEnd().split('\n')
    expect(lines[0]).toBe('different: a on 2: nodes 1 -> 2')
    expect(lines.slice(20)).toEqual([
      'different: and 9 more',
      '1 row the same, 29 different, 0 in only one of the files, 0 skipped (ended by the time limit), 0 skipped (no node counts)',
    ])
    const told = await compare(unmoved, moved)
    expect(told.status).toBe(0)
    expect(told.stdout).toMatch(/^a +30 +× 15\.500 +× 1\.000$/m)
  })

  it('lists missing rows, and exits with 1 if nodes must be identical', async () => {
    const { status, stdout } = await compare(OLD, results(rowsOf('a', [5, 7])), '--require-identical-nodes')
    expect(status).toBe(1)
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      `only in ${join(folder, 'old')}: contender b (3 rows)`,
      `only in ${join(folder, 'old')}: a on 3`,
    ])
    expect(stdout).toContain('2 rows the same, 0 different, 4 in only one of the files')
  })

  it('notes that another program made one of the runs', async () => {
    const header = { ...OLD.header, program: 'puzzlewright next' }
    const { status, stdout } = await compare(OLD, { ...OLD, header })
    expect(status).toBe(0)
    expect(stdout).toContain('note: programs: puzzlewright test and puzzlewright next\n')
  })

  it('reports that nothing could be compared', async () => {
    const untold = results(rowsOf('external', [1], { nodes: null }))
    const { status, stdout } = await compare(untold, untold, '--require-identical-nodes')
    expect([status, stdout]).toEqual([1, expect.stringContaining('Nothing could be compared.')])
  })

  it('prints a line of JSON for programs', async () => {
    const { status, stdout } = await compare(unmoved, moved, '--json', '--require-identical-nodes')
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ identical: false, same: 1, onlyOld: [], timeEnded: 0 })
    expect(JSON.parse(stdout).moved).toHaveLength(29)
  })

  it('rejects different runs, other files and missing files with 1, in one line', async () => {
    const { header, rows } = OLD
    const other = { header: { ...header, corpus: { ...header.corpus, checksum: 'bad' } }, rows }
    const refused = await compare(OLD, other)
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(
      /^.*old and .*new cannot be compared: the corpora differ: checksums c0ffee and bad; measure both with the same corpus and options\n$/,
    )
    const rubbish = await compare(OLD, 'rubbish\n')
    expect(rubbish).toMatchObject({ status: 1, stdout: '' })
    expect(rubbish.stderr).toMatch(/^.*new:1: .*\n$/)
    const missing = await runWords(['bench', 'compare', write('old', OLD), join(folder, 'nowhere')])
    expect(missing).toMatchObject({ status: 1, stderr: `${join(folder, 'nowhere')}: no such file\n` })
  })

  it('needs two files', async () => {
    expect((await runWords(['bench', 'compare', write('old', OLD)])).status).toBe(2)
  })
})
