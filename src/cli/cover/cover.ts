import { type Command, InvalidArgumentError, Option } from 'commander'
import { PAPER_EXAMPLES, PAPER_STOCKS, type PaperStock, parsePaperStock } from '../../book/cover/papers.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { fileName, positiveInteger, TRIM_NAMES, trimArgument } from '../shared/options.ts'
import type { CoverOptions } from './writeTemplate.ts'

/** The papers, as help texts list them. */
export const PAPER_NAMES = `${PAPER_STOCKS.map(({ name }) => name).join(', ')}, pages per inch such as ${PAPER_EXAMPLES[0]}, or the thickness of a sheet such as ${PAPER_EXAMPLES[1]}`

export function addCover(program: Command): void {
  program
    .command('cover')
    .requiredOption('--pages <number>', 'number of pages of the book', positiveInteger)
    .addOption(
      new Option('--trim <size>', `size of the finished page: ${TRIM_NAMES}`)
        .argParser(trimArgument)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--paper <paper>', `paper of the pages (white by default): ${PAPER_NAMES}`)
        .argParser(paperArgument)
        .default(PAPER_STOCKS[0], PAPER_STOCKS[0].name),
    )
    .option('-o, --out <file>', 'the template: a .pdf or .svg', fileName)
    .addOption(
      new Option('--language <language>', 'language of the template').choices([...LANGUAGES]).default('en'),
    )
    .action(cover)
}

/** Reads a paper. */
function paperArgument(text: string): PaperStock {
  const paper = parsePaperStock(text)
  if (typeof paper === 'string') throw new InvalidArgumentError(`expected ${paper}`)
  return paper
}

async function cover(options: CoverOptions): Promise<void> {
  // Loaded only here: fonts and PDF take a moment to load.
  const { writeTemplate } = await import('./writeTemplate.ts')
  process.exitCode = await writeTemplate(options)
}
