// Exports of a small corpus of every family. Parquet is read by hyparquet, another program.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { describe, expect, it } from 'vitest'
import { columnsOf, type RowForm } from '../../../src/corpus/columns.ts'
import { PROMPT_COLUMNS } from '../../../src/corpus/prompts/promptRows.ts'
import { keyOfForm, makeFormFinder } from '../../../src/corpus/puzzleKeys.ts'
import { type CorpusRow, makeToRecord, rowOf } from '../../../src/corpus/rows.ts'
import { makeSplit, parseSplitParts } from '../../../src/corpus/splitParts.ts'
import { RUNGS, rungOf } from '../../../src/grader/stars.ts'
import { chunkFiles } from '../../../src/runs/corpora/chunkFiles.ts'
import { type ExportOrder, exportCorpus } from '../../../src/runs/corpora/exportCorpus.ts'
import { sha256 } from '../../../src/runs/sha256.ts'
import { corpusLines, corpusRecords, corpusText } from '../../support/corpusRecords.ts'
import { HAS_DUCKDB } from '../../support/duckdb.ts'
import { newFolder } from '../../support/folder.ts'

const folder = newFolder()
const path = join(folder, 'corpus.jsonl')
writeFileSync(path, corpusText())

/** Exports the corpus in a format, into a file of its own unless `more` names one; returns the file. */
async function exported(format: ExportOrder['format'], more: Partial<ExportOrder> = {}): Promise<string> {
  const out = join(newFolder(), `a.${format}`)
  const order = { path, out, format, form: 'whole', ...more } as const
  await exportCorpus(order)
  return order.out
}

const compactLines = () => exported('jsonl', { form: 'compact' })

/** The rows of a Parquet file, as another program reads them. */
async function parquetRows(file: string): Promise<CorpusRow[]> {
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file), compressors })
  return rows.map((row) => plain(row) as CorpusRow)
}

/** A value with numbers for 64-bit integers and null for what is missing. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]))
}

const IDS = corpusRecords().map(({ id }) => id)
const textOf = (file: string) => readFileSync(file, 'utf8')
const lines = (file: string) => textOf(file).trimEnd().split('\n')

const SPLIT = { parts: parseSplitParts('train=60%,test=40%'), seed: 's' }

/** The files of a split export. */
const partsOf = (out: string) => SPLIT.parts.map(({ name }) => out.replace(/(?=\.\w+$)/, `-${name}`))

describe('JSON Lines', () => {
  it('are the records as they are', async () => {
    expect(lines(await exported('jsonl'))).toEqual(corpusLines())
  })

  it('that are compact give the records again', async () => {
    const file = await compactLines()
    const none = Object.fromEntries(columnsOf('compact').map(({ name }) => [name, null]))
    const toRecord = makeToRecord()
    const again = lines(file).map((line) => JSON.stringify(toRecord({ ...none, ...JSON.parse(line) })))
    expect(again).toEqual(corpusLines())
    expect(readFileSync(file).length).toBeLessThan(readFileSync(path).length)
  })

  it.each(['jsonl', 'csv'] as const)('that are compact become the same %s as the records', async (format) => {
    const file = await compactLines()
    for (const form of ['whole', 'compact'] as const) {
      const again = await exported(format, { path: file, form })
      expect(textOf(again)).toBe(textOf(await exported(format, { form })))
    }
  })

  it('that are compact are divided as the records are', async () => {
    const one = await exported('jsonl', { split: SPLIT })
    const other = await exported('jsonl', { path: await compactLines(), split: SPLIT })
    expect(partsOf(other).map(textOf)).toEqual(partsOf(one).map(textOf))
  })

  it('that are compact are refused where their puzzle has several solutions, with the place', async () => {
    const file = join(newFolder(), 'a.jsonl')
    const row = { ...rowOf(corpusRecords()[0], 'compact'), id: `sudoku:9x9:${'.'.repeat(81)}` }
    writeFileSync(file, `${corpusLines()[0]}\n${JSON.stringify(row)}\n`)
    const refused = exported('jsonl', { path: file })
    await expect(refused).rejects.toThrow(`${file}:2: "sudoku:9x9:`)
    await expect(refused).rejects.toThrow('must have exactly one solution')
  })
})

