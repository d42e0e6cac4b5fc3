import { type Command, InvalidArgumentError, Option } from 'commander'
import { LANGUAGES } from '../../words/languages.ts'
import { fileName, positiveInteger } from '../shared/options.ts'
import type { readTimes } from './feedOptions.ts'

export function addFeed(program: Command): void {
  const feed = program
    .command('feed')
    .summary('publish puzzles day by day')
    .description(
      'Makes the puzzles of a plan, records them in a ledger, and writes a site of static files that any web server can serve. No puzzle appears twice, and none before its time.',
    )
    .addHelpText('after', EXAMPLES)
  addInit(feed)
  addBuild(feed)
  addVerify(feed)
  addServe(feed)
  addCalendar(feed)
  addReview(feed)
  addReject(feed)
  addCorrect(feed)
  addSheet(feed)
}

const EXAMPLES = `
Examples:
  puzzlewright feed init daily --start 2027-01-01
  puzzlewright feed build daily --as-of 2027-01-03T12:00:00Z
  puzzlewright feed serve daily --as-of 2027-01-03T12:00:00Z
  puzzlewright feed verify daily --as-of 2027-01-03T12:00:00Z

docs/feed.md leads from an empty folder to a published feed.
`

// The code of a command is loaded when the command runs: other commands do not need feeds.

function addInit(feed: Command): void {
  feed
    .command('init')
    .summary('start a new feed')
    .description(
      'Writes a plan that works (feed.yaml), a secret (feed.secret) and a .gitignore into a new folder.',
    )
    .argument('<folder>', 'an empty or new folder')
    .option('--start <date>', 'the first date, such as 2027-01-01 (default: tomorrow)')
    .addOption(
      new Option(
        '--words <language>',
        'also write words.yaml: the texts of the pages, for translation',
      ).choices([...LANGUAGES]),
    )
    .addHelpText(
      'after',
      examples(
        'puzzlewright feed init daily --start 2027-01-01',
        'puzzlewright feed init taeglich --words de',
      ),
    )
    .action((folder, options) => act(async (read) => (await import('./init.ts')).init(folder, read(options))))
}

function addBuild(feed: Command): void {
  withPlace(feed.command('build'))
    .summary('make the missing puzzles and write the site')
    .description(
      'Makes the puzzles that are due, adds them to the ledger, and writes the site as it is at the time --as-of (default: now). A late, repeated or interrupted run does no harm: the next run resumes the work.',
    )
    .addOption(ahead('publish dates this many days early (default: as in the plan)'))
    .addOption(workers())
    .addOption(quiet())
    .addHelpText(
      'after',
      examples(
        'puzzlewright feed build daily --as-of 2027-01-03T12:00:00Z',
        'puzzlewright feed build daily --ahead 7 --out generated/site',
      ),
    )
    .action((folder, options) =>
      act(async (read) => (await import('./build.ts')).build(folder, read(options))),
    )
}

function addVerify(feed: Command): void {
  withPlace(feed.command('verify'))
    .summary('check the ledger, the stock and the site')
    .description(
      'Checks the hash of every file, that every puzzle has exactly one solution and appears once, and that the site has no future puzzle and no early solution. The exit code is 0 if all is well.',
    )
    .addOption(ahead('dates are published this many days early (default: as in the plan)'))
    .option('--mend', 'remove an unfinished last line from the ledger')
    .option('--json', 'print the findings as JSON')
    .addHelpText(
      'after',
      examples(
        'puzzlewright feed verify daily --as-of 2027-01-03T12:00:00Z',
        'puzzlewright feed verify daily --mend',
      ),
    )
    .action((folder, options) =>
      act(async (read) => (await import('./verify.ts')).verify(folder, read(options))),
    )
}

function addServe(feed: Command): void {
  withPlace(feed.command('serve'))
    .summary('show the site on this machine')
    .description(
      'Serves the site as it is at the time --as-of (default: now), without writing it. Press Ctrl-C to stop.',
    )
    .addOption(ahead('dates are published this many days early (default: as in the plan)'))
    .option('--port <number>', 'the port (default: 7342, or a free port if that is in use)', positiveInteger)
    .option('--host <name>', 'the address to listen on: 0.0.0.0 for the whole network', '127.0.0.1')
    .addHelpText(
      'after',
      examples(
        'puzzlewright feed serve daily --as-of 2027-01-03T12:00:00Z',
        'puzzlewright feed serve daily --port 8000 --host 0.0.0.0',
      ),
    )
    .action((folder, options) =>
      act(async (read) => (await import('./serve.ts')).serve(folder, read(options))),
    )
}

