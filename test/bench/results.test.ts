// Tests that results files are read back as they were written, and that faults are reported with their line.

import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parseResults } from '../../src/bench/readResults.ts'
import type { Environment, ResultsHeader, Row } from '../../src/bench/results.ts'
import { headerDifferences } from '../../src/cli/bench/measurePlan.ts'
import { resultsText, row } from './rows.ts'

const HEADER: ResultsHeader = {
  results: 2,
  corpus: { checksum: 'ab12', puzzles: 2 },
  contenders: [
    { name: 'norvig', kind: 'profile', what: 'singles' },
    { name: 'full/mine/ascending', kind: 'own', what: 'mine', checksum: 'cd34' },
    { name: 'minisat', kind: 'external', what: 'minisat {file}' },
  ],
  task: 'uniqueness',
  limits: { nodes: 1000, milliseconds: null, solutions: 2, memory: null },
  repeat: 1,
  times: true,
  seed: 'spring',
  program: 'puzzlewright 0.1.0',
  machine: 'abacus, 2 cores, Node 20.1.0',
}

const ENVIRONMENT: Environment = {
  began: '2026-11-23T09:00:00.000Z',
  command: 'bench run puzzles.txt',
  workers: 1,
  os: 'Linux 6.1',
  processor: 'abacus',
  cores: 2,
  memory: 8000,
  load: [0.5, 0.25, 0],
  node: '20.1.0',
  solvers: [{ name: 'minisat', version: null, floorMilliseconds: 1.5 }],
}

const ROW = row({
  contender: 'norvig',
  puzzle: 'survo:2x2:,/,|3,7|4,6',
  family: 'survo',
  shape: '2x2',
  stars: 2,
  milliseconds: 0.125,
  cpuMilliseconds: 0.12,
})
const UNTOLD = { nodes: null, branchings: null, averageBranchingFactor: null, failures: null, maxDepth: null }
const CRASHED = {
  stars: null,
  outcome: 'crashed',
  status: 'unknown',
  solutions: 0,
  milliseconds: null,
} as const
const SILENT: Row = { ...ROW, ...UNTOLD, ...CRASHED, contender: 'minisat', message: 'exit code 3: "no"' }
const CAPPED: Row = {
  ...ROW,
  contender: 'full/mine/ascending',
  outcome: 'capped',
  status: 'unknown',
  ended: 'node-limit',
}

const RESULTS = { header: HEADER, rows: [ROW, CAPPED, SILENT] }
const lines = resultsText(RESULTS).trimEnd().split('\n')

describe('results', () => {
  it('are read as they were written', () => {
    expect(parseResults(resultsText(RESULTS))).toEqual(RESULTS)
    expect(parseResults(`${lines.join('\r\n')}`)).toEqual(RESULTS)
    expect(parseResults(lines[0])).toEqual({ header: HEADER, rows: [] })
  })

  it('match the schema', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../schemas/results.schema.json', import.meta.url), 'utf8'),
    )
    const validate = new Ajv({ allErrors: true }).compile(schema)
    for (const line of [
      ...lines,
      JSON.stringify({ ...HEADER, commit: 'ab12-dirty', environment: ENVIRONMENT }),
    ]) {
      validate(JSON.parse(line))
      expect(validate.errors).toBeNull()
    }
    for (const wrong of [
      { ...ROW, stars: 6 },
      { ...ROW, nodes: 1.5 },
      { ...ROW, more: 1 },
      { ...ROW, repeat: 0 },
      { ...HEADER, task: 'sport' },
      { ...HEADER, environment: { ...ENVIRONMENT, load: [1] } },
      { ...HEADER, commit: 'none' },
      { ...HEADER, repeat: 0 },
      { ...HEADER, program: '' },
      { ...HEADER, machine: undefined },
      { ...HEADER, machine: 386 },
      {},
    ]) {
      expect(validate(wrong)).toBe(false)
    }
  })

  const changed = (line: number, change: object) =>
    lines.map((text, index) =>
      index === line - 1 ? JSON.stringify({ ...JSON.parse(text), ...change }) : text,
    )

  it.each([
    ['nothing', [''], 1, 'the file holds no results'],
    ['no JSON', ['norvig,3'], 1, 'is not valid JSON'],
    [
      'a record',
      ['{"id":"survo:2x2:,/,|3,7|4,6"}'],
      1,
      'expected the first line of results; "results" is missing',
    ],
    ['an older version', ['{"results":1,"corpus":{}}'], 1, 'the results have version "1"'],
    ['a newer version', changed(1, { results: 3 }), 1, 'the results have version "3"'],
    ['limits left out', changed(1, { limits: {} }), 1, '"limits"'],
    ['no program', changed(1, { program: undefined }), 1, '"program"'],
    ['an invalid machine', changed(1, { machine: 386 }), 1, '"machine"'],
    ['an incomplete line', [...lines.slice(0, 3), lines[3].slice(0, 50)], 4, 'is not valid JSON'],
    ['an empty line', [lines[0], '', lines[1]], 2, 'is not valid JSON'],
    ['invalid stars', changed(3, { stars: 6 }), 3, '"stars"'],
    ['invalid nodes', changed(2, { nodes: -1 }), 2, '"nodes"'],
    ['an unknown outcome', changed(2, { outcome: 'fine' }), 2, '"outcome"'],
    ['an invalid time', changed(2, { milliseconds: 'fast' }), 2, '"milliseconds"'],
    [
      'an unknown contender',
      changed(2, { contender: 'nobody' }),
      2,
      '"nobody" is not listed in the first line',
    ],
    ['a duplicate row', [...lines, lines[1]], 5, 'duplicate row of "norvig"'],
  ])('with %s are refused', (_, text, line, message) => {
    expect(() => parseResults(text.join('\n'))).toThrow(
      expect.objectContaining({ line, message: expect.stringContaining(message) }),
    )
  })
})