describe('CSV', () => {
  it('has a column for each field, and a row for each puzzle', async () => {
    const [head, ...rows] = lines(await exported('csv', { form: 'compact' }))
    expect(head.split(',')).toEqual(columnsOf('compact').map(({ name }) => name))
    expect(rows).toHaveLength(corpusLines().length)
    const [record] = corpusRecords()
    const start = `${record.id},sudoku,9x9,${record.clues},true,,,tests/0,0,,`
    expect(rows[0].slice(0, start.length)).toBe(start)
  })
})

describe('any export', () => {
  it('leaves what is not to be replaced', async () => {
    await expect(exported('csv', { out: path })).rejects.toThrow('is the corpus itself; choose another --out')
    expect(lines(path)).toEqual(corpusLines())
  })

  it('of a damaged corpus names the line, and leaves no file', async () => {
    const damaged = join(newFolder(), 'damaged.jsonl')
    writeFileSync(damaged, `${corpusLines()[0]}\n{"id":1}\n`)
    const place = newFolder()
    const refused = exported('csv', { path: damaged, out: join(place, 'a.csv') })
    await expect(refused).rejects.toThrow(`${damaged}:2: a record needs an "id"`)
    expect(readdirSync(place)).toEqual([])
  })

  it('that is compact refuses made names that do not follow from seeds', async () => {
    const foreign = join(newFolder(), 'foreign.jsonl')
    const [record] = corpusRecords()
    writeFileSync(foreign, `${JSON.stringify({ ...record, made: 'sudoku:9x9#other@2' })}\n`)
    await expect(exported('csv', { path: foreign, form: 'compact' })).rejects.toThrow(
      `${foreign}:1: expected a record whose "made" follows from its "seed" and "generator", got "sudoku:9x9#other@2"; export it without --compact`,
    )
  })

  it('in parts divides the puzzles as corpus split does', async () => {
    const out = join(newFolder(), 'a.jsonl')
    const { files } = await exportCorpus({ path, out, format: 'jsonl', form: 'whole', split: SPLIT })
    const partOf = makeSplit(SPLIT.parts, 's', sha256)
    const formOf = makeFormFinder()
    for (const [index, file] of partsOf(out).entries()) {
      const wanted = corpusLines().filter((line) => partOf(keyOfForm(formOf(line), sha256)) === index)
      expect(wanted.length).toBeGreaterThan(5)
      expect(lines(file)).toEqual(wanted)
      const { name: part } = SPLIT.parts[index]
      expect(files[index]).toMatchObject({ part, puzzles: wanted.length, sha256: sha256(textOf(file)) })
    }
  })
})

describe('an export for each family', () => {
  it.each(['jsonl', 'csv'] as const)(
    'as %s holds its puzzles alone, in exact shares of each stratum',
    async (format) => {
      const out = join(newFolder(), `a.${format}`)
      const split = { ...SPLIT, per: 'shape' }
      const { files } = await exportCorpus({ path, out, format, form: 'whole', split, perFamily: true })
      const families = Array.from(new Set(corpusRecords().map(({ family }) => family))).sort()
      expect(files.map(({ name, family, part }) => [name, family, part])).toEqual(
        families.flatMap((family) =>
          ['train', 'test'].map((part) => [`a-${family}-${part}.${format}`, family, part]),
        ),
      )
      for (const family of families) {
        const shapes = corpusRecords().filter((record) => record.family === family)
        const [train, test] = files.filter((file) => file.family === family).map(({ puzzles }) => puzzles)
        expect(train + test).toBe(shapes.length)
        const kinds = new Set(shapes.map(({ shape }) => shape)).size
        expect(Math.abs(train - 0.6 * shapes.length)).toBeLessThanOrEqual(kinds / 2)
      }
      if (format === 'csv') return
      const written = files.flatMap(({ name }) => lines(join(out, '..', name)))
      expect(written.toSorted()).toEqual(corpusLines().toSorted())
      for (const { name, family } of files) {
        for (const line of lines(join(out, '..', name))) expect(JSON.parse(line).family).toBe(family)
      }
    },
  )
})

