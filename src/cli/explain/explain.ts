import { type Command, InvalidArgumentError } from 'commander'
import type { Read } from '../../formats/readRecord.ts'
import { makeExplainer } from '../../grader/explain.ts'
import { makeGrader } from '../../grader/grade.ts'
import { readEntries } from '../shared/input.ts'
import { readOptions, type SourceOptions, withSource } from '../shared/options.ts'
import { bold, complain, EXIT, flush, print, worse } from '../shared/output.ts'
import { placed, type Refusal, recordHead, refusal, unreadRecord } from '../shared/puzzleReport.ts'
import { dressedFamily, dresserOf, type SymbolsOptions, withSymbols } from '../shared/symbolsOption.ts'
import { explainFrom } from './explainFrom.ts'
import { type Explained, explanationRecord, explanationText } from './explanationText.ts'

interface ExplainOptions extends SourceOptions, SymbolsOptions {
  readonly from?: string
  readonly next?: boolean
  readonly json?: boolean
}

export function addExplain(program: Command): void {
  const command = program
    .command('explain')
    .argument('[files...]', 'files with puzzles in any notation; - is standard input')
  withSymbols(withSource(command))
    .option(
      '--from <file>',
      'continue from this board: rows as solve prints them, with . for open cells, or JSON {values, marks}',
    )
    .option('--next', 'with --from: print only the next step')
    .option('--json', 'write one line of JSON per puzzle')
    .action(explain)
}

async function explain(files: string[], options: ExplainOptions): Promise<void> {
  const { from, next = false, json = false } = options
  const dressed = dresserOf(options)
  if (from !== undefined) {
    await explainFrom(files, options, { from, isFirstAlone: next, json, dressed })
    return
  }
  if (next) throw new InvalidArgumentError('--next needs --from, the board to continue from')
  const explainOne = makeExplaining()
  let exit: number = EXIT.fine
  await readEntries(
    files,
    readOptions(options),
    (entry, file) => {
      if ('error' in entry) {
        exit = EXIT.badInput
        if (json) print(unreadRecord(entry, file))
        else complain(file, entry.error)
        return
      }
      const family = dressedFamily(dressed, entry, file)
      if (!family) {
        exit = EXIT.badInput
        return
      }
      const explained = explainOne(entry)
      if ('error' in explained) exit = worse(exit, explained.error === 'unknown' ? EXIT.limit : EXIT.badInput)
      print(json ? recordOf(entry, explained) : textOf({ ...entry, family }, file, explained))
    },
    flush,
  )
  process.exitCode = exit
}

/** Explains and grades a puzzle, or returns why it cannot be explained. */
function makeExplaining(): (entry: Read) => Explained | Refusal {
  const explainer = makeExplainer()
  const grader = makeGrader()
  return ({ family, puzzle }) => {
    const explanation = explainer(family, puzzle)
    if (typeof explanation === 'string') return refusal(explanation)
    const grade = grader(family, puzzle)
    return typeof grade === 'string' ? refusal(grade) : { family, puzzle, explanation, grade }
  }
}

function recordOf({ family, puzzle }: Read, explained: Explained | Refusal): string {
  if ('error' in explained) return JSON.stringify({ ...recordHead(family, puzzle), ...explained })
  return explanationRecord(explained)
}

function textOf(entry: Read, file: string, explained: Explained | Refusal): string {
  if ('error' in explained) return placed(entry, file, `not explained: ${explained.message}`)
  const { family, puzzle, line } = entry
  const text = explanationText({ ...explained, family })
  return `${bold(`${family.title} ${puzzle.shape.text}`)} (${file}:${line})\n\n${text}\n`
}
