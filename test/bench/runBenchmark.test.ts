import { describe, expect, it } from 'vitest'
import {
  type BenchmarkOptions,
  CONTROL,
  type Contender,
  checksumOf,
  makeBenchmark,
  parseContenders,
  parseResults,
  type Row,
  runBenchmark,
  statisticsOf,
} from '../../src/bench/index.ts'
import { PuzzleError, parsePuzzle } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'

const IDS = ['magic:3x3:2,,/,5,/,,', 'survo:2x3:,,3/,6,|9,12|9,7,5', 'sudoku:4x4:12..34......4...']
const puzzles = IDS.map((id) => ({ id, stars: null, ...parsePuzzle(id) }))
const contenders = parseContenders('check/row-major/ascending,full/fewest-alternatives/ascending,survo-fill')
const options: BenchmarkOptions = { puzzles, contenders, hash: sha256 }

/** A clock that goes on by a millisecond at each look. */
function makeClock() {
  let time = 0
  return () => time++
}

type Search = ReturnType<Contender['makeSearcher']>

/** The first contender with another search. */
const changed = (name: string, change: (search: Search) => Search): Contender => ({
  ...contenders[0],
  name,
  makeSearcher: (...given) => change(contenders[0].makeSearcher(...given)),
})

const keyOf = ({ puzzle, contender, repeat }: Row) => `${IDS.indexOf(puzzle)} ${contender} ${repeat}`

describe('a run in process', () => {
  it('measures each contender on each puzzle that it takes', () => {
    const seen: [Row, number][] = []
    const { header, rows } = runBenchmark(options, (row, most) => seen.push([row, most]))
    expect(header).toMatchObject({
      corpus: { checksum: checksumOf(puzzles, sha256), puzzles: 3 },
      task: 'uniqueness',
      repeat: 1,
      times: false,
      machine: null,
      contenders: [{ kind: 'own' }, { kind: 'own' }, { name: 'survo-fill', kind: 'profile' }],
    })
    expect(rows).toHaveLength(7)
    expect(seen).toEqual(rows.map((row) => [row, 7]))
    expect(rows.map(({ puzzle }) => IDS.indexOf(puzzle))).toEqual([0, 0, 1, 1, 1, 2, 2])
    const isSolved = ({ outcome, milliseconds }: Row) => outcome === 'solved' && milliseconds === null
    expect(rows.every(isSolved)).toBe(true)
    expect(statisticsOf({ header, rows }).all.summaries.map(({ solved }) => solved)).toEqual([3, 3, 1])
  })

  it('has the control and times if it has a clock, and passes over the puzzles', () => {
    const { header, most, rows } = makeBenchmark({ ...options, repeat: 2, now: makeClock(), cpuNow: () => 5 })
    const measured = [...rows()]
    expect(header.contenders.map(({ name, kind }) => [name, kind])[1]).toEqual([CONTROL, 'control'])
    expect(measured).toHaveLength(most)
    expect(new Set(measured.map(keyOf)).size).toBe(most)
    expect(measured.map(({ repeat }) => repeat)).toEqual([...Array(10).fill(1), ...Array(10).fill(2)])
    expect(measured.every(({ milliseconds }) => (milliseconds ?? 0) > 0)).toBe(true)
    expect(measured.every(({ cpuMilliseconds }) => cpuMilliseconds === 0)).toBe(true)
    const text = [header, ...measured].map((line) => `${JSON.stringify(line)}\n`).join('')
    expect(parseResults(text).rows).toHaveLength(10)
  })

  it('does not repeat what was not solved', () => {
    const limits = { nodes: 1 }
    const { most, rows } = makeBenchmark({ ...options, limits, repeat: 3 })
    const measured = [...rows()]
    const capped = measured.filter(({ outcome }) => outcome === 'capped')
    expect(capped.length).toBeGreaterThan(0)
    expect(capped.every(({ repeat }) => repeat === 1)).toBe(true)
    expect(measured).toHaveLength(most - 2 * capped.length)
  })

  it('takes contenders of the caller, and finds them out', () => {
    const liar = changed('liar', (search) => (puzzle, limits, found) => ({
      ...search(puzzle, { ...limits, nodes: 1 }, found),
      ended: 'exhausted',
    }))
    const { rows, header } = runBenchmark({ ...options, contenders: [contenders[0], liar] })
    expect(header.contenders[1]).toMatchObject({ name: 'liar', kind: 'own' })
    expect(rows.some(({ contender, outcome }) => contender === 'liar' && outcome === 'wrong')).toBe(true)
  })

  it('reports a search whose repetition opens other nodes', () => {
    let searches = 0
    const moody = changed('moody', (search) => (...given) => {
      const found = search(...given)
      return { ...found, statistics: { ...found.statistics, nodesOpened: ++searches } }
    })
    const { rows } = runBenchmark({ ...options, contenders: [moody], repeat: 2 })
    expect(rows.map(({ outcome }) => outcome)).toEqual(['crashed', 'crashed', 'crashed'])
  })

  it('can do without a checksum, and then names no corpus', () => {
    expect(runBenchmark({ puzzles, contenders }).header.corpus).toEqual({ checksum: '', puzzles: 3 })
  })

  it.each([
    [
      { contenders: [...contenders, contenders[0]] },
      /^the contender "check.*" is listed twice; list it once$/,
    ],
    [{ contenders: [] }, 'contenders must name at least one contender'],
    [{ puzzles: [...puzzles, puzzles[0]] }, /^the puzzle .* is listed twice; list it once$/],
    [{ limits: { milliseconds: 5 } }, 'needs the option "now"'],
    [{ limits: { nodes: -1 } }, 'limits.nodes must be a whole number from 1, got -1'],
    [{ limits: { solutions: 1.5 } }, 'limits.solutions must be a whole number from 1, got 1.5'],
    [{ repeat: 0 }, 'repeat must be a whole number from 1, got 0'],
  ])('refuses options that make no run (%#)', (changes, message) => {
    expect(() => makeBenchmark({ ...options, ...changes })).toThrow(PuzzleError)
    expect(() => makeBenchmark({ ...options, ...changes })).toThrow(message)
  })
})
