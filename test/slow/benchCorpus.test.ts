// `bench corpus FAMILY` as a use of chunks: whoever makes them, however often it is stopped, the file is that of
// `corpus make` and `corpus finish`.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { EXIT } from '../../src/cli/shared/output.ts'
import { collectChunk } from '../../src/corpus/chunkContent.ts'
import type { CorpusRecipe } from '../../src/corpus/corpusRecipe.ts'
import { makeCorpusDraw, setAsNeeded } from '../../src/corpus/drawPuzzles.ts'
import { planChunks } from '../../src/corpus/planChunks.ts'
import { findFamily } from '../../src/families/registry.ts'
import { parseOrder } from '../../src/maker/orderFields.ts'
import { chunkFiles } from '../../src/runs/corpora/chunkFiles.ts'
import { beginCorpus, newManifest } from '../../src/runs/corpora/folderManifest.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { naiveForm } from '../support/naiveForm.ts'
import { corpusPlaces, runCorpus } from '../support/tinyCorpus.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const bench = (...args: string[]) => runBuilt(['bench', 'corpus', ...args])

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n')

const KENKENS = ['kenken', '--shape', '4x4', '--stars', '1..3', '-n', '7', '--seed', 'spring']

/** The recipe that `KENKENS` becomes. */
const RECIPE: CorpusRecipe = {
  seed: 'spring',
  sets: [3, 2, 2].map((count, index) => {
    const family = findFamily('kenken')
    const order = parseOrder(family, `stars=${index + 1}`)
    return setAsNeeded({ family, shape: family.notation.parseShape('4x4'), order }, count)
  }),
}

const whole = join(newFolder(), 'whole.jsonl')

beforeAll(() => {
  expect(bench(...KENKENS, '--workers', '2', '--out', whole).status).toBe(EXIT.fine)
})

/** A folder of chunks with one that is made, whose records have a mark. Returns the path of the file beside it. */
function begun(recipe = RECIPE): string {
  const out = join(newFolder(), 'corpus.jsonl')
  const folder = `${out}.chunks`
  beginCorpus(folder, newManifest(recipe, version))
  const [{ number, set, from, to }] = planChunks(recipe)
  const draw = makeCorpusDraw(recipe, sha256)
  const collected = collectChunk()
  for (let index = from; index < to; index++) {
    const drawn = draw(set, index)
    if (drawn) collected.add({ ...drawn, line: drawn.line.replace('{"id"', '{"kept":true,"id"') })
  }
  chunkFiles(folder).write(number, collected.content())
  return out
}

describe('bench corpus', () => {
  it('writes the same bytes with one worker, and leaves nothing else', () => {
    const out = join(newFolder(), 'one.jsonl')
    expect(bench(...KENKENS, '--workers', '1', '--out', out).status).toBe(EXIT.fine)
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(whole, 'utf8'))
    expect(readdirSync(join(out, '..'))).toEqual(['one.jsonl'])
  })

  it('has the records of corpus make and corpus finish', async () => {
    const sets = [3, 2, 2].map(
      (count, index) => `  - { family: kenken, shape: 4x4, stars: ${index + 1}, count: ${count} }\n`,
    )
    const { recipe, out } = corpusPlaces(`seed: spring\nsets:\n${sets.join('')}`)
    expect(await runCorpus('make', recipe, '--out', out, '-q')).toMatchObject({ status: EXIT.fine })
    expect(await runCorpus('finish', out, '-q')).toMatchObject({ status: EXIT.fine })
    expect(linesOf(whole).slice(1)).toEqual(linesOf(join(out, 'corpus.jsonl')))
  })

  it('goes on where it was stopped, and does not make again what was kept', () => {
    const out = begun()
    expect(bench(...KENKENS, '--out', out).status).toBe(EXIT.fine)
    const kept = linesOf(out).filter((line) => line.startsWith('{"kept":true,'))
    expect(kept.length).toBe(RECIPE.sets[0].chunk)
    const plain = linesOf(out).map((line) => line.replace('"kept":true,', ''))
    expect(plain).toEqual(linesOf(whole))
    expect(readdirSync(join(out, '..'))).toEqual(['corpus.jsonl'])
  })

  it('refuses the chunks of another command, and goes on with its own', () => {
    const out = begun()
    const others = KENKENS.map((word) => (word === 'spring' ? 'autumn' : word))
    const { status, stderr } = bench(...others, '--out', out)
    expect(status).toBe(EXIT.badInput)
    expect(stderr).toMatch(/^error: .*corpus\.jsonl\.chunks is from a run with other options: [^\n]*\n$/)
    expect(existsSync(out)).toBe(false)
    expect(bench(...KENKENS, '--out', out).status).toBe(EXIT.fine)
  })

  it('leaves a folder alone that is not its own', () => {
    const out = join(newFolder(), 'corpus.jsonl')
    const mine = join(`${out}.chunks`, 'mine.txt')
    mkdirSync(`${out}.chunks`)
    writeFileSync(mine, 'mine')
    const { status, stderr } = bench(...KENKENS, '--out', out)
    expect(status).toBe(EXIT.badInput)
    expect(stderr).toMatch(/^error: .*corpus\.jsonl\.chunks is not from this run: [^\n]*\n$/)
    expect(readFileSync(mine, 'utf8')).toBe('mine')
  })

  it('removes chunks that a kill left beside the finished file', () => {
    const out = begun()
    writeFileSync(out, readFileSync(whole))
    const { status, stderr } = bench(...KENKENS, '--out', out)
    expect(stderr).toContain('there already')
    expect(status).toBe(EXIT.fine)
    expect(readdirSync(join(out, '..'))).toEqual(['corpus.jsonl'])
  })

  it('finds nearly all puzzles of a small shape, none of them twins', () => {
    const out = join(newFolder(), 'small.jsonl')
    const { status, stderr } = bench(
      ...['sudoku', '--shape', '4x4', '--stars', '1', '-n', '40', '--seed', 's', '--out', out],
    )
    expect(stderr).toContain('40 puzzles (stars 1: 40)')
    expect(status).toBe(EXIT.fine)
    expect(new Set(linesOf(out).slice(1).map(naiveForm)).size).toBe(40)
  })

  it.each([
    [
      'there are fewer puzzles',
      ['survo', '--shape', '2x2', '--stars', '1', '-n', '60'],
      /puzzles drawn remain, but 60 are needed/,
    ],
    [
      'the search gives them up',
      ['sudoku', '--shape', '6x6', '--stars', '4', '--wishes', 'clues=18', '-n', '2'],
      /\d puzzles were not found in 1000 attempts each/,
    ],
  ])('ends with exit code 3 where %s, and leaves nothing', (_, args, message) => {
    const folder = newFolder()
    const { status, stderr } = bench(...args, '--seed', 's', '--out', join(folder, 'corpus.jsonl'))
    expect(stderr).toMatch(message)
    expect(status).toBe(EXIT.limit)
    expect(readdirSync(folder)).toEqual([])
  })

  it('makes few puzzles, fewer than stars', () => {
    const out = join(newFolder(), 'few.jsonl')
    expect(
      bench('magic', '--shape', '4x4', '--stars', '1..4', '-n', '2', '--seed', 's', '--out', out).status,
    ).toBe(EXIT.fine)
    const records = linesOf(out).slice(1)
    expect(records.map((line) => JSON.parse(line).grade.stars)).toEqual([1, 2])
  })
})
