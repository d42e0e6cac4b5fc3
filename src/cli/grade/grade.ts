import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Read } from '../../formats/readRecord.ts'
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
    .argument('[files...]', 'files with puzzles in any notation; - is standard input')
  withSource(command)
    .addOption(
      new Option(
        '--md [runs]',
        `Survo: number of runs that measure the degree. Without --md: ${USUAL_RUNS.least}, up to ${USUAL_RUNS.most} near a border between stars. --md without a number: ${PUBLISHED_TRIALS}. --md 0 estimates the degree without runs`,
      )
        .argParser(wholeNumber)
        .preset(String(PUBLISHED_TRIALS)),
    )
    .option('--regrade', 'grade records again that already have a grade')
    .option(
      '--report',
      'print one report instead of lines: the distribution of stars, degrees, tiers and hardest techniques',
    )
    .option('--workers <number>', 'number of threads (one per core by default)', positiveInteger)
    .option('--json', 'write one line of JSON per puzzle, or the report as JSON')
    .option('-q, --quiet', 'print no progress')
    .action(grade)
}

function wholeNumber(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new InvalidArgumentError(
    'expected a whole number from 0 to 999999; to use --md without a number, put it after the files',
  )
}

async function grade(files: string[], options: GradeCommandOptions, command: Command): Promise<void> {
  const { md: trials, regrade = false, report = false, json = false, quiet = false, workers } = options
  // A stored grade is used whatever its number of runs, unless --md asks for a number.
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

/** Prints the outcome of an entry: a grade, the reason why there is none, or an error of reading. */
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

/** With a report, single puzzles are mentioned only if they have no grade. */
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
