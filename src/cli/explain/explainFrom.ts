// `explain --from`: the next steps from a partly filled board.

import type { Dresser } from '../../families/familyWithSymbols.ts'
import { visible } from '../../families/puzzleError.ts'
import { parseFilledBoard } from '../../formats/parseBoard.ts'
import type { Read } from '../../formats/readRecord.ts'
import { allowedByRecord } from '../../formats/recordOrigin.ts'
import type { AllowedTechniques } from '../../grader/allowedTechniques.ts'
import { MOST_NODES_OF_PROOF } from '../../grader/measureDifficulty.ts'
import { type FilledBoard, makeGuide, type NoStep } from '../../grader/nextStep.ts'
import type { Step } from '../../grader/steps.ts'
import { reasoningOf } from '../../grader/steps.ts'
import type { Typed } from '../commandsFromTable.ts'
import { bold, EXIT, flush, hanging, onFile, print } from '../shared/output.ts'
import { placed, puzzleText, recordHead } from '../shared/puzzleTextAndJson.ts'
import { readPuzzleWithBoard } from '../shared/readPuzzleWithBoard.ts'
import { chainLines, stepRecord, stepsText } from './explanationText.ts'

/** The board to start from, and what to print. */
interface FromOptions {
  /** The file of the board. */
  readonly from: string
  /** Whether to print only the first step. */
  readonly isFirstAlone: boolean
  readonly json: boolean
  /** The techniques that the steps may use; by default the techniques that the puzzle's record allows. */
  readonly techniques: AllowedTechniques | undefined
  /** Replaces the numbers of families by the symbols of `--symbols`. */
  readonly dressed: Dresser
}

/** The steps from a board, or why there are none. */
type Answer = { readonly kind: 'step'; readonly steps: readonly Step[] } | NoStep

/** Exit codes by kind of answer. Finding a mistake on the board is a successful answer too. */
const EXITS = {
  step: EXIT.fine,
  mistake: EXIT.fine,
  solved: EXIT.fine,
  bad: EXIT.badInput,
  limit: EXIT.limit,
} as const

/**
 * Prints the steps from a board to the solution, or only the first step. The files must hold exactly one
 * puzzle. Returns the exit code.
 */
export async function explainFrom(
  source: Typed<'files'> & Typed<'source'>,
  { from, isFirstAlone, json, dressed, techniques }: FromOptions,
): Promise<number> {
  const read = await readPuzzleWithBoard(source, {
    name: '--from',
    file: from,
    parse: (text, { puzzle }) => parseFilledBoard(text, puzzle.shape),
    // With --json, unreadable input is reported as a JSON record.
    ...(json && {
      refuse: ({ message }) => print(JSON.stringify({ kind: 'bad', error: 'unreadable', text: message })),
    }),
  })
  if (!read) {
    await flush()
    return EXIT.badInput
  }
  const { file, board } = read
  const { family, puzzle, line } = read.entry
  const entry = {
    ...read.entry,
    family: await onFile(`${file}:${line}`, async () => dressed(family, puzzle)),
  }
  const allowed = techniques ?? allowedByRecord(read.entry)
  const answer = answerOf(entry, board, isFirstAlone, allowed)
  print(json ? answerRecord(entry, answer, isFirstAlone) : answerText(entry, file, board, answer))
  await flush()
  return EXITS[answer.kind]
}

function answerOf(
  { family, puzzle }: Read,
  board: FilledBoard,
  isFirstAlone: boolean,
  allowed: AllowedTechniques | undefined,
): Answer {
  const found = makeGuide(family, allowed).pathFrom(puzzle, board, { nodes: MOST_NODES_OF_PROOF })
  if (found.kind !== 'path') return found
  const { steps } = found
  return { kind: 'step', steps: isFirstAlone ? [steps.next().value as Step] : [...steps] }
}

/** The answer as a line of JSON; its `kind` is that of the answer. */
function answerRecord({ family, puzzle }: Read, answer: Answer, isFirstAlone: boolean): string {
  const head = { ...recordHead(family, puzzle), kind: answer.kind }
  if (answer.kind === 'step') {
    const steps = answer.steps.map((step) => stepRecord(family, puzzle, step))
    if (isFirstAlone) return JSON.stringify({ ...head, step: steps[0] })
    return JSON.stringify({ ...head, steps, ...reasoningOf(family.inference.techniques, answer.steps) })
  }
  if (answer.kind !== 'mistake') return JSON.stringify({ ...head, ...answer })
  const { chain, ...mistake } = answer
  return JSON.stringify({ ...head, ...mistake, ...(chain && { step: stepRecord(family, puzzle, chain) }) })
}

/** The answer as text for people, below the board. */
function answerText(entry: Read, file: string, { values }: FilledBoard, answer: Answer): string {
  const { family, puzzle, line } = entry
  const { shape, givens } = puzzle
  if (answer.kind === 'bad') return placed(entry, file, answer.text)
  if (answer.kind === 'limit')
    return placed(entry, file, 'undecided: the proof that the puzzle has one solution takes too long')
  const shown = givens.map((given, cell) => (given > 0 ? given : Math.max(0, values[cell])))
  const text = linesOf(entry, answer)
  const head = `${bold(`${family.title} ${shape.text}`)} (${visible(file)}:${line})`
  return [head, '', `${puzzleText(family, puzzle, shown)}\n`, ...text, ''].join('\n')
}

function linesOf(
  { family, puzzle }: Read,
  answer: Exclude<Answer, { readonly kind: 'bad' | 'limit' }>,
): string[] {
  switch (answer.kind) {
    case 'step':
      return stepsText(family, puzzle, answer.steps)
    case 'solved':
      return ['solved: every cell is right']
    case 'mistake': {
      const line = hanging('mistake: ', answer.text)
      return answer.chain ? [line, ...chainLines(family, puzzle, answer.chain, '  ')] : [line]
    }
  }
}
