import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCorpus } from '../../src/bench/corpus.ts'
import { parseResults } from '../../src/bench/readResults.ts'
import { SUITES } from '../../src/bench/suites/findSuiteByChecksum.ts'
import { suiteOfPuzzles } from '../../src/cli/bench/measureCorpus.ts'
import { readSuite } from '../../src/cli/bench/writeSuite.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { runWords, wordsOf } from '../support/program.ts'

const corpus = (...args: string[]) => runWords(['bench', 'corpus', ...args])
const read = (file: string) => readCorpus(readFileSync(file, 'utf8'), sha256)

describe('bench corpus --suite', () => {
  it('writes the suite with a manifest that names it, and is content if it is there', async () => {
    const out = join(newFolder(), 'v1.jsonl')
    const { status, stderr } = await corpus('--suite', 'v1', '--out', out)
    expect(stderr).toMatch(/v1\.jsonl: suite v1, 1800 puzzles, checksum [0-9a-f]{12}\n$/)
    expect(status).toBe(0)
    const { errors, manifests, puzzles } = read(out)
    expect(errors).toEqual([])
    expect(puzzles).toHaveLength(1800)
    expect(manifests).toMatchObject([
      { suite: 'v1', puzzles: 1800, stars: { 1: 360, 5: 360 }, made: 'puzzlewright bench corpus --suite v1' },
    ])
    expect(SUITES[0].corpora[manifests[0].checksum]).toBe('v1')
    expect(manifests[0].suiteChecksum).toBe(manifests[0].checksum)
    const again = await corpus('--suite', 'v1', '--out', out)
    expect(again).toMatchObject({ status: 0, stderr: expect.stringContaining('there already, suite v1') })
  })

  it('writes a part with the baseline of its puzzles; a run of it says which part it is', async () => {
    const folder = newFolder()
    const [out, baseline, results] = ['part.jsonl', 'baseline.jsonl', 'results.jsonl'].map((name) =>
      join(folder, name),
    )
    const made = await corpus(
      ...wordsOf(`calcudoku --suite v1 --shape 5x5 --out ${out} --baseline ${baseline}`),
    )
    expect(made.stderr).toContain('suite v1 (part: kenken 5x5), 100 puzzles')
    expect(made.stderr).toContain('the baseline, 600 rows')
    expect(read(out).manifests).toMatchObject([
      {
        suite: 'v1 (part: kenken 5x5)',
        family: 'kenken',
        shape: '5x5',
        made: 'puzzlewright bench corpus kenken --suite v1 --shape 5x5',
      },
    ])
    const kept = parseResults(readFileSync(baseline, 'utf8'))
    expect(kept.header.corpus).toEqual({
      checksum: read(out).manifests[0].checksum,
      puzzles: 100,
      suite: 'v1 (part: kenken 5x5)',
    })
    const limits = ['--node-limit', '2000', '--time-limit', 'none', '--no-time', '--workers', '1']
    const run = ['bench', 'run', out, '--contenders', 'full/dom-wdeg/ascending', ...limits, '--out', results]
    expect(runBuilt(run).status).toBe(0)
    const { header, rows } = parseResults(readFileSync(results, 'utf8'))
    expect(header.corpus).toEqual(kept.header.corpus)
    const nodesOf = (all: typeof rows) =>
      all
        .filter((row) => row.contender === 'full/dom-wdeg/ascending')
        .map(({ puzzle, nodes }) => [puzzle, nodes])
    expect(nodesOf(rows)).toEqual(nodesOf(kept.rows))
  })

  it('writes the puzzles of some stars; a run of them says which part it is', async () => {
    const [out, baseline] = ['hard.jsonl', 'baseline.jsonl'].map((name) => join(newFolder(), name))
    const args = ['--suite', 'v1', '--difficulty', 'hard..fiendish', '--out', out, '--baseline', baseline]
    const { stderr } = await corpus('magic', ...args)
    expect(stderr).toContain('suite v1 (part: magic, stars 4..5), 120 puzzles')
    const [{ checksum, stars }] = read(out).manifests
    expect(stars).toEqual({ 4: 60, 5: 60 })
    expect(SUITES[0].corpora[checksum]).toBeUndefined()
    const title = 'v1 (part: magic, stars 4..5)'
    expect(parseResults(readFileSync(baseline, 'utf8')).header.corpus.suite).toBe(title)
    const { puzzles } = read(out)
    const nameOf = (some: typeof puzzles) =>
      suiteOfPuzzles(
        some.map(({ one }) => one),
        'ab',
      )
    expect(nameOf(puzzles)).toBe(title)
    const ofShape = (shape: string) => puzzles.filter(({ one }) => one.puzzle.shape.text === shape)
    expect(nameOf([...ofShape('6x6'), ...ofShape('4x4')])).toBe(
      'v1 (parts: magic 6x6, stars 4..5; magic 4x4, stars 4..5)',
    )
    expect(nameOf(puzzles.slice(1)), 'a puzzle is missing').toBeUndefined()
    expect(nameOf(puzzles.toReversed()), 'in another order').toBeUndefined()
    expect(nameOf([...puzzles.slice(1), { line: 1, one: { ...puzzles[0].one, stars: 1 } }])).toBeUndefined()
    expect(nameOf([])).toBeUndefined()
  })

  it('leaves another file alone', async () => {
    const folder = newFolder()
    const out = join(folder, 'mine.jsonl')
    writeFileSync(out, 'mine')
    const { status, stderr } = await corpus('survo', '--suite', 'v1', '--out', out)
    expect(stderr).toMatch(/mine\.jsonl exists and is a different file; choose another name, or remove it\n$/)
    expect(status).toBe(1)
    expect(readFileSync(out, 'utf8')).toBe('mine')
    expect(readdirSync(folder)).toEqual(['mine.jsonl'])
  })

  it('has a second suite, of which few puzzles take one node', () => {
    const { puzzles, head } = readSuite(SUITES[1])
    const first = puzzles.map(({ counts: [count] }) => count?.nodes)
    expect(head).toMatchObject({ suite: 'v2', puzzles: 174 })
    expect(first.filter((nodes) => nodes === 1)).toHaveLength(11)
    expect(new Set(puzzles.map(({ family, shape }) => `${family} ${shape}`)).size).toBe(24)
  })

  it('refuses a suite whose file has changed', () => {
    const changed = { ...SUITES[0], file: '0'.repeat(64) }
    expect(() => readSuite(changed)).toThrow('suites/v1.tsv of the package has changed since it was frozen')
    expect(() => readSuite({ ...SUITES[0], name: 'v0' })).toThrow(
      /suites\/v0\.tsv of the package cannot be read/,
    )
  })
})
