// Makes corpora with the same number of puzzles for each number of stars, none of them twins. They are made in
// chunks as all large sets, in a folder next to the file, so that an interrupted run can resume.

import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { CorpusRecipe } from '../../corpus/corpusRecipe.ts'
import { setAsNeeded } from '../../corpus/draws.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import type { Range } from '../../maker/puzzleRequest.ts'
import { localVersions } from '../../runs/corpora/corpusFolder.ts'
import { CORPUS_FILE } from '../../runs/corpora/corpusSource.ts'
import { beginTemporary, removeTemporary } from '../../runs/corpora/temporaryCorpus.ts'
import { EXIT } from '../shared/output.ts'
import { stoppedBy } from '../shared/stopped.ts'
import { drawEnough } from './drawEnough.ts'
import { type CorpusTarget, publish } from './publishCorpus.ts'

/** A corpus to make. */
export interface CorpusOrder {
  /** Family, shape, and the order of each puzzle except its stars. */
  readonly recipe: Recipe
  readonly stars: Range
  readonly puzzles: number
  readonly seed: string
  /** The command that makes the corpus, for the manifest. */
  readonly made: string
}

/** Makes a corpus and prints a summary. `program` is the version of this program. Returns the exit code. */
export function makeCorpus(order: CorpusOrder, program: string, target: CorpusTarget): Promise<number> {
  const { recipe, seed, made } = order
  const corpus = corpusRecipe(order)
  const named = { family: recipe.family.name, shape: recipe.shape.text, seed }
  const clean = (place: string) => removeTemporary(folderOf(place), corpus)
  return publish(
    {
      made,
      clean,
      async make(signal, place) {
        const folder = folderOf(place)
        beginTemporary(folder, corpus, localVersions(program))
        const { workers: threads = availableParallelism(), quiet } = target
        const unmet = await drawEnough(corpus, { folder, threads, quiet, signal })
        if (signal.aborted) return stoppedBy(signal)
        if (unmet.length === 0) return { lines: linesIn(join(folder, CORPUS_FILE)), named }
        // Other options would be refused as long as the chunks of these are there.
        clean(place)
        return { sentence: unmet.join('\n'), exit: EXIT.limit }
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
