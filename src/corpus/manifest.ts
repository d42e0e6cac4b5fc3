// The manifest of a corpus: its recipe, the versions that made it, and its chunks with their hashes. The manifest is
// derived from the recipe and the chunk files, so that the same corpus has the same manifest on whichever machines it
// was made.

import type { Hash } from '../bench/corpus.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { jsonOf } from '../formats/tryParseJson.ts'
import { CALIBRATION_VERSION } from '../grader/calibrations.ts'
import { GRADE_VERSION } from '../grader/grade.ts'
import { GENERATOR_VERSION } from '../maker/maker.ts'
import { type CanonicalRecipe, type CorpusRecipe, canonicalRecipe, recipeText } from './corpusRecipe.ts'

/** The version of the format of corpus folders. Version 1 is the single file of `bench corpus`. */
export const FOLDER_VERSION = 2

/** Versions that only the caller at the edge of the program knows. */
interface EdgeVersions {
  /** The major version of Node, which matters because grades use Node's logarithms. */
  readonly node: number
  /** The version of the program: `0.1.0`. */
  readonly program: string
}

/** The versions that made a corpus: those of the generator, the grades, the calibration, Node and the program. */
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

/** The result of the last pass: the numbers of puzzles and bytes in corpus.jsonl, and the SHA-256 of this file. */
export interface Finished extends Omit<ManifestChunk, 'number'> {
  /** The numbers of puzzles that were dropped, by reason. */
  readonly dropped: Readonly<Record<string, number>>
  /** The SHA-256 of corpus.keys. */
  readonly keys: string
}

/** The manifest of a corpus folder. */
export interface CorpusManifest {
  /** The version of the folder's format. */
  readonly corpus: typeof FOLDER_VERSION
  /** The SHA-256 of the canonical recipe, which identifies the corpus. */
  readonly checksum: string
  /** The recipe. */
  readonly recipe: CanonicalRecipe
  /** The versions that made it. */
  readonly versions: Versions
  /** All chunks in order; empty until every chunk is made. */
  readonly chunks: readonly ManifestChunk[]
  /** The result of the last pass; undefined before. */
  readonly finished?: Finished
}

/** The versions of this program, together with those that only the caller knows. */
export function versionsOf({ node, program }: EdgeVersions): Versions {
  const own = { generator: GENERATOR_VERSION, grade: GRADE_VERSION, calibration: CALIBRATION_VERSION }
  return { ...own, node, program }
}

/** The manifest of a corpus before its chunks are made. It identifies the corpus of a folder. `hash` is SHA-256. */
export function manifestOf(recipe: CorpusRecipe, edge: EdgeVersions, hash: Hash): CorpusManifest {
  return {
    corpus: FOLDER_VERSION,
    checksum: hash(recipeText(recipe)),
    recipe: canonicalRecipe(recipe),
    versions: versionsOf(edge),
    chunks: [],
  }
}

/** The versions on which puzzles and grades depend. */
const DECISIVE = ['generator', 'grade', 'calibration', 'node'] as const

/** Lists the versions that differ, such as `generator 1 (here 2), Node 20 (here 22)`; undefined if all are equal. */
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

/** Throws a PuzzleError if the manifest `there` has another recipe, or other versions. */
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
