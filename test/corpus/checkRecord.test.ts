// The check of a record of a corpus: every statement of a record, changed by itself, is told.

import { describe, expect, it } from 'vitest'
import { makeRecordChecker } from '../../src/corpus/checkRecord.ts'
import { type CanonicalSet, canonicalRecipe, fromCanonical } from '../../src/corpus/corpusRecipe.ts'
import { makeCorpusDraw } from '../../src/corpus/drawPuzzles.ts'
import { versionsOf } from '../../src/corpus/manifest.ts'
import { sha256 } from '../../src/runs/sha256.ts'

const set = (family: string, shape: string, order: string, grade = true): CanonicalSet => ({
  ...{ family, shape, order, grade },
  ...{ count: 3, draws: 3, chunk: 3 },
})

const RECIPE = fromCanonical({
  seed: 'check',
  sets: [
    set('sudoku', '6x6', ''),
    set('sudoku', '6x6', 'minimal', false),
    set('kenken', '4x4', 'stars=1..2'),
    set('latinsquare', '5x5', 'clues=5..12'),
    set('survo', '2x3', ''),
    set('sudoku', '6x6', 'clues=18'),
    set('sudoku', '6x6', 'techniques=no-uniqueness'),
  ],
})

const NODE = 22
const VERSIONS = versionsOf({ node: NODE, program: '0.1.0' })
const STATED = [{ recipe: canonicalRecipe(RECIPE), versions: VERSIONS }]
const draw = makeCorpusDraw(RECIPE, sha256)
const recordOf = (number: number, index = 0) => JSON.parse(draw(number, index)?.line ?? '')

const checkerWith = (isThorough: boolean, stated: typeof STATED | undefined, node = NODE) =>
  makeRecordChecker({ isThorough, stated, node }, sha256)
const quick = checkerWith(false, STATED)
const thorough = checkerWith(true, STATED)
const alone = checkerWith(true, undefined)

/** The last but one has clues that could be removed. */
const [plain, minimal, kenken, latin, survo, loose, restricted] = [0, 1, 2, 3, 4, 5, 6].map((number) =>
  recordOf(number),
)

const excluded = { ...kenken.grade, degree: 1e6, stars: 5 }

const without = (record: object, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))

describe('a certificate', () => {
  const certified = { ...RECIPE, isCertified: true }
  const stated = [{ recipe: canonicalRecipe(certified), versions: VERSIONS }]
  const record = JSON.parse(makeCorpusDraw(certified, sha256)(3, 0)?.line ?? '')
  const faultsOf = (changed: object, byCertificates: boolean) =>
    makeRecordChecker({ isThorough: false, stated, node: NODE, byCertificates }, sha256)(
      JSON.stringify({ ...record, ...changed }),
      undefined,
    ).faults

  it('proves its record, whether the puzzle is solved or not', () => {
    expect([faultsOf({}, true), faultsOf({}, false)]).toEqual([[], []])
  })

  it('must be there, be undamaged, and belong to the record', () => {
    const { certificate } = record
    const spoiled = certificate.replace(/\n[^\n]+\n$/, '\n')
    const nothing = 'its certificate proves nothing: it ends before the solution is the only one'
    expect(faultsOf({ certificate: undefined }, true)).toEqual(['it has no certificate'])
    expect(faultsOf({ certificate: undefined }, false)).toEqual(['its certificate is missing'])
    expect([faultsOf({ certificate: spoiled }, true), faultsOf({ certificate: spoiled }, false)]).toEqual([
      [nothing],
      [nothing],
    ])
    const { solution } = recordOf(3, 1)
    expect(faultsOf({ solution }, true)).toEqual(['its "solution" must be that of its puzzle'])
  })

  it('must begin with the lines of this version', () => {
    const { certificate } = record
    const faults = [
      faultsOf({ certificate: certificate.replace('certificate 1', 'certificate 0') }, true),
      faultsOf({ certificate: certificate.replace('puzzle latin', 'puzzle Latin') }, true),
      faultsOf({ certificate: certificate.replace(/solution \d+/, 'solution 9') }, true),
      faultsOf({ certificate: certificate.replace(/row 1: \S+/, 'row 1: r1c1=') }, true),
    ]
    expect(faults.flat()).toEqual([
      'its certificate proves nothing: it is not a certificate of this version',
      'its certificate proves nothing: it is the certificate of another puzzle',
      'its certificate proves nothing: its solution is not one of the puzzle',
      expect.stringMatching(/^its certificate proves nothing: ".*r1c1=.*" does not follow$/),
    ])
  })
})

