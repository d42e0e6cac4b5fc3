import { type Command, InvalidArgumentError, Option } from 'commander'
import { SUITES } from '../../bench/suites/suites.ts'
import { PuzzleError, quote } from '../../families/error.ts'
import { namedShape } from '../../families/namedShape.ts'
import { findNamedFamily } from '../../families/registry.ts'
import { STARS } from '../../grader/stars.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { UNFIT_FOR_SEEDS } from '../../maker/madeName.ts'
import { formatOrder, parseOrder } from '../../maker/orderFields.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { formatRange, isGradeOrdered, type Range } from '../../maker/puzzleRequest.ts'
import { asUsage, FAMILY_LIST, fileName, positiveInteger, versionOf } from '../shared/options.ts'
import { type StarsOptions, starsAsked, withOrder } from '../shared/orderOptions.ts'
import { EXIT } from '../shared/output.ts'
import { shellWord } from '../shared/shellWord.ts'
import type { SuiteOrder } from './writeSuite.ts'

interface CorpusOptions extends StarsOptions {
  readonly suite?: string
  readonly baseline?: string
  readonly shape?: string
  readonly number: number
  readonly seed?: string
  readonly wishes?: string
  readonly out: string
  readonly workers?: number
  readonly quiet?: boolean
}

const PUBLISHED = 'published'

/** The default stars of a corpus: all. */
const ALL_STARS = { least: STARS[0], most: STARS.length }

export function addCorpus(bench: Command): void {
  const command = bench
    .command('corpus')
    .argument('[family]', `${FAMILY_LIST}; or ${PUBLISHED}, for published puzzles`)
    .addOption(
      new Option(
        '--suite <name>',
        'a frozen suite instead of new puzzles: all, or those of a family, --shape, --stars',
      ).choices(SUITES.map(({ name }) => name)),
    )
    .option('--baseline <file>', "file for the suite's baseline: results for bench compare", fileName)
    .option('-s, --shape <shape>', 'such as 9x9, 6x6/3x2 or 9x9/rook (each family has a default)')
  withOrder(command, ['stars'], formatRange(ALL_STARS))
    .option('-n, --number <puzzles>', 'number of puzzles, none of them twins', positiveInteger, 200)
    .option('--seed <text>', 'a text; the same seed makes the same puzzles')
    .option('--wishes <list>', 'further options, as in made names: minimal,symmetry=rotate180,clues=22..26')
    .requiredOption('-o, --out <file>', 'file for the corpus', fileName)
    .option('--workers <number>', 'number of threads (one per core by default)', positiveInteger)
    .option('-q, --quiet', 'print neither progress nor summary')
    .action(corpus)
}

async function corpus(name: string | undefined, options: CorpusOptions, command: Command): Promise<void> {
  const { out, workers, quiet = false } = options
  if (options.suite !== undefined) {
    expectOnly(command, ['suite', 'baseline', 'shape', 'stars', 'difficulty'], 'a frozen suite')
    const order = asUsage(() => suiteOrder(name, options))
    const { writeSuite } = await import('./writeSuite.ts')
    process.exitCode = await writeSuite(order)
    return
  }
  if (options.baseline !== undefined) throw new InvalidArgumentError('--baseline needs --suite')
  if (name === undefined) {
    throw new InvalidArgumentError(`expected a family (${FAMILY_LIST}), ${PUBLISHED} or --suite`)
  }
  const target = { out, workers, quiet }
  if (name === PUBLISHED) {
    expectOnly(command, [], 'published puzzles')
    const { makePublished } = await import('./publishCorpus.ts')
    process.exitCode = await makePublished(`puzzlewright bench corpus ${PUBLISHED}`, target)
    return
  }
  try {
    const recipe = readRecipe(name, options)
    const stars = starsAsked(options) ?? ALL_STARS
    const seed = readSeed(options.seed)
    const reason = faultOf(recipe, stars)
    if (reason !== undefined) {
      process.stderr.write(`impossible: ${reason}\n`)
      process.exitCode = EXIT.limit
      return
    }
    const order = { recipe, stars, puzzles: options.number, seed, made: commandOf(recipe, stars, options) }
    const { makeCorpus } = await import('./makeCorpus.ts')
    process.exitCode = await makeCorpus(order, versionOf(command), target)
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}

/** Refuses options that have no effect on some corpora, apart from those that never matter. */
function expectOnly(command: Command, allowed: readonly string[], what: string): void {
  const typed = Object.keys(command.opts()).filter((key) => command.getOptionValueSource(key) === 'cli')
  const other = typed.find((key) => ![...allowed, 'out', 'quiet', 'workers'].includes(key))
  if (other === undefined) return
  throw new InvalidArgumentError(`--${other} does not go with ${what}; leave it out`)
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

/** Why the corpus is impossible, if it is: every number of stars needs puzzles. */
function faultOf(recipe: Recipe, { least, most }: Range): string | undefined {
  const { order } = recipe
  const bands = STARS.filter((stars) => stars >= least && stars <= most)
  const orders = bands.map((stars) => ({ ...order, stars: { least: stars, most: stars } }))
  return orders
    .map((one) => impossibleOrder({ ...recipe, order: one }))
    .find((reason) => reason !== undefined)
}

/**
 * Reads the seed, without which a corpus could not be regenerated. Slashes are reserved, since they come before the number
 * of a puzzle.
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
