// Writes the steps to the solution as text for people and as JSON.

import { cellName } from '../../families/cellNamesAndFaults.ts'
import type { Family } from '../../families/family.ts'
import { valueLabel } from '../../families/familyWithSymbols.ts'
import { count } from '../../families/gridText.ts'
import type { Candidate, Reason } from '../../families/inference.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { techniqueName } from '../../families/words.ts'
import type { ChainLink } from '../../grader/forcingChain.ts'
import type { Grade } from '../../grader/grade.ts'
import { type Explanation, reasonText } from '../../grader/reasonText.ts'
import { type RefuteStep, reasonOf, type Step, techniqueOf } from '../../grader/steps.ts'
import { bold, hanging } from '../shared/output.ts'
import { gradeText, puzzleText, recordHead } from '../shared/puzzleTextAndJson.ts'

/** A puzzle with its explanation and grade. */
export interface Explained {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly explanation: Explanation
  readonly grade: Grade
}

/** The explanation as a line of JSON: cells count from 0 in reading order. */
export function explanationRecord({ family, puzzle, explanation, grade }: Explained): string {
  const { steps, ...reasoning } = explanation
  const hardest = hardestSteps(explanation)
  const records = steps.map((step) => ({ ...stepRecord(family, puzzle, step), hardest: hardest.has(step) }))
  return JSON.stringify({ ...recordHead(family, puzzle), steps: records, ...reasoning, grade })
}

/** A step as data for JSON: the kind, the text, the facts and the cells of its reasons, and what the step changes. */
export function stepRecord(family: Family, puzzle: Puzzle, step: Step) {
  const say = (reason: Reason) => ({
    kind: reason.kind,
    text: reasonText(family, puzzle, reason),
    facts: reason.facts,
    cells: reason.cells,
  })
  const { step: name } = step
  const reason = say(reasonOf(step))
  switch (step.step) {
    case 'place': {
      const { cell, value, reasons, effort } = step
      return {
        step: name,
        cell,
        value,
        ...reason,
        reasons: reasons.map(say),
        effort: Number(effort.toFixed(2)),
      }
    }
    case 'eliminate': {
      const { candidates, removes } = step
      return { step: name, ...reason, candidates, removes }
    }
    case 'refute': {
      const { cell, value, links, contradiction, because } = step
      return {
        step: name,
        cell,
        value,
        ...reason,
        chain: links.map((link) => linkRecord(family, puzzle, link)),
        contradiction: { ...say(contradiction), because },
      }
    }
    case 'search': {
      const { cell, value, refuted, nodes } = step
      return { step: name, cell, value, ...reason, refuted, nodes }
    }
  }
}

/** The kind of the first link of a chain. */
const ASSUMPTION = 'assumption'

function linkRecord(family: Family, puzzle: Puzzle, { cell, value, reason, because }: ChainLink) {
  const text = reason ? reasonText(family, puzzle, reason) : 'assumed'
  return { cell, value, kind: reason?.kind ?? ASSUMPTION, text, cells: reason?.cells ?? [cell], because }
}

/** The board, the steps, the number of steps of each technique, and the grade. */
export function explanationText({ family, puzzle, explanation, grade }: Explained): string {
  const { steps } = explanation
  return [
    `${puzzleText(family, puzzle)}\n`,
    ...stepsText(family, puzzle, steps, hardestSteps(explanation)),
    `\n${bold(count(steps.length, 'step'))}${markText(explanation)}`,
    ...summaryText(family, explanation),
    `\n${hanging('', gradeText(family, grade))}`,
  ].join('\n')
}

const MARK = '>'

function markText({ steps, tier }: Explanation): string {
  if (steps.length === 0) return ': the board is full'
  return `; those ${tier === 'singles' ? 'that take longest to find' : 'that are hardest'} are marked with ${MARK}`
}

/** The steps of the hardest technique; if singles are enough, the steps that take longest to find. */
function hardestSteps({ steps, hardestTechnique }: Explanation): ReadonlySet<Step> {
  if (hardestTechnique !== null) {
    return new Set(steps.filter((step) => techniqueOf(step) === hardestTechnique))
  }
  const effortOf = (step: Step) => (step.step === 'place' ? Number(step.effort.toFixed(2)) : 0)
  const longest = Math.max(...steps.map(effortOf))
  return new Set(steps.filter((step) => effortOf(step) === longest))
}