describe('two runs', () => {
  it('are the same whatever the hour, the command and the load', () => {
    const later = {
      ...ENVIRONMENT,
      began: '2036',
      command: 'bench run -q puzzles.txt',
      load: [9, 9, 9],
    } as const
    const headers = [ENVIRONMENT, later].map((environment) => ({ ...HEADER, commit: 'ab12', environment }))
    expect(headerDifferences(headers[0], headers[1])).toEqual([])
  })

  it('differ in the commit, the workers, the system, and the versions of solvers', () => {
    const environment: Environment = {
      ...ENVIRONMENT,
      workers: 2,
      os: 'Linux 6.2',
      solvers: [{ name: 'minisat', version: '2.2', floorMilliseconds: 1.7 }],
    }
    const there = { ...HEADER, commit: 'ab12', environment: ENVIRONMENT }
    expect(headerDifferences(there, { ...HEADER, commit: 'ab12-dirty', environment })).toEqual([
      'commit: ab12 there, ab12-dirty here',
      'searches at a time (--workers): 1 there, 2 here',
      'operating system: Linux 6.1 there, Linux 6.2 here',
      'version of minisat: none there, 2.2 here',
    ])
    expect(headerDifferences(HEADER, { ...HEADER, commit: 'ab12' })).toEqual([
      'commit: none there, ab12 here',
    ])
  })

  it('are the same, or report another corpus first', () => {
    expect(headerDifferences(HEADER, structuredClone(HEADER))).toEqual([])
    const other = { ...HEADER, corpus: { checksum: 'ef56', puzzles: 2 }, repeat: 3 }
    expect(headerDifferences(HEADER, other)).toEqual([
      'these results are from another corpus (checksum ab12, 2 puzzles; this corpus: ef56, 2 puzzles)',
    ])
  })

  it('report each difference in a line', () => {
    const [norvig, mine, minisat] = HEADER.contenders
    const other: ResultsHeader = {
      ...HEADER,
      contenders: [norvig, { ...mine, checksum: 'ef56' }, { ...minisat, what: 'minisat -v {file}' }],
      limits: { nodes: null, milliseconds: 5, solutions: null, memory: null },
      repeat: 2,
      times: false,
      seed: 'summer',
      program: 'puzzlewright 0.2.0',
      machine: null,
    }
    expect(headerDifferences(HEADER, other)).toEqual([
      'full/mine/ascending: its file with custom orders, or one that it imports, has changed',
      'minisat: minisat {file} there, minisat -v {file} here',
      'limit on nodes: 1000 there, none here',
      'limit on milliseconds: none there, 5 here',
      'enough solutions: 2 there, none here',
      'repeats: 1 there, 2 here',
      'times: true there, false here',
      'seed: spring there, summer here',
      'program: puzzlewright 0.1.0 there, puzzlewright 0.2.0 here',
      'machine: abacus, 2 cores, Node 20.1.0 there, none here',
    ])
    expect(headerDifferences(HEADER, { ...HEADER, contenders: [mine] })).toEqual([
      'contenders: norvig, full/mine/ascending, minisat there, full/mine/ascending here',
    ])
    const twin = { ...norvig, kind: 'own' } as const
    expect(headerDifferences(HEADER, { ...HEADER, contenders: [twin, mine, minisat] })).toEqual([
      'norvig: profile there, own here',
    ])
  })
})
