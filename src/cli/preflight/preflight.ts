// Runs preflight on a file and prints the report as a table or as a line of JSON.

import { InvalidArgumentError } from 'commander'
import { BOOK_WORDS, wordsOf } from '../../book/bookWords.ts'
import { type CoverGeometry, coverGeometry, trimsOfCover } from '../../book/cover/coverGeometry.ts'
import { USUAL_PAPER } from '../../book/cover/paperStocks.ts'
import { CHECK_NAMES, CHECKS } from '../../book/preflight/findings.ts'
import type { LabelWording } from '../../book/preflight/matchPuzzleLabels.ts'
import {
  preflight as checkPdf,
  type Expected,
  type PreflightReport,
  preflightCover,
} from '../../book/preflight/preflight.ts'
import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import { parseRecipe } from '../../book/recipe/parseRecipe.ts'
import { count } from '../../families/gridText.ts'
import { visible } from '../../families/puzzleError.ts'
import { BLEED, TRIMS } from '../../print/trimsAndPrintLimits.ts'
import type { Typed } from '../commandsFromTable.ts'
import { readBytes, readText } from '../shared/input.ts'
import { badFile, bold, EXIT, flush, hanging, onFile, print, tell } from '../shared/output.ts'

type PreflightOptions = Omit<Typed<'preflight'>, 'file'>

/** Checks a file and prints the report. Returns the exit code. */
export async function preflight({ file, ...options }: Typed<'preflight'>): Promise<number> {
  const { json, bleed, recipe, cover, pages, paper, ...expected } = options
  const geometry = coverOf(options)
  const stated = recipe === undefined ? {} : expectationOf(await recipeOf(recipe))
  const bytes = await onFile(file, () => readBytes(file, 'pdf'))
  const report = geometry
    ? await withoutRejections(preflightCover(bytes, geometry))
    : await runPreflight(bytes, { ...stated, ...expected, ...(bleed && { bleed: BLEED }) })
  if (json) print(JSON.stringify({ file, ...report }))
  else if (report.pages === 0) tell(`${visible(file)}: ${report.problems[0].message}`)
  else printReport(file, report, options)
  await flush()
  return report.problems.length > 0 ? EXIT.badInput : EXIT.fine
}

/** The geometry that the cover should have; undefined if the options do not ask to check a cover. */
function coverOf({ cover, trim, pages, paper }: PreflightOptions): CoverGeometry | undefined {
  if (!cover && pages === undefined && paper === undefined) return undefined
  if (!cover) throw new InvalidArgumentError('--pages and --paper need --cover')
  if (!trim || pages === undefined) {
    throw new InvalidArgumentError('--cover needs --trim and --pages, which determine the size of a cover')
  }
  return coverGeometry({ trim, pages, paper: paper ?? USUAL_PAPER })
}

async function recipeOf(file: string): Promise<BookRecipe> {
  const parsed = await onFile(file, async () => parseRecipe(await readText(file, 'recipe')))
  if ('mistakes' in parsed) throw badFile(file, parsed.mistakes)
  return parsed.recipe
}

function expectationOf(recipe: BookRecipe): Expected {
  const { sections, thinnestLine } = recipe
  return {
    words: wordingOf(recipe),
    // If the puzzles come from files, the recipe does not state their number.
    ...(sections && { puzzles: sections.reduce((sum, section) => sum + section.count, 0) }),
    ...(thinnestLine !== undefined && { thinnestLine }),
  }
}

function wordingOf({ language = 'en', words }: BookRecipe): LabelWording {
  return { ...BOOK_WORDS.en, ...wordsOf(language), ...words }
}

/** Prints a table of the checks: what was found, and what is wrong. */
function printReport(file: string, report: PreflightReport, options: PreflightOptions): void {
  const { profile, found, unchecked, problems } = report
  const guess =
    profile === 'screen' ? 'since it has links or an outline' : 'since it has neither links nor an outline'
  const use = `for ${profile}${options.profile === undefined ? `, ${guess}` : ''}`
  print(bold(`${visible(file)}: checked ${options.cover ? 'as a cover' : use}`))
  for (const check of CHECK_NAMES) {
    const wrong = problems.filter((problem) => problem.check === check)
    if (found[check] === undefined && wrong.length === 0) continue
    const isUnchecked = wrong.length === 0 && unchecked.includes(check)
    const verdict = wrong.length > 0 ? 'wrong' : isUnchecked ? '-' : 'ok'
    const label = `${verdict.padEnd(7)}${CHECKS[check].padEnd(LABEL)}`
    const text = found[check] ?? ''
    print(hanging(label, isUnchecked ? `not checked: ${text}${hintOf(options)}` : text))
    for (const { page, message } of wrong) {
      print(hanging(' '.repeat(INDENT), page === undefined ? message : `page ${page}: ${message}`))
    }
  }
  const fine = unchecked.length === 0 ? 'No problems found.' : 'No problems found in what was checked.'
  print(problems.length === 0 ? fine : `${count(problems.length, 'problem')}.`)
  const covered = coveredTrims(report, options)
  if (covered === '') return
  print(
    `The sheet has the size of a whole cover of ${covered}; to check it as one, use --cover with --trim and --pages.`,
  )
}

/** The trims of which a file that was not checked as a cover seems to be the cover; empty if there are none. */
function coveredTrims(report: PreflightReport, { cover, trim }: PreflightOptions): string {
  const trims = cover || report.pages !== 1 ? [] : trimsOfCover(report, trim ? [trim] : TRIMS)
  return trims.map(({ name }) => name).join(' or ')
}

/** A hint on what to do if no puzzles were found. */
function hintOf({ recipe, cover }: PreflightOptions): string {
  if (cover) return ''
  return recipe === undefined
    ? '; for a book with custom words, name its recipe with --recipe'
    : '; the PDF does not contain the words of the recipe'
}

const LABEL = 18
const INDENT = 9

/** Runs preflight on a file that may be damaged. */
export async function runPreflight(bytes: Uint8Array, expected: Expected): Promise<PreflightReport> {
  return withoutRejections(checkPdf(bytes, expected))
}

/**
 * Waits for the report of a file that may be damaged. For a damaged file the parser leaves rejected promises that
 * nothing awaits, which would end the program. Such rejections are ignored, because the report states what could not be
 * read.
 */
async function withoutRejections(checked: Promise<PreflightReport>): Promise<PreflightReport> {
  const ignore = () => {}
  process.on('unhandledRejection', ignore)
  try {
    const report = await checked
    // Node reports rejections after all pending callbacks have run.
    await new Promise((resolve) => setImmediate(resolve))
    return report
  } finally {
    process.off('unhandledRejection', ignore)
  }
}
