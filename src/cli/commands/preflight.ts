import { readFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { PROFILES, type Profile } from '../../book/book.ts'
import { BLEED, TRIMS, type Trim } from '../../book/paper.ts'
import { CHECK_NAMES, CHECKS } from '../../book/preflight/findings.ts'
import type { PreflightReport } from '../../book/preflight/preflight.ts'
import type { Wording } from '../../book/preflight/wording.ts'
import { parseRecipe } from '../../book/recipe/parse.ts'
import type { BookRecipe } from '../../book/recipe/recipe.ts'
import { BOOK_WORDS, wordsOf } from '../../book/words.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/text.ts'
import { INCH, MILLIMETRE } from '../../render/units.ts'
import { readText, unreadable } from '../input.ts'
import { positiveInteger } from '../options.ts'
import { bold, complain, EXIT, flush, hanging, print } from '../output.ts'
import { runPreflight } from '../preflighting.ts'

interface PreflightOptions {
  readonly trim?: Trim
  readonly bleed?: boolean
  readonly profile?: Profile
  readonly puzzles?: number
  readonly recipe?: string
  readonly json?: boolean
}

export function addPreflight(program: Command): void {
  program
    .command('preflight')
    .summary('check a finished PDF as a print service would')
    .description(
      'Reads a finished PDF with a parser of its own and checks sizes, margins, fonts, type, lines and, in a book of puzzles, that each has its solution where the book says.',
    )
    .argument('<file>', 'the PDF, of any origin')
    .addOption(new Option('--trim <size>', `the trimmed page: ${TRIM_NAMES}`).argParser(parseTrim))
    .option('--bleed', 'the pages have bleed; without this it is found out')
    .addOption(
      new Option('--profile <profile>', 'what it is for; without this, screen if there are links').choices(
        PROFILES,
      ),
    )
    .option('--puzzles <number>', 'how many puzzles there should be', positiveInteger)
    .option('--recipe <file>', 'the recipe of the book, if it has words of its own or is in another language')
    .option('--json', 'print the report as a line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(check)
}

const TRIM_NAMES = `${TRIMS.map(({ name }) => name).join(', ')}, or any such as 7x10 (inches), 170x240mm`

const EXAMPLES = `
Examples:
  $ puzzlewright preflight book.pdf
  $ puzzlewright preflight book.pdf --trim 8.5x11 --profile print --puzzles 120
  $ puzzlewright preflight livre.pdf --recipe livre.yaml
`

async function check(file: string, options: PreflightOptions): Promise<void> {
  const { json, bleed, recipe, ...expected } = options
  const words = recipe === undefined ? undefined : await wordsFrom(recipe)
  const bytes = await bytesOf(file)
  if (!bytes || (recipe !== undefined && !words)) {
    process.exitCode = EXIT.badInput
    return
  }
  const report = await runPreflight(bytes, {
    ...expected,
    ...(bleed && { bleed: BLEED }),
    ...(words && { words }),
  })
  if (report.problems.length > 0) process.exitCode = EXIT.badInput
  if (json) print(JSON.stringify({ file, ...report }))
  else if (report.pages === 0) process.stderr.write(`${file}: ${report.problems[0].message}\n`)
  else printReport(file, report, expected.profile === undefined)
  await flush()
}

/** The bytes of a file; complains if it cannot be read. */
async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    complain(file, unreadable(error))
    return undefined
  }
}

/** The words of a recipe by which puzzles and solutions are found; complains of a recipe that is none. */
async function wordsFrom(file: string): Promise<Wording | undefined> {
  try {
    const parsed = parseRecipe(await readText(file))
    if (!('mistakes' in parsed)) return wordingOf(parsed.recipe)
    for (const mistake of parsed.mistakes) complain(file, mistake)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(file, error)
  }
  return undefined
}

function wordingOf({ language = 'en', words }: BookRecipe): Wording {
  return { ...BOOK_WORDS.en, ...wordsOf(language), ...words }
}

/** A size by its name, or by width and height. */
export function parseTrim(text: string): Trim {
  const named = TRIMS.find(({ name }) => name.toLowerCase() === text.toLowerCase())
  if (named) return named
  const [, width, height, unit] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|in)?$/i.exec(text) ?? []
  if (!(Number(width) > 0 && Number(height) > 0))
    throw new InvalidArgumentError(`It has to be ${TRIM_NAMES}.`)
  const scale = unit?.toLowerCase() === 'mm' ? MILLIMETRE : INCH
  return { name: text, width: Number(width) * scale, height: Number(height) * scale }
}

/** A table of the checks: what was found, and what is wrong with it. */
function printReport(file: string, report: PreflightReport, isProfileGuessed: boolean): void {
  const { profile, found, problems } = report
  const guess = profile === 'screen' ? 'since it has links or an outline' : 'since it has no links'
  print(bold(`${file}: checked for ${profile}${isProfileGuessed ? `, ${guess}` : ''}`))
  for (const check of CHECK_NAMES) {
    const wrong = problems.filter((problem) => problem.check === check)
    if (found[check] === undefined && wrong.length === 0) continue
    const label = `${(wrong.length > 0 ? 'wrong' : 'ok').padEnd(7)}${CHECKS[check].padEnd(LABEL)}`
    print(hanging(label, found[check] ?? ''))
    for (const { page, message } of wrong) {
      print(hanging(' '.repeat(INDENT), page === undefined ? message : `page ${page}: ${message}`))
    }
  }
  print(problems.length === 0 ? 'Nothing is wrong.' : `${count(problems.length, 'problem')}.`)
}

const LABEL = 18
const INDENT = 9
