import { type Command, Option } from 'commander'
import { PRINT_PROFILES } from '../../book/bookContents.ts'
import { positiveInteger, TRIM_NAMES, trimArgument } from '../shared/options.ts'
import { printableLine } from '../shared/printableLine.ts'
import type { PreflightOptions } from './runPreflight.ts'

export function addPreflight(program: Command): void {
  program
    .command('preflight')
    .argument('<file>', 'the PDF, made by any program')
    .addOption(new Option('--trim <size>', `size of the trimmed page: ${TRIM_NAMES}`).argParser(trimArgument))
    .option('--bleed', 'the pages have bleed (detected by default)')
    .addOption(
      new Option('--profile <profile>', 'print or screen (by default screen if the PDF has links)').choices(
        PRINT_PROFILES,
      ),
    )
    .option('--puzzles <number>', 'expected number of puzzles', positiveInteger)
    .option(
      '--thinnest-line <points>',
      'the thinnest line that the service prints, .25 to 1 (.75 by default)',
      printableLine,
    )
    .option('--recipe <file>', 'recipe of the book, for its words and its number of puzzles')
    .option('--json', 'print the report as a line of JSON')
    .action(check)
}

async function check(file: string, options: PreflightOptions): Promise<void> {
  // Loaded only here: the parsers of PDFs and recipes take a moment to load.
  const { checkFile } = await import('./runPreflight.ts')
  process.exitCode = await checkFile(file, options)
}
