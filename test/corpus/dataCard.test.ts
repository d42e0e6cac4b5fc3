import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { columnsOf } from '../../src/corpus/columns.ts'
import { recipeText } from '../../src/corpus/corpusRecipe.ts'
import { type CardFacts, cardFiles, dataCard } from '../../src/corpus/dataCard.ts'
import type { CompleteCorpus } from '../../src/corpus/mergedManifest.ts'
import { CANARY, PROMPT_COLUMNS } from '../../src/corpus/prompts/promptRows.ts'
import { readCanonicalText } from '../../src/corpus/readCanonicalRecipe.ts'
import { RUNGS } from '../../src/grader/stars.ts'
import type { PuzzleRecord } from '../../src/maker/puzzleRecord.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { corpusRecords, statsOf } from '../support/corpusRecords.ts'

const RECIPE = {
  seed: 'spring',
  sets: [{ family: 'sudoku', shape: '9x9', order: 'stars=3', count: 3, draws: 4, chunk: 50, grade: true }],
}

const PART = {
  checksum: sha256(JSON.stringify(RECIPE)),
  recipe: RECIPE,
  versions: { generator: 2, grade: 3, calibration: 2, node: 20, program: '0.1.0' },
  puzzles: 3,
}

const CORPUS: CompleteCorpus = {
  parts: [PART],
  finished: { puzzles: 3, dropped: { twins: 1, surplus: 1200 }, bytes: 10, sha256: 'abc', keys: 'def' },
}

function factsOf(more: Partial<CardFacts> = {}): CardFacts {
  const files = [{ name: 'puzzles.parquet', puzzles: 53, bytes: 1234, sha256: 'f00' }]
  const stats = statsOf(corpusRecords())
  return { files, stats, form: 'whole', isNested: false, program: 'puzzlewright 0.1.0', ...more }
}

const headOf = (card: string) => parse(card.split('---\n')[1])

