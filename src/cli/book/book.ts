import { type Command, InvalidArgumentError, Option } from 'commander'
import { ARRANGEMENTS, PRINT_PROFILES, PUZZLES_PER_PAGE } from '../../book/bookContents.ts'
import { TRIMS } from '../../book/printLimits.ts'
import { FAMILIES } from '../../families/registry.ts'
import { LANGUAGES } from '../../families/words.ts'
import { IMAGE_FORMATS, LEAST_DPI, MOST_DPI } from '../shared/imageFormats.ts'
import { distinctOption, positiveInteger } from '../shared/options.ts'
import { withStars } from '../shared/starsOption.ts'
import { tightenHeap } from '../shared/tightHeap.ts'
import type { BookOptions } from './resolveOptions.ts'

export function addBook(program: Command): void {
  const command = program
    .command('book')
    .summary('make a puzzle book: a PDF for printing or for screens')
    .description(
      'Makes a book from a recipe (YAML or JSON), or from the options below: puzzles by family and stars, how to play, solutions.\n' +
        'A run that was interrupted goes on when the same command is given again.',
    )
    .argument('[recipe]', 'the recipe; options given besides count more than what it says')
    .option(
      '-o, --out <file>',
      'the PDF (by default in generated/); the records of its puzzles come beside it',
    )
    .option('--title <text>', 'of the book')
    .option('--author <text>', 'of the book')
    .option(
      '--family <names>',
      `with commas between: ${FAMILIES.map(({ name }) => name).join(',')} (all by default)`,
    )
    .option(
      '--count <puzzles>',
      'how many in all, shared out evenly over families and stars',
      positiveInteger,
    )
  withStars(command)
    .option('--seed <text>', 'a text: the same makes the same book (without it the title is taken)')
    .option('--trim <size>', `of the page: ${TRIMS.map(({ name }) => name).join(', ')}`)
    .option('--bleed', 'pages reach .125 in beyond the trim')
    .addOption(
      new Option('--profile <name>', 'for printing, or for screens: with links and an outline').choices(
        PRINT_PROFILES,
      ),
    )
    .addOption(new Option('--per-page <puzzles>', 'puzzles on a page').choices(PUZZLES_PER_PAGE.map(String)))
    .option('--large-print', 'one puzzle a page, figures of 18 pt and more')
    .option('--solutions-per-page <number>', 'at most so many, 4 to 20', positiveInteger)
    .addOption(
      new Option('--arrange <order>', 'sections by family and stars, or all mixed from easy to hard').choices(
        ARRANGEMENTS,
      ),
    )
    .option('--start-right', 'each section starts on a right-hand page')
    .option('--language <code>', `of all words: ${LANGUAGES.join(', ')}`)
    .option('--puzzles <files...>', 'make the book of these puzzles instead')
    .option(
      '--not-in <files...>',
      'records of other books, whose puzzles must not come again, in whatever form',
    )
    .addOption(distinctOption('looks'))
    .option(
      '--images <folder>',
      'also a picture of each puzzle and solution, and puzzles.csv that lists them',
    )
    .addOption(new Option('--image-format <format>', 'of these pictures (svg)').choices(IMAGE_FORMATS))
    .option('--dpi <dots>', 'of PNG pictures, an inch: 300 (the default) to 2400', printDpi)
    .option('--workers <number>', 'threads that make puzzles (one a core by default)', positiveInteger)
    .option('-q, --quiet', 'no progress and no summary')
    .addHelpText('after', HELP)
    .action(book)
}

const HELP = `
A recipe has a title and sections; schemas/recipe.schema.json says all that it may have:

  title: Quiet Numbers
  seed: spring
  trim: 6x9
  puzzlesPerPage: 2
  sections:
    - { family: sudoku, count: 20, stars: 1..4 }
    - { family: kenken, shape: 5x5, count: 10, stars: 2 }

Examples:
  $ puzzlewright book --title "Quiet Numbers" --family sudoku,kenken --count 20 --stars 1..5 --seed spring --out quiet.pdf
  $ puzzlewright book --title "Large" --family hidoku --count 12 --large-print --trim 8x10 --seed one --out large.pdf
  $ puzzlewright generate survo -n 30 --seed a --out survos.jsonl
  $ puzzlewright book --title "Survo" --puzzles survos.jsonl --profile screen --out survo.pdf
`

function printDpi(text: string): number {
  const dpi = positiveInteger(text)
  if (dpi >= LEAST_DPI && dpi <= MOST_DPI) return dpi
  throw new InvalidArgumentError(`It has to be a number from ${LEAST_DPI} to ${MOST_DPI}.`)
}

async function book(path: string | undefined, options: BookOptions): Promise<void> {
  tightenHeap()
  // Fonts, PDF and schemas take a moment to load, which no other command should wait for.
  const { orderBook } = await import('./resolveOptions.ts')
  process.exitCode = await orderBook(path, options)
}