describe('a record as it was made', () => {
  it('has no faults, in a corpus and by itself', () => {
    for (const record of [plain, minimal, kenken, latin, survo, loose, restricted]) {
      const text = JSON.stringify(record)
      expect(quick(text, undefined)).toMatchObject({ faults: [], isMadeAgain: false })
      expect(thorough(text, undefined)).toMatchObject({ faults: [], isMadeAgain: true })
      expect(alone(text, undefined)).toMatchObject({ faults: [], isMadeAgain: true })
      // A file by itself may leave out fields.
      expect(alone(JSON.stringify({ id: record.id }), undefined)).toMatchObject({ faults: [] })
    }
  })

  it('is neither made nor graded again with versions that differ', () => {
    const changed = JSON.stringify({ ...plain, grade: { ...plain.grade, effort: plain.grade.effort + 1 } })
    const other = checkerWith(true, STATED, NODE + 2)
    expect(other(changed, undefined)).toMatchObject({ faults: [], isMadeAgain: false })
    expect(thorough(changed, undefined).faults).toEqual([
      'grading the puzzle again gives a different grade; replace the grade',
    ])
  })
})

describe('a record that was changed', () => {
  it.each<[string, object, string]>([
    ['another seed', { ...plain, seed: 'check/0/1' }, 'its "made" must be '],
    ['the seed of another corpus', { ...plain, seed: 'other/0/0' }, 'its "seed" is not a seed of the recipe'],
    [
      'a number that was not drawn',
      { ...plain, seed: 'check/0/3' },
      'its "seed" is not a seed of the recipe',
    ],
    ['a set that is not there', { ...plain, seed: 'check/7/0' }, 'its "seed" is not a seed of the recipe'],
    ['another made name', { ...plain, made: kenken.made }, 'its "made" must be '],
    ['another order', { ...kenken, made: kenken.made.replace('1..2', '1..3') }, 'its "made" must be '],
    ['another generator', { ...plain, generator: 7 }, 'its "generator" must be'],
    ['no grade', without(plain, 'grade'), 'its grade is missing'],
    [
      'a grade too many',
      { ...minimal, grade: plain.grade },
      'it has a grade, although its set is not graded',
    ],
    ['an old grade', { ...plain, grade: { ...plain.grade, version: 1 } }, 'its grade must be of version'],
    ['no clues', without(plain, 'clues'), 'its "clues" must be that of its puzzle'],
    ['no seed', without(plain, 'seed'), 'its "seed" is not a seed of the recipe'],
    ['called minimal', { ...loose, minimal: true }, 'it is marked as minimal, but a clue can be removed'],
    [
      'not called minimal',
      { ...minimal, minimal: false },
      'its order asks for a minimal puzzle, but the record is not marked as minimal',
    ],
    ['another set', { ...latin, seed: plain.seed, made: plain.made }, 'its family and shape must be'],
    [
      'other techniques',
      { ...restricted, grade: without(restricted.grade, 'techniquesAllowed') },
      'its grade allows other techniques than its order',
    ],
    [
      'techniques that were not left out',
      { ...plain, grade: { ...plain.grade, techniquesAllowed: 'no-uniqueness' } },
      'its grade allows other techniques than its order',
    ],
    ['an excluded grade', { ...kenken, grade: excluded }, 'its grade does not meet its order'],
  ])('is told: %s', (_, record, sentence) => {
    expect(quick(JSON.stringify(record), undefined).faults.join('\n')).toContain(sentence)
  })

  it.each<[string, object, string]>([
    ['minimal', { ...loose, minimal: true }, 'its "made" gives another "minimal"; correct "minimal"'],
    ['a ceiling', { ...plain, ceiling: 5 }, 'its "made" gives another "ceiling"; correct "ceiling"'],
    ['no ceiling', without(kenken, 'ceiling'), 'its "made" gives another "ceiling"; correct "ceiling"'],
    ['tight', { ...latin, tight: true }, 'its "made" gives another "tight"; correct "tight"'],
    ['another number', { ...recordOf(0, 1), seed: plain.seed, made: plain.made }, 'makes another puzzle'],
  ])('is told when the puzzle is made again: %s', (_, record, sentence) => {
    expect(thorough(JSON.stringify(record), undefined).faults.join('\n')).toContain(sentence)
  })

  it.each<[string, object, string]>([
    [
      'another made name',
      { ...plain, made: plain.made.replace('check/0/0', 'x') },
      'its "made" makes another puzzle; correct "made" or "id"',
    ],
    [
      'an old made name',
      { ...plain, made: plain.made.replace(/\d+$/, '1') },
      'its "generator" differs from the generator',
    ],
    ['another seed', { ...plain, seed: 'x' }, 'its "seed" differs from the seed in "made"'],
    ['a false order', { ...plain, made: `sudoku:6x6:odd#x@${plain.generator}` }, 'is not a made name'],
    ['another generator', { ...plain, generator: 7 }, 'its "generator" differs from the generator in "made"'],
    ['no made name', { ...plain, made: 'nonsense' }, 'its "made" is not a made name'],
    ['called minimal', { id: loose.id, minimal: true }, 'it is marked as minimal, but a clue can be removed'],
  ])('is told in a file by itself: %s', (_, record, sentence) => {
    expect(alone(JSON.stringify(record), undefined).faults.join('\n')).toContain(sentence)
  })
})
