import { type Command, InvalidArgumentError, Option } from 'commander'
import { LANGUAGES } from '../../families/words.ts'
import { fileName, positiveInteger } from '../shared/options.ts'
import type { readTimes } from './feedOptions.ts'

export function addFeed(program: Command): void {
  const feed = program
    .command('feed')
    .summary('publish puzzles day by day')
    .description(
      'A plan says what appears when. The feed makes the puzzles, keeps them in a ledger, and writes a site of static files that any web server can serve. Nothing appears twice, and nothing before its time.',
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
  $ puzzlewright feed init daily --start 2027-01-01
  $ puzzlewright feed build daily --as-of 2027-01-03T12:00:00Z
  $ puzzlewright feed serve daily --as-of 2027-01-03T12:00:00Z
  $ puzzlewright feed verify daily --as-of 2027-01-03T12:00:00Z

docs/feed.md leads from an empty folder to a published feed.
`

// Each command's work is loaded when it is asked for: most of the command line has nothing to do with feeds.

function addInit(feed: Command): void {
  feed
    .command('init')
    .summary('write a plan to begin with')
    .description(
      'Writes a plan that works (feed.yaml), a secret (feed.secret) and a .gitignore into a new folder.',
    )
    .argument('<folder>', 'a folder that is empty, or not there yet')
    .option('--start <date>', 'the first date, such as 2027-01-01 (tomorrow by default)')
    .addOption(
      new Option('--words <language>', 'write words.yaml too: the texts of the pages, to translate').choices([
        ...LANGUAGES,
      ]),
    )
    .action((folder, options) => act(async (read) => (await import('./init.ts')).init(folder, read(options))))
}

function addBuild(feed: Command): void {
  withPlace(feed.command('build'))
    .summary('make what is missing, and write the site')
    .description(
      'Makes the puzzles that are due, adds them to the ledger, and writes the site as it is to be at an instant. Late, doubled or interrupted runs do no harm: the next one goes on.',
    )
    .option(
      '--ahead <days>',
      "publish so many days before they are due (the plan's number by default)",
      wholeNumber,
    )
    .option('--workers <number>', 'threads that make puzzles (one a core by default)', positiveInteger)
    .option('-q, --quiet', 'leave out the progress')
    .action((folder, options) =>
      act(async (read) => (await import('./build.ts')).build(folder, read(options))),
    )
}

function addVerify(feed: Command): void {
  withPlace(feed.command('verify'))
    .summary('prove site, stock and ledger')
    .description(
      'Checks the hash of every file, that every puzzle has exactly one solution and none came twice, that nothing of the future is in the site and no solution came too early. The exit code is 0 where all is well.',
    )
    .option(
      '--ahead <days>',
      "so many days are published before they are due (the plan's number by default)",
      wholeNumber,
    )
    .option('--mend', 'cut off a line of the ledger that was never finished')
    .option('--json', 'what was found, as JSON')
    .action((folder, options) =>
      act(async (read) => (await import('./verify.ts')).verify(folder, read(options))),
    )
}

function addServe(feed: Command): void {
  withPlace(feed.command('serve'))
    .summary('show the site on this machine')
    .description('Serves the site as it is to be at an instant, without writing it. Ctrl-C ends it.')
    .option(
      '--ahead <days>',
      "so many days are published before they are due (the plan's number by default)",
      wholeNumber,
    )
    .option(
      '--port <number>',
      'where the site is (7342, or a free port where that is taken)',
      positiveInteger,
    )
    .option('--host <name>', 'for whom: 0.0.0.0 shows it to the whole network', '127.0.0.1')
    .action((folder, options) =>
      act(async (read) => (await import('./serve.ts')).serve(folder, read(options))),
    )
}

function addCalendar(feed: Command): void {
  feed
    .command('calendar')
    .summary('show a month')
    .description(
      'Shows what appears in a month: of dates that are made the stars that they have, of others what the plan asks for.',
    )
    .argument('[folder]', 'the folder of the feed', '.')
    .argument('[month]', 'such as 2027-01 (that of the instant by default)')
    .addOption(asOf())
    .option('--json', 'as JSON')
    .action((folder, month, options) =>
      act(async (read) => (await import('./calendar.ts')).calendar(folder, month, read(options))),
    )
}

function addReview(feed: Command): void {
  feed
    .command('review')
    .summary('show an editor what is coming')
    .description(
      'Makes the puzzles of the next days and writes a private page of them: boards, solutions, how hard they are, and how to reject one.',
    )
    .argument('[folder]', 'the folder of the feed', '.')
    .addOption(asOf())
    .option('--ahead <days>', 'so many days (14 by default)', wholeNumber)
    .option('--workers <number>', 'threads that make puzzles (one a core by default)', positiveInteger)
    .option('-o, --out <folder>', 'where the page is (FOLDER/review by default)', fileName)
    .option('-q, --quiet', 'leave out the progress')
    .action((folder, options) =>
      act(async (read) => (await import('./review.ts')).review(folder, read(options))),
    )
}

function addReject(feed: Command): void {
  feed
    .command('reject')
    .summary('draw another puzzle before it is public')
    .argument('<folder>', 'the folder of the feed')
    .argument('<date>', 'such as 2027-01-30')
    .argument('<slot>', 'the name of the slot')
    .addOption(asOf())
    .action((folder, day, slot, options) =>
      act(async (read) => (await import('./correct.ts')).reject(folder, day, slot, read(options))),
    )
}

function addCorrect(feed: Command): void {
  feed
    .command('correct')
    .summary('replace or withdraw a puzzle that is public')
    .description(
      'Readers are told: the page has a note, and feeds and calendar say when it was changed. The next build publishes it.',
    )
    .argument('<folder>', 'the folder of the feed')
    .argument('<date>', 'such as 2027-01-30')
    .argument('<slot>', 'the name of the slot')
    .option('--replace', 'by another puzzle of the same kind')
    .option('--withdraw', 'there is no puzzle then')
    .requiredOption('--note <text>', 'what readers are told')
    .addOption(asOf())
    .action((folder, day, slot, options) =>
      act(async (read) => (await import('./correct.ts')).correct(folder, day, slot, read(options))),
    )
}

function addSheet(feed: Command): void {
  feed
    .command('sheet')
    .summary('write blocks for print')
    .description(
      'Writes the puzzles of a date or a month as blocks of a width, each with the solution of the day before.',
    )
    .argument('<folder>', 'the folder of the feed')
    .argument('<when>', 'a date, 2027-01-30, or a month, 2027-01')
    .argument('[slot]', 'the name of a slot (all by default)')
    .option('--width <millimetres>', 'how wide a column is: 84mm', '84mm')
    .addOption(new Option('--format <format>', 'of the files').choices(['pdf', 'svg', 'png']).default('pdf'))
    .option('--dpi <number>', 'of PNG files', positiveInteger, 300)
    .requiredOption(
      '-o, --out <folder>',
      'the folder of the files, which are called DATE-SLOT.FORMAT',
      fileName,
    )
    .action((folder, when, slot, options) =>
      act(async (read) => (await import('./sheet.ts')).sheet(folder, when, slot, read(options))),
    )
}

/** The folder of a feed, when it is looked at, and where its site is. */
function withPlace(command: Command): Command {
  return command
    .argument('[folder]', 'the folder of the feed', '.')
    .addOption(asOf())
    .option('-o, --out <folder>', 'the site (FOLDER/site by default)', fileName)
}

function asOf(): Option {
  return new Option('--as-of <instant>', 'when it is: 2027-01-30T12:00:00Z (now by default)')
}

/** Does the work of a command. What reads dates, and what says what is wrong, is loaded with it. */
async function act(work: (read: typeof readTimes) => Promise<void> | void): Promise<void> {
  const { answering } = await import('./answering.ts')
  const { readTimes } = await import('./feedOptions.ts')
  return answering(async () => work(readTimes))
}

function wholeNumber(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It has to be a whole number from 0 to 9999.')
}
