import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { FAMILIES, findFamily } from '../../families/registry.ts'
import type { Sameness } from '../../families/rules.ts'
import { STARS } from '../../grader/stars.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { UNFIT_FOR_SEEDS } from '../../maker/madeName.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import {
  formatOrder,
  formatRange,
  isGradeOrdered,
  parseOrder,
  type Range,
} from '../../maker/puzzleRequest.ts'
import { distinctOption, fileName, positiveInteger } from '../shared/options.ts'
import { EXIT } from '../shared/output.ts'
import { type StarsOptions, starsAsked, withStars } from '../shared/starsOption.ts'

interface CorpusOptions extends StarsOptions {
  readonly shape?: string
  readonly number: number
  readonly seed?: string
  readonly wishes?: string
  readonly distinct?: Sameness
  readonly out: string
  readonly workers?: number
  readonly quiet?: boolean
}

const PUBLISHED = 'published'

/** A corpus has puzzles of all stars where nothing else is said. */
const ALL_STARS = { least: STARS[0], most: STARS.length }

/** A benchmark learns nothing from a puzzle's twin. */
const USUAL_DISTINCT: Sameness = 'essential'

export function addCorpus(bench: Command): void {
  const command = bench
    .command('corpus')
    .summary('freeze a set of graded puzzles')
    .description(
      'Makes a corpus: a file of graded puzzles, as many of each number of stars, that begins with a manifest and its checksum.\n' +
        'The same command makes the same bytes on any machine. One that was interrupted goes on when it is given again.',
    )
    .argument(
      '<family>',
      `${FAMILIES.map(({ name }) => name).join(', ')}; or ${PUBLISHED}, the puzzles that others have published`,
    )
    .option(
      '-s, --shape <shape>',
      'such as 9x9, 6x6/3x2, 9x9/rook (each family has one of its own by default)',
    )
  withStars(command, formatRange(ALL_STARS))
    .option('-n, --number <puzzles>', 'how many puzzles, all different', positiveInteger, 200)
    .option('--seed <text>', 'a text: the same makes the same puzzles')
    .option('--wishes <list>', 'what else, in the words of a name: minimal,symmetry=rotate180,clues=22..26')
    .addOption(distinctOption(USUAL_DISTINCT))
    .requiredOption('-o, --out <file>', 'where the corpus goes', fileName)
    .option('--workers <number>', 'threads that make puzzles (one a core by default)', positiveInteger)
    .option('-q, --quiet', 'no progress and no summary')
    .addHelpText('after', EXAMPLES)
    .action(corpus)
}

const EXAMPLES = `
Examples:
  $ puzzlewright bench corpus sudoku --stars 1..5 -n 200 --seed spring --out generated/sudokus-200.jsonl
  $ puzzlewright bench corpus kenken --shape 6x6 --wishes operators=+x --seed spring --out generated/kenkens.jsonl
  $ puzzlewright bench corpus ${PUBLISHED} --out generated/published.jsonl

Any file that solve reads is a corpus, too; only it has no manifest that would show a change.
`

async function corpus(name: string, options: CorpusOptions, command: Command): Promise<void> {
  const { out, workers, quiet = false } = options
  const target = { out, workers, quiet }
  const { makeCorpus, makePublished } = await import('./makeCorpus.ts')
  if (name === PUBLISHED) {
    expectNothingElse(command)
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
    const { distinct = USUAL_DISTINCT, number: puzzles } = options
    const order = { recipe, stars, puzzles, seed, distinct, made: commandOf(recipe, stars, options) }
    process.exitCode = await makeCorpus(order, target)
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}

function expectNothingElse(command: Command): void {
  const typed = Object.keys(command.opts()).filter((key) => command.getOptionValueSource(key) === 'cli')
  const other = typed.find((key) => !['out', 'quiet', 'workers'].includes(key))
  if (other === undefined) return
  throw new InvalidArgumentError(`--${other} does not go with the puzzles that are published`)
}

function readRecipe(name: string, { shape, wishes = '' }: CorpusOptions): Recipe {
  const family = findFamily(name)
  const order = parseOrder(family, wishes)
  if (isGradeOrdered(order))
    throw new InvalidArgumentError('how hard the puzzles are is said by --stars alone')
  const recipe = { family, shape: family.notation.parseShape(shape ?? family.making.shape), order }
  return withoutFullBoards(recipe)
}

/** Why there is no such corpus: of all stars that are ordered there have to be puzzles. */
function faultOf(recipe: Recipe, { least, most }: Range): string | undefined {
  const { order } = recipe
  const bands = STARS.filter((stars) => stars >= least && stars <= most)
  const orders = bands.map((stars) => ({ ...order, stars: { least: stars, most: stars } }))
  return orders
    .map((one) => impossibleOrder({ ...recipe, order: one }))
    .find((reason) => reason !== undefined)
}

/** What can be made again has a seed; a slash comes before the number of a puzzle. */
function readSeed(seed: string | undefined): string {
  if (seed !== undefined && /^[^/]{1,100}$/u.test(seed) && !UNFIT_FOR_SEEDS.test(seed)) return seed
  throw new InvalidArgumentError('--seed is needed, a text of 1 to 100 characters in one line, without "/"')
}

/** The whole command, but for what does not change the corpus. */
function commandOf(
  { family, shape, order }: Recipe,
  stars: Range,
  { number, seed = '', distinct = USUAL_DISTINCT }: CorpusOptions,
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
  if (distinct !== USUAL_DISTINCT) words.push('--distinct', distinct)
  return words.map(quoted).join(' ')
}

/** A word as a shell reads it. */
function quoted(word: string): string {
  return /^[\w./:=,+@%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
