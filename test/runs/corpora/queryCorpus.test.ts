// Queries: that they answer, that they only read, and only the corpus, and that mistakes have a place.

import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { viewedType } from '../../../src/corpus/columnSql.ts'
import { columnsOf } from '../../../src/corpus/columns.ts'
import type { PuzzleError } from '../../../src/families/puzzleError.ts'
import { chunkFiles } from '../../../src/runs/corpora/chunkFiles.ts'
import { type PlainValue, QuestionEnded, sqlError } from '../../../src/runs/corpora/duckdb.ts'
import { exportCorpus } from '../../../src/runs/corpora/exportCorpus.ts'
import { queryCorpus } from '../../../src/runs/corpora/queryCorpus.ts'
import { sha256 } from '../../../src/runs/sha256.ts'
import { makeChunksIn } from '../../support/corpusFolder.ts'
import { corpusLines, corpusRecords, corpusText } from '../../support/corpusRecords.ts'
import { HAS_DUCKDB } from '../../support/duckdb.ts'
import { newFolder } from '../../support/folder.ts'
import texts from './queryTexts.json' with { type: 'json' }

const folder = newFolder()
const path = join(folder, 'corpus.jsonl')
writeFileSync(path, corpusText())

async function ask(sql: string, corpus = path) {
  const answer = { columns: [] as readonly string[], rows: [] as (readonly PlainValue[])[] }
  await queryCorpus(corpus, { sql }, async (columns, pieces) => {
    answer.columns = columns
    for await (const rows of pieces) answer.rows.push(...rows)
  })
  return answer
}

const failure = (sql: string, corpus = path): Promise<PuzzleError> =>
  ask(sql, corpus).then(
    () => expect.unreachable(`this was answered: ${sql}`),
    (error) => error,
  )

const QUESTIONS = [
  'SELECT id, seed, made, tier, techniques, degree, hardest_technique FROM puzzles',
  'SELECT family, max(tier), avg(degree) FROM puzzles GROUP BY 1 ORDER BY 1',
]

