// Merges finished corpora into one: the puzzles of the first corpus, then all puzzles of the next that are not twins of
// earlier ones, and so on. The manifest keeps the recipe and the versions of each.

import { join } from 'node:path'
import { droppedOf } from '../../corpus/dropDuplicates.ts'
import type { Finished } from '../../corpus/manifest.ts'
import { expectMergeable, mergedText } from '../../corpus/mergedManifest.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { writeFlushed } from '../atomicWrite.ts'
import { lookAt } from '../fileSystem.ts'
import { CORPUS_FILES, changeOf, type FinishedFolder, finishedFiles, openFinished } from './corpusSource.ts'
import { withCorpusClaim } from './folderManifest.ts'
import type { Watched } from './showStepProgress.ts'
import { type KeyedFile, writeTaken } from './writeFinishedCorpus.ts'

/**
 * Merges the corpora in folders into a new folder. Returns what was written, and nothing if the signal ended the work. Throws
 * a PuzzleError.
 */
export async function mergeCorpora(
  folders: readonly string[],
  out: string,
  watched: Watched,
): Promise<Finished | undefined> {
  const corpora = folders.map(openFinished)
  expectMergeable(corpora)
  const place = join(out, CORPUS_FILES.manifest)
  if (lookAt(place)) {
    throw new PuzzleError('conflict', `${out}: holds a corpus already; choose another --out`)
  }
  const parts = corpora.flatMap((corpus) => corpus.parts)
  const counts = parts.map(() => Infinity)
  return withCorpusClaim(out, async () => {
    const files = filesOf(corpora)
    const taken = await writeTaken({ folder: out, files, counts, allowFewer: true }, watched)
    if (!taken?.written) return undefined
    const { written, tallies } = taken
    const finished = { ...written, dropped: { twins: droppedOf(tallies).twins } }
    const own = parts.map((part, index) => ({ ...part, puzzles: tallies[index].taken }))
    writeFlushed(place, mergedText({ parts: own, finished }))
    return finished
  })
}

/** The files, with a set for each part: a corpus that was merged before holds its parts one after the other. */
function filesOf(corpora: readonly FinishedFolder[]): KeyedFile[] {
  let first = 0
  return corpora.map((corpus) => {
    const { folder, finished, parts } = corpus
    const [records, keys] = finishedFiles(folder, finished)
    const set = first
    first += parts.length
    let end = 0
    const ends = parts.map(({ puzzles }) => {
      end += puzzles
      return end
    })
    return {
      path: records.path,
      keyFile: { path: keys.path, keys: finished.puzzles },
      setOf: (line) => set + ends.findIndex((each) => line < each),
      fault: () => changeOf(corpus),
    }
  })
}
