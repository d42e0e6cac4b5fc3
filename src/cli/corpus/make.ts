// Makes the chunks of a recipe into the folder of a corpus.

import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Command, InvalidArgumentError } from 'commander'
import type { CorpusRecipe } from '../../corpus/corpusRecipe.ts'
import { planChunks } from '../../corpus/planChunks.ts'
import { readCanonicalText } from '../../corpus/readCanonicalRecipe.ts'
import { readCorpusRecipe } from '../../corpus/readCorpusRecipe.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { isFamilyName } from '../../families/registry.ts'
import { chunkFiles } from '../../runs/corpora/chunkFiles.ts'
import { makeLocalQueue } from '../../runs/corpora/chunkQueue.ts'
import { beginCorpus, completeUnclaimed, newManifest } from '../../runs/corpora/folderManifest.ts'
import { isOfShard } from '../../runs/corpora/machineShards.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { inFile } from '../../runs/systemErrors.ts'
import type { Typed } from '../commandsFromTable.ts'
import { readText } from '../shared/input.ts'
import { makeChunks } from '../shared/makeChunks.ts'
import { versionOf } from '../shared/optionHelpers.ts'
import { complain, EXIT, tell } from '../shared/output.ts'
import { stoppedBy } from '../shared/stoppedError.ts'
import { tightenHeap } from '../shared/tightenHeap.ts'
import { checkQueueOptions } from './checkQueueOptions.ts'

/** The usual time of a lease, in milliseconds. */
const USUAL_LEASE = 30_000

/** Makes the chunks that are missing. Returns the exit code. Throws a PuzzleError. */
export async function makeFolder(options: Typed<'corpus make'>, command: Command): Promise<number> {
  checkQueueOptions(options)
  const recipe = await readRecipe(options.recipe)
  if (!recipe) return EXIT.badInput
  const { out, shard, queue: address, lease = USUAL_LEASE } = options
  const { workers: threads = availableParallelism(), quiet = false } = options
  const manifest = newManifest(recipe, versionOf(command))
  const files = chunkFiles(out)
  const plan = planChunks(recipe)
  const own = shard ? plan.filter(({ number }) => isOfShard(shard, number)) : plan
  // The queue is opened before the folder is made, so that no folder is left if the address does not answer.
  const queue =
    address === undefined
      ? makeLocalQueue(own, files)
      : await (await import('../../runs/corpora/redisQueue.ts')).openRedisQueue(
          { ...files, chunks: plan.length },
          manifest,
          { address, lease, warn: (sentence) => tell(`warning: ${sentence}`) },
        )
  tightenHeap()
  return interruptible(async (signal) => {
    try {
      beginCorpus(out, manifest)
      await makeChunks({ folder: out, recipe, own, threads, queue, quiet }, signal)
    } finally {
      await queue.close()
    }
    if (signal.aborted) {
      const { sentence, exit } = stoppedBy(signal)
      tell(sentence)
      return exit
    }
    const { chunks } = await completeUnclaimed(out)
    if (!quiet) tell(summary(out, own.length, chunks))
    return EXIT.fine
  })
}

/** Summarises what is made when this process ends: all chunks of the corpus, or only its own. */
function summary(out: string, own: number, chunks: readonly { readonly puzzles: number }[]): string {
  if (chunks.length === 0)
    return `${out}: ${count(own, 'chunk')} made; others are missing (corpus status ${out})`
  const puzzles = chunks.reduce((all, chunk) => all + chunk.puzzles, 0)
  return `${out}: all ${count(chunks.length, 'chunk')} made, ${count(puzzles, 'puzzle')}; next: corpus finish ${out}`
}

async function readRecipe(path: string): Promise<CorpusRecipe | undefined> {
  if (isFamilyName(path) && !existsSync(path)) {
    const remedy = 'write one, as "puzzlewright corpus make --help" shows'
    throw new InvalidArgumentError(`"${path}" is a family, not a recipe; ${remedy}`)
  }
  const name = path === '-' ? 'standard input' : path
  try {
    const text = await readText(path, 'recipe')
    const canonical = readCanonicalText(text)
    if (canonical) return canonical
    const read = readCorpusRecipe(text)
    if ('recipe' in read) return read.recipe
    for (const mistake of read.mistakes) complain(name, mistake)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    // Mistakes in a file have a line; a file that cannot be read is an error like those of the other corpus commands.
    if (error.line === undefined) throw inFile(name, error)
    complain(name, error)
  }
  return undefined
}
