// Drafts: puzzles while they are set by hand. These functions change a draft as a person draws, types and erases; they return a
// new draft, and are the same for all families, since each tool says what it marks and what is typed. A draft is plain data.
//
//   put a given on a given              the new one replaces it        put an empty text      erases a given, a dot, a sum
//   put a dot again, a path again       takes it away                  draw a path backwards  turns it round
//   put an area over others             takes the cells over           draw an area again     replaces its text
//   erase a cell of an area             takes the cell away from it

import type { Scene } from '../scene.ts'
import { isUnfinished, normalClue, toolOf } from './checkClues.ts'
import { givenClue } from './drawnGivens.ts'
import type { Family } from './family.ts'
import { compareCells, inOrderOf, isSameList, partsOfArea } from './markedCells.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import { PuzzleError } from './puzzleError.ts'
import { type DraftClue, DraftError, type PuzzleDraft, type Tool } from './setting.ts'

/** The facets that drafts need. */
export type SettingFamily = Pick<Family, 'notation' | 'setting'>

/** A draft without clues. Throws a PuzzleError for a shape that the family does not have. */
export function blankDraft({ notation }: SettingFamily, shape: string): PuzzleDraft {
  return { shape: notation.parseShape(shape).text, clues: [] }
}

/**
 * Reads a draft from data that was stored. Throws a DraftError if it is not a draft, or has a clue that cannot be drawn, and a
 * PuzzleError for a shape that the family does not have.
 */
export function readDraft(family: SettingFamily, data: unknown): PuzzleDraft {
  const { shape: text, clues } = (data ?? {}) as Partial<PuzzleDraft>
  const isClue = (clue: Partial<DraftClue> | null) =>
    typeof clue?.tool === 'string' && typeof clue.text === 'string' && Array.isArray(clue.cells)
  if (typeof text !== 'string' || !Array.isArray(clues) || !clues.every(isClue)) {
    throw new DraftError('record', 'this is not a draft: expected a shape and a list of clues', [])
  }
  const shape = family.notation.parseShape(text)
  const tools = family.setting.tools(shape)
  const normal = clues.map((clue: DraftClue) => normalClue(clue, tools, shape))
  return withClues({ shape: shape.text, clues: [] }, normal, tools)
}

/** The draft of a puzzle. */
export function draftOf({ setting }: SettingFamily, puzzle: Puzzle): PuzzleDraft {
  return { shape: puzzle.shape.text, clues: setting.cluesOf(puzzle) }
}

/** The puzzle of a draft. Throws a DraftError that says what is missing or wrong. */
export function puzzleOfDraft({ notation, setting }: SettingFamily, { shape, clues }: PuzzleDraft): Puzzle {
  return setting.puzzleOf(notation.parseShape(shape), clues)
}

/**
 * The puzzle of a draft as far as it is set, for counting its solutions. Throws a DraftError if clues are wrong, or if the
 * family's solver needs what is missing.
 */
export function openPuzzleOfDraft(
  { notation, setting }: SettingFamily,
  { shape, clues }: PuzzleDraft,
): Puzzle {
  const { openPuzzleOf = setting.puzzleOf } = setting
  return openPuzzleOf(notation.parseShape(shape), clues)
}

/** Draws a draft, finished or not, with these values in its cells; by default, with its givens. */
export function sceneOfDraft(
  { notation, setting }: SettingFamily,
  draft: PuzzleDraft,
  values?: ArrayLike<number>,
): Scene {
  const shape = notation.parseShape(draft.shape)
  const tools = setting.tools(shape)
  return setting.scene(
    shape,
    draft.clues.map((clue) => normalClue(clue, tools, shape)),
    values,
  )
}

/**
 * Puts a clue on a draft. With `overlaps`, an area leaves other areas their cells, if its tool allows that. Throws a DraftError if
 * the clue's tool cannot draw it.
 */
export function putClue(
  family: SettingFamily,
  draft: PuzzleDraft,
  clue: DraftClue,
  { overlaps = false } = {},
): PuzzleDraft {
  const shape = family.notation.parseShape(draft.shape)
  const tools = family.setting.tools(shape)
  const tool = toolOf(clue, tools)
  const made = normalClue(clue, tools, shape)
  const isAgain = tool.entry.numbers === undefined && draft.clues.some((old) => isSameClue(old, made))
  const isErased = tool.place !== 'area' && isUnfinished(made, tools)
  const takesCells = tool.place === 'area' && !(overlaps && tool.mayOverlap)
  const others = draft.clues.flatMap((old) => {
    if (layerOf(old, tools) !== layerOf(made, tools)) return old
    if (takesCells) return withoutCells(old, made.cells, shape)
    return isAtPlace(old, made, tool) ? [] : old
  })
  return withClues(draft, isAgain || isErased ? others : [...others, made], tools)
}

/** The clue that fixes the number of a cell: a given, or what families without givens have in its place. */
export function fixingClue({ setting }: Pick<Family, 'setting'>, cell: number, value: number): DraftClue {
  return setting.fixing?.(cell, value) ?? givenClue(cell, value)
}

