import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parseResults } from '../../src/bench/readResults.ts'
import type { Environment, ResultsHeader, Row } from '../../src/bench/results.ts'
import { headerDifferences } from '../../src/cli/bench/resumableMeasurement.ts'
import made from './results.json' with { type: 'json' }
import { resultsText, row } from './rows.ts'

const HEADER = made.header as ResultsHeader
const ENVIRONMENT: Environment = made.environment as unknown as Environment

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

  /** The lines, of which one has other values. */
  const changed = (line: number, change: object) =>
    lines.map((text, index) =>
      index === line - 1 ? JSON.stringify({ ...JSON.parse(text), ...change }) : text,
    )

  it.each([
    ...made.refused.map(({ text, ...one }) => ({ ...one, text: [text] })),
    ...made.changed.map(({ change, ...one }) => ({ ...one, text: changed(one.line, change) })),
    {
      what: 'an incomplete line',
      text: [...lines.slice(0, 3), lines[3].slice(0, 50)],
      line: 4,
      message: 'is not valid JSON',
    },
    { what: 'no program', text: changed(1, { program: undefined }), line: 1, message: '"program"' },
    { what: 'an empty line', text: [lines[0], '', lines[1]], line: 2, message: 'is not valid JSON' },
    { what: 'a duplicate row', text: [...lines, lines[1]], line: 5, message: 'duplicate row of "norvig"' },
  ])('with $what are refused', ({ text, line, message }) => {
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
      'corpus: checksum ab12, 2 puzzles there, checksum ef56, 2 puzzles here',
    ])
  })

  it('report each difference in a line', () => {
    const [norvig, mine, minisat] = HEADER.contenders
    const other: ResultsHeader = {
      ...HEADER,
      ...made.differences.change,
      contenders: [norvig, { ...mine, checksum: 'ef56' }, { ...minisat, what: 'minisat -v {file}' }],
    }
    expect(headerDifferences(HEADER, other)).toEqual(made.differences.lines)
    expect(headerDifferences(HEADER, { ...HEADER, contenders: [mine] })).toEqual([
      'contenders: norvig, full/mine/ascending, minisat there, full/mine/ascending here',
    ])
    const twin = { ...norvig, kind: 'own' } as const
    expect(headerDifferences(HEADER, { ...HEADER, contenders: [twin, mine, minisat] })).toEqual([
      'norvig: profile there, own here',
    ])
  })
})