describe.skipIf(!HAS_DUCKDB)('Parquet', () => {
  it.each<RowForm>(['whole', 'compact'])('with %s rows has the same for another program', async (form) => {
    const file = await exported('parquet', { form })
    const rows = await parquetRows(file)
    expect(rows).toEqual(corpusRecords().map((record) => rowOf(record, form)))
    const toRecord = makeToRecord()
    expect(rows.map((row) => JSON.stringify(toRecord(row)))).toEqual(corpusLines())
  })

  it.each<RowForm>(['whole', 'compact'])('with %s rows becomes the same JSON Lines again', async (form) => {
    // Parquet is read without the folders that it lies in.
    const place = join(newFolder(), 'stars=3')
    mkdirSync(place)
    const file = await exported('parquet', { form, out: join(place, 'a.parquet') })
    expect(textOf(await exported('jsonl', { path: file }))).toBe(textOf(path))
  })

  it('is compressed by zstd, has the same bytes each time, and tells its origin', async () => {
    const files = [await exported('parquet'), await exported('parquet')]
    expect(readFileSync(files[0]).equals(readFileSync(files[1]))).toBe(true)
    const metadata = await parquetMetadataAsync(await asyncBufferFromFile(files[0]))
    const columns = metadata.row_groups.flatMap((group) => group.columns)
    expect(new Set(columns.map(({ meta_data }) => meta_data?.codec))).toEqual(new Set(['ZSTD']))
    const own = metadata.key_value_metadata?.find(({ key }) => key === 'puzzlewright')
    expect(JSON.parse(own?.value ?? '')).toEqual({
      form: 'whole',
      bytes: readFileSync(path).length,
      sha256: sha256(readFileSync(path)),
    })
  })

  it('of one family has the name of the family', async () => {
    const one = join(newFolder(), 'one.jsonl')
    writeFileSync(one, `${corpusLines()[0]}\n`)
    const out = join(newFolder(), 'a.parquet')
    const { files } = await exportCorpus({
      path: one,
      out,
      format: 'parquet',
      form: 'whole',
      perFamily: true,
    })
    expect(files).toMatchObject([{ name: 'a-sudoku.parquet', family: 'sudoku', puzzles: 1 }])
    expect(await parquetRows(out.replace('.parquet', '-sudoku.parquet'))).toHaveLength(1)
  })

  it('in parts holds all puzzles once, and leaves no other file', async () => {
    const file = await exported('parquet', { split: SPLIT })
    expect(readdirSync(join(file, '..')).sort()).toEqual(['a-test.parquet', 'a-train.parquet'])
    const rows = (await Promise.all(partsOf(file).map(parquetRows))).flat()
    expect(rows.map(({ id }) => String(id)).sort()).toEqual(IDS.toSorted())
  })

  it.each([
    ['a corpus by bench corpus has no row for its manifest', `{"corpus":1}\n${corpusLines()[0]}\n`, 1],
    ['an empty corpus is empty', '', 0],
  ])('of %s', async (_, text, rows) => {
    const file = join(newFolder(), 'a.jsonl')
    writeFileSync(file, text)
    expect(await parquetRows(await exported('parquet', { path: file }))).toHaveLength(rows)
  })

  it('of chunks that are not finished has them in their order', async () => {
    const unfinished = newFolder()
    for (const [number, from] of [0, 3].entries()) {
      const text = corpusLines().slice(from, from + 3)
      const content = { lines: Buffer.from(`${text.join('\n')}\n`), keys: new Uint8Array(16 * 3) }
      chunkFiles(unfinished).write(number, content)
    }
    const rows = await parquetRows(await exported('parquet', { path: unfinished }))
    expect(rows.map(({ id }) => id)).toEqual(IDS.slice(0, 6))
  })

  it('is made of the file that is named, not of those that its name is a pattern of', async () => {
    const place = newFolder()
    const named = ['a[1]', 'a1', 'b*', 'bb', 'c?', 'cc'].map((name, index) => {
      const file = join(place, name, 'r.jsonl')
      mkdirSync(join(place, name))
      writeFileSync(file, `${corpusLines()[index]}\n`)
      return { file, id: corpusRecords()[index].id }
    })
    for (const { file, id } of named) {
      const parquet = await exported('parquet', { path: file })
      expect((await parquetRows(parquet)).map((row) => row.id)).toEqual([id])
      const beside = file.replace('.jsonl', '.parquet')
      await exported('parquet', { path: file, out: beside, form: 'compact' })
      expect(textOf(await exported('jsonl', { path: beside }))).toBe(textOf(file))
    }
  })

  it('is not made of compact rows, which must be made whole first', async () => {
    const file = await compactLines()
    await expect(exported('parquet', { path: file })).rejects.toThrow(
      `${file}:1: the row is compact; export the file as jsonl, then export that file as Parquet`,
    )
  })

  it('is not made of Parquet, nor read from files of other programs', async () => {
    const file = await exported('parquet')
    await expect(exported('parquet', { path: file })).rejects.toThrow('is already Parquet')
    const foreign = join(newFolder(), 'foreign.parquet')
    writeFileSync(foreign, 'PAR1PAR1')
    await expect(exported('jsonl', { path: foreign })).rejects.toThrow(
      'not a Parquet file that "corpus export" wrote',
    )
  })
})

