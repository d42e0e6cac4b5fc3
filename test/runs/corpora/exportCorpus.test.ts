// Exports of a small corpus of every family. Parquet is read by hyparquet, another program.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { describe, expect, it } from 'vitest'
import { columnsOf, type RowForm } from '../../../src/corpus/columns.ts'
import { keyOfForm, makeFormFinder } from '../../../src/corpus/puzzleKeys.ts'
import { type CorpusRow, makeToRecord, rowOf } from '../../../src/corpus/rows.ts'
import { makeSplit, parseSplitParts } from '../../../src/corpus/splitParts.ts'
import { chunkFiles } from '../../../src/runs/corpora/chunkFiles.ts'
import { type ExportOrder, exportCorpus } from '../../../src/runs/corpora/exportCorpus.ts'
import { sha256 } from '../../../src/runs/sha256.ts'
import { corpusLines, corpusRecords, corpusText } from '../../support/corpusRecords.ts'
import { HAS_DUCKDB } from '../../support/duckdb.ts'
import { newFolder } from '../../support/folder.ts'

const folder = newFolder()
const path = join(folder, 'corpus.jsonl')
writeFileSync(path, corpusText())

/** Exports the corpus; returns the file. */
async function exported(
  name: string,
  more: Partial<ExportOrder> & Pick<ExportOrder, 'format'>,
): Promise<string> {
  const out = join(newFolder(), name)
  await exportCorpus({ path, out, form: 'whole', ...more })
  return out
}

/** The rows of a Parquet file, as another program reads them. */
async function parquetRows(file: string): Promise<CorpusRow[]> {
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file), compressors })
  return rows.map(
    (row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])) as CorpusRow,
  )
}

