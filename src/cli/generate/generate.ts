import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { namedShape } from '../../families/namedShape.ts'
import { findNamedFamily } from '../../families/registry.ts'
import type { Sameness } from '../../families/rules.ts'
import { SYMMETRIES } from '../../families/symmetry.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import { parseMadeName } from '../../maker/madeName.ts'
import { ATTEMPTS } from '../../maker/maker.ts'
import { formatOrder } from '../../maker/orderFields.ts'
import { withoutFullBoards } from '../../maker/possibleClues.ts'
import { makeDraw } from '../../maker/puzzleFromSeed.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { makeDecider, seedOf } from '../../maker/refuseDuplicates.ts'
import { makeSeen, makeUnwanted } from '../../maker/seenPuzzles.ts'
import { realPlace } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { readUnwanted } from '../shared/filePuzzles.ts'
import { distinctOption, FAMILY_LIST, fileName, positiveInteger } from '../shared/options.ts'
import { orderAsked, readSeed, withOrder, withOwnOptions } from '../shared/orderOptions.ts'
import { EXIT, flush, print, STANDARD_OUTPUT } from '../shared/output.ts'
import { countAttempts } from '../shared/progress.ts'
import { madeText } from '../shared/puzzleReport.ts'
import { endSentence, makeBatch } from './makeBatch.ts'

/**
 * The default limit of attempts for a made name. It is high, because the puzzle was found once, however long
 * that took.
 */
const ATTEMPTS_AGAIN = 100 * ATTEMPTS

interface GenerateOptions {
  readonly shape?: string
  readonly number: number
  readonly seed?: string
  readonly grade: boolean
  readonly attempts?: number
  readonly workers?: number
  readonly distinct: Sameness
  readonly notIn?: readonly string[]
  readonly out?: string
  readonly json?: boolean
  readonly quiet?: boolean
}

export function addGenerate(program: Command): void {
  const command = program
    .command('generate')
    .argument('<family>', `${FAMILY_LIST}; or the "made" name of a record, to regenerate its puzzle`)
    .option('-s, --shape <shape>', 'such as 9x9, 6x6/3x2 or 9x9/rook (each family has a default)')
    .option('-n, --number <puzzles>', 'number of puzzles, all different', positiveInteger, 1)
    .option('--seed <text>', 'a text; the same seed makes the same puzzles (random by default, and printed)')
  withOwnOptions(withOrder(command))
    .option(
      '--attempts <number>',
      `attempts at one puzzle before giving up (${ATTEMPTS} by default)`,
      positiveInteger,
    )
    .addOption(distinctOption().default('looks'))
    .option(
      '--not-in <files...>',
      'files of puzzles to avoid; their twins (rotated, relabelled, ...) are avoided too',
    )
    .option('--workers <number>', 'number of threads (one per core by default)', positiveInteger)
    .option('-o, --out <file>', 'file for the records; - is standard output', fileName)
    .option('--json', 'write records, even of a single puzzle, to standard output or to --out')
    .option('--no-grade', 'leave the grade out of the records')
    .option('-q, --quiet', 'print neither progress nor summary')
    .addHelpText('after', SYMMETRY_HELP)
    .action(generate)
}

const SYMMETRY_HELP = `
Symmetries:
${Object.entries(SYMMETRIES)
  .map(([name, { what }]) => `  ${name.padEnd(14)}${what}`)
  .join('\n')}`

async function generate(name: string, options: GenerateOptions, command: Command): Promise<void> {
  try {
    if (name.includes('#')) {
      expectNothingElse(command)
      const { seed, ...named } = parseMadeName(name)
      const recipe = withoutFullBoards(named)
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

/** Whether the order is known to be impossible; if so, prints why. */
function isImpossible(recipe: Recipe): boolean {
  const reason = impossibleOrder(recipe)
  if (reason === undefined) return false
  process.stderr.write(`impossible: ${reason}\n`)
  process.exitCode = EXIT.limit
  return true
}

/** Refuses options that a made name already decides. */
function expectNothingElse(command: Command): void {
  const typed = Object.keys(command.opts()).filter((key) => command.getOptionValueSource(key) === 'cli')
  const other = typed.find((key) => !['json', 'attempts', 'quiet', 'grade'].includes(key))
  if (other === undefined) return
  throw new InvalidArgumentError(`--${other} does not go with a made name; leave it out`)
}

function readRecipe(name: string, options: GenerateOptions, command: Command): Recipe {
  const named = findNamedFamily(name)
  const { family } = named
  const shape = namedShape(named, options.shape)
  const order = orderAsked(family, command)
  return withoutFullBoards({ family, shape, order })
}

/** Makes one puzzle, and prints it as text or as a record. */
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
  const goOn = `to resume, repeat the command${options.seed === undefined ? ` with --seed ${seed}` : ''}`
  // The seed is printed before the work, so that the run can be repeated even if it fails.
  if (options.seed === undefined && !quiet) process.stderr.write(`seed ${seed}\n`)
  const wanted = { recipe, seed, count: number, attempts, workers, out, quiet, isGraded, distinct, notIn }
  process.exitCode = await makeBatch(out === STANDARD_OUTPUT ? wanted : { ...wanted, goOn })
}

/**
 * Leaves out the file that the run itself writes, by whatever path it was named. A resumed run finds its own
 * puzzles there, and `--distinct` decides on repeats among them.
 */
function othersThan(out: string, files: readonly string[] = []): readonly string[] {
  if (out === STANDARD_OUTPUT) return files
  const own = placeOf(out)
  return own === undefined ? files : files.filter((file) => placeOf(file) !== own)
}

/** The real path of a file; undefined if it has none. Opening the file reports this error later. */
function placeOf(file: string): string | undefined {
  try {
    return realPlace(resolve(file))
  } catch {
    return undefined
  }
}

/** The maximum number of characters of a seed in a file name; file names may have 255 bytes. */
const LONGEST_IN_NAME = 40

/** The default file, under generated/ and named by its contents. */
function defaultPath({ family, shape, order }: Recipe, seed: string, distinct: Sameness): string {
  const kind = [family.name, shape.text, formatOrder(family, order), distinct === 'looks' ? '' : distinct]
  const words = [...kind, seed.slice(0, LONGEST_IN_NAME)]
  const name = words.filter((word) => word !== '').join('-')
  return join('generated', `${name.replaceAll(/[^\p{L}\p{N}_.+-]+/gu, '_')}.jsonl`)
}
