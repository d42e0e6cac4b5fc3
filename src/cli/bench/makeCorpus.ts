// Makes corpora with the same number of puzzles for each number of stars, and without twins. Like all large sets, a
// corpus is made in chunks, in a folder next to its file, so that an interrupted run can resume.

import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { CorpusRecipe } from '../../corpus/corpusRecipe.ts'
import {
  type DrawnSet,
  hopelessSentence,
  isHopeless,
  moreDraws,
  setAsNeeded,
  tooFewSentence,
} from '../../corpus/drawPuzzles.ts'
import { type Chunk, drawsOf, planChunks } from '../../corpus/planChunks.ts'
import type { Range } from '../../maker/orderValues.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { chunkFiles } from '../../runs/corpora/chunkFiles.ts'
import { makeLocalQueue } from '../../runs/corpora/chunkQueue.ts'
import { CORPUS_FILE } from '../../runs/corpora/corpusSource.ts'
import { takeChunks } from '../../runs/corpora/finishCorpus.ts'
import { beginTemporary, newManifest, removeTemporary } from '../../runs/corpora/folderManifest.ts'
import { makeChunks } from '../shared/makeChunks.ts'
import { EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { Stopped, stoppedBy } from '../shared/stoppedError.ts'
import { type CorpusTarget, publish } from './writeCorpusFile.ts'

/** A corpus to make. */
interface CorpusOrder {
  /** Family, shape, and the order of each puzzle except its stars. */
  readonly recipe: Recipe
  readonly stars: Range
  readonly puzzles: number
  readonly seed: string
  /** The command that makes the corpus, for the manifest. */
  readonly made: string
}

/** Makes a corpus and prints a summary. `program` is the version of this program. */
export function makeCorpus(order: CorpusOrder, program: string, target: CorpusTarget): Promise<undefined> {
  const { recipe, seed, made } = order
  const corpus = corpusRecipe(order)
  const named = { family: recipe.family.name, shape: recipe.shape.text, seed }
  const manifest = newManifest(corpus, program)
  const clean = (place: string) => removeTemporary(folderOf(place), manifest)
  return publish(
    {
      made,
      clean,
      async make(signal, place) {
        const folder = folderOf(place)
        beginTemporary(folder, manifest)
        const { workers: threads = availableParallelism(), quiet } = target
        const unmet = await drawEnough(corpus, { folder, threads, quiet, signal })
        if (signal.aborted) throw stoppedBy(signal)
        if (unmet.length === 0) return { lines: linesIn(join(folder, CORPUS_FILE)), named }
        // If the chunks stayed, a corpus with other options could not be made at this place.
        clean(place)
        throw new Stopped(unmet.join('\n'), EXIT.limit)
      },
    },
    target,
  )
}

/** The folder for the chunks of a corpus, next to its file. */
function folderOf(place: string): string {
  return `${place}.chunks`
}

/**
 * The recipe of a corpus, with a set for each number of stars. If the puzzles cannot be divided evenly, the first
 * sets get one puzzle more.
 */
function corpusRecipe({ recipe, stars: { least, most }, puzzles, seed }: CorpusOrder): CorpusRecipe {
  const bands = most - least + 1
  const sets = Array.from({ length: bands }, (_, band) => {
    const stars = { least: least + band, most: least + band }
    const count = Math.floor(puzzles / bands) + (band < puzzles % bands ? 1 : 0)
    return { recipe: { ...recipe, order: { ...recipe.order, stars } }, count }
  })
  return {
    seed,
    sets: sets.filter(({ count }) => count > 0).map((set) => setAsNeeded(set.recipe, set.count)),
  }
}

function linesIn(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n')
}

// Draws puzzles for the sets of a corpus until each has enough: makes the chunks that are due, takes the puzzles that
// are not twins of others, and computes how many are still missing.

/** Where and how puzzles are drawn. */
interface DrawOptions {
  /** The folder of the corpus, which must be begun and locked. */
  readonly folder: string
  readonly threads: number
  readonly quiet: boolean
  readonly signal: AbortSignal
}

/**
 * Draws the puzzles, and writes the puzzles that are taken into the folder. Returns a sentence for each set that cannot
 * get enough puzzles. After an interruption, the same call resumes the work.
 */
async function drawEnough(recipe: CorpusRecipe, options: DrawOptions): Promise<readonly string[]> {
  const { folder, quiet, signal } = options
  const plan = planChunks(recipe)
  const counts = recipe.sets.map(({ count }) => count)
  const draws = counts.slice()
  const watched = { signal, startCount: (what: string, total: number) => startCount(what, total, 0, quiet) }
  for (let round = 0; ; round++) {
    const due = plan.filter(({ set, from }) => from < draws[set])
    const hopeless = await makeDue(recipe, due, round === 0, options)
    if (signal.aborted || hopeless !== undefined) return hopeless === undefined ? [] : [hopeless]
    const taken = await takeChunks(due, { folder, counts, allowFewer: false }, watched)
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

/** Makes the chunks that are due. Returns a sentence if too many puzzles of a set had to be given up. */
async function makeDue(
  recipe: CorpusRecipe,
  due: readonly Chunk[],
  isFirst: boolean,
  { folder, threads, quiet, signal }: DrawOptions,
): Promise<string | undefined> {
  const queue = makeLocalQueue(due, chunkFiles(folder))
  const givenUp = recipe.sets.map(() => 0)
  let hopeless: string | undefined
  const stop = new AbortController()
  const onPuzzle = (set: number, isMade: boolean) => {
    if (isMade) return
    givenUp[set]++
    // In later rounds, a resumed run has not counted all puzzles that were given up.
    if (!isFirst || !isHopeless(recipe.sets[set].count, givenUp[set])) return
    hopeless ??= hopelessSentence(recipe.sets[set].recipe, givenUp[set])
    stop.abort()
  }
  await makeChunks(
    { folder, recipe, own: due, threads, queue, quiet, onPuzzle },
    AbortSignal.any([signal, stop.signal]),
  )
  return hopeless
}

function drawsIn(chunks: readonly Chunk[], set: number): number {
  return chunks.reduce((sum, chunk) => sum + (chunk.set === set ? drawsOf(chunk) : 0), 0)
}
