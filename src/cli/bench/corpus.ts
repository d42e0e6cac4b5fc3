import { type Command, InvalidArgumentError } from 'commander'
import { namedShape } from '../../families/parseNamedShape.ts'
import { quote } from '../../families/puzzleError.ts'
import { findNamedFamily } from '../../families/registry.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { STARS, type Stars } from '../../grader/stars.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { formatOrder, parseOrder } from '../../maker/orderFields.ts'
import { formatRange, isGradeOrdered, type Range } from '../../maker/orderValues.ts'
import { withoutFullBoards } from '../../maker/possibleClueCounts.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { starsToAskFor } from '../../maker/reachableStars.ts'
import { UNFIT_FOR_SEEDS } from '../../maker/recipeName.ts'
import type { Typed } from '../commandsFromTable.ts'
import { asUsage, expectOnly, versionOf } from '../shared/optionHelpers.ts'
import { impossible } from '../shared/output.ts'
import { starsAsked } from '../shared/puzzleRequestOptions.ts'
import { LISTS } from '../shared/tableFacts.ts'
import { makeCorpus } from './makeCorpus.ts'
import { makePublished } from './writeCorpusFile.ts'
import { type SuiteOrder, writeSuite } from './writeSuite.ts'

type CorpusOptions = Typed<'bench corpus'>

const PUBLISHED = 'published'

/** The options that are allowed with every corpus. */
const ALWAYS = ['out', 'quiet', 'workers']

/** Freezes a set of puzzles. */
export async function corpus(options: CorpusOptions, command: Command): Promise<undefined> {
  const { family: name, out, workers, quiet = false, number: puzzles } = options
  if (options.suite !== undefined) {
    expectOnly(command, [...ALWAYS, 'suite', 'baseline', 'shape', 'stars', 'difficulty'], 'a frozen suite')
    return writeSuite(asUsage(() => suiteOrder(name, options)))
  }
  if (options.baseline !== undefined) throw new InvalidArgumentError('--baseline needs --suite')
  if (name === undefined) {
    throw new InvalidArgumentError(`expected a family (${LISTS.families}), ${PUBLISHED} or --suite`)
  }
  const target = { out, workers, quiet }
  if (name === PUBLISHED) {
    expectOnly(command, ALWAYS, 'published puzzles')
    return makePublished(`puzzlewright bench corpus ${PUBLISHED}`, target)
  }
  const recipe = asUsage(() => readRecipe(name, options))
  const stars = starsAsked(options) ?? rangeOf(starsToAskFor(recipe.family, recipe.shape, recipe.order))
  const seed = readSeed(options.seed)
  const reason = faultOf(recipe, stars)
  if (reason !== undefined) throw impossible(reason)
  const order = { recipe, stars, puzzles, seed, made: commandOf(recipe, stars, options) }
  return makeCorpus(order, versionOf(command), target)
}

/** The range from the first to the last of these stars, which is the default of a corpus. */
function rangeOf(stars: readonly Stars[]): Range {
  return { least: stars[0], most: stars[stars.length - 1] }
}

/** The part of a suite that the options choose. Throws a PuzzleError for an unknown family or shape. */
function suiteOrder(name: string | undefined, options: CorpusOptions): SuiteOrder {
  const { suite = '', shape: typedShape, out, baseline, quiet = false } = options
  if (name === undefined && typedShape !== undefined) {
    throw new InvalidArgumentError('--shape needs a family, since each family has its own shapes')
  }
  const named = name === undefined ? undefined : findNamedFamily(name)
  const hasShape = typedShape !== undefined || named?.alias?.variant !== undefined
  const shape = named && hasShape ? namedShape(named, typedShape).text : undefined
  const stars = starsAsked(options)
  const words = ['puzzlewright', 'bench', 'corpus', ...(named ? [named.family.name] : []), '--suite', suite]
  if (shape !== undefined) words.push('--shape', shape)
  if (stars) words.push('--stars', formatRange(stars))
  const part = {
    ...(named && { family: named.family.name }),
    ...(shape !== undefined && { shape }),
    ...(stars && { stars }),
  }
  return { suite, part, out, baseline, quiet, made: words.join(' ') }
}

function readRecipe(name: string, { shape, wishes = '' }: CorpusOptions): Recipe {
  const named = findNamedFamily(name)
  const { family } = named
  const order = parseOrder(family, wishes)
  if (isGradeOrdered(order)) throw new InvalidArgumentError('--wishes cannot set the difficulty; use --stars')
  const recipe = { family, shape: namedShape(named, shape), order }
  return withoutFullBoards(recipe)
}

/** Explains why puzzles with one of the corpus's numbers of stars cannot be made; undefined if all can be made. */
function faultOf(recipe: Recipe, { least, most }: Range): string | undefined {
  const { order } = recipe
  const bands = STARS.filter((stars) => stars >= least && stars <= most)
  const orders = bands.map((stars) => ({ ...order, stars: { least: stars, most: stars } }))
  return orders
    .map((one) => impossibleOrder({ ...recipe, order: one }))
    .find((reason) => reason !== undefined)
}

/**
 * Reads the seed, without which a corpus could not be regenerated. A seed must not contain a slash, because a slash
 * separates the seed from the number of a puzzle.
 */
function readSeed(seed: string | undefined): string {
  if (seed !== undefined && /^[^/]{1,100}$/u.test(seed) && !UNFIT_FOR_SEEDS.test(seed)) return seed
  const form = 'one line of 1 to 100 characters, without "/"'
  const fault = seed === undefined ? '--seed is needed' : `--seed: ${quote(seed)} is not a seed`
  throw new InvalidArgumentError(`${fault}: expected ${form}`)
}

/** The complete command, except options that do not change the corpus. */
function commandOf(
  { family, shape, order }: Recipe,
  stars: Range,
  { number, seed = '' }: CorpusOptions,
): string {
  const wishes = formatOrder(family, order)
  const words = [
    'puzzlewright',
    'bench',
    'corpus',
    family.name,
    '--shape',
    shape.text,
    '--stars',
    formatRange(stars),
  ]
  words.push('-n', String(number), '--seed', seed, ...(wishes ? ['--wishes', wishes] : []))
  return words.map(shellWord).join(' ')
}
