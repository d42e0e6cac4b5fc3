// A corpus that was merged of several: its manifest keeps where each part came from, since seeds, recipes and
// versions differ. Parts are refused where their records would not mean the same.
//
//   {"corpus":2,"parts":[{"checksum":"...","recipe":{...},"versions":{...},"puzzles":4990},...],"finished":{...}}

import { PuzzleError } from '../families/error.ts'
import type { CanonicalRecipe } from './corpusRecipe.ts'
import { type Finished, FOLDER_VERSION, parseManifestText, type Versions } from './manifest.ts'

/** Where puzzles of a corpus came from. */
export interface CorpusPart {
  /** The SHA-256 of the canonical recipe. */
  readonly checksum: string
  /** The recipe. */
  readonly recipe: CanonicalRecipe
  /** The versions that made the puzzles. */
  readonly versions: Versions
  /** The number of its puzzles in this corpus. */
  readonly puzzles: number
}

/** The manifest of a merged corpus. */
export interface MergedManifest {
  /** The version of the form of the folder. */
  readonly corpus: typeof FOLDER_VERSION
  /** The parts, in the order of their puzzles. */
  readonly parts: readonly CorpusPart[]
  /** What was written. */
  readonly finished: Finished
}

/** What a manifest says about a finished corpus, made in one piece or merged. */
export interface FinishedCorpus {
  /** The parts; one if the corpus was made in one piece. */
  readonly parts: readonly CorpusPart[]
  /** What was written; undefined if it is not finished. */
  readonly finished?: Finished | undefined
}

/** Reads the parts from the text of any manifest. Throws a PuzzleError. */
export function parseFinishedCorpus(text: string): FinishedCorpus {
  if (isMerged(text)) return JSON.parse(text) as MergedManifest
  const { checksum, recipe, versions, finished } = parseManifestText(text)
  return { parts: [{ checksum, recipe, versions, puzzles: finished?.puzzles ?? 0 }], finished }
}

/** Whether the text of a manifest is that of a merged corpus. */
function isMerged(text: string): boolean {
  try {
    const { corpus, parts, finished } = JSON.parse(text) as Partial<MergedManifest>
    return corpus === FOLDER_VERSION && Array.isArray(parts) && finished !== undefined
  } catch {
    return false
  }
}

/** The text of the manifest of a merged corpus. */
export function mergedText({ corpus, parts, finished }: MergedManifest): string {
  const lines = parts.map((part) => `\n  ${JSON.stringify(part)}`).join(',')
  return `{"corpus":${corpus},\n"parts":[${lines}\n],\n"finished":${JSON.stringify(finished)}}\n`
}

/** A corpus to merge, and the name of its folder. */
interface NamedCorpus extends FinishedCorpus {
  readonly folder: string
}

/** Throws a PuzzleError if corpora share a part, or if their grades or twins must not be compared. */
export function expectMergeable(corpora: readonly NamedCorpus[]): void {
  const seen = new Map<string, string>()
  let first: VersionedPart | undefined
  let firstGraded: VersionedPart | undefined
  for (const { folder, parts } of corpora) {
    for (const { checksum, recipe, versions } of parts) {
      const other = seen.get(checksum)
      if (other !== undefined) {
        const message = `${folder}: has the puzzles of the same recipe as ${other}; name one of them`
        throw new PuzzleError('conflict', message)
      }
      seen.set(checksum, folder)
      const part = { folder, versions }
      first ??= part
      expectSame('grade', first, part)
      if (!recipe.sets.some(({ grade }) => grade)) continue
      firstGraded ??= part
      expectSame('calibration', firstGraded, part)
    }
  }
}

interface VersionedPart {
  readonly folder: string
  readonly versions: Versions
}

/** What a version decides. Canonical forms, by which twins are found, are part of a grade. */
const DECIDES = { grade: 'grades and twins', calibration: 'degrees and stars' } as const

function expectSame(version: keyof typeof DECIDES, one: VersionedPart, other: VersionedPart): void {
  if (one.versions[version] === other.versions[version]) return
  const message = `${other.folder}: its ${version} version is ${other.versions[version]}, that of ${one.folder} is ${one.versions[version]}, so their ${DECIDES[version]} must not be mixed; make one of them again`
  throw new PuzzleError('conflict', message)
}