/** Writes numbered steps, each with its reason. Steps in the set `marked` get a mark. */
export function stepsText(
  family: Family,
  puzzle: Puzzle,
  steps: readonly Step[],
  marked: ReadonlySet<Step> = new Set(),
): string[] {
  const heads = steps.map((step) => headOf(family, puzzle, step))
  const headWidth = Math.min(LONGEST_HEAD, Math.max(...heads.map((head) => head.length)))
  const numberWidth = String(steps.length).length
  return steps.map((step, index) => {
    const number = `${marked.has(step) ? MARK : ' '} ${String(index + 1).padStart(numberWidth)}. `
    const label = `${number}${heads[index].padEnd(headWidth)}   `
    const name =
      step.step === 'place' || step.step === 'search' ? '' : `${techniqueName(family, techniqueOf(step))}: `
    const why = `${name}${reasonText(family, puzzle, reasonOf(step))}`
    const indent = ' '.repeat(number.length + 2)
    // If a head is too long for its column, its reason is on the next line.
    const first =
      heads[index].length > headWidth
        ? `${hanging(number, heads[index])}\n${hanging(indent, why)}`
        : hanging(label, why)
    return step.step === 'refute' ? [first, ...chainLines(family, puzzle, step, indent)].join('\n') : first
  })
}

/** The maximum width of the column of heads, in characters. */
const LONGEST_HEAD = 22

/** The head of a step's line, which says what the step changes on the board. */
function headOf(family: Family, { shape }: Puzzle, step: Step): string {
  if (step.step === 'eliminate') return removedText(family, step.removes, (cell) => cellName(shape, cell))
  const value = valueLabel(family, step.value, 'en')
  return `${cellName(shape, step.cell)} ${step.step === 'refute' ? 'is not' : '='} ${value}`
}

/**
 * Writes removed candidates as `r1c1, r1c4 are not 2; r2c2 is not 3, 5`; cells that lose the same candidates are listed
 * together.
 */
function removedText(
  family: Family,
  removes: readonly Candidate[],
  nameOf: (cell: number) => string,
): string {
  const valuesOfCell = new Map<number, number[]>()
  for (const { cell, value } of removes) valuesOfCell.set(cell, [...(valuesOfCell.get(cell) ?? []), value])
  const cellsOfValues = new Map<string, string[]>()
  for (const [cell, values] of valuesOfCell) {
    const key = values.map((value) => valueLabel(family, value, 'en')).join(', ')
    cellsOfValues.set(key, [...(cellsOfValues.get(key) ?? []), nameOf(cell)])
  }
  return Array.from(cellsOfValues, ([values, cells]) => {
    return `${cells.join(', ')} ${cells.length === 1 ? 'is' : 'are'} not ${values}`
  }).join('; ')
}

/** Writes the links of a chain as lines, and the contradiction to which they lead as the last line. */
export function chainLines(
  family: Family,
  puzzle: Puzzle,
  { links, contradiction, because }: Pick<RefuteStep, 'links' | 'contradiction' | 'because'>,
  indent: string,
): string[] {
  // The text of a link names the links from which it follows, unless it follows only from the link just before.
  const from = (numbers: readonly number[], own: number) =>
    numbers.some((number) => number !== own - 1)
      ? ` (from links ${numbers.map((number) => number + 1).join(', ')})`
      : ''
  const lines = links.map(({ cell, value, reason, because }, index) => {
    const why = reason ? `${reasonText(family, puzzle, reason)}${from(because, index)}` : 'assumed'
    return hanging(
      `${indent}${index + 1}. ${cellName(puzzle.shape, cell)} = ${valueLabel(family, value, 'en')}: `,
      why,
    )
  })
  const end = `${reasonText(family, puzzle, contradiction)}${from(because, links.length)}`
  return [...lines, hanging(`${indent}but `, end)]
}

/** The number of steps of each technique, easiest first. */
function summaryText(family: Family, { techniques }: Explanation): string[] {
  const counts = Object.entries(techniques)
  const width = Math.max(...counts.map(([, number]) => String(number).length))
  return counts.map(([name, number]) => `  ${String(number).padStart(width)}  ${techniqueName(family, name)}`)
}
