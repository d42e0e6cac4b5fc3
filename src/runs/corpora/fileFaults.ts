// Compares the files of a corpus with their stated hashes.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finished } from '../../corpus/manifest.ts'
import { chunkFiles } from './chunkFiles.ts'
import { chunkFault } from './chunkHashes.ts'
import { CORPUS_FILES, readManifest } from './corpusFolder.ts'
import { CORPUS_FILE, CORPUS_KEYS, type CorpusSource } from './corpusSource.ts'
import { readFinishedCorpus } from './finishedFolder.ts'
import { hashFile } from './hashFile.ts'
import type { Watched } from './watched.ts'

/** Yields what is wrong with the files of a corpus, each as a sentence. A file by itself states no hash. */
export async function* fileFaults(
  { kind, path: folder }: CorpusSource,
  { signal, startCount }: Watched,
): AsyncGenerator<string> {
  if (kind === 'file') return
  const files = chunkFiles(folder)
  const done = files.listDone()
  const progress = startCount('chunks', done.length)
  try {
    const stated = done.length > 0 ? readManifest(folder).chunks : []
    for (const number of done) {
      if (signal.aborted) return
      const fault = await chunkFault(files, number, stated[number]?.sha256)
      if (fault !== undefined) yield fault
      progress.advance(1)
    }
  } finally {
    progress.stop()
  }
  if (kind === 'finished') yield* finishedFaults(folder, readFinishedCorpus(folder)?.finished)
}

async function* finishedFaults(folder: string, finished: Finished | undefined): AsyncGenerator<string> {
  if (!finished) {
    yield `${join(folder, CORPUS_FILES.manifest)}: does not state the hash of ${CORPUS_FILE}; corpus finish writes both`
    return
  }
  const hashes = [
    { name: CORPUS_FILE, hash: finished.sha256 },
    { name: CORPUS_KEYS, hash: finished.keys },
  ]
  for (const { name, hash } of hashes) {
    const place = join(folder, name)
    if (!existsSync(place)) yield `${place}: no such file`
    else if ((await hashFile(place)) !== hash) {
      yield `${place}: changed since it was finished, its SHA-256 is not that of ${CORPUS_FILES.manifest}`
    }
  }
}
