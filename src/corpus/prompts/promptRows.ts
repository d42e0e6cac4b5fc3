// The rows of prompts: a puzzle as a question with its answer, its grade, and the text by which the data can be found.

import { TIERS } from '../../families/inference.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { readName } from '../../formats/readNameOrRecord.ts'
import { RUNGS, rungOf } from '../../grader/stars.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { makeSolutionFinder } from '../../solver/verify.ts'
import { LANGUAGES, type Language } from '../../words/languages.ts'
import columns from './promptColumns.json' with { type: 'json' }
import { answerText, promptText } from './promptText.ts'

/**
 * The text that each row of prompts holds. Whoever finds it in data that was collected elsewhere knows that this data holds
 * prompts with their answers.
 */
export const CANARY = 'puzzlewright prompts canary 6f0c2d1e-9b57-4a38-8c11-3d5e7a902b46'

/** The columns of prompts, in their order. */
export const PROMPT_COLUMNS = Object.entries(columns).map(([name, [type, meaning]]) => ({
  name,
  type,
  meaning: meaning
    .replace('{tiers}', TIERS.join(', '))
    .replace('{languages}', LANGUAGES.join(', '))
    .replace('{rungs}', String(RUNGS.length)),
}))

/** A row: its values by the names of their columns. */
type PromptRow = Readonly<Record<keyof typeof columns, string | number | null>>

/**
 * Makes a function that gives the row of a record. A puzzle without a stated solution is solved. The function throws a PuzzleError
 * if a puzzle cannot be read, or has no solution to be the answer.
 */
export function makePromptRows(language: Language): (record: PuzzleRecord) => PromptRow {
  const find = makeSolutionFinder()
  return ({ id, solution: rows, seed, grade }: Stated) => {
    const { family, puzzle } = readName({ text: id, line: 1, column: 1 }, {})
    const { shape, givens } = puzzle
    const solution =
      rows?.flat() ?? find(family, puzzle)?.map((value, cell) => (givens[cell] < 0 ? null : value))
    if (!solution)
      throw new PuzzleError('record', `${quote(id)} must have exactly one solution to have an answer`)
    return {
      id,
      question: promptText(family, puzzle, language),
      answer: answerText(shape, solution),
      language,
      family: family.name,
      shape: shape.text,
      rows: shape.rows,
      columns: shape.columns,
      open: givens.filter((given) => given === 0).length,
      rung: grade ? rungOf(grade.degree) : null,
      degree: grade?.degree ?? null,
      stars: grade?.stars ?? null,
      tier: grade?.tier ?? null,
      nodes: grade?.nodesOpened ?? null,
      branching: grade?.averageBranchingFactor ?? null,
      seed: seed ?? null,
      canary: CANARY,
    }
  }
}

/** A record as files hold it: suites state neither solutions nor seeds. */
type Stated = Pick<PuzzleRecord, 'id' | 'grade'> & Partial<PuzzleRecord>
