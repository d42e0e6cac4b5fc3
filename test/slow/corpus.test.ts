// `corpus make` and `corpus status` as people use them.

import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { EXIT } from '../../src/cli/shared/output.ts'
import { type CorpusRecipe, fromCanonical } from '../../src/corpus/corpusRecipe.ts'
import { makeCorpusDraw } from '../../src/corpus/drawPuzzles.ts'
import { planChunks } from '../../src/corpus/planChunks.ts'
import { readCorpusRecipe } from '../../src/corpus/readCorpusRecipe.ts'
import { chunkName } from '../../src/runs/corpora/chunkFiles.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { makeChunk } from '../support/corpusFolder.ts'
import { corpusPlaces, corpusSums, runCorpus, TINY_CORPUS } from '../support/tinyCorpus.ts'

const { recipe, out } = corpusPlaces()
let expected: Record<string, string>

beforeAll(async () => {
  const made = await runCorpus('make', recipe, '--out', out, '--workers', '1', '-q')
  expect(made).toMatchObject({ stderr: '', status: 0 })
  expected = corpusSums(out)
})

const read = readCorpusRecipe(TINY_CORPUS) as { recipe: CorpusRecipe }

describe('corpus make', () => {
  it('writes the chunks that one thread makes', () => {
    const draw = makeCorpusDraw(read.recipe, sha256)
    const plan = planChunks(read.recipe)
    const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))
    for (const [index, chunk] of plan.entries()) {
      const { lines, keys } = makeChunk(draw, chunk)
      const place = `chunks/${chunkName(chunk.number)}`
      const hash = sha256(lines)
      expect([expected[`${place}.jsonl`], expected[`${place}.keys`]]).toEqual([hash, sha256(keys)])
      expect(manifest.chunks[index].sha256).toBe(hash)
    }
    expect(Object.keys(expected)).toHaveLength(3 * plan.length + 1)
    expect(manifest.chunks).toHaveLength(plan.length)
    expect(fromCanonical(manifest.recipe)).toEqual(read.recipe)
  })

  it('writes the same files with three workers, and says what is next', async () => {
    const other = corpusPlaces()
    const { status, stderr } = await runCorpus('make', other.recipe, '--out', other.out, '--workers', '3')
    expect(status).toBe(EXIT.fine)
    expect(stderr).toContain(`all ${planChunks(read.recipe).length} chunks made`)
    expect(corpusSums(other.out)).toEqual(expected)
  })

  it('writes the same files by shards, in any order', async () => {
    const other = corpusPlaces()
    const make = (shard: string) =>
      runCorpus('make', other.recipe, '--out', other.out, '--workers', '1', '--shard', shard)
    const first = await make('1/2')
    expect(first).toMatchObject({ status: EXIT.fine })
    expect(first.stderr).toContain('others are missing')
    expect(Object.keys(corpusSums(other.out)).length).toBeLessThan(Object.keys(expected).length)
    await make('0/2')
    expect(corpusSums(other.out)).toEqual(expected)
    expect(await make('1/2')).toMatchObject({ status: EXIT.fine })
    expect(corpusSums(other.out)).toEqual(expected)
  })

  it('makes what is missing again, and nothing else', async () => {
    for (const kind of ['jsonl', 'keys', 'sha256']) rmSync(join(out, 'chunks', `000002.${kind}`))
    const log = readFileSync(join(out, 'log.jsonl'), 'utf8').length
    await runCorpus('make', recipe, '--out', out, '-q', '--workers', '1')
    expect(corpusSums(out)).toEqual(expected)
    const lines = readFileSync(join(out, 'log.jsonl'), 'utf8').slice(log).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).chunk)).toEqual([2])
  })

  it('refuses another recipe, and other versions, in a folder that is begun', async () => {
    const other = corpusPlaces(TINY_CORPUS.replace('seed: tiny', 'seed: other'))
    expect(await runCorpus('make', other.recipe, '--out', out)).toEqual({
      stdout: '',
      stderr: `error: ${out}: holds the corpus of another recipe; choose another --out, or the recipe of this corpus\n`,
      status: EXIT.badInput,
    })
    const copy = corpusPlaces()
    await runCorpus('make', copy.recipe, '--out', copy.out, '-q', '--workers', '1', '--shard', '0/9')
    const place = join(copy.out, 'manifest.json')
    writeFileSync(place, readFileSync(place, 'utf8').replace(/"generator":\d+/, '"generator":1'))
    const { stderr, status } = await runCorpus('make', copy.recipe, '--out', copy.out)
    expect(status).toBe(EXIT.badInput)
    expect(stderr).toMatch(/was begun with generator 1 \(here \d+\); continue with those versions/)
  })

  it.each([
    ['sets: []\n', [], /^.*recipe\.yaml:1:1: a recipe needs "seed"\n.*"sets" must be a list/],
    [TINY_CORPUS, ['--shard', '2/2'], /"2\/2" is not a shard/],
    [TINY_CORPUS, ['--workers', '0'], /expected a whole number from 1/],
  ])('refuses %j with %j', async (text, args, message) => {
    const other = corpusPlaces(text)
    const { stderr, status } = await runCorpus('make', other.recipe, '--out', other.out, ...args)
    expect(stderr).toMatch(message)
    expect(status).toBe(args.length > 0 ? EXIT.usage : EXIT.badInput)
  })

  it('refuses a recipe that does not exist, and a folder that is a file', async () => {
    const missing = await runCorpus('make', 'nowhere.yaml', '--out', out)
    expect(missing.stderr).toBe('error: nowhere.yaml: no such file\n')
    expect(await runCorpus('make', recipe, '--out', recipe)).toMatchObject({
      stderr: `error: ${recipe} would be overwritten; write to another file\n`,
      status: EXIT.usage,
    })
    const file = corpusPlaces().recipe
    const place = join(file, 'manifest.json')
    expect(await runCorpus('make', recipe, '--out', file)).toMatchObject({
      stderr: `error: ${place} cannot be written: a part of the path is not a directory\n`,
      status: EXIT.badInput,
    })
  })
})

