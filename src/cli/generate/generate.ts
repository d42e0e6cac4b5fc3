import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import type { Family } from '../../families/family.ts'
import { TIERS } from '../../families/inference.ts'
import type { OwnOption } from '../../families/making.ts'
import { FAMILIES, findFamily } from '../../families/registry.ts'
import type { Sameness } from '../../families/rules.ts'
import { SYMMETRIES } from '../../families/symmetry.ts'
import { USUAL_RUNS } from '../../grader/measureTrials.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { parseMadeName, UNFIT_FOR_SEEDS } from '../../maker/madeName.ts'
import { ATTEMPTS } from '../../maker/maker.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import { makeDraw } from '../../maker/puzzleFromSeed.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import {
  formatOrder,
  type Order,
  ownOptionName,
  parseClueRange,
  parseDegrees,
  parseOwn,
  parseSymmetry,
  parseTiers,
  parseTrials,
} from '../../maker/puzzleRequest.ts'
import { makeDecider, seedOf } from '../../maker/refuseDuplicates.ts'
import { makeSeen, makeUnwanted } from '../../maker/seenPuzzles.ts'
import { realPlace } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { readUnwanted } from '../shared/filePuzzles.ts'
import { distinctOption, fileName, positiveInteger } from '../shared/options.ts'
import { EXIT, flush, print, STANDARD_OUTPUT } from '../shared/output.ts'
import { countAttempts } from '../shared/progress.ts'
import { madeText } from '../shared/puzzleReport.ts'
import { type StarsOptions, starsAsked, withStars } from '../shared/starsOption.ts'
import { endSentence, makeBatch } from './makeBatch.ts'

/** Boards to try for a puzzle whose name says that it was made, if nothing else is said. */
const ATTEMPTS_AGAIN = 100 * ATTEMPTS

interface GenerateOptions extends StarsOptions {
  readonly shape?: string
  readonly number: number
  readonly seed?: string
  readonly minimal?: boolean
  readonly clues?: string
  readonly symmetry: string
  readonly degree?: string
  readonly tier?: string
  readonly md?: string
  readonly grade: boolean
  readonly attempts?: number
  readonly workers?: number
  readonly distinct: Sameness
  readonly notIn?: readonly string[]
  readonly out?: string
  readonly json?: boolean
  readonly quiet?: boolean
}

/** All families' own options, each flag once. */
const OWN_OPTIONS = FAMILIES.flatMap((family) => family.making.options.map((option) => ({ family, option })))

export function addGenerate(program: Command): void {
  const command = program
    .command('generate')
    .summary('make puzzles, each with one solution')
    .description(
      'Makes puzzles: one is shown, many are written as records (a line of JSON each), by default to a file in generated/.\n' +
        'A run that was interrupted goes on when the same command is given again.',
    )
    .argument(
      '<family>',
      `${FAMILIES.map(({ name }) => name).join(', ')}, or the "made" of a record, to make it again`,
    )
    .option(
      '-s, --shape <shape>',
      'such as 9x9, 6x6/3x2, 9x9/rook (each family has one of its own by default)',
    )
    .option('-n, --number <puzzles>', 'how many puzzles, all different', positiveInteger, 1)
    .option(
      '--seed <text>',
      'a text: the same makes the same puzzles (without it a random one is taken and shown)',
    )
    .option('--minimal', 'no removable clue may be left that could go by itself')
    .option('--clues <number>', 'how many givens (KenKen: cages): 24, or 22..26 for a range')
    .addOption(
      new Option('--symmetry <name>', 'how the givens are placed')
        .choices(Object.keys(SYMMETRIES))
        .default('none'),
    )
  withStars(command)
    .option('--degree <range>', 'how hard, on the scale of Survo puzzles: 151..600, or 1501..')
    .option('--tier <tier>', `what reasoning it takes: ${TIERS.join(', ')}, or a range such as ..techniques`)
  for (const { family, option } of OWN_OPTIONS) {
    command.option(option.flags, `${family.title}: ${option.what}`)
  }
  command
    .option(
      '--attempts <number>',
      `boards to try for one puzzle before giving up (${ATTEMPTS})`,
      positiveInteger,
    )
    .addOption(distinctOption('looks').default('looks'))
    .option('--not-in <files...>', 'puzzles that must not come again, in whatever form')
    .option('--workers <number>', 'threads that make puzzles (one a core by default)', positiveInteger)
    .option('-o, --out <file>', 'where records go; - is standard output', fileName)
    .addOption(
      new Option('--json', 'write records to standard output, also of a single puzzle').conflicts('out'),
    )
    .option(
      '--md <runs>',
      `Survo: runs that measure the degree (${USUAL_RUNS.least}, near a border of stars up to ${USUAL_RUNS.most})`,
    )
    .option('--no-grade', 'leave the grade out of the records')
    .option('-q, --quiet', 'no progress and no summary')
    .addHelpText('after', HELP)
    .action(generate)
}

