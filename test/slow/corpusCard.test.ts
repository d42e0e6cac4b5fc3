// What becomes of an export: its data card leads back to the corpus, and compact JSON Lines are read as records are.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { newFolder } from '../support/folder.ts'
import { corpusPlaces, corpusSums, runCorpus, TINY_CORPUS } from '../support/tinyCorpus.ts'

const { recipe, out: corpus } = corpusPlaces()
const second = corpusPlaces(TINY_CORPUS.replace('seed: tiny', 'seed: other'))

async function succeed(...args: string[]) {
  const done = await runCorpus(...args)
  expect(done).toMatchObject({ status: 0 })
  return done
}

const make = (from: string, out: string) => succeed('make', from, '--out', out, '--workers', '1', '-q')

/** Exports a corpus as CSV; returns the data card. */
async function cardOf(folder: string): Promise<string> {
  const place = newFolder()
  await succeed('export', folder, '--format', 'csv', '--out', join(place, 'a.csv'), '-q')
  return readFileSync(join(place, 'README.md'), 'utf8')
}

const recipesIn = (card: string) => Array.from(card.matchAll(/```json\n(.*)\n```/g), ([, text]) => text)

beforeAll(async () => {
  await make(recipe, corpus)
  await make(second.recipe, second.out)
  for (const folder of [corpus, second.out]) await succeed('finish', folder, '-q')
}, 30_000)

describe('the recipe of a data card', () => {
  it('makes the same corpus, as its manifest does', async () => {
    const [text] = recipesIn(await cardOf(corpus))
    const place = newFolder()
    writeFileSync(join(place, 'recipe.json'), text)
    const sums = corpusSums(corpus)
    for (const [index, from] of [join(place, 'recipe.json'), join(corpus, 'manifest.json')].entries()) {
      const again = join(place, String(index))
      await make(from, again)
      await succeed('finish', again, '-q')
      expect(corpusSums(again)).toEqual(sums)
    }
  })

  it('tells a mistake with the name of the file', async () => {
    const place = join(newFolder(), 'recipe.json')
    const [text] = recipesIn(await cardOf(corpus))
    writeFileSync(place, text.replace('"latinsquare"', '"latincube"'))
    const { status, stderr } = await runCorpus('make', place, '--out', join(place, '..', 'out'))
    expect(stderr).toMatch(/recipe\.json: set 2: unknown family "latincube"/)
    expect([status, existsSync(join(place, '..', 'out'))]).toEqual([1, false])
  })
})

describe('the data card', () => {
  it('of a merged corpus has the recipes of its parts', async () => {
    const merged = join(newFolder(), 'merged')
    await succeed('merge', corpus, second.out, '--out', merged, '-q')
    const card = await cardOf(merged)
    const manifests = [corpus, second.out].map((folder) =>
      readFileSync(join(folder, 'manifest.json'), 'utf8'),
    )
    expect(recipesIn(card)).toEqual(manifests.map((text) => JSON.stringify(JSON.parse(text).recipe)))
    expect(card).toContain('Merged from 2 corpora')
  })

  it('of chunks that are not finished claims nothing', async () => {
    const other = corpusPlaces()
    await make(other.recipe, other.out)
    expect(await cardOf(other.out)).toContain('solutions, twins and origin were not checked')
  })

  it('of other files that are still there is not replaced', async () => {
    const place = newFolder()
    const exportTo = (name: string, ...args: string[]) =>
      runCorpus('export', corpus, '--format', 'csv', '-q', '--out', join(place, name), ...args)
    expect((await exportTo('a.csv')).status).toBe(0)
    expect((await exportTo('a.csv')).status).toBe(0)
    const before = readFileSync(join(place, 'README.md'), 'utf8')
    const { status, stderr } = await exportTo('b.csv', '--parts', 'train=60%,test=40%')
    expect(stderr).toContain('README.md is the data card of a.csv; choose another folder for --out')
    expect([status, existsSync(join(place, 'b-train.csv'))]).toEqual([1, false])
    expect(readFileSync(join(place, 'README.md'), 'utf8')).toBe(before)
    rmSync(join(place, 'a.csv'))
    expect((await exportTo('b.csv', '--parts', 'train=60%,test=40%')).status).toBe(0)
  })
})

describe('compact JSON Lines', () => {
  const compact = join(newFolder(), 'compact.jsonl')
  beforeAll(() => succeed('export', corpus, '--format', 'jsonl', '--compact', '-q', '--out', compact))

  it('are counted as the records are', async () => {
    const [one, other] = [await succeed('stats', corpus, '--json'), await succeed('stats', compact, '--json')]
    expect(other.stdout).toBe(one.stdout)
  })

  it('are verified with their grades', async () => {
    await succeed('verify', compact, '--all', '-q', '--workers', '1')
    const damaged = join(newFolder(), 'damaged.jsonl')
    writeFileSync(damaged, readFileSync(compact, 'utf8').replace(/"effort":\d+/, '"effort":987'))
    const { status, stdout } = await runCorpus('verify', damaged, '--all', '-q', '--workers', '1')
    expect(stdout).toMatch(
      /^.*damaged\.jsonl:1: grading the puzzle again gives a different grade; replace the grade\n$/,
    )
    expect(status).toBe(1)
  })
})

it('a damaged record ends stats and samples with its place', async () => {
  const damaged = join(newFolder(), 'damaged.jsonl')
  const text = readFileSync(join(corpus, 'corpus.jsonl'), 'utf8')
  writeFileSync(damaged, text.replace(/"stars":\d/, '"stars":9'))
  for (const args of [
    ['stats', damaged],
    ['export', damaged, '--format', 'csv', '--out', join(newFolder(), 'a.csv')],
    ['sample', damaged, '-n', '1', '--per', 'stars', '--seed', 's'],
  ]) {
    const { status, stderr } = await runCorpus(...args)
    expect(stderr).toContain(`:1: the record's "grade" is damaged: its "stars" must be one of 1, 2, 3, 4, 5`)
    expect(status).toBe(1)
  }
})