function addCalendar(feed: Command): void {
  feed
    .command('calendar')
    .summary('show the puzzles of a month')
    .description(
      'Shows the puzzles of a month: the stars of puzzles that are made, and the stars that the plan asks for on other dates.',
    )
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
    .addHelpText(
      'after',
      examples(
        'puzzlewright feed calendar daily 2027-01',
        'puzzlewright feed calendar daily 2027-01 --json',
        'puzzlewright feed calendar daily 2027-01 --out generated/january.pdf',
      ),
    )
    .action((folder, month, options) =>
      act(async (read) => (await import('./calendar.ts')).calendar(folder, month, read(options))),
    )
}

function addReview(feed: Command): void {
  feed
    .command('review')
    .summary('show the next puzzles to an editor')
    .description(
      'Makes the puzzles of the next days and writes a private page of them: boards, solutions, difficulty, and the command that rejects each puzzle.',
    )
    .argument('[folder]', 'the folder of the feed', '.')
    .addOption(asOf())
    .addOption(ahead('how many days to show (default: 14)'))
    .addOption(workers())
    .option('-o, --out <folder>', 'the folder of the page (default: FOLDER/review)', fileName)
    .addOption(quiet())
    .addHelpText('after', examples('puzzlewright feed review daily --ahead 7 --as-of 2027-01-03T12:00:00Z'))
    .action((folder, options) =>
      act(async (read) => (await import('./review.ts')).review(folder, read(options))),
    )
}

function addReject(feed: Command): void {
  withPuzzle(feed.command('reject'))
    .summary('replace a puzzle that is not public yet')
    .description('Makes another puzzle in place of one that is not public yet. Readers are not told.')
    .addOption(asOf())
    .addHelpText(
      'after',
      examples('puzzlewright feed reject daily 2027-01-30 sudoku --as-of 2027-01-03T12:00:00Z'),
    )
    .action((folder, day, slot, options) =>
      act(async (read) => (await import('./correct.ts')).reject(folder, day, slot, read(options))),
    )
}

function addCorrect(feed: Command): void {
  withPuzzle(feed.command('correct'))
    .summary('replace or withdraw a public puzzle')
    .description(
      'Replaces or withdraws a public puzzle and tells readers: its page shows the note, and feeds and calendar state the time of the change. The next build publishes the change.',
    )
    .option('--replace', 'put another puzzle of the same kind in its place')
    .option('--withdraw', 'remove the puzzle')
    .requiredOption('--note <text>', 'the note for readers')
    .addOption(asOf())
    .addHelpText(
      'after',
      examples(
        'puzzlewright feed correct daily 2027-01-02 sudoku --replace --note "A new puzzle."',
        'puzzlewright feed correct daily 2027-01-02 sudoku --withdraw --note "A misprint."',
      ),
    )
    .action((folder, day, slot, options) =>
      act(async (read) => (await import('./correct.ts')).correct(folder, day, slot, read(options))),
    )
}

function addSheet(feed: Command): void {
  feed
    .command('sheet')
    .summary('write blocks for print')
    .description(
      'Writes the puzzles of a date or a month as blocks for a newspaper column, each with the solution of the day before.',
    )
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
    .addHelpText(
      'after',
      examples(
        'puzzlewright feed sheet daily 2027-01-02 --out generated/blocks',
        'puzzlewright feed sheet daily 2027-01 sudoku --format png --dpi 600 --out generated/blocks',
      ),
    )
    .action((folder, when, slot, options) =>
      act(async (read) => (await import('./sheet.ts')).sheet(folder, when, slot, read(options))),
    )
}

/** The section of a help text that shows these commands as examples. */
function examples(...commands: readonly string[]): string {
  return `\nExamples:\n${commands.map((command) => `  ${command}\n`).join('')}`
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

/** Does the work of a command. The code that reads dates and reports errors is loaded here, on demand. */
async function act(work: (read: typeof readTimes) => Promise<void> | void): Promise<void> {
  const { answering } = await import('./answering.ts')
  const { readTimes } = await import('./feedOptions.ts')
  return answering(async () => work(readTimes))
}

function wholeNumber(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected a whole number from 0 to 9999.')
}
