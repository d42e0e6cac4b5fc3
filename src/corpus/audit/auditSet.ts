// Audits a set of puzzles that others made, row by row: whether each puzzle has exactly one solution, whether its stated answer
// is right, and which earlier puzzle it repeats.

import { faultSentence } from '../../families/cellNamesAndFaults.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { findAnswer } from '../../formats/findAnswer.ts'
import type { Read, ReadOptions } from '../../formats/readRecord.ts'
import type { Limits } from '../../kernel/search.ts'
import { keyOf } from '../../maker/puzzleKeys.ts'
import { makeSolver } from '../../solver/solve.ts'
import { boardFaults } from '../../solver/verify.ts'
import { keyText } from '../puzzleKeys.ts'
import { placesForm, solutionForm } from './patternForms.ts'
import { fieldIn, readPuzzleValue, type SetFields, type SetRow } from './setFields.ts'

/** What can be wrong with a row, and how a report counts it. */
export const FINDINGS = {
  unreadable: 'not readable as a puzzle',
  unsolvable: 'without a solution',
  ambiguous: 'with several solutions',
  undecided: 'undecided, because a limit ended the search',
  'wrong-answer': 'with a wrong answer',
  twin: 'equivalent to an earlier puzzle (twins)',
  'same-solution': 'no twins, but with the solution of an earlier puzzle, perhaps turned or permuted',
} as const
/** One of the keys of `FINDINGS`. */
export type FindingKind = keyof typeof FINDINGS

/** A fault of a row. */
export interface Finding {
  /** What is wrong. */
  readonly finding: FindingKind
  /** The place of the row, such as `set.jsonl:7`. */
  readonly place: string
  /** What is wrong, in a sentence without a full stop. */
  readonly message: string
  /** The place of the earlier row, if this one repeats it. */
  readonly earlier?: string
}

/** What an audit of a row tells: its faults, and the puzzle if it has exactly one solution. */
interface AuditedRow {
  readonly findings: readonly Finding[]
  readonly unique?: Read
}

/** How often the commonest of several patterns occurs, and how many different ones there are. */
interface Pattern {
  readonly different: number
  readonly commonest: number
}

/** Makes an audit. Its memory grows by some tens of bytes for each puzzle. */
export function makeAudit({ reading, limits }: { readonly reading: ReadOptions; readonly limits: Limits }) {
  const solve = makeSolver()
  const twins = makeRegister()
  const solutions = makeRegister()
  const places = makeRegister()
  const counts = Object.fromEntries(Object.keys(FINDINGS).map((kind) => [kind, 0])) as Record<
    FindingKind,
    number
  >
  let rows = 0
  let answers = 0

  function audit(row: SetRow, fields: SetFields, place: string): AuditedRow {
    const findings: Finding[] = []
    const tell = (finding: FindingKind, message: string, earlier?: string) => {
      counts[finding]++
      findings.push({ finding, place, message, ...(earlier !== undefined && { earlier }) })
    }
    rows++
    let read: Read
    try {
      read = readPuzzleValue(fieldIn(row, fields.puzzle), reading)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      // Givens that break a rule together leave no solution.
      tell(error.code === 'conflict' ? 'unsolvable' : 'unreadable', error.message)
      return { findings }
    }
    const { family, puzzle } = read
    const answer = fields.answer === undefined ? undefined : fieldIn(row, fields.answer)
    if (answer !== undefined && answer !== null) {
      answers++
      const fault = answerFault(family, puzzle, answer)
      if (fault !== undefined) tell('wrong-answer', fault)
    }
    const { status, solutions: found } = solve(family, puzzle, limits)
    if (status === 'none') tell('unsolvable', 'the puzzle has no solution')
    if (status === 'multiple') tell('ambiguous', 'the puzzle has several solutions')
    if (status === 'unknown') tell('undecided', 'a limit ended the search')
    if (status !== 'unique') return { findings }
    const [solution] = found
    const twin = twins.add(keyText(family, puzzle, solution), place)
    const same = solutions.add(solutionForm(family, puzzle, solution), place)
    const where = placesForm(family, puzzle)
    if (where !== undefined) places.add(where, place)
    if (twin !== undefined) tell('twin', `the puzzle is equivalent to that of ${twin}`, twin)
    else if (same !== undefined)
      tell('same-solution', `the solution is that of ${same}, perhaps turned or permuted`, same)
    return { findings, unique: read }
  }

  return {
    /** Audits a row. */
    audit,
    /** The report so far. */
    report: () => ({
      rows,
      answers,
      findings: counts,
      /** Solutions up to the symmetries of the rules. */
      solutions: solutions.pattern(),
      /** The places of givens, turned and mirrored ones counted as the same. */
      places: places.pattern(),
    }),
  }
}

/** The report of an audit. */
export type AuditReport = ReturnType<ReturnType<typeof makeAudit>['report']>

/** What is wrong with a stated answer; undefined if it is right. */
function answerFault(family: Family, puzzle: Puzzle, answer: unknown): string | undefined {
  const found = findAnswer(answer, puzzle.shape)
  if ('reason' in found) return found.reason
  const [fault] = boardFaults(family, puzzle, found.values)
  return fault && `the answer is wrong: ${faultSentence(fault, puzzle.shape)}`
}

/** Texts that were met, as hashes of 64 bits: where each was met first, and how often. */
function makeRegister() {
  const known = new Map<string, { readonly place: string; times: number }>()
  return {
    /** Adds a text. Returns the place where it was met first, if it was met before. */
    add(text: string, place: string): string | undefined {
      const key = keyOf(text).join()
      const before = known.get(key)
      if (before) before.times++
      else known.set(key, { place, times: 1 })
      return before?.place
    },
    /** How many different texts there are, and how often the commonest was met. */
    pattern(): Pattern {
      let commonest = 0
      for (const { times } of known.values()) commonest = Math.max(commonest, times)
      return { different: known.size, commonest }
    },
  }
}
