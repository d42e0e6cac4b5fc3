import { type Command, InvalidArgumentError, Option } from 'commander'
import { LANGUAGES } from '../../words/languages.ts'
import { fileName, positiveInteger } from '../shared/options.ts'

export function addFeed(program: Command): void {
  const feed = program.command('feed')
  feed
    .command('init')
    .argument('<folder>', 'an empty or new folder')
    .option('--start <date>', 'the first date, such as 2027-01-01 (default: tomorrow)')
    .addOption(
      new Option(
        '--words <language>',
        'also write words.yaml: the texts of the pages, for translation',
      ).choices([...LANGUAGES]),
    )
    .action(doing(async () => (await import('./init.ts')).init))
  withPlace(feed.command('build'))
    .addOption(ahead('publish dates this many days early (default: as in the plan)'))
    .addOption(workers())
    .addOption(quiet())
    .action(doing(async () => (await import('./build.ts')).build))
  withPlace(feed.command('verify'))
    .addOption(ahead('dates are published this many days early (default: as in the plan)'))
    .option('--mend', 'remove an unfinished last line from the ledger')
    .option('--json', 'print the findings as JSON')
    .action(doing(async () => (await import('./verify.ts')).verify))
  withPlace(feed.command('serve'))
    .addOption(ahead('dates are published this many days early (default: as in the plan)'))
    .option('--port <number>', 'the port (default: 7342, or a free port if that is in use)', positiveInteger)
    .option('--host <name>', 'the address to listen on: 0.0.0.0 for the whole network', '127.0.0.1')
    .action(doing(async () => (await import('./serve.ts')).serve))
  feed
    .command('calendar')
    .argument('[folder]', 'the folder of the feed', '.')
    .argument('[month]', 'such as 2027-01 (default: the current month)')
    .addOption(asOf())
    .option('--json', 'print JSON')
    .option(
      '-o, --out <file>',
      'write a PDF for editors: each puzzle with its solution, difficulty and clues',
      fileName,
    )
    .option('--paper <size>', 'paper of the PDF: A4 (by default), A3, letter, or a size such as 400x300mm')
    .action(doing(async () => (await import('./calendar.ts')).calendar))
  feed
    .command('review')
    .argument('[folder]', 'the folder of the feed', '.')
    .addOption(asOf())
    .addOption(ahead('how many days to show (default: 14)'))
    .addOption(workers())
    .option('-o, --out <folder>', 'the folder of the page (default: FOLDER/review)', fileName)
    .addOption(quiet())
    .action(doing(async () => (await import('./review.ts')).review))
  withPuzzle(feed.command('reject'))
    .addOption(asOf())
    .action(doing(async () => (await import('./correct.ts')).reject))
  withPuzzle(feed.command('correct'))
    .option('--replace', 'put another puzzle of the same kind in its place')
    .option('--withdraw', 'remove the puzzle')
    .requiredOption('--note <text>', 'the note for readers')
    .addOption(asOf())
    .action(doing(async () => (await import('./correct.ts')).correct))
  feed
    .command('sheet')
    .argument('<folder>', 'the folder of the feed')
    .argument('<when>', 'a date, such as 2027-01-30, or a month, such as 2027-01')
    .argument('[slot]', 'the name of a slot (default: all slots)')
    .option('--width <millimetres>', 'the width of the column', '84mm')
    .addOption(
      new Option('--format <format>', 'the format of the files')
        .choices(['pdf', 'svg', 'png'])
        .default('pdf'),
    )
    .option('--dpi <number>', 'the resolution of PNG files', positiveInteger, 300)
    .requiredOption(
      '-o, --out <folder>',
      'the folder of the files, which are named DATE-SLOT.FORMAT',
      fileName,
    )
    .action(doing(async () => (await import('./sheet.ts')).sheet))
}

/** The arguments and options of commands that work on a site: the folder of the feed, the instant, the site. */
function withPlace(command: Command): Command {
  return command
    .argument('[folder]', 'the folder of the feed', '.')
    .addOption(asOf())
    .option('-o, --out <folder>', 'the folder of the site (default: FOLDER/site)', fileName)
}

/** The arguments of commands that work on one puzzle. */
function withPuzzle(command: Command): Command {
  return command
    .argument('<folder>', 'the folder of the feed')
    .argument('<date>', 'the date of the puzzle, such as 2027-01-30')
    .argument('<slot>', 'the slot of the puzzle')
}

function asOf(): Option {
  return new Option('--as-of <instant>', 'use this time, such as 2027-01-30T12:00:00Z (default: now)')
}

function ahead(description: string): Option {
  return new Option('--ahead <days>', description).argParser(wholeNumber)
}

function workers(): Option {
  return new Option('--workers <number>', 'threads that make puzzles (default: one per core)').argParser(
    positiveInteger,
  )
}

function quiet(): Option {
  return new Option('-q, --quiet', 'do not show progress')
}

/** Does the work of a command. Its code is loaded when the command runs: other commands do not need feeds. */
function doing(load: () => Promise<(...given: never[]) => Promise<void>>) {
  return async (...given: unknown[]): Promise<void> => {
    const { answering, readTimes } = await import('./answering.ts')
    // After the arguments, commander passes the options and the command.
    const [options] = given.splice(-2)
    await answering(async () => (await load())(...([...given, readTimes(options as object)] as never[])))
  }
}

function wholeNumber(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected a whole number from 0 to 9999.')
}
