import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareResults, isIdentical } from '../../src/bench/compareResults.ts'
import { checksumOf, readCorpus } from '../../src/bench/corpus.ts'
import { parseResults } from '../../src/bench/readResults.ts'
import { corpusNameOf, SUITES, suiteOf } from '../../src/bench/suites/findSuiteByChecksum.ts'
import { baselineOf, corpusOf } from '../../src/bench/suites/suiteCorpusAndBaseline.ts'
import { formatSuite, parseSuite, type Suite } from '../../src/bench/suites/suiteFormat.ts'
import { nameOfPart, partOf } from '../../src/bench/suites/suiteSubset.ts'
import { PuzzleError, parsePuzzle, puzzleName } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { ROOT } from '../support/sourceFiles.ts'
import { ofEvery, runAgain } from '../support/suites.ts'

const fileOf = (name: string) => join(ROOT, 'suites', `${name}.tsv`)
const textOf = (records: readonly object[]) => records.map((one) => `${JSON.stringify(one)}\n`).join('')

describe.each(SUITES)('suite $name', ({ name, file, corpora }) => {
  const text = readFileSync(fileOf(name), 'utf8')
  const suite = parseSuite(text)
  const { head, puzzles } = suite

  it('is the file that was frozen, of 1 MB at most', () => {
    expect(sha256(text)).toBe(file)
    expect(text.length).toBeLessThan(1_000_000)
    expect(formatSuite(suite)).toBe(text)
    expect(head.suite).toBe(name)
  })

  const families = new Set(puzzles.map(({ family }) => family))

  it('has the checksums by which a run knows it and its parts', () => {
    const parts = [
      {},
      ...Array.from(families, (family) => ({ family })),
      ...Array.from(new Set(puzzles.map(({ family, shape }) => `${family} ${shape}`)), (word) => {
        const [family, shape] = word.split(' ')
        return { family, shape }
      }),
    ]
    const expected = parts.map((part) => [
      checksumOf(partOf(suite, part).puzzles, sha256),
      nameOfPart(suite, part),
    ])
    expect(corpora).toEqual(Object.fromEntries(expected))
    expect(suiteOf(head.checksum)).toBe(name)
    expect(suiteOf('0'.repeat(64))).toBeUndefined()
  })

  it('has as many shapes of each family, and no puzzle twice', () => {
    const shapesOf = (name: string) =>
      new Set(puzzles.filter(({ family }) => family === name).map(({ shape }) => shape)).size
    expect(new Set(Array.from(families, shapesOf)).size).toBe(1)
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(head.puzzles)
  })

  it('has ids that name their puzzles', () => {
    const wrong = puzzles.filter(({ id }) => {
      const { family, puzzle } = parsePuzzle(id)
      return puzzleName(family, puzzle) !== id
    })
    expect(wrong).toEqual([])
  })

  it('has a baseline that this program repeats, on a sample', () => {
    const sample = ofEvery(suite, Math.ceil(puzzles.length / 36))
    const comparison = compareResults(baselineOf(sample, sha256), runAgain(sample))
    expect(comparison.moved).toEqual([])
    expect(isIdentical(comparison)).toBe(true)
    expect(comparison.same).toBeGreaterThan(100)
  })
})