describe.skipIf(!HAS_DUCKDB)('a query', () => {
  it('ends after its time', async () => {
    const question = { sql: 'SELECT count(*) FROM range(1000000000000) WHERE random() < 0.5', timeLimit: 100 }
    await expect(queryCorpus(path, question, async () => {})).rejects.toThrow(QuestionEnded)
  })

  it('that takes too much memory is told in a sentence', () => {
    const written = JSON.stringify({
      exception_type: 'Out of Memory',
      exception_message: 'failed to\nallocate',
    })
    const error = sqlError(new Error(`Out of Memory Error: ${written}`), '', 'puzzles')
    expect(error).toBeInstanceOf(QuestionEnded)
    expect((error as Error).message).toMatch(/^the query needs more than half of the memory; select less/)
  })

  it('of records that cannot be read does not blame the SQL', async () => {
    const cut = join(newFolder(), 'cut.jsonl')
    writeFileSync(cut, corpusText().slice(0, -30))
    const folder = newFolder()
    makeChunksIn(folder, 'seed', 2, [{ family: 'sudoku', shape: '4x4', count: 5, draws: 6 }])
    const records = chunkFiles(folder).path(0, 'jsonl')
    rmSync(records)
    symlinkSync('/dev/zero', records)
    for (const corpus of [cut, folder]) {
      const { code, message } = await failure('SELECT count(*) FROM puzzles', corpus)
      expect(code).toBe('unreadable')
      const remedy = `find out why with: puzzlewright corpus verify ${corpus}`
      expect(message).toBe(`${corpus}: its records cannot be read; ${remedy}`)
    }
  })

  it('groups as a naive count does', async () => {
    const { columns, rows } = await ask(
      'SELECT stars, tier, count(*) AS puzzles FROM puzzles GROUP BY ALL ORDER BY ALL',
    )
    expect(columns).toEqual(['stars', 'tier', 'puzzles'])
    const counts = new Map<string, number>()
    for (const { grade } of corpusRecords()) {
      const key = `${grade?.stars} ${grade?.tier}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(new Map(rows.map(([stars, tier, puzzles]) => [`${stars} ${tier}`, puzzles]))).toEqual(counts)
  })

  it('has the documented columns with their types', async () => {
    const { rows } = await ask('SELECT column_name, column_type FROM (DESCRIBE puzzles)')
    const types = rows.map(([name, type]) => [name, String(type).replace(/^ENUM.*/, 'tier')])
    expect(types).toEqual(columnsOf('whole').map((column) => [column.name, viewedType(column)]))
  })

  it('gives lists, maps and large numbers as JSON has them', async () => {
    const [record] = corpusRecords()
    const sql = 'SELECT solution, techniques, 2::HUGEINT ** 70, sum(clues) FROM puzzles GROUP BY ALL LIMIT 0'
    expect((await ask(sql)).rows).toEqual([])
    const first = await ask('SELECT solution, techniques, count(*) OVER () FROM puzzles LIMIT 1')
    expect(first.rows).toEqual([[record.solution, record.grade?.techniques, corpusRecords().length]])
  })

  it('orders tiers from singles to nested, and looks techniques up', async () => {
    const { rows } = await ask("SELECT count(*) FROM puzzles WHERE tier >= 'techniques'::tier")
    expect(rows).toEqual([[corpusRecords().filter(({ grade }) => grade?.tier !== 'singles').length]])
    const found = await ask("SELECT count(*) FROM puzzles WHERE techniques['hidden-single'] > 3")
    const wanted = corpusRecords().filter(({ grade }) => (grade?.techniques['hidden-single'] ?? 0) > 3)
    expect(found.rows).toEqual([[wanted.length]])
  })

  it.each([
    ['parquet', 'whole'],
    ['parquet', 'compact'],
    ['jsonl', 'compact'],
  ] as const)('answers the same over %s with %s rows', async (format, form) => {
    const file = join(newFolder(), `a.${format}`)
    await exportCorpus({ path, out: file, format, form })
    for (const sql of QUESTIONS) expect(await ask(sql, file)).toEqual(await ask(sql))
  })

  it('of an empty corpus has no rows', async () => {
    const empty = join(newFolder(), 'empty.jsonl')
    writeFileSync(empty, '')
    expect((await ask('SELECT * FROM puzzles', empty)).rows).toEqual([])
  })
})

describe.skipIf(!HAS_DUCKDB)('an export beside a corpus', () => {
  const corpus = newFolder()
  const jsonLines = join(corpus, 'corpus.jsonl')
  const parquet = join(corpus, 'corpus.parquet')

  /** A manifest by which the corpus has this hash. */
  const manifestWith = (hash: string) => ({
    ...{ corpus: 2, checksum: 'x', recipe: { seed: 's', sets: [] }, versions: { generator: 1 }, chunks: [] },
    finished: { puzzles: 1, dropped: {}, bytes: 1, sha256: hash, keys: 'x' },
  })
  const manifest = join(corpus, 'manifest.json')
  const old = new Date(2020, 1)
  const [{ id }] = corpusRecords()
  const changed = id.replace(/.$/, '!')
  const other = corpusText().replaceAll(id, changed)
  const firstId = async () => (await ask('SELECT id FROM puzzles LIMIT 1', corpus)).rows

  it('is asked in its place while it is of the same bytes and whole', async () => {
    writeFileSync(jsonLines, readFileSync(path))
    writeFileSync(manifest, JSON.stringify(manifestWith(sha256(readFileSync(path)))))
    await exportCorpus({ path, out: parquet, format: 'parquet', form: 'whole' })
    // The records are made unreadable, of the same size and age: only the export can answer.
    const { size, mtime } = statSync(jsonLines)
    writeFileSync(jsonLines, 'x'.repeat(size))
    utimesSync(jsonLines, mtime, mtime)
    expect((await ask('SELECT count(*) FROM puzzles', corpus)).rows).toEqual([[corpusLines().length]])
  })

  it('is not asked when it was made from other bytes of the same size', async () => {
    writeFileSync(jsonLines, other)
    utimesSync(jsonLines, old, old)
    writeFileSync(manifest, JSON.stringify(manifestWith(sha256(other))))
    expect(await firstId()).toEqual([[changed]])
    rmSync(manifest)
    expect(await firstId()).toEqual([[changed]])
  })

  it('is not asked when the corpus has another size, or is newer', async () => {
    writeFileSync(jsonLines, `${corpusLines().slice(0, 2).join('\n')}\n`)
    utimesSync(jsonLines, old, old)
    expect((await ask('SELECT count(*) FROM puzzles', corpus)).rows).toEqual([[2]])
    utimesSync(parquet, old, old)
    writeFileSync(jsonLines, other)
    expect(await firstId()).toEqual([[changed]])
  })
})

describe.skipIf(!HAS_DUCKDB)('the sandbox of queries', () => {
  const target = join(folder, 'written')
  const expectUntouched = () => {
    expect(readFileSync(path, 'utf8')).toBe(corpusText())
    expect(readdirSync(folder)).toEqual(['corpus.jsonl'])
  }

  it.each(texts.attacks.map((sql) => sql.replace('TARGET', target).replace('CORPUS', path)))(
    'refuses %s',
    async (sql) => {
      const error = await failure(sql)
      expect(error.name).toBe('PuzzleError')
      expect(error.message).not.toContain('\n')
      expectUntouched()
    },
  )

  it('writes no log either', async () => {
    for (const storage of [target, path]) {
      const sql = `SELECT * FROM enable_logging(storage := 'file', storage_path := '${storage}')`
      await ask(sql).catch(() => {})
    }
    expectUntouched()
  })
})

describe.skipIf(!HAS_DUCKDB)('a mistake in SQL', () => {
  const mistakes = texts.mistakes as [string, unknown][]
  it.each([...mistakes, ['SELECT id::INT FROM puzzles', expect.stringMatching(/^1:10: .*$/)] as const])(
    'is one line with its place: %j',
    async (sql, sentence) => {
      const { code, line, column, message } = await failure(sql)
      expect(code).toBe('value')
      expect(`${line === undefined ? '' : `${line}:${column}`}: ${message}`).toEqual(sentence)
    },
  )

  it('differs from a corpus that cannot be read', async () => {
    expect((await failure('SELECT 1', join(folder, 'nothing'))).code).toBe('unreadable')
    const damaged = join(newFolder(), 'a.jsonl')
    writeFileSync(damaged, 'not JSON\n')
    expect((await failure('SELECT count(id) FROM puzzles', damaged)).message).toContain(
      'its records cannot be read',
    )
  })
})
