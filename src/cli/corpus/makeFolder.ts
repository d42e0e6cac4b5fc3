// Makes the chunks of a recipe into the folder of a corpus.

import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { CorpusRecipe } from '../../corpus/corpusRecipe.ts'
import { drawsOf, planChunks } from '../../corpus/planChunks.ts'
import { readCorpusRecipe } from '../../corpus/readCorpusRecipe.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { chunkFiles } from '../../runs/corpora/chunkFiles.ts'
import { logChunk } from '../../runs/corpora/chunkLog.ts'
import { makeChunkMaker } from '../../runs/corpora/chunkMaker.ts'
import { beginCorpus, completeManifest, localVersions } from '../../runs/corpora/corpusFolder.ts'
import { makeLocalQueue } from '../../runs/corpora/localQueue.ts'
import { isOfShard, type Shard } from '../../runs/corpora/shards.ts'
import { workOnChunks } from '../../runs/corpora/workOnChunks.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { makeThreads } from '../../runs/threads.ts'
import { readText } from '../shared/input.ts'
import { programOf } from '../shared/options.ts'
import { complain, EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { workOf } from '../shared/slowOrders.ts'
import { stoppedBy } from '../shared/stopped.ts'
import { checkQueueOptions, openQueue, type QueueOptions } from './queueOptions.ts'

/** The options of `corpus make`. */
export interface MakeFolderOptions extends QueueOptions {
  readonly out: string
  readonly workers?: number
  readonly shard?: Shard
  readonly quiet?: boolean
}

/** Makes the chunks that are missing. Returns the exit code. Throws a PuzzleError. */
export async function makeFolder(
  path: string,
  options: MakeFolderOptions,
  command: Command,
): Promise<number> {
  checkQueueOptions(options)
  const recipe = await readRecipe(path)
  if (!recipe) return EXIT.badInput
  const { out, workers: threads = availableParallelism(), shard, quiet = false } = options
  const manifest = beginCorpus(out, recipe, localVersions(programOf(command).replace(/^\S+ /, '')))
  const files = chunkFiles(out)
  const plan = planChunks(recipe)
  const own = plan.filter(({ number }) => !shard || isOfShard(shard, number))
  const sum = (chunks: readonly (typeof plan)[number][]) => chunks.reduce((all, one) => all + drawsOf(one), 0)
  const total = sum(own)
  const done = sum(own.filter(({ number }) => files.isDone(number)))
  const orders = recipe.sets.map((set, index) => ({
    recipe: set.recipe,
    count: sum(own.filter((chunk) => chunk.set === index)),
  }))
  const queue =
    (await openQueue(options, files, plan.length, manifest)) ??
    makeLocalQueue(
      own.map(({ number }) => number),
      files,
    )
  return interruptible(async (signal) => {
    const progress = startCount('puzzles', total, done, quiet || done === total, workOf(orders, threads))
    const maker = makeChunkMaker({
      recipe,
      executor: makeThreads(threads),
      threads,
      signal,
      onPuzzle: () => progress.advance(1),
    })
    try {
      await workOnChunks({
        plan,
        queue,
        maker,
        files,
        signal,
        onChunk: ({ number }, made) => logChunk(out, number, made, threads),
      })
    } finally {
      progress.stop()
      await queue.close()
    }
    if (signal.aborted) {
      const { sentence, exit } = stoppedBy(signal)
      process.stderr.write(`${sentence}\n`)
      return exit
    }
    completeManifest(out, manifest, recipe, files)
    if (!quiet) process.stderr.write(`${out}: ${count(own.length, 'chunk')}\n`)
    return EXIT.fine
  })
}

async function readRecipe(path: string): Promise<CorpusRecipe | undefined> {
  const name = path === '-' ? 'standard input' : path
  try {
    const read = readCorpusRecipe(await readText(path, 'recipe'))
    if ('recipe' in read) return read.recipe
    for (const mistake of read.mistakes) complain(name, mistake)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(name, error)
  }
  return undefined
}