it('the first suite has as many puzzles of each shape and number of stars', () => {
  const kinds = new Map<string, number>()
  for (const { family, shape, stars } of parseSuite(readFileSync(fileOf('v1'), 'utf8')).puzzles) {
    const kind = `${family} ${shape} ${stars}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  expect(kinds.size).toBe(6 * 3 * 5)
  expect(new Set(kinds.values()).size).toBe(1)
})

/** A small suite. */
const SMALL = parseSuite(readFileSync(join(import.meta.dirname, 'smallSuite.tsv'), 'utf8'))

describe('a suite', () => {
  it('is a corpus whose manifest names it', () => {
    const { manifest, records } = corpusOf(SMALL, nameOfPart(SMALL, {}), 'the command', sha256)
    expect(manifest).toMatchObject({
      suite: 'small',
      suiteChecksum: 'abc',
      puzzles: 3,
      stars: { 1: 1, 2: 1, 4: 1 },
    })
    expect(manifest).not.toHaveProperty('family')
    const read = readCorpus(textOf([manifest, ...records]), sha256)
    expect(read.errors).toEqual([])
    expect(read.puzzles.map(({ one }) => [one.id, one.stars])).toEqual(
      SMALL.puzzles.map(({ id, stars }) => [id, stars]),
    )
  })

  it('has parts, which are named as parts', () => {
    const part = { family: 'survo', stars: { least: 3, most: 5 } }
    const chosen = partOf(SMALL, part)
    expect(chosen.puzzles.map(({ id }) => id)).toEqual(['survo:2x3:,,3/,6,|9,12|9,7,5'])
    expect(nameOfPart(SMALL, part)).toBe('small (part: survo, stars 3..5)')
    expect(nameOfPart(SMALL, { family: 'survo', shape: '2x3', stars: { least: 1, most: 5 } })).toBe(
      'small (part: survo 2x3)',
    )
    expect(nameOfPart(SMALL, { stars: { least: 1, most: 5 } })).toBe('small')
    expect(nameOfPart(SMALL, { stars: { least: 2, most: 2 } })).toBe('small (part: stars 2)')
    const { manifest } = corpusOf(chosen, nameOfPart(SMALL, part), 'the command', sha256)
    expect(manifest).toMatchObject({ family: 'survo', shape: '2x3', puzzles: 1, stars: { 4: 1 } })
  })

  it('has a baseline that is read as the results of a run', () => {
    const { header, rows } = baselineOf(SMALL, sha256)
    const read = parseResults(textOf([header, ...rows]))
    expect(read).toEqual({ header, rows })
    expect(header).toMatchObject({ task: 'uniqueness', times: false, corpus: { puzzles: 3 } })
    expect(rows.map((row) => [row.contender, row.outcome, row.status, row.ended, row.nodes])).toEqual([
      ['full/row-major/ascending', 'solved', 'unique', undefined, 12],
      ['norvig', 'capped', 'unknown', 'node-limit', 20],
      ['full/row-major/ascending', 'solved', 'unique', undefined, 3],
      ['full/row-major/ascending', 'capped', 'unknown', 'node-limit', 20],
    ])
  })

  it.each<[string, (lines: string[]) => string[], number, string]>([
    ['no head', ([, ...lines]) => lines, 1, 'expected the head'],
    [
      'another format',
      ([head, ...lines]) => [head.replace('"format":1', '"format":9'), ...lines],
      1,
      'has format "9"',
    ],
    ['a missing puzzle', (lines) => lines.slice(0, -1), 1, 'expected 3 puzzles, got 2'],
    [
      'a missing count',
      ([head, line, ...lines]) => [head, line.replace(/\t[^\t]*$/, ''), ...lines],
      2,
      'a degree and 2 counts',
    ],
    [
      'a count of letters',
      ([head, line, ...lines]) => [head, `${line}x`, ...lines],
      2,
      'is not a node count; install the package again',
    ],
  ])('with %s is rejected with its line', (_, change, line, message) => {
    const lines = formatSuite(SMALL).trimEnd().split('\n')
    const reading = () => parseSuite(change(lines).join('\n'))
    expect(reading).toThrow(PuzzleError)
    expect(reading).toThrow(expect.objectContaining({ line, message: expect.stringContaining(message) }))
  })

  it('is not named by a corpus that differs from it', () => {
    const corpus = (suite: Suite) => corpusNameOf(suite.puzzles, sha256)
    expect(corpus(SMALL)).toEqual({ checksum: checksumOf(SMALL.puzzles, sha256), puzzles: 3 })
  })
})
