import { extname, join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { singlePage, siteFiles } from '../../page/site.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import { LANGUAGES, type Language } from '../../words/languages.ts'
import { fileName, type SourceOptions, withSource } from '../shared/options.ts'
import { EXIT } from '../shared/output.ts'
import { readPagePuzzles, SITE_TOOLS } from '../shared/pagePuzzles.ts'
import { type SymbolsOptions, withSymbols } from '../shared/symbolsOption.ts'

interface PageOptions extends SourceOptions, SymbolsOptions {
  readonly out: string
  readonly single?: boolean
  readonly lang: Language
  readonly title?: string
}

export function addPage(program: Command): void {
  const command = program
    .command('page')
    .argument('[files...]', 'files with puzzles in any notation; - is standard input')
    .requiredOption('-o, --out <path>', 'folder for the pages; with --single, the file', fileName)
    .option('--single', 'write one page as one file, which opens without a server')
    .addOption(new Option('--lang <language>', 'language of the pages').choices([...LANGUAGES]).default('en'))
    .option('--title <text>', 'title of the puzzle, or of the list of several')
  withSymbols(withSource(command)).action(page)
}

async function page(files: string[], options: PageOptions): Promise<void> {
  const { out, single, lang, title } = options
  if (single && extname(out) !== '.html') {
    throw new InvalidArgumentError(`--single writes one file; --out must end in .html, not ${out}`)
  }
  if (!single && extname(out) === '.html') {
    throw new InvalidArgumentError(`--out must be a folder, not ${out}; to write one file, add --single`)
  }
  try {
    const read = await readPagePuzzles(files, options)
    if (!read) {
      process.exitCode = EXIT.badInput
      return
    }
    // A single puzzle has the title as its heading. With several puzzles, the list of them has it.
    const puzzles = read.length === 1 && title !== undefined ? [{ ...read[0], heading: title }] : read
    if (!single) {
      const written = siteFiles({ puzzles, language: lang, title }, SITE_TOOLS)
      for (const { path, content } of written) writeWhole(join(out, path), content)
      process.stderr.write(`${count(puzzles.length, 'puzzle')} in ${join(out, 'index.html')}\n`)
    } else if (puzzles.length > 1) {
      throw new InvalidArgumentError(`--single needs exactly one puzzle, got ${puzzles.length}`)
    } else {
      writeWhole(out, singlePage(puzzles[0], lang, SITE_TOOLS))
    }
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    process.exitCode = EXIT.badInput
  }
}
