// Draws puzzles for the sets of a corpus until each has enough: makes the chunks that are due, takes what is no
// twin of another puzzle, and looks what is missing.

import type { CorpusRecipe } from '../../corpus/corpusRecipe.ts'
import { type DrawnSet, hopelessSentence, isHopeless, moreDraws, tooFewSentence } from '../../corpus/draws.ts'
import { type Chunk, drawsOf, planChunks } from '../../corpus/planChunks.ts'
import { type ChunkFiles, chunkFiles } from '../../runs/corpora/chunkFiles.ts'
import { makeLocalQueue } from '../../runs/corpora/chunkQueue.ts'
import { takeChunks } from '../../runs/corpora/finishCorpus.ts'
import { makeChunks } from '../shared/makeChunks.ts'
import { startCount } from '../shared/progress.ts'

/** Where and how puzzles are drawn. */
interface DrawOptions {
  /** The folder of the corpus, which must be begun and locked. */
  readonly folder: string
  readonly threads: number
  readonly quiet: boolean
  readonly signal: AbortSignal
}

/**
 * Draws the puzzles, and writes those that are taken into the folder. Returns a sentence for each set that cannot
 * have enough. After an interruption, the same call goes on.
 */
export async function drawEnough(recipe: CorpusRecipe, options: DrawOptions): Promise<readonly string[]> {
  const { folder, signal } = options
  const files = chunkFiles(folder)
  const plan = planChunks(recipe)
  const draws = recipe.sets.map(({ count }) => count)
  for (let round = 0; ; round++) {
    const due = plan.filter(({ set, from }) => from < draws[set])
    const hopeless = await makeDue(recipe, { files, plan, due, isFirst: round === 0 }, options)
    if (signal.aborted || hopeless !== undefined) return hopeless === undefined ? [] : [hopeless]
    const taken = await takeDue(recipe, { files, due }, options)
    if (!taken || taken.written) return []
    const drawn = recipe.sets.map(
      (_, index): DrawnSet => ({ drawn: drawsIn(due, index), tally: taken.tallies[index] }),
    )
    const short = recipe.sets.flatMap((set, index) =>
      taken.tallies[index].taken < set.count ? [{ set, index, drawn: drawn[index] }] : [],
    )
    const unmet = short.filter(({ set, drawn }) => moreDraws(set, drawn) === 0)
    if (unmet.length > 0) return unmet.map(({ set, drawn }) => tooFewSentence(set, drawn))
    for (const { set, index, drawn } of short) draws[index] = drawn.drawn + moreDraws(set, drawn)
  }
}

/** The chunks that are due. */
interface Due {
  readonly files: ChunkFiles
  readonly due: readonly Chunk[]
}

/** Makes the chunks that are due. Returns a sentence if that is hopeless. */
async function makeDue(
  recipe: CorpusRecipe,
  { files, plan, due, isFirst }: Due & { readonly plan: readonly Chunk[]; readonly isFirst: boolean },
  { folder, threads, quiet, signal }: DrawOptions,
): Promise<string | undefined> {
  const queue = makeLocalQueue(
    due.map(({ number }) => number),
    files,
  )
  const givenUp = recipe.sets.map(() => 0)
  let hopeless: string | undefined
  const stop = new AbortController()
  const onPuzzle = (set: number, isMade: boolean) => {
    if (isMade) return
    givenUp[set]++
    // In later rounds, a run that resumes has not seen all.
    if (!isFirst || !isHopeless(recipe.sets[set].count, givenUp[set])) return
    hopeless ??= hopelessSentence(recipe.sets[set].recipe, givenUp[set])
    stop.abort()
  }
  await makeChunks(
    { folder, recipe, files, plan, own: due, threads, queue, quiet, onPuzzle },
    AbortSignal.any([signal, stop.signal]),
  )
  return hopeless
}

/** Takes the puzzles of the chunks that are due; they are written if they are enough. */
function takeDue({ sets }: CorpusRecipe, { files, due }: Due, { folder, quiet, signal }: DrawOptions) {
  return takeChunks(
    {
      folder,
      files,
      chunks: due,
      counts: sets.map(({ count }) => count),
      stated: () => undefined,
      accept: (tallies) => sets.every(({ count }, index) => tallies[index].taken === count),
    },
    { signal, startCount: (what, total) => startCount(what, total, 0, quiet) },
  )
}

function drawsIn(chunks: readonly Chunk[], set: number): number {
  return chunks.reduce((sum, chunk) => sum + (chunk.set === set ? drawsOf(chunk) : 0), 0)
}
