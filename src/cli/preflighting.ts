// Preflight of a file: what was found, as a table or as a line of JSON.

import { readFile } from 'node:fs/promises'
import { BLEED } from '../book/paper.ts'
import { CHECK_NAMES, CHECKS } from '../book/preflight/findings.ts'
import { type Expected, type PreflightReport, preflight } from '../book/preflight/preflight.ts'
import type { Wording } from '../book/preflight/wording.ts'
import { parseRecipe } from '../book/recipe/parse.ts'
import type { BookRecipe } from '../book/recipe/recipe.ts'
import { BOOK_WORDS, wordsOf } from '../book/words.ts'
import { PuzzleError } from '../families/error.ts'
import { count } from '../families/text.ts'
import type { PreflightOptions } from './commands/preflight.ts'
import { readText, unreadable } from './input.ts'
import { bold, complain, EXIT, flush, hanging, print } from './output.ts'

/** Checks a file and says what was found; returns the exit code. */
export async function checkFile(file: string, options: PreflightOptions): Promise<number> {
  const { json, bleed, recipe, ...expected } = options
  const words = recipe === undefined ? undefined : await wordsFrom(recipe)
  const bytes = await bytesOf(file)
  if (!bytes || (recipe !== undefined && !words)) return EXIT.badInput
  const report = await runPreflight(bytes, {
    ...expected,
    ...(bleed && { bleed: BLEED }),
    ...(words && { words }),
  })
  if (json) print(JSON.stringify({ file, ...report }))
  else if (report.pages === 0) process.stderr.write(`${file}: ${report.problems[0].message}\n`)
  else printReport(file, report, expected.profile === undefined)
  await flush()
  return report.problems.length > 0 ? EXIT.badInput : EXIT.fine
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

/**
 * Preflight as commands run it. Of a damaged file the parser leaves rejected promises behind that nobody can wait for; Node
 * would end the program for them. What could not be read is in the report all the same.
 */
export async function runPreflight(bytes: Uint8Array, expected: Expected): Promise<PreflightReport> {
  const ignore = () => {}
  process.on('unhandledRejection', ignore)
  try {
    const report = await preflight(bytes, expected)
    // Rejections are told once all that is under way has had its turn.
    await new Promise((resolve) => setImmediate(resolve))
    return report
  } finally {
    process.off('unhandledRejection', ignore)
  }
}