/** The draft without a clue. */
export function removeClue(draft: PuzzleDraft, clue: DraftClue): PuzzleDraft {
  return { ...draft, clues: draft.clues.filter((old) => !isSameClue(old, clue)) }
}

/**
 * The draft after somebody has erased cells with a tool: without the tool's clue there; if there is none, areas of the tool lose
 * the cells; if there are none either, the uppermost clue that has all of these cells goes or, if it is an area, loses them.
 */
export function eraseCells(
  { notation, setting }: SettingFamily,
  draft: PuzzleDraft,
  name: string,
  cells: readonly number[],
): PuzzleDraft {
  const shape = notation.parseShape(draft.shape)
  const tools = setting.tools(shape)
  const own = draft.clues.filter((clue) => clue.tool === name)
  const isArea = (clue: DraftClue) => toolOf(clue, tools).place === 'area'
  const isThere = (clue: DraftClue) => isSameList(clue.cells, inOrderOf(toolOf(clue, tools), cells))
  const exact = own.findLast(isThere)
  if (exact) return removeClue(draft, exact)
  const cut = own.filter((clue) => isArea(clue) && clue.cells.some((cell) => cells.includes(cell)))
  const hit = cut.length > 0 ? cut : cluesAt(draft, cells).slice(-1)
  const clues = draft.clues.flatMap((clue) => {
    if (!hit.includes(clue)) return clue
    return isArea(clue) ? withoutCells(clue, cells, shape) : []
  })
  return withClues(draft, clues, tools)
}

/** The clues that have all of these cells, such as those under the pointer. */
export function cluesAt({ clues }: PuzzleDraft, cells: readonly number[]): DraftClue[] {
  return clues.filter((clue) => cells.every((cell) => clue.cells.includes(cell)))
}

/**
 * The clue of a tool at a place: along a path and in an area, some of its cells are enough. Undefined if there is none. Throws a
 * DraftError for a tool that the shape does not have.
 */
export function clueAt(
  { notation, setting }: SettingFamily,
  draft: PuzzleDraft,
  name: string,
  cells: readonly number[],
): DraftClue | undefined {
  const tool = toolOf({ tool: name, cells, text: '' }, setting.tools(notation.parseShape(draft.shape)))
  const isLong = tool.place === 'area' || tool.place === 'path'
  const own = (isLong ? cluesAt(draft, cells) : draft.clues).filter((clue) => clue.tool === name)
  return own.findLast((clue) => isLong || isSameList(clue.cells, inOrderOf(tool, cells)))
}

/**
 * The draft on another shape, such as one with a further rule: with the clues that can lie there, in the same rows and columns.
 * Throws a PuzzleError for a shape that the family does not have.
 */
export function reshapedDraft(family: SettingFamily, draft: PuzzleDraft, text: string): PuzzleDraft {
  const [from, to] = [draft.shape, text].map((one) => family.notation.parseShape(one))
  const tools = family.setting.tools(to)
  const moved = (cell: number) => {
    const [row, column] = [Math.floor(cell / from.columns), cell % from.columns]
    return row < to.rows && column < to.columns ? row * to.columns + column : -1
  }
  const clues = draft.clues.flatMap((clue) => {
    try {
      return normalClue({ ...clue, cells: clue.cells.map(moved) }, tools, to)
    } catch (error) {
      if (error instanceof PuzzleError) return []
      throw error
    }
  })
  return withClues({ shape: to.text, clues: [] }, clues, tools)
}

const isSameClue = (one: DraftClue, other: DraftClue) =>
  one.tool === other.tool && one.text === other.text && isSameList(one.cells, other.cells)

function layerOf({ tool: name }: DraftClue, tools: readonly Tool[]): string {
  return tools.find((tool) => tool.name === name)?.layer ?? name
}

/** Whether a clue lies where another is drawn: for a path, in either direction. */
function isAtPlace(old: DraftClue, made: DraftClue, { place }: Tool): boolean {
  const isBackwards = place === 'path' && isSameList(old.cells.toReversed(), made.cells)
  return isBackwards || isSameList(old.cells, made.cells)
}

/** What is left of an area after another has taken cells. If the rest falls apart, no part keeps the text. */
function withoutCells(old: DraftClue, taken: readonly number[], shape: Shape): DraftClue[] {
  const left = old.cells.filter((cell) => !taken.includes(cell))
  if (left.length === old.cells.length) return [old]
  const parts = partsOfArea(left, shape)
  return parts.map((cells) => ({ ...old, cells, text: parts.length === 1 ? old.text : '' }))
}

function withClues({ shape }: PuzzleDraft, clues: readonly DraftClue[], tools: readonly Tool[]): PuzzleDraft {
  const rankOf = ({ tool }: DraftClue) => tools.findIndex(({ name }) => name === tool)
  const sorted = clues.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compareCells(one.cells, other.cells),
  )
  return { shape, clues: sorted }
}
