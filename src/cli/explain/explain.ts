import { InvalidArgumentError } from 'commander'
import { memo } from '../../families/memo.ts'
import { visible } from '../../families/puzzleError.ts'
import type { Read } from '../../formats/readRecord.ts'
import { allowedByRecord } from '../../formats/recordOrigin.ts'
import type { AllowedTechniques } from '../../grader/allowedTechniques.ts'
import { makeExplainer } from '../../grader/explain.ts'
import { makeGrader } from '../../grader/grade.ts'
import type { Typed } from '../commandsFromTable.ts'
import { dresserOf } from '../shared/dresserOf.ts'
import { eachPuzzle } from '../shared/eachPuzzle.ts'
import { bold, EXIT, print } from '../shared/output.ts'
import { placed, type Refusal, recordHead, refusal } from '../shared/puzzleTextAndJson.ts'
import { explainFrom } from './explainFrom.ts'
import { type Explained, explanationRecord, explanationText } from './explanationText.ts'

/** Explains puzzles, or the steps from a partly filled board. Returns the exit code. */
export async function explain(options: Typed<'explain'>): Promise<number> {
  const { from, next = false, json = false, techniques } = options
  const dressed = await dresserOf(options.symbols)
  if (from !== undefined) {
    return explainFrom(options, { from, isFirstAlone: next, json, dressed, techniques })
  }
  if (next) throw new InvalidArgumentError('--next needs --from, the board to continue from')
  const explainOne = makeExplaining(techniques)
  return eachPuzzle(options, (entry, file) => {
    const family = dressed(entry.family, entry.puzzle)
    const explained = explainOne(entry)
    print(json ? recordOf(entry, explained) : textOf({ ...entry, family }, file, explained))
    if (!('error' in explained)) return EXIT.fine
    return explained.error === 'unknown' ? EXIT.limit : EXIT.badInput
  })
}

/** Explains and grades a puzzle, or returns why it cannot be explained. */
function makeExplaining(asked?: AllowedTechniques): (entry: Read) => Explained | Refusal {
  const makersFor = memo(String, (techniques: AllowedTechniques | undefined) => ({
    explainer: makeExplainer(techniques),
    grader: makeGrader({ techniques }),
  }))
  return (entry) => {
    const { family, puzzle } = entry
    const { explainer, grader } = makersFor(asked ?? allowedByRecord(entry))
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
  return `${bold(`${family.title} ${puzzle.shape.text}`)} (${visible(file)}:${line})\n\n${text}\n`
}
