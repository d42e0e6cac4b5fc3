import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Read } from '../../formats/entry.ts'
import { storedGrade } from '../../formats/storedGrade.ts'
import { type Grade, PUBLISHED_TRIALS } from '../../grader/grade.ts'
import { USUAL_RUNS } from '../../grader/measureTrials.ts'
import { positiveInteger, readOptions, type SourceOptions, withSource } from '../shared/options.ts'
import { complain, EXIT, flush, print, worse } from '../shared/output.ts'
import {
  gradeText,
  placed,
  type Refusal,
  recordHead,
  refusalOf,
  type Unread,
  unreadRecord,
} from '../shared/puzzleReport.ts'
import { interruptedBy } from '../shared/stopped.ts'
import { gradeFiles } from './gradeFiles.ts'
import { makeTally, reportText, type Tally } from './report.ts'

interface GradeCommandOptions extends SourceOptions {
  readonly md?: number
  readonly regrade?: boolean
  readonly report?: boolean
  readonly workers?: number
  readonly json?: boolean
  readonly quiet?: boolean
}

export function addGrade(program: Command): void {
  const command = program
    .command('grade')
    .summary('say how hard puzzles are: degree and stars')
    .description(
      'Says how hard each puzzle is: stars, a degree on the scale of Survo puzzles, and what they are made of.',
    )
    .argument('[files...]', 'files with puzzles in any notation; - is standard input')
  withSource(command)
    .addOption(
      new Option(
        '--md [runs]',
        `Survo: runs that measure the degree (${USUAL_RUNS.least}, near a border of stars up to ${USUAL_RUNS.most}); 0 leaves them out, and it is estimated (${PUBLISHED_TRIALS} without a number)`,
      )
        .argParser(wholeNumber)
        .preset(String(PUBLISHED_TRIALS)),
    )
    .option('--regrade', 'grade records again that have a grade already')
    .option(
      '--report',
      'instead of lines, show at the end how stars, degrees, tiers and hardest techniques are spread',
    )
    .option('--workers <number>', 'threads that grade (one a core by default)', positiveInteger)
    .option('--json', 'write one line of JSON a puzzle, or the report as one')
    .option('-q, --quiet', 'no progress')
    .addHelpText('after', HELP)
    .action(grade)
}

const HELP = `
A record that has a grade of this version keeps it, whatever its runs; with --md only if it has as many. Damaged grades count
as none. Puzzles that are there several times are graded once.

Examples:
  $ echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | puzzlewright grade
  $ echo 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25' | puzzlewright grade --md 1000 --json
  $ puzzlewright generate kenken -n 100 --seed spring --quiet | puzzlewright grade --report
`

function wholeNumber(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new InvalidArgumentError(
    'It has to be a whole number from 0 to 999999; without one --md comes behind the files.',
  )
}

async function grade(files: string[], options: GradeCommandOptions, command: Command): Promise<void> {
  const { md: trials, regrade = false, report = false, json = false, quiet = false, workers } = options
  // Grades have whatever runs they were made with, unless somebody asks for some.
  const runs = command.getOptionValueSource('md') === 'cli' ? trials : undefined
  const tally = makeTally()
  const output = report ? reportTo(tally) : json ? JSON_LINES : TEXT_LINES
  let exit: number = EXIT.fine
  const interruption = await gradeFiles(
    {
      files,
      reading: readOptions(options),
      stored: regrade ? () => undefined : (entry) => storedGrade(entry, runs),
      trials,
      workers,
      quiet,
    },
    {
      onGraded(entry, file, graded) {
        const refusal = refusalOf(graded)
        if (refusal) {
          exit = worse(exit, refusal.error === 'unknown' ? EXIT.limit : EXIT.badInput)
          output.refused(entry, file, refusal)
        } else output.graded(entry, file, graded as Grade)
      },
      onUnreadable(entry, file) {
        exit = EXIT.badInput
        output.unreadable(entry, file)
      },
    },
  )
  if (interruption) exit = interruptedBy(interruption)
  else if (report) print(json ? JSON.stringify(tally.report()) : reportText(tally.report()))
  await flush()
  process.exitCode = exit
}

/** What is written of each puzzle. */
interface Output {
  graded(entry: Read, file: string, grade: Grade): void
  refused(entry: Read, file: string, refusal: Refusal): void
  unreadable(entry: Unread, file: string): void
}

const JSON_LINES: Output = {
  graded: ({ family, puzzle }, _, grade) => print(JSON.stringify({ ...recordHead(family, puzzle), grade })),
  refused: ({ family, puzzle }, _, refusal) =>
    print(JSON.stringify({ ...recordHead(family, puzzle), ...refusal })),
  unreadable: (entry, file) => print(unreadRecord(entry, file)),
}

const TEXT_LINES: Output = {
  graded: (entry, file, grade) => print(placed(entry, file, gradeText(entry.family, grade))),
  refused: (entry, file, { message }) => print(placed(entry, file, `no grade: ${message}`)),
  unreadable: ({ error }, file) => complain(file, error),
}

/** With a report, only what went wrong is said of single puzzles. */
function reportTo(tally: Tally): Output {
  return {
    graded: ({ family, puzzle }, _, grade) => tally.add(family, puzzle, grade),
    refused(entry, file, { error, message }) {
      tally.addError(error)
      process.stderr.write(`${placed(entry, file, `no grade: ${message}`)}\n`)
    },
    unreadable({ error }, file) {
      tally.addError('unreadable')
      complain(file, error)
    },
  }
}
