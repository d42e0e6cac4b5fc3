import type { Command } from 'commander'
import type { Read } from '../../formats/readRecord.ts'
import { allowedByRecord } from '../../formats/recordOrigin.ts'
import { storedGrade } from '../../formats/storedGrade.ts'
import type { Grade } from '../../grader/grade.ts'
import type { Typed } from '../commandsFromTable.ts'
import { readOptions } from '../shared/eachPuzzle.ts'
import { complain, EXIT, flush, print, tell, worse } from '../shared/output.ts'
import {
  gradeText,
  placed,
  type Refusal,
  recordHead,
  refusalOf,
  type Unread,
  unreadRecord,
} from '../shared/puzzleTextAndJson.ts'
import { interruptedBy } from '../shared/stoppedError.ts'
import { gradeFiles } from './gradeFiles.ts'
import { makeTally, reportText, type Tally } from './report.ts'

/** Grades puzzles. Returns the exit code. */
export async function grade(options: Typed<'grade'>, command: Command): Promise<number> {
  const { files, md: trials, techniques, regrade = false, report = false, json = false } = options
  const { quiet = false, workers } = options
  // A stored grade is used even if it was measured with another number of runs, unless --md was typed.
  const runs = command.getOptionValueSource('md') === 'cli' ? trials : undefined
  const tally = makeTally()
  const output = report ? reportTo(tally) : json ? JSON_LINES : TEXT_LINES
  let exit: number = EXIT.fine
  const interruption = await gradeFiles(
    {
      files,
      reading: readOptions(options),
      stored: regrade ? () => undefined : (entry) => storedGrade(entry, { runs, techniques }),
      allowedFor: (entry) => techniques ?? allowedByRecord(entry),
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
  return exit
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

/** The output of `--report`: of single puzzles, only those without a grade are mentioned. */
function reportTo(tally: Tally): Output {
  return {
    graded: ({ family, puzzle }, _, grade) => tally.add(family, puzzle, grade),
    refused(entry, file, { error, message }) {
      tally.addError(error)
      tell(`${placed(entry, file, `no grade: ${message}`)}`)
    },
    unreadable({ error }, file) {
      tally.addError('unreadable')
      complain(file, error)
    },
  }
}
