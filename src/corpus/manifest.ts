// The manifest of a corpus: its recipe, the versions that made it, and its chunks with their hashes. It is
// derived from the recipe and the files of the chunks, so that the same corpus has the same manifest,
// whichever machines made it.

import type { Hash } from '../bench/corpus.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { jsonOf } from '../formats/tryParseJson.ts'
import { CALIBRATION_VERSION } from '../grader/calibrations.ts'
import { GRADE_VERSION } from '../grader/grade.ts'
import { GENERATOR_VERSION } from '../maker/maker.ts'
import { type CanonicalRecipe, type CorpusRecipe, canonicalRecipe, recipeText } from './corpusRecipe.ts'

/** The version of the form of a corpus folder. Version 1 is the single file of `bench corpus`. */
export const FOLDER_VERSION = 2

/** What a program cannot tell of its own versions. */
interface EdgeVersions {
  /** The major version of Node: grades use its logarithms. */
  readonly node: number
  /** The version of the program: `0.1.0`. */
  readonly program: string
}

/** The versions that decide the bytes of a corpus: of the generator, of grades, of the calibration, and those of its edge. */
export type Versions = Readonly<Record<'generator' | 'grade' | 'calibration', number>> & EdgeVersions

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

/** What the last pass made of the chunks: the numbers of puzzles and bytes of corpus.jsonl, and its SHA-256. */
export interface Finished extends Omit<ManifestChunk, 'number'> {
  /** The numbers of puzzles that were dropped, by reason. */
  readonly dropped: Readonly<Record<string, number>>
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
export function versionsOf({ node, program }: EdgeVersions): Versions {
  const own = { generator: GENERATOR_VERSION, grade: GRADE_VERSION, calibration: CALIBRATION_VERSION }
  return { ...own, node, program }
}

/** The manifest of a corpus before its chunks are made. It says whose corpus it is. `hash` is SHA-256. */
export function manifestOf(recipe: CorpusRecipe, edge: EdgeVersions, hash: Hash): CorpusManifest {
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
    const message = 'holds the corpus of another recipe; choose another --out, or the recipe of this corpus'
    throw new PuzzleError('conflict', message)
  }
  const differing = differingVersions(there.versions, here.versions)
  if (differing === undefined) return
  const message = `was begun with ${differing}; continue with those versions, or choose another --out`
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
  const refused = (message: string) => new PuzzleError('record', message)
  const manifest = jsonOf(text) as Partial<CorpusManifest> | null | undefined
  if (manifest === undefined) throw refused('not valid JSON; expected the manifest of a corpus')
  const { corpus, checksum, recipe, versions, chunks } = manifest ?? {}
  if (corpus === undefined) throw refused('not the manifest of a corpus; it must begin with "corpus"')
  if (corpus !== FOLDER_VERSION) {
    throw refused(
      `the corpus has form ${quote(String(corpus))}; this program reads form ${FOLDER_VERSION}; use the version of Puzzlewright that wrote the file`,
    )
  }
  if (Object.hasOwn(manifest ?? {}, 'parts')) {
    const message = 'a corpus that was merged from others, so it is finished and has no chunks'
    throw new PuzzleError('conflict', message)
  }
  const hasLists = Array.isArray(recipe?.sets) && Array.isArray(chunks)
  const isWhole = hasLists && typeof checksum === 'string' && typeof versions?.generator === 'number'
  if (isWhole) return manifest as CorpusManifest
  throw refused('the manifest needs "checksum", "recipe", "versions" and "chunks"')
}
