// What `corpus make` reads besides a recipe that was written by hand: the canonical text of a data card, and manifests.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CorpusRecipe, canonicalRecipe, recipeText } from '../../src/corpus/corpusRecipe.ts'
import { FOLDER_VERSION, manifestText, versionsOf } from '../../src/corpus/manifest.ts'
import { mergedText } from '../../src/corpus/mergedManifest.ts'
import { readCanonicalText } from '../../src/corpus/readCanonicalRecipe.ts'
import { readCorpusRecipe } from '../../src/corpus/readCorpusRecipe.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { PROJECT } from '../support/documents.ts'

const written = readFileSync(join(PROJECT, 'examples/corpus.yaml'), 'utf8')
const { recipe } = readCorpusRecipe(written) as { recipe: CorpusRecipe }
const canonical = canonicalRecipe(recipe)
const part = {
  checksum: sha256(recipeText(recipe)),
  recipe: canonical,
  versions: versionsOf({ node: 20, program: '0.1.0' }),
}
const finished = { puzzles: 1, dropped: {}, bytes: 1, sha256: 'x', keys: 'y' }

describe('the canonical text of a recipe', () => {
  it('is the same recipe, and so is a manifest with it', () => {
    expect(readCanonicalText(recipeText(recipe))).toEqual(recipe)
    const manifest = manifestText({ corpus: FOLDER_VERSION, ...part, chunks: [], finished })
    expect(readCanonicalText(manifest)).toEqual(recipe)
  })

  it('is not taken for a recipe by hand, nor the other way round', () => {
    expect(readCanonicalText(written)).toBeUndefined()
    const [first] = canonical.sets
    const byHand = { seed: 's', sets: [{ family: first.family, count: 3 }] }
    expect(readCanonicalText(JSON.stringify(byHand))).toBeUndefined()
    expect(readCanonicalText('null')).toBeUndefined()
  })

  const [set] = canonical.sets
  const withSet = (change: object) => JSON.stringify({ seed: 's', sets: [{ ...set, ...change }] })
  it.each([
    [withSet({ family: 'domino' }), 'set 1: unknown family "domino"'],
    [withSet({ order: 'stars=9' }), 'set 1: '],
    [withSet({ order: 'colour=red' }), 'set 1: "colour" is not an option'],
    [withSet({ grade: 'yes' }), 'set 1: "grade" must be true or false'],
    [withSet({ count: 0 }), 'set 1: "count" must be a whole number from 1 up'],
    [withSet({ count: 7, draws: 6 }), 'set 1: "draws" must be at least "count"'],
    [withSet({ chunk: 1e9 }), 'set 1: "chunk" must be from 1 to 100000'],
    [withSet({ speed: 1 }), 'set 1: unknown key "speed"'],
    [withSet({ draws: 2 ** 32 }), 'expected at most 4294967295 puzzles to draw, got 4294967296'],
    [JSON.stringify({ seed: 'a/b', sets: [set] }), '"seed" must be a text without "/"'],
    [JSON.stringify({ corpus: 1, puzzles: 3 }), 'the corpus has form "1"'],
  ])('tells what is wrong with it: %s', (text, message) => {
    expect(() => readCanonicalText(text)).toThrow(message)
  })

  it('is none of a merged corpus, which has several', () => {
    const parts = [part, part].map((one) => ({ ...one, puzzles: 1 }))
    expect(() => readCanonicalText(mergedText({ parts, finished }))).toThrow(
      'this is the manifest of 2 merged corpora; make a corpus of each of its recipes',
    )
  })
})
