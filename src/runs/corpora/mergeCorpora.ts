// Merges finished corpora into one: the puzzles of the first, then those of the next that are no twins of
// earlier ones, and so on. The manifest keeps the recipe and the versions of each.

import { join } from 'node:path'
import { FOLDER_VERSION } from '../../corpus/manifest.ts'
import { expectMergeable, type MergedManifest, mergedText } from '../../corpus/mergedCorpus.ts'
import { droppedOf } from '../../corpus/takePuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { lookAt } from '../fileSystem.ts'
import { writeFlushed } from '../writeFiles.ts'
import { CORPUS_FILES, withCorpusClaim } from './corpusFolder.ts'
import { changeOf, type FinishedFiles, openFinished } from './finishedFolder.ts'
import type { Watched } from './progress.ts'
import type { KeyedFile } from './writeTaken.ts'
import { writeTaken } from './writeTaken.ts'

/** Merges the corpora in folders into a new folder. Returns nothing if the signal ended the work. Throws a PuzzleError. */
export async function mergeCorpora(
  folders: readonly string[],
  out: string,
  watched: Watched,
): Promise<MergedManifest | undefined> {
  const corpora = folders.map(openFinished)
  expectMergeable(corpora)
  const place = join(out, CORPUS_FILES.manifest)
  if (lookAt(place)) {
    throw new PuzzleError('conflict', `${out}: holds a corpus already; choose another --out`)
  }
  const parts = corpora.flatMap((corpus) => corpus.parts)
  const corpusOf = new Map(corpora.map((corpus) => [corpus.path, corpus]))
  return withCorpusClaim(out, async () => {
    const taken = await writeTaken(
      {
        folder: out,
        files: filesOf(corpora),
        counts: parts.map(() => Infinity),
        check: ({ path }) => changeOf(corpusOf.get(path) as FinishedFiles),
        accept: () => true,
      },
      watched,
    )
    if (!taken?.written) return undefined
    const { written, tallies } = taken
    const manifest: MergedManifest = {
      corpus: FOLDER_VERSION,
      parts: parts.map((part, index) => ({ ...part, puzzles: tallies[index].taken })),
      finished: { ...written, dropped: { twins: droppedOf(tallies).twins } },
    }
    writeFlushed(place, mergedText(manifest))
    return manifest
  })
}

/** The files, with a set for each part: a corpus that was merged before holds its parts one after the other. */
function filesOf(corpora: readonly FinishedFiles[]): KeyedFile[] {
  let first = 0
  return corpora.map(({ path, keyFile, parts }) => {
    const set = first
    first += parts.length
    let end = 0
    const ends = parts.map(({ puzzles }) => {
      end += puzzles
      return end
    })
    return { path, keyFile, setOf: (line) => set + ends.findIndex((each) => line < each) }
  })
}
