// The manifest of a corpus: its recipe, the versions that made it, and its chunks with their hashes. It is
// derived from the recipe and the files of the chunks, so that the same corpus has the same manifest,
// whichever machines made it.

import type { Hash } from '../bench/corpus.ts'
import { PuzzleError, quote } from '../families/error.ts'
import { jsonOf } from '../formats/jsonText.ts'
import { CALIBRATION_VERSION } from '../grader/calibrations.ts'
import { GRADE_VERSION } from '../grader/grade.ts'
import { GENERATOR_VERSION } from '../maker/maker.ts'
import { type CanonicalRecipe, type CorpusRecipe, canonicalRecipe, recipeText } from './corpusRecipe.ts'

/** The version of the form of a corpus folder. Version 1 is the single file of `bench corpus`. */
export const FOLDER_VERSION = 2

/** The versions that decide the bytes of a corpus. */
export interface Versions {
  /** The generator version. */
  readonly generator: number
  /** The version of grades. */
  readonly grade: number
  /** The version of the calibration. */
  readonly calibration: number
  /** The major version of Node: grades use its logarithms. */
  readonly node: number
  /** The version of the program: `0.1.0`. */
  readonly program: string
}

/** A finished chunk. */
export interface ManifestChunk {
  /** The number of the chunk. */
  readonly number: number
  /** The number of its puzzles. */
  readonly puzzles: number
  /** The number of bytes of its records. */
  readonly bytes: number
  /** The SHA-256 of its records. */
  readonly sha256: string
}

/** What the last pass made of the chunks. */
export interface Finished {
  /** The number of puzzles in corpus.jsonl. */
  readonly puzzles: number
  /** The numbers of puzzles that were dropped, by reason. */
  readonly dropped: Readonly<Record<string, number>>
  /** The number of bytes of corpus.jsonl. */
  readonly bytes: number
  /** The SHA-256 of corpus.jsonl. */
  readonly sha256: string
  /** The SHA-256 of corpus.keys. */
  readonly keys: string
}

/** The manifest of a corpus folder. */
export interface CorpusManifest {
  /** The version of the form. */
  readonly corpus: typeof FOLDER_VERSION
  /** The SHA-256 of the canonical recipe, which identifies the corpus. */
  readonly checksum: string
  /** The recipe. */
  readonly recipe: CanonicalRecipe
  /** The versions that made it. */
  readonly versions: Versions
  /** All chunks in order; empty until every chunk is made. */
  readonly chunks: readonly ManifestChunk[]
  /** Set by the last pass. */
  readonly finished?: Finished
}

/** The versions of this program, with those that only its caller knows. */
export function versionsOf({ node, program }: Pick<Versions, 'node' | 'program'>): Versions {
  const own = { generator: GENERATOR_VERSION, grade: GRADE_VERSION, calibration: CALIBRATION_VERSION }
  return { ...own, node, program }
}

/** The manifest of a corpus before its chunks are made. It says whose corpus it is. `hash` is SHA-256. */
export function manifestOf(
  recipe: CorpusRecipe,
  edge: Pick<Versions, 'node' | 'program'>,
  hash: Hash,
): CorpusManifest {
  return {
    corpus: FOLDER_VERSION,
    checksum: hash(recipeText(recipe)),
    recipe: canonicalRecipe(recipe),
    versions: versionsOf(edge),
    chunks: [],
  }
}

/** The versions that decide how puzzles and grades come out. */
const DECISIVE = ['generator', 'grade', 'calibration', 'node'] as const

/** The versions that differ, as in `generator 1 (here 2), Node 20 (here 22)`; undefined if none do. */
export function differingVersions(there: Versions, here: Versions): string | undefined {
  const differing = [...DECISIVE, 'program' as const].filter((key) => there[key] !== here[key])
  if (differing.length === 0) return undefined
  const name = (key: keyof Versions) => (key === 'node' ? 'Node' : key)
  return differing.map((key) => `${name(key)} ${there[key]} (here ${here[key]})`).join(', ')
}

/** Whether two versions make the same puzzles with the same grades. */
export function isMadeAlike(one: Versions, other: Versions): boolean {
  return DECISIVE.every((key) => one[key] === other[key])
}

/** Throws a PuzzleError if a manifest is not that of this recipe and these versions. */
export function expectSameCorpus(
  there: CorpusManifest,
  here: Pick<CorpusManifest, 'checksum' | 'versions'>,
): void {
  if (there.checksum !== here.checksum) {
    const message = 'holds the corpus of another recipe; choose another --out, or the recipe it began with'
    throw new PuzzleError('conflict', message)
  }
  const differing = differingVersions(there.versions, here.versions)
  if (differing === undefined) return
  const message = `was begun with ${differing}; go on with the versions it began with, or choose another --out`
  throw new PuzzleError('conflict', message)
}

/** The text of a manifest. */
export function manifestText(manifest: CorpusManifest): string {
  const { chunks, finished, ...head } = manifest
  const lines = chunks.map((chunk) => `\n  ${JSON.stringify(chunk)}`).join(',')
  const end = finished ? `,\n"finished":${JSON.stringify(finished)}` : ''
  const fields = Object.entries(head).map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
  return `{${fields.join(',\n')},\n"chunks":[${lines}${lines && '\n'}]${end}}\n`
}

/** Reads the text of a manifest. Throws a PuzzleError. */
export function parseManifestText(text: string): CorpusManifest {
  const manifest = jsonOf(text) as Partial<CorpusManifest> | null | undefined
  if (manifest === undefined) {
    throw new PuzzleError('record', 'not valid JSON; expected the manifest of a corpus')
  }
  if (manifest === null || typeof manifest !== 'object' || manifest.corpus === undefined) {
    throw new PuzzleError('record', 'not the manifest of a corpus; it must begin with "corpus"')
  }
  if (manifest.corpus !== FOLDER_VERSION) {
    const message = `the corpus has form ${quote(String(manifest.corpus))}; this program reads form ${FOLDER_VERSION}`
    throw new PuzzleError('record', message)
  }
  if ('parts' in manifest) {
    throw new PuzzleError(
      'conflict',
      'a corpus that was merged of others, so it is finished and has no chunks',
    )
  }
  const { checksum, recipe, versions, chunks } = manifest
  const isWhole =
    typeof checksum === 'string' &&
    Array.isArray(recipe?.sets) &&
    typeof versions?.generator === 'number' &&
    Array.isArray(chunks)
  if (isWhole) return manifest as CorpusManifest
  throw new PuzzleError('record', 'the manifest needs "checksum", "recipe", "versions" and "chunks"')
}
