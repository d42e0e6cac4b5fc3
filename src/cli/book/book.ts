import { type Command, InvalidArgumentError, Option } from 'commander'
import { ARRANGEMENTS, PRINT_PROFILES, PUZZLES_PER_PAGE, SECTION_PAGES } from '../../book/bookContents.ts'
import { COVER_KINDS } from '../../book/cover/coverGeometry.ts'
import { FAMILIES, USUAL_FAMILIES } from '../../families/registry.ts'
import { type CalendarDate, parseDate } from '../../feed/calendarDates.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { PAPER_NAMES } from '../cover/cover.ts'
import { IMAGE_FORMATS, LEAST_DPI, MOST_DPI } from '../shared/imageFormats.ts'
import { distinctOption, positiveInteger, TRIM_NAMES } from '../shared/options.ts'
import { withOrder } from '../shared/orderOptions.ts'
import { printableLine } from '../shared/printableLine.ts'
import { tightenHeap } from '../shared/tightHeap.ts'
import type { BookOptions } from './bookOptions.ts'
import { volumeRange } from './volumeRange.ts'

export function addBook(program: Command): void {
  const command = program
    .command('book')
    .argument('[recipe]', 'the recipe; command-line options override it')
    .option(
      '-o, --out <file>',
      'the PDF (by default in generated/); the records of its puzzles are written next to it',
    )
    .option('--title <text>', 'of the book')
    .option('--author <text>', 'of the book')
    .option(
      '--family <names>',
      `families, separated by commas: ${FAMILIES.map(({ name }) => name).join(',')} (default: the first ${USUAL_FAMILIES.length})`,
    )
    .option('--count <puzzles>', 'number of puzzles, spread evenly over families and stars', positiveInteger)
  withOrder(command, ['stars'])
    .option(
      '--seed <text>',
      'a text from which all random choices follow; the same seed makes the same book (default: the title)',
    )
    .option('--trim <size>', `size of the finished page: ${TRIM_NAMES}`)
    .option('--bleed', 'add a bleed of .125 in around the trim')
    .addOption(
      new Option('--profile <name>', 'print, or screen with links and an outline').choices(PRINT_PROFILES),
    )
    .addOption(new Option('--per-page <puzzles>', 'puzzles per page').choices(PUZZLES_PER_PAGE.map(String)))
    .option('--large-print', 'one puzzle per page, digits of at least 18 pt')
    .option(
      '--solutions-per-page <number>',
      'the maximum number of solutions on a page, 4 to 20',
      positiveInteger,
    )
    .addOption(
      new Option(
        '--arrange <order>',
        'stars: sections by family and stars; tiers: by family and reasoning; rising: all mixed, from easy to hard',
      ).choices(ARRANGEMENTS),
    )
    .option(
      '--symbols <what>',
      'instead of numbers: letters, letters:WORD, shapes, or pictures (a folder, or SVG and PNG files with commas between)',
    )
    .option('--details', 'print the degree and the short id below each puzzle')
    .option(
      '--thinnest-line <points>',
      'the thinnest line that the service prints, .25 to 1 (.75 by default)',
      printableLine,
    )
    .option('--start-right', 'start each section on a right-hand page')
    .option('--fill', 'make more puzzles, in proportion to the sections, until the pages are full')
    .option(
      '--volumes <number>',
      'make volumes of a series, X-1.pdf and so on, without twins among them: 3, or 2..3',
      volumeRange,
    )
    .addOption(
      new Option(
        '--section-pages <look>',
        'open each section with a page: plain, on a tint, or with a pattern of lines (none by default)',
      ).choices(SECTION_PAGES),
    )
    .option('--paper <paper>', `paper of the pages (white by default): ${PAPER_NAMES}`)
    .addOption(
      new Option(
        '--cover [kind]',
        'also write a cover as PDF and SVG: a template with guides (the default), or a plain cover on white or on a tint',
      ).choices(COVER_KINDS),
    )
    .option('--language <code>', `language of the book: ${LANGUAGES.join(', ')}`)
    .option('--words <file>', 'make no book: write all words of a book to a file, to translate them')
    .option('--puzzles <files...>', 'make the book from these puzzles instead of new ones')
    .option(
      '--not-in <files...>',
      'files of puzzles to avoid, such as records of other books; their twins are avoided too',
    )
    .addOption(distinctOption())
    .option(
      '--images <folder>',
      'also write a picture of each puzzle and solution, and puzzles.csv, which lists them',
    )
    .option(
      '--image-names <pattern>',
      'names of the pictures, of {number} (the default), {date}, {id}, {family}, {stars} and {board}',
    )
    .option(
      '--first-date <date>',
      'the {date} of the first puzzle; the others follow day by day',
      calendarDate,
    )
    .addOption(
      new Option('--image-format <format>', 'format of the pictures (svg by default)').choices(IMAGE_FORMATS),
    )
    .option('--dpi <dots>', 'resolution of PNG pictures, 300 (the default) to 2400 dots per inch', printDpi)
    .option('--workers <number>', 'number of threads (one per core by default)', positiveInteger)
    .option('-q, --quiet', 'print neither progress nor summary')
    .action(book)
}

function printDpi(text: string): number {
  const dpi = positiveInteger(text)
  if (dpi >= LEAST_DPI && dpi <= MOST_DPI) return dpi
  throw new InvalidArgumentError(`expected a number from ${LEAST_DPI} to ${MOST_DPI}`)
}

function calendarDate(text: string): CalendarDate {
  try {
    return parseDate(text)
  } catch {
    throw new InvalidArgumentError('expected a date as YYYY-MM-DD, such as 2027-01-30')
  }
}

async function book(path: string | undefined, options: BookOptions): Promise<void> {
  tightenHeap()
  // Loaded only here: fonts, PDF and schemas take a moment to load.
  const { orderBook } = await import('./orderBook.ts')
  process.exitCode = await orderBook(path, options)
}
