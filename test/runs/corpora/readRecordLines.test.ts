import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rowOf } from '../../../src/corpus/rows.ts'
import { openCorpus } from '../../../src/runs/corpora/corpusSource.ts'
import { parseRecord, type RecordLine, recordLines } from '../../../src/runs/corpora/readRecordLines.ts'
import { corpusRecords } from '../../support/corpusRecords.ts'
import { newFolder } from '../../support/folder.ts'
import { runWords } from '../../support/program.ts'

const folder = newFolder()

/** A line of some length, with letters of two bytes that a piece's end may cut. */
const lineOf = (number: number) =>
  JSON.stringify({ id: `x:${number}`, filling: 'é'.repeat((number * 7919) % 2000) })

async function allOf(path: string): Promise<RecordLine[]> {
  const lines: RecordLine[] = []
  for await (const line of recordLines(openCorpus(path))) lines.push(line)
  return lines
}

describe('the lines of a corpus', () => {
  const texts = Array.from({ length: 1500 }, (_, number) => lineOf(number))

  it('of a file longer than a piece are whole, with their places; manifests and empty lines are left out', async () => {
    const path = join(folder, 'bench.jsonl')
    writeFileSync(path, `{"corpus":1,"puzzles":1500}\n\n${texts.join('\n')}`)
    const found = await allOf(path)
    expect(found.map(({ text }) => text)).toEqual(texts)
    expect(found[0].line).toBe(3)
    expect(found.at(-1)).toMatchObject({ line: 1502, file: { path } })
  })

  it.each([
    ['PAR1\x15\x04', /^\S+: this is Parquet; "puzzlewright corpus export FILE --format jsonl/],
    [
      'id,family,shape,text\n',
      /^\S+: this is the CSV of a corpus, for other programs; export the corpus again/,
    ],
  ])('are not those of an export without records: %j', async (start, sentence) => {
    const path = join(folder, 'export')
    writeFileSync(path, `${start}${texts[0]}\n`)
    await expect(allOf(path)).rejects.toThrow(sentence)
    expect((await runWords(['grade', path])).stderr).toMatch(sentence)
  })

  it('may end as on other systems', async () => {
    const path = join(folder, 'returns.jsonl')
    writeFileSync(path, `${texts.slice(0, 3).join('\r\n')}\r\n\r\n`)
    expect((await allOf(path)).map(({ text }) => text)).toEqual(texts.slice(0, 3))
    // The last line may lack its end, or half of it.
    for (const end of ['', '\r', '\r\n\r']) {
      writeFileSync(path, `${texts[0]}\r\n${texts[1]}${end}`)
      expect((await allOf(path)).map(({ text }) => text)).toEqual(texts.slice(0, 2))
    }
  })

  it('of a folder that is not finished are those of its chunks with all files, by their numbers', async () => {
    const dir = join(folder, 'chunks-only')
    mkdirSync(join(dir, 'chunks'), { recursive: true })
    for (const name of ['000010', '000002', '1000000', '000011']) {
      writeFileSync(join(dir, 'chunks', `${name}.jsonl`), `${lineOf(Number(name))}\n`)
      const kinds = name === '000011' ? ['keys'] : ['keys', 'sha256']
      for (const kind of kinds) writeFileSync(join(dir, 'chunks', `${name}.${kind}`), 'any')
    }
    const texts = (await allOf(dir)).map(({ text }) => text)
    expect(texts).toEqual([2, 10, 1_000_000].map(lineOf))
  })

  it('end where a signal or the reader ends them', async () => {
    const path = join(folder, 'bench.jsonl')
    const leave = new AbortController()
    let seen = 0
    for await (const _ of recordLines(openCorpus(path), { signal: leave.signal })) {
      if (++seen === 10) leave.abort()
    }
    // The piece that was read is finished.
    expect(seen).toBeLessThan(1500)
    for await (const _ of recordLines(openCorpus(path))) break
  })
})

describe('bad input', () => {
  it('is told with its place', async () => {
    expect(() => openCorpus(join(folder, 'nowhere'))).toThrow('no such file')
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    expect(() => openCorpus(empty)).toThrow('the folder holds no corpus')
    const path = join(folder, 'bad.jsonl')
    writeFileSync(path, `{"id":"sudoku:4x4:1"}\n{"id":\n{"text":"x"}\n\r\n`)
    const [good, half, other] = await allOf(path)
    expect(parseRecord(good)).toEqual({ id: 'sudoku:4x4:1', family: 'sudoku', shape: '4x4' })
    expect(() => parseRecord(half)).toThrow(
      `${path}:2: the record is not valid JSON; a record is one object on one line`,
    )
    expect(() => parseRecord(other)).toThrow(`${path}:3: a record needs an "id"`)
    writeFileSync(path, 'x'.repeat(3_000_000))
    await expect(allOf(path)).rejects.toThrow(`${path}: a line is longer than 1 MB`)
  })

  const [record] = corpusRecords()
  const { grade } = record
  it.each([
    [{ ...record, family: 'kenken' }, `"family" and "shape" must be those of its "id", "sudoku:9x9"`],
    [{ ...record, id: 'domino:9x9:1' }, 'must be FAMILY:SHAPE:CLUES, got "domino:9x9:1"'],
    [{ ...record, clues: 'many' }, '"clues" must be a whole number'],
    [{ ...record, grade: 3 }, 'damaged: it must be an object'],
    [{ ...record, grade: null }, 'damaged: it must be an object'],
    [{ ...record, grade: { ...grade, tier: 'x' } }, 'must be one of singles, techniques, chains, nested'],
    [{ ...record, grade: { ...grade, stars: 9 } }, '"stars" must be one of 1, 2, 3, 4, 5'],
    [{ ...record, grade: { ...grade, degree: 'long' } }, '"degree" must be a number from 0 up'],
    [
      { ...record, grade: { ...grade, techniques: null } },
      '"techniques" must be names, each with the number of times',
    ],
    [{ ...record, grade: { ...grade, hardestTechnique: 7 } }, '"hardestTechnique" must be a name or null'],
    [{ ...rowOf(record, 'compact'), text: undefined, tier: 'x' }, 'must be one of singles'],
  ])('in a record is told with its place: %#', (damaged, sentence) => {
    const text = JSON.stringify(damaged)
    const line = { text, file: { path: 'a.jsonl' }, line: 7 }
    expect(() => parseRecord(line)).toThrow(`a.jsonl:7: the record's`)
    expect(() => parseRecord(line)).toThrow(sentence)
  })

  it('is no grade of an old version, which has no tier', () => {
    const old = { ...record, grade: { degree: 12, stars: 1 } }
    expect(parseRecord({ text: JSON.stringify(old), file: { path: 'a.jsonl' }, line: 1 })).toEqual(old)
  })
})
