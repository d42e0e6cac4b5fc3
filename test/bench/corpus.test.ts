import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CORPUS_VERSION, checksumOf, readCorpus } from '../../src/bench/corpus.ts'
import { readPuzzles } from '../../src/index.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const IDS = ['sudoku:4x4:12..34......4...', 'survo:2x2:,/,|3,7|4,6', 'survo:2x3:,,3/,6,|9,12|9,7,5']
const lineOf = (id: string, more: object = {}) => JSON.stringify({ id, ...more })
const ungraded = (ids: readonly string[]) => ids.map((id) => ({ id, stars: null }))
const manifest = (ids: readonly string[], more: object = {}) =>
  JSON.stringify({
    corpus: CORPUS_VERSION,
    checksum: checksumOf(ungraded(ids), hash),
    puzzles: ids.length,
    stars: {},
    generator: 1,
    calibration: 1,
    made: 'by hand',
    ...more,
  })
const read = (...lines: readonly string[]) => readCorpus(lines.join('\n'), hash)
const idsOf = (corpus: ReturnType<typeof read>) => corpus.puzzles.map(({ one }) => one.id)

describe('a corpus', () => {
  it('has the checksum that sha256sum prints for its ids and stars, one line each', () => {
    // printf 'a\nb\n' | sha256sum
    expect(checksumOf(ungraded(['a', 'b']), hash)).toBe(
      '911169ddaaf146aff539f58c26c489af3b892dff0fe283c1c264c65ae5aa59a2',
    )
    // printf 'a\nb 3\n' | sha256sum
    expect(checksumOf([...ungraded(['a']), { id: 'b', stars: 3 }], hash)).toBe(
      '1b42c28b6a7b10bad2fa2b135f5a370833fbeaf528d22c71241cf3e0f87396c1',
    )
  })

  it('consists of the puzzles below its manifest, which is never read as a puzzle', () => {
    const lines = [manifest(IDS), ...IDS.map((id) => lineOf(id))]
    const corpus = read(...lines)
    expect(corpus.errors).toEqual([])
    expect(idsOf(corpus)).toEqual(IDS)
    expect(corpus.manifests).toMatchObject([{ puzzles: 3, made: 'by hand' }])
    expect(readPuzzles(lines.join('\n')).map((entry) => 'puzzle' in entry && entry.line)).toEqual([2, 3, 4])
  })

  it('needs neither a manifest nor records', () => {
    const corpus = read(IDS[1], '', 'survo 2x3', '. . 3 | 9', '. 6 . | 12', '9 7 5')
    expect(corpus.errors).toEqual([])
    expect(idsOf(corpus)).toEqual(IDS.slice(1))
    expect(corpus.puzzles[0].one.stars).toBeNull()
  })

  it('knows stars and solutions if its records state them', () => {
    const known = {
      solution: [
        [1, 2],
        [3, 4],
      ],
      grade: { degree: 100, stars: 2 },
    }
    expect(read(lineOf(IDS[1], known)).puzzles[0].one).toMatchObject({ stars: 2, solution: [1, 2, 3, 4] })
  })

  it.each([
    ['a puzzle is missing', [manifest(IDS), ...IDS.slice(1)], 'expected 3 puzzles, got 2'],
    ['a puzzle differs', [manifest(IDS), IDS[0], IDS[1], 'survo:2x3:,6,/,,|9,12|9,7,5'], 'other puzzles'],
    [
      'a grade differs',
      [manifest(IDS), ...IDS.map((id) => lineOf(id, { grade: { degree: 100, stars: 2 } }))],
      'other puzzles or other grades',
    ],
    ['the order differs', [manifest(IDS), IDS[1], IDS[0], IDS[2]], 'other puzzles'],
    ['the manifest is an incomplete line', [manifest(IDS).slice(0, 40), ...IDS], 'not valid JSON'],
    [
      'the manifest is newer and nothing below it',
      [manifest(IDS, { corpus: 2 })],
      'the corpus has version "2"',
    ],
    [
      'it is a results file',
      ['{"results":1,"corpus":{}}', '{"contender":"a"}'],
      'this file holds the results of a run',
    ],
    ['the manifest is newer', [manifest(IDS, { corpus: 2 }), ...IDS], 'the corpus has version "2"'],
    ['the manifest has no checksum', [manifest(IDS, { checksum: null }), ...IDS], 'needs "checksum"'],
  ])('is refused if %s', (_, lines, message) => {
    const { errors } = read(...lines)
    expect(errors.map((error) => error.message)).toEqual([expect.stringContaining(message)])
    expect(errors[0].line).toBe(1)
  })

  it('may consist of several, one after the other, each with its manifest', () => {
    const [one, ...others] = IDS
    expect(read(manifest([one]), one, manifest(others), ...others).errors).toEqual([])
    const [error] = read(manifest([one]), one, manifest([one]), ...others).errors
    expect(error.line).toBe(3)
    const [another] = read(manifest([one], { puzzles: 2 }), one).errors
    expect(another.message).toContain('expected 2 puzzles, got 1')
  })

  it('reports invalid puzzles and wrong solutions', () => {
    const wrong = lineOf(IDS[1], {
      solution: [
        [2, 1],
        [3, 4],
      ],
    })
    const { puzzles, errors } = read('sudoku:4x4:11..............', IDS[1], wrong)
    expect(puzzles.length).toBe(1)
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [1, expect.stringContaining('has 1 twice')],
      [3, expect.stringContaining('the record\'s "solution" is wrong')],
    ])
  })
})