describe('prompts', () => {
  const promptLanguage = 'de'

  it('are rows of JSON Lines, one for each record, each with its answer', async () => {
    const rows = lines(await exported('jsonl', { promptLanguage })).map((line) => JSON.parse(line))
    expect(rows.map(({ id }) => id)).toEqual(IDS)
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(PROMPT_COLUMNS.map(({ name }) => name))
      expect(row.question).toContain('Lösen Sie dieses Rätsel')
      expect(row.answer.split('\n')).toHaveLength(row.rows)
    }
  })

  it('of compact rows are the same', async () => {
    const again = await exported('jsonl', { promptLanguage, path: await compactLines() })
    expect(textOf(again)).toBe(textOf(await exported('jsonl', { promptLanguage })))
  })

  it.skipIf(!HAS_DUCKDB)('are the same rows in Parquet, divided as the records are', async () => {
    const order = { promptLanguage, split: SPLIT } as const
    const [table, text] = [await exported('parquet', order), await exported('jsonl', order)].map(partsOf)
    const records = partsOf(await exported('jsonl', { split: SPLIT }))
    for (const [index, file] of table.entries()) {
      const rows = lines(text[index]).map((line) => JSON.parse(line))
      expect(await parquetRows(file)).toEqual(rows)
      expect(rows.map(({ id }) => id)).toEqual(lines(records[index]).map((line) => JSON.parse(line).id))
    }
  })

  it('are counted on the ladder of degrees', async () => {
    const out = join(newFolder(), 'a.jsonl')
    const { rungs } = await exportCorpus({ path, out, format: 'jsonl', form: 'whole', promptLanguage })
    const degrees = corpusRecords().flatMap(({ grade }) => grade?.degree ?? [])
    expect(rungs).toEqual(RUNGS.map((_, index) => degrees.filter((one) => rungOf(one) === index + 1).length))
  })
})
