import { type Command, InvalidArgumentError, Option } from 'commander'
import { PRINT_PROFILES } from '../../book/bookContents.ts'
import { TRIMS, type Trim } from '../../book/printLimits.ts'
import { INCH, MILLIMETRE } from '../../render/units.ts'
import { positiveInteger } from '../shared/options.ts'
import type { PreflightOptions } from './runPreflight.ts'

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
        PRINT_PROFILES,
      ),
    )
    .option('--puzzles <number>', 'how many puzzles there should be', positiveInteger)
    .option('--recipe <file>', 'the recipe of the book: its words, and how many puzzles it should have')
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
  // Parsers of PDF and recipes take a moment to load, which no other command should wait for.
  const { checkFile } = await import('./runPreflight.ts')
  process.exitCode = await checkFile(file, options)
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
