// A path to the solution, as a person reads it and as a line of JSON.

import type { Family } from '../../families/family.ts'
import { cellName, shownGivens } from '../../families/grid.ts'
import type { Reason } from '../../families/inference.ts'
import { count } from '../../families/notationText.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import {
  assumption,
  type Contradicted,
  type Explanation,
  type Refutation,
  reasonOf,
  reasonText,
  reasonWords,
  type Step,
} from '../../grader/explanation.ts'
import type { Grade } from '../../grader/grade.ts'
import { sceneText } from '../../render/text.ts'
import { bold, hanging } from '../shared/output.ts'
import { gradeText, recordHead } from '../shared/puzzleReport.ts'

/** What there is to tell of a puzzle. */
export interface Explained {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly explanation: Explanation
  readonly grade: Grade
}

/** The explanation as data: cells count from 0 in reading order, the sentences are there beside what fills them. */
export function explanationRecord({ family, puzzle, explanation, grade }: Explained): string {
  const { steps, needs, summary } = explanation
  const say = (reason: Reason) => ({
    kind: reason.kind,
    text: reasonText(family, puzzle, reason),
    facts: reason.facts,
    cells: reason.cells,
  })
  const record = {
    ...recordHead(family, puzzle),
    steps: steps.map((step) => {
      const { effort, isHardest, ...rest } = step
      return {
        ...rest,
        ...say(reasonOf(step)),
        ...(step.step === 'place' && { reasons: step.reasons.map(say) }),
        ...(step.step === 'refute' && {
          refuted: step.refuted.map((one) => ({ ...one, contradiction: say(one.contradiction) })),
        }),
        effort: Number(effort.toFixed(2)),
        hardest: isHardest,
      }
    }),
    summary: Object.entries(summary).map(([kind, number]) => ({
      kind,
      name: reasonWords(family, kind).name,
      steps: number,
    })),
    needs,
    grade,
  }
  return JSON.stringify(record)
}

/** The board, the steps, how many there are of each kind, and the grade. */
export function explanationText({ family, puzzle, explanation, grade }: Explained): string {
  const { steps } = explanation
  return [
    `${sceneText(family.drawing.scene(puzzle, shownGivens(puzzle)))}\n`,
    ...stepsText(family, puzzle, steps),
    `\n${bold(count(steps.length, 'step'))}${markText(explanation)}`,
    ...longestText(explanation, grade),
    ...summaryText(family, explanation),
    `\n${hanging('', gradeText(family, grade))}`,
  ].join('\n')
}

const MARK = '>'

function markText({ steps, needs }: Explanation): string {
  if (steps.length === 0) return ': the board is full'
  return `, those ${needs === 'singles' ? 'that take longest to find' : 'that are hardest'} marked with ${MARK}`
}

/** This path rules out what it needs alone, and the grade at once all that goes as soon: that can be another way. */
function longestText({ steps, needs }: Explanation, { hardestStep }: Grade): string[] {
  const longest = Math.max(0, ...steps.map((step) => (step.step === 'refute' ? step.placements : 0)))
  if (needs !== 'assumption' || longest === hardestStep) return []
  const text = `its longest assumption takes ${count(longest, 'step')}; where everything is ruled out as soon as it can be, as in the grade, ${hardestStep} will do`
  return [hanging('  ', text)]
}

function stepsText(family: Family, puzzle: Puzzle, steps: readonly Step[]): string[] {
  const heads = steps.map((step) => headOf(puzzle, step))
  const headWidth = Math.max(...heads.map((head) => head?.length ?? 0))
  const numberWidth = String(steps.length).length
  return steps.map((step, index) => {
    const number = `${step.isHardest ? MARK : ' '} ${String(index + 1).padStart(numberWidth)}. `
    const head = heads[index]
    if (head === undefined) return listText(family, puzzle, step as Refutation, number)
    return hanging(`${number}${head.padEnd(headWidth)}   `, whyOf(family, puzzle, step))
  })
}

/** What a step says of one cell; nothing where it rules out several candidates. */
function headOf({ shape }: Puzzle, step: Step): string | undefined {
  if (step.step !== 'refute') return `${cellName(shape, step.cell)} = ${step.value}`
  if (step.refuted.length > 1) return undefined
  const [{ cell, value }] = step.refuted
  return `${cellName(shape, cell)} is not ${value}`
}

function whyOf(family: Family, puzzle: Puzzle, step: Step): string {
  if (step.step === 'refute') return refutedText(family, puzzle, step.refuted[0])
  return reasonText(family, puzzle, reasonOf(step))
}

function refutedText(family: Family, puzzle: Puzzle, refuted: Contradicted): string {
  const why = reasonText(family, puzzle, assumption(refuted))
  return `${why}${chainText(puzzle, refuted)}: ${reasonText(family, puzzle, refuted.contradiction)}`
}

/** Placements of a chain that a person reads. */
const MOST_IN_CHAIN = 6

/** ` (then r1c2 = 3, r4c4 = 5)`, where an assumption leads to few placements. */
function chainText({ shape }: Puzzle, { chain }: Contradicted): string {
  const [, ...then] = chain
  if (then.length === 0 || then.length > MOST_IN_CHAIN) return ''
  return ` (then ${then.map(({ cell, value }) => `${cellName(shape, cell)} = ${value}`).join(', ')})`
}

/** Lines of candidates that a step shows. */
const MOST_LISTED = 20

/** A step that rules out several candidates: those with one reason in common together. */
function listText(family: Family, puzzle: Puzzle, { refuted }: Refutation, number: string): string {
  const groups = new Map<string, Contradicted[]>()
  for (const one of refuted) {
    const key = `${one.value} ${refutedText(family, puzzle, one)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const indent = ' '.repeat(number.length)
  const listed = Array.from(groups.values()).slice(
    0,
    groups.size === MOST_LISTED + 1 ? undefined : MOST_LISTED,
  )
  const lines = listed.map((group) =>
    hanging(indent, `${candidatesText(puzzle, group)}: ${refutedText(family, puzzle, group[0])}`),
  )
  const others = refuted.length - listed.flat().length
  if (others > 0) lines.push(`${indent}and ${others} more`)
  return [`${number}${refuted.length} candidates go`, ...lines].join('\n')
}

/** `r1c1, r1c4 are not 2` */
function candidatesText({ shape }: Puzzle, group: readonly Contradicted[]): string {
  const cells = group.map(({ cell }) => cellName(shape, cell)).join(', ')
  return `${cells} ${group.length === 1 ? 'is' : 'are'} not ${group[0].value}`
}

/** How many steps there are of each kind, in the family's words; what comes most often comes first. */
function summaryText(family: Family, { summary }: Explanation): string[] {
  const counts = Object.entries(summary).sort(([, one], [, other]) => other - one)
  const width = Math.max(...counts.map(([, number]) => String(number).length))
  return counts.map(
    ([kind, number]) => `  ${String(number).padStart(width)}  ${reasonWords(family, kind).name}`,
  )
}
