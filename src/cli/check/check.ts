// `check`: verdicts on answers, for programs that ask for many. Each line of the input is an answer, and each line of the output
// its verdict. A reader that waits for a verdict gets it at once.

import { PuzzleError } from '../../families/puzzleError.ts'
import { findAnswer } from '../../formats/findAnswer.ts'
import { readName } from '../../formats/readNameOrRecord.ts'
import type { Read } from '../../formats/readRecord.ts'
import { jsonOf } from '../../formats/tryParseJson.ts'
import { makeAnswerJudge } from '../../solver/judgeAnswer.ts'
import type { Typed } from '../commandsFromTable.ts'
import { readLines } from '../shared/input.ts'
import { complain, EXIT, flush, print } from '../shared/output.ts'
import { unreadRecord } from '../shared/puzzleTextAndJson.ts'

/**
 * Puzzles are kept until their names have this many characters together, because answers to the same puzzle often follow each
 * other: about 40,000 Sudokus.
 */
const MOST_KEPT = 1 << 22

/** Prints a verdict for each answer. Returns the exit code: 1 if a line could not be read, whatever the verdicts are. */
export async function check({ files }: Typed<'check'>): Promise<number> {
  const judge = makeAnswerJudge()
  const known = new Map<string, Read>()
  let exit: number = EXIT.fine
  let line = 0
  let kept = 0

  function puzzleOf(id: string): Read {
    const before = known.get(id)
    if (before) return before
    const found = readName({ text: id, line, column: 1 }, {})
    kept += id.length
    if (kept > MOST_KEPT) {
      known.clear()
      kept = id.length
    }
    known.set(id, found)
    return found
  }

  function verdictOf(text: string): object {
    const entry = jsonOf(text)
    if (!isEntry(entry)) {
      throw new PuzzleError('record', 'expected a JSON object with "id", a puzzle\'s name, and "answer"')
    }
    const { family, puzzle } = puzzleOf(entry.id)
    const found = findAnswer(entry.answer, puzzle.shape)
    const verdict = 'reason' in found ? { right: false, ...found } : judge(family, puzzle, found.values)
    return { id: entry.id, ...verdict }
  }

  for (const file of files.length > 0 ? files : ['-']) {
    const name = file === '-' ? 'standard input' : file
    line = 0
    const answer = (text: string) => {
      line++
      if (text.trim() === '') return
      try {
        print(JSON.stringify(verdictOf(text)))
      } catch (error) {
        if (!(error instanceof PuzzleError) || error.code === 'unwritable') throw error
        print(unreadRecord({ error, line }, name))
        exit = EXIT.badInput
      }
    }
    try {
      await readLines(file, answer, flush)
    } catch (error) {
      // A file that cannot be read does not prevent verdicts on the others.
      if (!(error instanceof PuzzleError) || error.code === 'unwritable') throw error
      complain(name, error)
      exit = EXIT.badInput
    }
  }
  await flush()
  return exit
}

/** Whether a value has the form of an entry. */
function isEntry(value: unknown): value is { readonly id: string; readonly answer: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'answer' in value &&
    'id' in value &&
    typeof value.id === 'string'
  )
}