describe('a data card', () => {
  it('begins with a head that names the files by their part', () => {
    expect(headOf(dataCard(factsOf({ corpus: CORPUS })))).toMatchObject({
      license: 'mit',
      task_categories: ['text-generation', 'tabular-regression'],
      size_categories: ['n<1K'],
      configs: [{ config_name: 'default', data_files: [{ split: 'train', path: 'puzzles.parquet' }] }],
    })
    const file = { puzzles: 1, bytes: 2, sha256: 'x' }
    const files = ['train', 'test'].map((part) => ({ ...file, name: `${part}.csv`, part }))
    const [config] = headOf(dataCard(factsOf({ files, form: 'compact', split: 'train 50 %' }))).configs
    expect(config.data_files).toEqual(files.map(({ name, part }) => ({ split: part, path: name })))
    expect(cardFiles(dataCard(factsOf({ files })))).toEqual(['train.csv', 'test.csv'])
  })

  it('has a configuration for each family with files of its own', () => {
    const file = { puzzles: 1, bytes: 2, sha256: 'x' }
    const files = ['kenken', 'sudoku'].map((family) => ({ ...file, name: `a-${family}.csv`, family }))
    const card = dataCard(factsOf({ files }))
    expect(headOf(card).configs).toEqual([
      { config_name: 'default', data_files: [{ split: 'train', path: ['a-kenken.csv', 'a-sudoku.csv'] }] },
      { config_name: 'kenken', data_files: [{ split: 'train', path: 'a-kenken.csv' }] },
      { config_name: 'sudoku', data_files: [{ split: 'train', path: 'a-sudoku.csv' }] },
    ])
    expect(new Set(cardFiles(card))).toEqual(new Set(['a-kenken.csv', 'a-sudoku.csv']))
  })

  it.each(['whole', 'compact'] as const)('explains each column of %s rows, and the file', (form) => {
    const card = dataCard(factsOf({ form }))
    for (const { name, type, meaning } of columnsOf(form)) {
      expect(card).toContain(`| \`${name}\` | ${type} | ${meaning} |`)
    }
    expect(card).toContain('| puzzles.parquet | all | 53 | 1,234 | `f00` |')
  })

  it('of prompts explains their columns, the ladder, the canary and the language', () => {
    const rungs = RUNGS.map((_, index) => index)
    const card = dataCard(factsOf({ prompts: { language: 'fr', rungs } }))
    expect(headOf(card)).toMatchObject({
      pretty_name: expect.stringContaining('as prompts'),
      language: ['fr'],
      task_categories: ['text-generation', 'question-answering'],
    })
    for (const { name, type, meaning } of PROMPT_COLUMNS) {
      expect(card).toContain(`| \`${name}\` | ${type} | ${meaning} |`)
    }
    expect(card).toContain(CANARY)
    expect(card).toContain('| 10 | 3001 and more | 5 | 9 |')
    expect(card).toContain('pandas.read_parquet("puzzles.parquet")')
  })

  it('has the counts of each family and shape', () => {
    expect(dataCard(factsOf())).toMatch(/^\| sudoku 9x9 \| 30 \|( \d+ \|){9}$/m)
  })

  it('says how people agree with the grades of its families alone', () => {
    const card = dataCard(factsOf())
    expect(card).toContain('solving times of 767 Sudokus, 10 to 43 people for each: rank correlation | .69')
    expect(card).toContain('Grades of magic and latinsquare were not compared with people or other programs.')
    const kenkens = corpusRecords().filter(({ family }) => family === 'kenken')
    expect(dataCard(factsOf({ stats: statsOf(kenkens) }))).not.toContain('Sudokus')
  })

  it('of puzzles without grades compares none', () => {
    const stats = statsOf(corpusRecords().map(({ grade: _, ...record }) => record))
    const card = dataCard(factsOf({ stats, corpus: CORPUS }))
    expect(card).toContain('## Grades\n\nThe puzzles have no grades.')
    expect(card).not.toMatch(
      /agree with people|Correlations|767|[Gg]raded puzzles|1 star|`degree`|techniques|nested/,
    )
    expect(card).toMatch(/^\| sudoku 9x9 \| 30 \|$/m)
    expect(card).toContain('All further columns are null.')
    expect(headOf(card).task_categories).toEqual(['text-generation'])
    expect(headOf(card).pretty_name).toBe(
      'Puzzles: Sudoku, Calcudoku (kenken), Survo, Number Path (hidoku), Magic Board and Latin Square',
    )
  })

  it('claims nothing about records that nobody vouches for', () => {
    const card = dataCard(factsOf())
    expect(card).toContain('from a file of records')
    expect(card).toContain('solutions, twins and origin were not checked')
    expect(card).toContain('`puzzlewright generate MADE_NAME` makes it again.')
    expect(card).toContain('`puzzlewright corpus verify FILE --all` checks a file of records.')
    expect(card).not.toMatch(/proved to have exactly|puzzles come from|MIT|license|No two are twins|bibtex/)
    expect(headOf(card).license).toBeUndefined()
    const known = dataCard(factsOf({ corpus: CORPUS }))
    expect(known).toMatch(/proved to have exactly one solution\. No two are twins: .* rules\./)
    expect(known).toContain('none was taken from a publication')
    expect(known).toContain('MIT licence')
  })

  it('says of how many puzzles not all twins were looked for', () => {
    const [first, second, ...others] = corpusRecords()
    const marked = ({ grade, ...record }: PuzzleRecord) =>
      ({ ...record, grade: { ...grade, twins: 'looks' } }) as PuzzleRecord
    const stats = statsOf([marked(first), marked(second), ...others])
    const card = dataCard(factsOf({ stats, corpus: CORPUS }))
    expect(card).toMatch(/2 puzzles have too many symmetries: for them, only turned, mirrored and relabelled/)
    const { grade: _, ...ungraded } = first
    const some = dataCard(factsOf({ stats: statsOf([ungraded, ...others]), corpus: CORPUS }))
    expect(some).toContain('puzzles without a grade do not state whether this is so')
  })

  it('of a merged corpus has the recipe of each part, and how many puzzles came from it', () => {
    const recipe = { ...RECIPE, seed: 'autumn' }
    const other = { ...PART, recipe, checksum: sha256(JSON.stringify(recipe)), puzzles: 2 }
    const card = dataCard(factsOf({ corpus: { ...CORPUS, parts: [PART, other] } }))
    expect(card).toContain('Merged from 2 corpora')
    const texts = Array.from(card.matchAll(/```json\n(.*)\n```/g), ([, text]) => text)
    expect(texts.map(sha256)).toEqual([PART.checksum, other.checksum])
    expect(card).toContain('### Corpus 2: 2 puzzles')
    expect(card).toContain(`Recipes ${PART.checksum}, ${other.checksum}`)
  })

  it('of a finished corpus tells its recipe, whose text has the checksum, its versions and what was dropped', () => {
    const card = dataCard(factsOf({ corpus: CORPUS }))
    const [, text] = /```json\n(.*)\n```/.exec(card) ?? []
    expect(sha256(text)).toBe(PART.checksum)
    const recipe = readCanonicalText(text)
    expect(recipe && sha256(recipeText(recipe))).toBe(PART.checksum)
    expect(card).toContain(PART.checksum)
    expect(card).toContain('generator 2, grade 3, calibration 2, Node 20')
    expect(card).toContain('Dropped: 1 twin and 1,200 more than the recipe asks for.')
  })

  it('of nothing is a card too', () => {
    expect(headOf(dataCard(factsOf({ stats: statsOf([]), files: [] }))).pretty_name).toBe('No puzzles')
  })
})
