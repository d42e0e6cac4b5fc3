import { describe, expect, it } from 'vitest'
import { canonicalRecipe, fromCanonical } from '../../src/corpus/corpusRecipe.ts'
import {
  type CorpusManifest,
  differingVersions,
  expectSameCorpus,
  manifestText,
  parseManifestText,
  versionsOf,
} from '../../src/corpus/manifest.ts'

const SET = { family: 'sudoku', shape: '4x4', order: '', count: 5, draws: 6, chunk: 3, grade: true }
const MANIFEST: CorpusManifest = {
  corpus: 2,
  checksum: 'a'.repeat(64),
  recipe: canonicalRecipe(fromCanonical({ seed: 'é', sets: [SET] })),
  versions: versionsOf({ node: 20, program: '0.1.0' }),
  chunks: [],
}
const CHUNKS = [0, 1].map((number) => ({ number, puzzles: 3, bytes: 99, sha256: 'b'.repeat(64) }))

const FINISHED = { puzzles: 5, dropped: { twins: 1 }, bytes: 9, sha256: 'c'.repeat(64), keys: 'd'.repeat(64) }

describe('the text of a manifest', () => {
  it.each([
    ['begun', MANIFEST],
    ['complete', { ...MANIFEST, chunks: CHUNKS }],
    ['finished', { ...MANIFEST, chunks: CHUNKS, finished: FINISHED }],
  ])('of a corpus that is %s is read back', (_, manifest) => {
    const text = manifestText(manifest)
    expect(parseManifestText(text)).toEqual(manifest)
    expect(text.match(/^.*"number"/gm) ?? [], 'a line for each chunk').toHaveLength(manifest.chunks.length)
  })

  it.each([
    ['{', 'not valid JSON'],
    ['null', 'not the manifest of a corpus'],
    ['[]', 'not the manifest of a corpus'],
    ['{"title":"x"}', 'not the manifest of a corpus'],
    ['{"corpus":1,"checksum":"x"}', 'the corpus has form "1"; this program reads form 2'],
    ['{"corpus":2,"checksum":"x"}', 'the manifest needs "checksum"'],
  ])('%s is refused', (text, message) => {
    expect(() => parseManifestText(text)).toThrow(message)
  })
})

describe('versions', () => {
  it('that are the same say nothing', () => {
    expect(differingVersions(MANIFEST.versions, { ...MANIFEST.versions })).toBeUndefined()
    expect(() => expectSameCorpus(MANIFEST, { ...MANIFEST })).not.toThrow()
  })

  it.each(['generator', 'grade', 'calibration', 'node', 'program'] as const)(
    'of %s that differ are refused',
    (key) => {
      const versions = { ...MANIFEST.versions, [key]: key === 'program' ? '9.9.9' : 99 }
      const name = key === 'node' ? 'Node' : key
      expect(() => expectSameCorpus(MANIFEST, { ...MANIFEST, versions })).toThrow(
        `was begun with ${name} ${MANIFEST.versions[key]} (here ${versions[key]}); continue with`,
      )
    },
  )

  it('do not matter where the recipe is another', () => {
    expect(() => expectSameCorpus(MANIFEST, { ...MANIFEST, checksum: 'x' })).toThrow('another recipe')
  })
})
