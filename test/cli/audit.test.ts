// `audit`: the report, its form for machines, and the exit codes.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HAS_DUCKDB } from '../support/duckdb.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const GOOD = '1.....2..3.....4'
const SOLUTION = '1243342143122134'

/** Audits a set that is given as the text of a file. */
async function audited(name: string, text: string, ...words: readonly string[]) {
  const path = join(newFolder(), name)
  writeFileSync(path, text)
  const { status, stdout, stderr } = await runWords(['audit', path, ...words])
  return { status, stderr: stderr.replaceAll(path, name), stdout: stdout.replaceAll(path, name) }
}

const lines = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

describe('a set', () => {
  it('without faults ends with code 0, and tells the grades', async () => {
    const { status, stdout } = await audited('a.jsonl', lines({ puzzle: GOOD, solution: SOLUTION }))
    expect(status).toBe(0)
    expect(stdout).toContain('1 row, 1 stated answer\nnothing is wrong')
    expect(stdout).toContain('1 puzzle graded')
  })

  it('with faults ends with code 1, and tells the places', async () => {
    const text = `quizzes,solutions\n${GOOD},${SOLUTION}\n${GOOD},${SOLUTION}\n1...............,${SOLUTION}\n11..............,x\n`
    const { status, stdout } = await audited('a.csv', text, '--no-grade')
    expect(status).toBe(1)
    expect(stdout).toContain('1 without a solution\n  a.csv:5: row 1 has 1 twice (r1c1, r1c2)')
    expect(stdout).toContain('1 with several solutions\n  a.csv:4: the puzzle has several solutions')
    expect(stdout).toContain('a.csv:3: the puzzle is equivalent to that of a.csv:2')
  })

  it('without rows is not called right', async () => {
    for (const [name, text] of [
      ['a.jsonl', ''],
      ['a.csv', 'puzzle,solution\n'],
    ]) {
      const { status, stdout, stderr } = await audited(name, text)
      expect([status, stdout]).toEqual([1, '0 rows, 0 stated answers\n'])
      expect(stderr).toContain(`${name}: the file has no puzzles`)
    }
    const { status, stdout } = await runWords(['audit', join(newFolder(), 'missing.jsonl')])
    expect([status, stdout]).toEqual([1, '0 rows, 0 stated answers\n'])
  })

  it('is told in lines of JSON', async () => {
    const { status, stdout } = await audited('a.jsonl', lines({ a: GOOD, b: '1'.repeat(16) }), ...JSON_WORDS)
    const [finding, report] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(status).toBe(1)
    expect(finding).toMatchObject({ finding: 'wrong-answer', place: 'a.jsonl:1' })
    expect(report.report).toMatchObject({ rows: 1, answers: 1, findings: { 'wrong-answer': 1, twin: 0 } })
  })

  it('of lines has a puzzle in each', async () => {
    const { status, stdout } = await audited('a.txt', `${GOOD}\n${GOOD.replace('4', '.')}\n`, '--no-grade')
    expect([status, stdout]).toEqual([1, expect.stringContaining('2 rows, 0 stated answers')])
  })

  it.each([
    ['no field of a usual name', 'a.jsonl', '{"prompt":"x"}', 2, 'name one with --puzzle: prompt'],
    ['a list', 'a.json', '[{"puzzle":"x"}]', 1, 'expected an object in each line (JSON Lines)'],
    ['a line that is no object', 'a.jsonl', `{"puzzle":"${GOOD}"}\nx`, 1, 'expected a JSON object, got "x"'],
  ])('with %s is refused', async (_, name, text, code, message) => {
    const { status, stderr } = await audited(name, text, '--no-grade')
    expect([status, stderr]).toEqual([code, expect.stringContaining(message)])
  })

  it('ends with code 3 if a limit ended a search', async () => {
    const hard = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1'
    const { status, stdout } = await audited('a.txt', hard, '--no-grade', '--node-limit', '1')
    expect([status, stdout]).toEqual([3, expect.stringContaining('1 undecided')])
  })
})

const JSON_WORDS = ['--puzzle', 'a', '--answer', 'b', '--json', '--no-grade']

it.skipIf(!HAS_DUCKDB)('reads Parquet', async () => {
  const folder = newFolder()
  const records = join(folder, 'a.jsonl')
  const table = join(folder, 'a.parquet')
  writeFileSync(records, lines({ id: `sudoku:4x4:${GOOD}` }))
  await runWords([
    'corpus',
    'export',
    records,
    '--to',
    'prompts',
    '--format',
    'parquet',
    '--out',
    table,
    '-q',
  ])
  const { status, stdout } = await runWords(['audit', table, '--no-grade'])
  expect([status, stdout]).toEqual([0, expect.stringContaining('1 row, 1 stated answer\nnothing is wrong')])
})
