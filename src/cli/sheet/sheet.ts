import { existsSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { findNamedFamily, isFamilyName } from '../../families/registry.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { asUsage, FAMILY_LIST, fileName, positiveInteger, upTo } from '../shared/options.ts'
import { typedOwnOptions, withOrder, withOwnOptions } from '../shared/orderOptions.ts'
import { withSymbols } from '../shared/symbolsOption.ts'
import type { SheetOptions } from './orderSheets.ts'

/** The most puzzles of a sheet and the most sheets of a run. */
const MOST_PUZZLES = 100
const MOST_PUPILS = 500

export function addSheet(program: Command): void {
  const command = program
    .command('sheet')
    .argument('<puzzles>', `a family (${FAMILY_LIST}), or a file with puzzles in any notation`)
    .option('-s, --shape <shape>', 'such as 4x4, 6x6/3x2 or 9x9/rook (each family has a default)')
    .option(
      '-n, --number <puzzles>',
      'puzzles on each sheet (4 by default; those of a file are shared out)',
      upTo(MOST_PUZZLES),
    )
    .option('--pupils <number>', 'make this many different sheets (1 by default)', upTo(MOST_PUPILS))
  withOrder(command, ['stars'], 'easy').option(
    '--seed <text>',
    'a text; the same seed makes the same sheets (random by default, and printed)',
  )
  withSymbols(withOwnOptions(command))
    .option('--title <text>', 'printed at the top of each sheet')
    .option('--rules', 'print the rules: above the puzzles if there is room, otherwise on the back')
    .option(
      '--per-page <number>',
      'puzzles on a page (by default as many as leave room to write)',
      upTo(MOST_PUZZLES),
    )
    .option('--paper <size>', 'A4, A5, A3, letter, or a size such as 200x250mm', 'A4')
    .addOption(new Option('--language <code>', 'language of the sheets').choices(LANGUAGES).default('en'))
    .option('--workers <number>', 'number of threads (one per core by default)', positiveInteger)
    .requiredOption('-o, --out <file>', 'the PDF of the sheets; the key is written next to it', fileName)
    .option('-q, --quiet', 'print neither progress nor summary')
    .action(sheet)
}

async function sheet(puzzles: string, options: SheetOptions, command: Command): Promise<void> {
  const { out } = options
  if (!/\.pdf$/i.test(out)) throw new InvalidArgumentError(`--out must end in .pdf, not ${out}`)
  const isFamily = isFamilyName(puzzles) || !isFile(puzzles)
  if (!isFamily) expectNoOrder(options, command)
  // Loaded only here: fonts and PDF take a moment to load.
  const { orderSheets } = await import('./orderSheets.ts')
  process.exitCode = await orderSheets(
    isFamily ? { named: asUsage(() => findNamedFamily(puzzles)) } : { file: puzzles },
    options,
    command,
  )
}

/** Whether the argument means a file. A misspelt family is not taken for a file that is missing. */
function isFile(text: string): boolean {
  return text === '-' || existsSync(text) || /[./\\]/.test(text)
}

/** Refuses options that order new puzzles: the puzzles of a file are there already. */
function expectNoOrder(options: SheetOptions, command: Command): void {
  const asked = (['shape', 'stars', 'difficulty'] as const).filter((key) => options[key] !== undefined)
  const [first] = [...asked, ...typedOwnOptions(command)]
  if (first === undefined) return
  throw new InvalidArgumentError(`--${first} does not go with a file, whose puzzles are made already`)
}