const HELP = `
Symmetries:
${Object.entries(SYMMETRIES)
  .map(([name, { what }]) => `  ${name.padEnd(14)}${what}`)
  .join('\n')}

Examples:
  $ puzzlewright generate sudoku --symmetry rotate180
  $ puzzlewright generate kenken --shape 5x5 --operators +x
  $ puzzlewright generate sudoku --stars 5 -n 20 --seed spring
  $ puzzlewright generate kenken --difficulty easy..hard
  $ puzzlewright generate hidoku --tier ..techniques -n 20 --seed spring
  $ puzzlewright generate sudoku -n 20 --distinct essential --not-in book1.jsonl book2.jsonl --seed spring
  $ puzzlewright generate hidoku -n 1000 --seed spring --workers 2
  $ puzzlewright generate survo -n 20 --clues 2..4 --json | puzzlewright verify --minimal
`

async function generate(name: string, options: GenerateOptions, command: Command): Promise<void> {
  try {
    if (name.includes('#')) {
      expectNothingElse(command)
      const { seed, ...named } = parseMadeName(name)
      const recipe = withoutFullBoards(named)
      // It was found once, whatever that took.
      const attempts = options.attempts ?? ATTEMPTS_AGAIN
      if (!isImpossible(recipe)) await showOne(recipe, seed, { ...options, attempts })
      return
    }
    const recipe = readRecipe(name, options, command)
    const seed = readSeed(options.seed)
    if (isImpossible(recipe)) return
    if (options.number === 1 && options.out === undefined) await showOne(recipe, seedOf(seed, 0), options)
    else await makeMany(recipe, seed, options)
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}

/** Whether it is plain to see that there is no such puzzle; then it says why. */
function isImpossible(recipe: Recipe): boolean {
  const reason = impossibleOrder(recipe)
  if (reason === undefined) return false
  process.stderr.write(`impossible: ${reason}\n`)
  process.exitCode = EXIT.limit
  return true
}

/** A name that says how a puzzle was made leaves nothing to be asked for. */
function expectNothingElse(command: Command): void {
  const typed = Object.keys(command.opts()).filter((key) => command.getOptionValueSource(key) === 'cli')
  const other = typed.find((key) => !['json', 'attempts', 'quiet', 'grade'].includes(key))
  if (other === undefined) return
  throw new InvalidArgumentError(`--${other} does not go with a name that says how a puzzle was made`)
}

function readRecipe(name: string, options: GenerateOptions, command: Command): Recipe {
  const family = findFamily(name)
  const shape = family.notation.parseShape(options.shape ?? family.making.shape)
  const order: Order = {
    minimal: options.minimal ?? false,
    clues: options.clues === undefined ? undefined : parseClueRange(options.clues),
    symmetry: parseSymmetry(family, options.symmetry),
    stars: starsAsked(options),
    degree: options.degree === undefined ? undefined : parseDegrees(options.degree),
    tier: options.tier === undefined ? undefined : parseTiers(options.tier),
    trials: options.md === undefined ? undefined : parseTrials(family, options.md),
    own: Object.assign({}, ...OWN_OPTIONS.map((one) => ownWish(family, one, command))),
  }
  return withoutFullBoards({ family, shape, order })
}

/** What was typed for a family's own option, if anything was; of another family it is wrong usage. */
function ownWish(
  family: Family,
  { family: owner, option }: { family: Family; option: OwnOption },
  command: Command,
): Order['own'] {
  const name = ownOptionName(option)
  const typed = command.getOptionValue(new Option(option.flags).attributeName())
  if (typed === undefined) return {}
  if (owner !== family)
    throw new InvalidArgumentError(`--${name} is for ${owner.name}, not for ${family.name}`)
  return parseOwn(family, name, typed === true ? undefined : String(typed))
}

/** Any text in one line will do; a slash comes before the number of a puzzle. */
function readSeed(seed: string | undefined): string {
  if (seed === undefined) return randomBytes(4).toString('hex')
  if (/^[^/]{1,100}$/u.test(seed) && !UNFIT_FOR_SEEDS.test(seed)) return seed
  throw new InvalidArgumentError('--seed has to be a text of 1 to 100 characters in one line, without "/"')
}

/** One puzzle, for a person or as a record. */
async function showOne(recipe: Recipe, seed: string, options: GenerateOptions): Promise<void> {
  const { attempts = ATTEMPTS, quiet = false, json } = options
  const unwanted = makeUnwanted()
  const stopped = await interruptible((signal) => readUnwanted(options.notIn ?? [], unwanted, signal))
  if (stopped) {
    process.stderr.write(`${stopped.sentence}\n`)
    process.exitCode = stopped.exit
    return
  }
  const { telling, of } = makeSeen(options.distinct, unwanted)
  const progress = countAttempts(attempts, quiet)
  const draw = makeDraw(recipe, {
    attempts,
    onAttempt: () => progress.advance(1),
    isGraded: options.grade,
    telling,
  })
  const decided = makeDecider(draw, of(recipe.family)).decide(seed, draw(seed))
  progress.stop()
  if ('ended' in decided) {
    process.stderr.write(`${endSentence(decided)}\n`)
    process.exitCode = EXIT.limit
    return
  }
  const { drawn: draft } = decided
  print(json ? JSON.stringify(draft.record) : madeText(recipe, draft))
  await flush()
}

async function makeMany(recipe: Recipe, seed: string, options: GenerateOptions): Promise<void> {
  const { number, workers, quiet = false, grade: isGraded, distinct } = options
  const { attempts = ATTEMPTS } = options
  const toOutput = options.json || !process.stdout.isTTY
  const out = options.out ?? (toOutput ? STANDARD_OUTPUT : defaultPath(recipe, seed, distinct))
  const notIn = othersThan(out, options.notIn)
  const goOn = `the same command${options.seed === undefined ? ` with --seed ${seed}` : ''} goes on`
  // Whatever becomes of the run, it can be repeated.
  if (options.seed === undefined && !quiet) process.stderr.write(`seed ${seed}\n`)
  const wanted = { recipe, seed, count: number, attempts, workers, out, quiet, isGraded, distinct, notIn }
  process.exitCode = await makeBatch(out === STANDARD_OUTPUT ? wanted : { ...wanted, goOn })
}

/**
 * The files without that which the run writes, however they name it: a run that goes on finds its own puzzles there, and
 * what is a repeat among them is for `--distinct` to say.
 */
function othersThan(out: string, files: readonly string[] = []): readonly string[] {
  if (out === STANDARD_OUTPUT) return files
  const own = placeOf(out)
  return own === undefined ? files : files.filter((file) => placeOf(file) !== own)
}

/** Where a file is; nothing where none can be, which is said when it is opened. */
function placeOf(file: string): string | undefined {
  try {
    return realPlace(resolve(file))
  } catch {
    return undefined
  }
}

/** Characters of a seed; names of files may have 255 bytes. */
const LONGEST_IN_NAME = 40

/** A file under generated/ that says what is in it. */
function defaultPath({ family, shape, order }: Recipe, seed: string, distinct: Sameness): string {
  const kind = [family.name, shape.text, formatOrder(family, order), distinct === 'looks' ? '' : distinct]
  const words = [...kind, seed.slice(0, LONGEST_IN_NAME)]
  const name = words.filter((word) => word !== '').join('-')
  return join('generated', `${name.replaceAll(/[^\p{L}\p{N}_.+-]+/gu, '_')}.jsonl`)
}