describe('corpus status', () => {
  it('tells what is missing, with exit code 3', async () => {
    const other = corpusPlaces()
    await runCorpus('make', other.recipe, '--out', other.out, '-q', '--workers', '1', '--shard', '0/4')
    const { stdout, status } = await runCorpus('status', other.out)
    expect(status).toBe(EXIT.limit)
    expect(stdout).toMatch(/missing: 1 to 3, 5 to \d/)
    expect(stdout).toMatch(/time left: about .* of one core/)
    const json = JSON.parse((await runCorpus('status', other.out, '--json')).stdout)
    expect(json.missing.slice(0, 4)).toEqual([1, 2, 3, 5])
    expect(json.secondsLeft).toBeGreaterThan(0)
  })

  it('believes the files, whatever the manifest says', async () => {
    const other = corpusPlaces()
    cpSync(out, other.out, { recursive: true })
    rmSync(join(other.out, 'chunks', '000002.sha256'))
    const { stdout, status } = await runCorpus('status', other.out)
    expect(status).toBe(EXIT.limit)
    expect(stdout).toContain('missing: 2\n')
    // A shard that has made its own chunks does not say that all are made.
    const args = ['--out', other.out, '--workers', '1', '--shard', '1/2']
    expect((await runCorpus('make', other.recipe, ...args)).stderr).toContain('others are missing')
  })

  it('tells that all is made, and only reads, also where the last chunk came from another shard', async () => {
    const other = corpusPlaces()
    cpSync(out, other.out, { recursive: true })
    const place = join(other.out, 'manifest.json')
    const begun = readFileSync(place, 'utf8').replace(/"chunks":\[[^\]]*\]/, '"chunks":[]')
    writeFileSync(place, begun)
    const { stdout, status } = await runCorpus('status', other.out)
    expect(status).toBe(EXIT.fine)
    expect(stdout).toContain(`all ${planChunks(read.recipe).length} chunks made`)
    expect(stdout).not.toContain('missing')
    expect(readFileSync(place, 'utf8')).toBe(begun)
    expect(readdirSync(other.out).sort()).toEqual(readdirSync(out).sort())
  })

  it('passes over a log that is damaged', async () => {
    truncateSync(join(out, 'log.jsonl'), 40)
    expect(await runCorpus('status', out)).toMatchObject({ status: EXIT.fine })
  })
})
