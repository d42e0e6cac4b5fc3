// Checks of drawn clues that all families share: the cells of a clue, its text, and what is missing.

import { cellName, faultSentence } from './cellNamesAndFaults.ts'
import { inOrderOf, isMarkable, whatToMark } from './markedCells.ts'
import type { Shape } from './puzzle.ts'
import { PuzzleError, quote } from './puzzleError.ts'
import type { Fault } from './rules.ts'
import { type DraftClue, DraftError, type Tool } from './setting.ts'

/** A clue with its cells and its text in their normal forms. Throws a DraftError if the tool cannot draw it. */
export function normalClue(clue: DraftClue, tools: readonly Tool[], shape: Shape): DraftClue {
  const { cells } = clue
  const tool = toolOf(clue, tools)
  const isOn = (cell: number) => Number.isInteger(cell) && cell >= 0 && cell < shape.rows * shape.columns
  if (!cells.every(isOn))
    throw new DraftError('clue', `a cell of ${quote(tool.name)} is not on the board`, [])
  if (new Set(cells).size < cells.length || !isMarkable(tool, cells, shape)) {
    throw new DraftError('clue', `${quote(tool.name)} needs ${whatToMark(tool)}`, cells)
  }
  return { tool: tool.name, cells: inOrderOf(tool, cells), text: normalText(clue, tool) }
}

/** The tool of a clue. Throws a DraftError if there is no such tool. */
export function toolOf({ tool: name, cells }: DraftClue, tools: readonly Tool[]): Tool {
  const found = tools.find((tool) => tool.name === name)
  if (found) return found
  const names = tools.map((tool) => tool.name).join(', ')
  throw new DraftError('clue', `this board has no tool ${quote(name)}; expected one of ${names}`, cells)
}

/** Whether something must be typed for a finished clue of a tool. */
function needsText({ entry: { numbers, choices, isOptional } }: Tool): boolean {
  return (numbers !== undefined || choices !== undefined) && !isOptional
}

/** Whether a clue lacks its text. */
export function isUnfinished(clue: DraftClue, tools: readonly Tool[]): boolean {
  return clue.text === '' && needsText(toolOf(clue, tools))
}

/** A text in its normal form: numbers without leading zeros, in ascending order. */
function normalText({ text, cells }: DraftClue, { name, entry }: Tool): string {
  const { numbers, choices = [] } = entry
  const typed = text.trim().toLowerCase()
  if (typed === '') return ''
  const choice = choices.find((one) => (numbers ? typed.endsWith(one) : typed === one))
  if (!numbers && choice !== undefined) return choice
  const { least, greatest, most = 1 } = numbers ?? { least: 1, greatest: 0 }
  const figures = typed
    .slice(0, typed.length - (choice ?? '').length)
    .trim()
    .split('-')
  const isNumber = (figure: string) =>
    /^\d{1,16}$/.test(figure) && Number(figure) >= least && Number(figure) <= greatest
  if (figures.length <= most && figures.every(isNumber)) {
    const sorted = figures.map(Number).sort((one, other) => one - other)
    return `${sorted.join('-')}${choice ?? ''}`
  }
  const message = `${quote(text)} does not fit ${quote(name)}; expected ${entryInWords(entry)}`
  throw new DraftError('value', message, cells)
}

/** What can be typed, in words. */
function entryInWords({ numbers, choices = [] }: Tool['entry']): string {
  const { least = 0, greatest = 0, most = 1 } = numbers ?? {}
  const range = `from ${least} to ${greatest}`
  const number = most > 1 ? `up to ${most} numbers ${range} joined by "-"` : `a number ${range}`
  if (!numbers) return choices.length > 0 ? choices.join(' or ') : 'nothing'
  return choices.length > 0 ? `${number} and one of ${choices.join(' ')}` : number
}

/**
 * The clues in their normal forms, but with the cells of areas in the order in which they were read. Throws a DraftError for the
 * first clue that its tool cannot draw, or that is not finished.
 */
export function finishedClues(
  clues: readonly DraftClue[],
  tools: readonly Tool[],
  shape: Shape,
): DraftClue[] {
  return clues.map((clue) => {
    const normal = normalClue(clue, tools, shape)
    const isArea = toolOf(clue, tools).place === 'area'
    if (!isUnfinished(normal, tools)) return isArea ? { ...normal, cells: clue.cells } : normal
    throw new DraftError('unfinished', `nothing is typed yet for ${draftClueName(normal, shape)}`, clue.cells)
  })
}

/** A clue in messages: `"cage" at r1c1`. */
function draftClueName({ tool, cells }: DraftClue, shape: Shape): string {
  return `${quote(tool)} at ${cellName(shape, cells[0])}`
}

/** Refuses clues that together break a rule. */
export function expectNoConflict([fault]: readonly Fault[], shape: Shape): void {
  if (fault) throw new DraftError('conflict', faultSentence(fault, shape), fault.cells)
}

/** Runs a check of a notation for these cells: its error becomes a DraftError with the cells. */
export function atCells(cells: readonly number[], check: () => void): void {
  try {
    check()
  } catch (error) {
    if (error instanceof PuzzleError) throw new DraftError(error.code, error.message, cells)
    throw error
  }
}
