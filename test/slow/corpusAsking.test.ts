// The commands that ask a corpus, as the built program runs them.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { corpusProcess } from '../support/built.ts'
import { corpusLines, corpusText } from '../support/corpusRecords.ts'
import { HAS_DUCKDB } from '../support/duckdb.ts'
import { newFolder } from '../support/folder.ts'

const folder = newFolder()
const corpus = join(folder, 'corpus.jsonl')
writeFileSync(corpus, corpusText())

describe.skipIf(!HAS_DUCKDB)('corpus query', () => {
  const sql = 'SELECT family, count(*) AS puzzles FROM puzzles GROUP BY 1 ORDER BY 1 DESC LIMIT 2'

  it('prints a table, JSON or CSV', () => {
    expect(corpusProcess('query', corpus, sql)).toEqual({
      status: 0,
      stdout: 'family  puzzles\nsurvo         3\nsudoku       35\n',
      stderr: '',
    })
    expect(corpusProcess('query', corpus, sql, '--json').stdout).toBe(
      '{"family":"survo","puzzles":3}\n{"family":"sudoku","puzzles":35}\n',
    )
    expect(corpusProcess('query', corpus, sql, '--csv').stdout).toBe('family,puzzles\nsurvo,3\nsudoku,35\n')
  })

  it('reports a mistake in the SQL in one line with its place, and exits with 2', () => {
    expect(corpusProcess('query', corpus, 'SELECT star FROM puzzles')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'SQL:1:8: referenced column "star" not found in FROM clause; did you mean "stars"?\n',
    })
    expect(corpusProcess('query', join(folder, 'none'), 'SELECT 1')).toMatchObject({
      status: 1,
      stderr: `error: ${join(folder, 'none')}: no such file\n`,
    })
  })
})

describe('corpus export', () => {
  it('needs a file, since its card lies beside it', () => {
    const { status, stderr } = corpusProcess('export', corpus, '--format', 'csv', '--out', '-')
    expect(status).toBe(2)
    expect(stderr).toContain('expected the name of a file, because a data card is written next to it')
  })

  it('writes a data card beside the file, and replaces no other README', () => {
    const place = newFolder()
    const out = join(place, 'a.csv')
    const args = ['export', corpus, '--format', 'csv', '--out', out]
    expect(corpusProcess(...args).stderr).toBe(
      `${corpusLines().length} puzzles in a.csv; data card in ${join(place, 'README.md')}\n`,
    )
    expect(corpusProcess(...args, '-q').status).toBe(0)
    expect(readFileSync(join(place, 'README.md'), 'utf8')).toMatch(/^---\n# Written by puzzlewright/)
    writeFileSync(join(place, 'README.md'), '# Mine\n')
    expect(corpusProcess(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('README.md is not a data card'),
    })
    expect(readFileSync(join(place, 'README.md'), 'utf8')).toBe('# Mine\n')
  })
})

describe('corpus stats', () => {
  it('prints a table for each family and shape, and CSV', () => {
    const { stdout, status } = corpusProcess('stats', corpus)
    expect(status).toBe(0)
    expect(stdout).toMatch(/^sudoku 9x9: 30 puzzles, \d+ minimal$/m)
    expect(stdout).toMatch(/^ {2}all( +\d+){6}$/m)
    expect(corpusProcess('stats', corpus, '--csv').stdout).toMatch(
      /^family,shape,measure,value,puzzles,times\nsudoku,9x9,/,
    )
  })

  it('draws pictures into a folder', () => {
    const out = join(newFolder(), 'pictures')
    expect(corpusProcess('stats', corpus, '--out', out).status).toBe(0)
    expect(existsSync(join(out, 'stars.svg')) && existsSync(join(out, 'techniques.png'))).toBe(true)
  })

  it('of an empty file counts nothing, and of a missing one says so', () => {
    const empty = join(newFolder(), 'empty.jsonl')
    writeFileSync(empty, '')
    expect(corpusProcess('stats', empty)).toMatchObject({ status: 0, stdout: '0 puzzles in all\n' })
    expect(corpusProcess('stats', join(folder, 'none'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no such file'),
    })
  })
})
