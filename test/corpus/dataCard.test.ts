import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { columnsOf } from '../../src/corpus/columns.ts'
import { makeStatsCounter } from '../../src/corpus/corpusStats.ts'
import { type CardFacts, dataCard } from '../../src/corpus/dataCard.ts'
import type { CorpusManifest } from '../../src/corpus/manifest.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { corpusRecords } from '../support/corpusRecords.ts'

const RECIPE = {
  seed: 'spring',
  sets: [{ family: 'sudoku', shape: '9x9', order: 'stars=3', count: 3, draws: 4, chunk: 50, grade: true }],
}

const MANIFEST: CorpusManifest = {
  corpus: 2,
  checksum: sha256(JSON.stringify(RECIPE)),
  recipe: RECIPE,
  versions: { generator: 2, grade: 3, calibration: 2, node: 20, program: '0.1.0' },
  chunks: [],
  finished: { puzzles: 3, dropped: { twins: 1 }, bytes: 10, sha256: 'abc', keys: 'def' },
}

function factsOf(more: Partial<CardFacts> = {}): CardFacts {
  const counter = makeStatsCounter()
  for (const record of corpusRecords()) counter.add(record)
  const files = [{ name: 'puzzles.parquet', puzzles: 53, bytes: 1234, sha256: 'f00' }]
  return {
    files,
    stats: counter.stats,
    form: 'whole',
    isNested: false,
    program: 'puzzlewright 0.1.0',
    ...more,
  }
}

const headOf = (card: string) => parse(card.split('---\n')[1])

describe('a data card', () => {
  it('begins with a head that names the files by their part', () => {
    expect(headOf(dataCard(factsOf()))).toMatchObject({
      license: 'mit',
      size_categories: ['n<1K'],
      configs: [{ config_name: 'default', data_files: [{ split: 'train', path: 'puzzles.parquet' }] }],
    })
    const files = ['train', 'test'].map((part) => ({
      name: `${part}.csv`,
      part,
      puzzles: 1,
      bytes: 2,
      sha256: part,
    }))
    const [config] = headOf(dataCard(factsOf({ files, form: 'compact', split: 'train 50 %' }))).configs
    expect(config.data_files).toEqual(files.map(({ name, part }) => ({ split: part, path: name })))
  })

  it.each(['whole', 'compact'] as const)('explains each column of %s rows, and the file', (form) => {
    const card = dataCard(factsOf({ form }))
    for (const { name, type, meaning } of columnsOf(form)) {
      expect(card).toContain(`| \`${name}\` | ${type} | ${meaning} |`)
    }
    expect(card).toContain('| puzzles.parquet | all | 53 | 1,234 | `f00` |')
  })

  it('has the counts of each family and shape', () => {
    expect(dataCard(factsOf())).toMatch(/^\| sudoku 9x9 \| 30 \|( \d+ \|){9}$/m)
  })

  it('says how people agree with the grades of its families alone', () => {
    const card = dataCard(factsOf())
    expect(card).toContain('solving times of 767 Sudokus, 10 to 43 people for each: rank correlation | .70')
    expect(card).toContain('Grades of magic and latinsquare were not compared with people or other programs.')
    const counter = makeStatsCounter()
    for (const record of corpusRecords().filter(({ family }) => family === 'kenken')) counter.add(record)
    expect(dataCard(factsOf({ stats: counter.stats }))).not.toContain('Sudokus')
  })

  it('of a finished corpus tells its recipe, whose text has the checksum, its versions and what was dropped', () => {
    const card = dataCard(factsOf({ manifest: MANIFEST }))
    const [, text] = /```json\n(.*)\n```/.exec(card) ?? []
    expect(sha256(text)).toBe(MANIFEST.checksum)
    expect(card).toContain(MANIFEST.checksum)
    expect(card).toContain('generator 2, grade 3, calibration 2, Node 20')
    expect(card).toContain('Dropped: 1 twins.')
    expect(card).toContain('No two are twins')
    expect(dataCard(factsOf())).toContain('Twins were not looked for')
  })

  it('of nothing is a card too', () => {
    const card = dataCard(factsOf({ stats: { puzzles: 0, kinds: [] }, files: [] }))
    expect(headOf(card).pretty_name).toBe('No puzzles')
  })
})
