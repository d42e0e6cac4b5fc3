import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { namedShape } from '../../families/parseNamedShape.ts'
import { findNamedFamily } from '../../families/registry.ts'
import type { Sameness } from '../../families/rules.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { ATTEMPTS } from '../../maker/maker.ts'
import { formatOrder } from '../../maker/orderFields.ts'
import { withoutFullBoards } from '../../maker/possibleClueCounts.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { parseMadeName } from '../../maker/recipeName.ts'
import { seedOf } from '../../maker/redrawDuplicates.ts'
import { realPlace } from '../../runs/fileSystem.ts'
import type { Typed } from '../commandsFromTable.ts'
import { asUsage, expectOnly } from '../shared/optionHelpers.ts'
import { impossible, STANDARD_OUTPUT, tell } from '../shared/output.ts'
import { orderAsked, readSeed } from '../shared/puzzleRequestOptions.ts'
import { makeBatch, makeOne } from './makeBatch.ts'

type GenerateOptions = Typed<'generate'>

/**
 * The default limit of attempts for a made name. It is high, because the puzzle has been found before, perhaps after
 * many attempts.
 */
const ATTEMPTS_AGAIN = 100 * ATTEMPTS

/** Makes one puzzle or many. Returns the exit code. */
export async function generate(options: GenerateOptions, command: Command): Promise<number | undefined> {
  const { number: count, quiet = false, json = false, grade: isGraded, distinct, workers } = options
  const isAgain = options.family.includes('#')
  if (isAgain) expectOnly(command, ['json', 'attempts', 'quiet', 'grade'], 'a made name')
  const { recipe, seed } = isAgain ? madeBefore(options.family) : ordered(options)
  const reason = impossibleOrder(recipe)
  if (reason !== undefined) throw impossible(reason)
  const { attempts = isAgain ? ATTEMPTS_AGAIN : ATTEMPTS, notIn = [] } = options
  const wanted = { recipe, seed, attempts, quiet, isGraded, distinct }
  if (isAgain || (count === 1 && options.out === undefined)) {
    return makeOne({ ...wanted, notIn, seed: isAgain ? seed : seedOf(seed, 0) }, json)
  }
  const toOutput = json || !process.stdout.isTTY
  const out = options.out ?? (toOutput ? STANDARD_OUTPUT : defaultPath(recipe, seed, distinct))
  const goOn = `to resume, repeat the command${options.seed === undefined ? ` with --seed ${seed}` : ''}`
  // The seed is printed before the work, so that the run can be repeated even if it fails.
  if (options.seed === undefined && !quiet) tell(`seed ${seed}`)
  const batch = { ...wanted, count, workers, out, notIn: othersThan(out, notIn) }
  return makeBatch(out === STANDARD_OUTPUT ? batch : { ...batch, goOn })
}

/** The recipe and the seed in a made name. */
function madeBefore(name: string) {
  const { seed, ...named } = asUsage(() => parseMadeName(name))
  return { recipe: withoutFullBoards(named), seed }
}

/** The recipe that the options describe. */
function ordered(options: GenerateOptions) {
  const recipe = asUsage(() => {
    const named = findNamedFamily(options.family)
    const { family } = named
    const shape = namedShape(named, options.shape)
    return withoutFullBoards({ family, shape, order: orderAsked(family, options) })
  })
  return { recipe, seed: readSeed(options.seed) }
}

/**
 * Leaves out the file that the run itself writes, even if it is named by another path. A resumed run finds its own
 * puzzles in this file, and `--distinct` decides which of them are repeats.
 */
function othersThan(out: string, files: readonly string[]): readonly string[] {
  if (out === STANDARD_OUTPUT) return files
  const own = placeOf(out)
  return own === undefined ? files : files.filter((file) => placeOf(file) !== own)
}

/** The real path of a file; undefined if it cannot be resolved. The code that opens the file reports the error. */
function placeOf(file: string): string | undefined {
  try {
    return realPlace(resolve(file))
  } catch {
    return undefined
  }
}

/** The maximum number of characters that a file name takes from the seed; file names may have 255 bytes. */
const LONGEST_IN_NAME = 40

/** The default path of the file: in the folder `generated`, named after the recipe and the seed. */
function defaultPath({ family, shape, order }: Recipe, seed: string, distinct: Sameness): string {
  const kind = [family.name, shape.text, formatOrder(family, order), distinct === 'looks' ? '' : distinct]
  const words = [...kind, seed.slice(0, LONGEST_IN_NAME)]
  const name = words.filter((word) => word !== '').join('-')
  return join('generated', `${name.replaceAll(/[^\p{L}\p{N}_.+-]+/gu, '_')}.jsonl`)
}