/** A value with numbers for 64-bit integers and null for what is missing. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]))
}

const IDS = corpusRecords().map(({ id }) => id)
const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

describe('JSON Lines', () => {
  it('are the records as they are', async () => {
    expect(lines(await exported('a.jsonl', { format: 'jsonl' }))).toEqual(corpusLines())
  })

  it('that are compact give the records again', async () => {
    const file = await exported('a.jsonl', { format: 'jsonl', form: 'compact' })
    const none = Object.fromEntries(columnsOf('compact').map(({ name }) => [name, null]))
    const toRecord = makeToRecord()
    expect(lines(file).map((line) => JSON.stringify(toRecord({ ...none, ...JSON.parse(line) })))).toEqual(
      corpusLines(),
    )
    expect(readFileSync(file).length).toBeLessThan(readFileSync(path).length)
  })

  it.each(['jsonl', 'csv'] as const)('that are compact become the same %s as the records', async (format) => {
    const file = await exported('a.jsonl', { format: 'jsonl', form: 'compact' })
    for (const form of ['whole', 'compact'] as const) {
      const again = await exported('again', { path: file, format, form })
      expect(readFileSync(again, 'utf8')).toBe(readFileSync(await exported('b', { format, form }), 'utf8'))
    }
  })

  it('that are compact are divided as the records are', async () => {
    const file = await exported('a.jsonl', { format: 'jsonl', form: 'compact' })
    const split = { parts: parseSplitParts('train=60%,test=40%'), seed: 's' }
    const [one, other] = await Promise.all(
      [path, file].map((from) => exported('a.jsonl', { path: from, format: 'jsonl', split })),
    )
    const partsOf = (out: string) =>
      split.parts.map(({ name }) => lines(out.replace('.jsonl', `-${name}.jsonl`)))
    expect(partsOf(other)).toEqual(partsOf(one))
  })

  it('that are compact are refused where their puzzle has several solutions, with the place', async () => {
    const file = join(newFolder(), 'a.jsonl')
    const row = { ...rowOf(corpusRecords()[0], 'compact'), id: `sudoku:9x9:${'.'.repeat(81)}` }
    writeFileSync(file, `${corpusLines()[0]}\n${JSON.stringify(row)}\n`)
    await expect(exported('b.jsonl', { path: file, format: 'jsonl' })).rejects.toThrow(
      `${file}:2: "sudoku:9x9:`,
    )
  })
})

describe('CSV', () => {
  it('has a column for each field, and a row for each puzzle', async () => {
    const text = readFileSync(await exported('a.csv', { format: 'csv', form: 'compact' }), 'utf8')
    const [head, ...rows] = text.trimEnd().split('\n')
    expect(head.split(',')).toEqual(columnsOf('compact').map(({ name }) => name))
    expect(rows).toHaveLength(corpusLines().length)
    const [record] = corpusRecords()
    expect(rows[0]).toMatch(
      new RegExp(`^${record.id.replaceAll('.', '\\.')},sudoku,9x9,${record.clues},true,,,tests/0,0,,`),
    )
  })
})

describe('any export', () => {
  it('leaves what is not to be replaced', async () => {
    const order = { path, out: path, format: 'csv', form: 'whole' } as const
    await expect(exportCorpus(order)).rejects.toThrow('is the corpus itself; choose another --out')
    expect(lines(path)).toEqual(corpusLines())
  })

  it('of a damaged corpus names the line, and leaves no file', async () => {
    const damaged = join(newFolder(), 'damaged.jsonl')
    writeFileSync(damaged, `${corpusLines()[0]}\n{"id":1}\n`)
    const out = join(newFolder(), 'a.csv')
    const order = { path: damaged, out, format: 'csv', form: 'whole' } as const
    await expect(exportCorpus(order)).rejects.toThrow(`${damaged}:2: a record needs an "id"`)
    expect([existsSync(out), existsSync(`${out}.part`)]).toEqual([false, false])
  })

  it('that is compact refuses made names that do not follow from seeds', async () => {
    const foreign = join(newFolder(), 'foreign.jsonl')
    const [record] = corpusRecords()
    writeFileSync(foreign, `${JSON.stringify({ ...record, made: 'sudoku:9x9#other@2' })}\n`)
    const order = { path: foreign, out: join(newFolder(), 'a.csv'), format: 'csv', form: 'compact' } as const
    await expect(exportCorpus(order)).rejects.toThrow(`${foreign}:1: expected a record whose "made" follows`)
  })

  it('in parts divides the puzzles as corpus split does', async () => {
    const parts = parseSplitParts('train=60%,test=40%')
    const out = join(newFolder(), 'a.jsonl')
    const split = { parts, seed: 's' }
    const { files } = await exportCorpus({ path, out, format: 'jsonl', form: 'whole', split })
    const partOf = makeSplit(parts, 's', sha256)
    const formOf = makeFormFinder()
    for (const [index, { name }] of parts.entries()) {
      const wanted = corpusLines().filter((line) => partOf(keyOfForm(formOf(line), sha256)) === index)
      const file = out.replace('.jsonl', `-${name}.jsonl`)
      expect(wanted.length).toBeGreaterThan(5)
      expect(lines(file)).toEqual(wanted)
      expect(files[index]).toMatchObject({
        part: name,
        puzzles: wanted.length,
        sha256: sha256(readFileSync(file)),
      })
    }
  })
})

describe.skipIf(!HAS_DUCKDB)('Parquet', () => {
  it.each<RowForm>(['whole', 'compact'])('with %s rows has the same for another program', async (form) => {
    const file = await exported('a.parquet', { format: 'parquet', form })
    const rows = await parquetRows(file)
    expect(rows).toEqual(corpusRecords().map((record) => rowOf(record, form)))
    const toRecord = makeToRecord()
    expect(rows.map((row) => JSON.stringify(toRecord(row)))).toEqual(corpusLines())
  })

  it.each<RowForm>(['whole', 'compact'])('with %s rows becomes the same JSON Lines again', async (form) => {
    const file = await exported('a.parquet', { format: 'parquet', form })
    const again = await exported('again.jsonl', { path: file, format: 'jsonl' })
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(path, 'utf8'))
  })

  it('is compressed by zstd, has the same bytes each time, and tells its origin', async () => {
    const files = [
      await exported('a.parquet', { format: 'parquet' }),
      await exported('b.parquet', { format: 'parquet' }),
    ]
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

  it('in parts holds all puzzles once, and leaves no other file', async () => {
    const parts = parseSplitParts('train=60%,test=40%')
    const file = await exported('a.parquet', { format: 'parquet', split: { parts, seed: 's' } })
    const names = parts.map(({ name }) => file.replace('.parquet', `-${name}.parquet`))
    const place = join(file, '..')
    expect(
      readdirSync(place)
        .map((name) => join(place, name))
        .sort(),
    ).toEqual(names.toSorted())
    const rows = (await Promise.all(names.map(parquetRows))).flat()
    expect(rows.map(({ id }) => String(id)).sort()).toEqual(IDS.toSorted())
  })

  it('of a corpus by bench corpus has no row for its manifest', async () => {
    const bench = join(newFolder(), 'bench.jsonl')
    writeFileSync(bench, `{"corpus":1,"puzzles":1,"checksum":"x"}\n${corpusLines()[0]}\n`)
    expect(await parquetRows(await exported('a.parquet', { path: bench, format: 'parquet' }))).toHaveLength(1)
  })

  it('of an empty corpus is empty', async () => {
    const empty = join(newFolder(), 'empty.jsonl')
    writeFileSync(empty, '')
    expect(await parquetRows(await exported('a.parquet', { path: empty, format: 'parquet' }))).toEqual([])
  })

  it('of chunks that are not finished has them in their order', async () => {
    const unfinished = newFolder()
    for (const [number, from] of [0, 3].entries()) {
      const text = corpusLines()
        .slice(from, from + 3)
        .map((line) => `${line}\n`)
      const content = { lines: Buffer.from(text.join('')), keys: new Uint8Array(16 * text.length) }
      chunkFiles(unfinished).write(number, content)
    }
    const rows = await parquetRows(await exported('a.parquet', { path: unfinished, format: 'parquet' }))
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
      const parquet = await exported('a.parquet', { path: file, format: 'parquet' })
      expect((await parquetRows(parquet)).map((row) => row.id)).toEqual([id])
      const beside = file.replace('.jsonl', '.parquet')
      await exportCorpus({ path: file, out: beside, format: 'parquet', form: 'compact' })
      const again = await exported('again.jsonl', { path: beside, format: 'jsonl' })
      expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'))
    }
  })

  it('is read without the folders that it lies in', async () => {
    const place = join(newFolder(), 'stars=3')
    mkdirSync(place)
    const out = join(place, 'a.parquet')
    await exportCorpus({ path, out, format: 'parquet', form: 'whole' })
    const again = await exported('again.jsonl', { path: out, format: 'jsonl' })
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(path, 'utf8'))
  })

  it('is not made of compact rows, which must be made whole first', async () => {
    const file = await exported('a.jsonl', { format: 'jsonl', form: 'compact' })
    await expect(exported('b.parquet', { path: file, format: 'parquet' })).rejects.toThrow(
      `${file}:1: the row is compact; export the file as jsonl, and that as Parquet`,
    )
  })

  it('is not made of Parquet, nor read from files of other programs', async () => {
    const file = await exported('a.parquet', { format: 'parquet' })
    await expect(exported('b.parquet', { path: file, format: 'parquet' })).rejects.toThrow(
      'is Parquet already',
    )
    const foreign = join(newFolder(), 'foreign.parquet')
    writeFileSync(foreign, 'PAR1PAR1')
    await expect(exported('b.jsonl', { path: foreign, format: 'jsonl' })).rejects.toThrow(
      'not a Parquet file by',
    )
  })
})
