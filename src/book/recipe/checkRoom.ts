// Checks that the boards of a book fit on its pages, and that a print service can bind the book. Boards of each kind
// are filled and drawn, because their numbers and clues determine how large their cells must be.

import type { Family } from '../../families/family.ts'
import type { Wishes } from '../../families/making.ts'
import { memo } from '../../families/memo.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import type { Notebook } from '../../formats/yaml/mistakeCollector.ts'
import { makeRng, type Rng } from '../../kernel/rng.ts'
import type { CountedRecipe, Recipe } from '../../maker/puzzleRecipe.ts'
import { byKey } from '../../print/boardGrid.ts'
import { telling } from '../../print/boardScenesAndSizes.ts'
import { MOST_PAGES } from '../../print/trimsAndPrintLimits.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import { type Unnumbered, variantOf } from '../arrangePuzzles.ts'
import { PUZZLES_PER_PAGE } from '../bookDesignAndPuzzles.ts'
import { countPages, type Portion, type Sketch } from '../layout/countMostPages.ts'
import { tooSmall } from '../layout/explainTooSmallBoards.ts'
import { familySentence } from './recipeWords.ts'

/** The settings of a book except its puzzles. */
type SketchSettings = Omit<Sketch, 'portions'>

/**
 * The number of filled boards that are drawn to find out how much room a kind of puzzle needs. Kinds with clues need
 * more boards, so that long clues occur.
 */
const FILLINGS = 12
const FILLINGS_WITH_CLUES = 48

/** The maximum number of attempts to fill a board, because some attempts fail. */
const MOST_FILLINGS = 100

/** Reports boards that are too large for their pages, and more pages than can be bound. */
export function expectRoom(
  making: SketchSettings,
  placed: readonly { readonly section: number; readonly orders: readonly CountedRecipe[] }[],
  notebook: Notebook,
): void {
  const looksOf = memo(
    ({ family, shape, order }: Recipe) => JSON.stringify([family.name, shape.text, order.own]),
    (recipe) => looksOfKind(recipe, making.typeface),
  )
  const sections = placed.map(({ section, orders }) => ({
    section,
    portions: orders.map((order) => portionOf(order, looksOf(order.recipe))),
  }))
  const sketch: Sketch = { ...making, portions: sections.flatMap(({ portions }) => portions) }
  const pages = countPages(sketch)
  const message = tooManyPages(sketch, pages)
  if (message !== undefined) notebook.add(['sections'], message)
  for (const { section, portions } of sections) {
    // The orders of a section differ only in their stars, so one of them is enough.
    const reason = portions.length > 0 ? tooSmall(sketch, portions[0], pages) : undefined
    if (reason !== undefined) notebook.add(['sections', section, 'shape'], reason)
  }
}

/** Explains why existing puzzles cannot be printed in a book with these settings; undefined if they can. */
export function misfit(making: SketchSettings, puzzles: readonly Unnumbered[]): string | undefined {
  const { language, familyWords } = making.design
  const wordless = puzzles.find(({ family }) => !Object.hasOwn(familyWords, family.name))
  if (wordless) return familySentence(wordless.family, language)
  const kinds = byKey(puzzles, ({ family, puzzle, grade: { stars, tier = '' } }) =>
    [family.name, puzzle.shape.text, stars, tier].join(' '),
  )
  const portions = Array.from(kinds.values(), (alike): Portion => {
    const [{ family, puzzle: first, grade }] = alike
    return {
      family: family.name,
      variant: variantOf(family, first.shape),
      stars: grade.stars,
      ...(grade.tier && { tier: grade.tier }),
      count: alike.length,
      scenes: distinct(fullScenes(alike), making.typeface),
      hasNote: alike.some(({ puzzle }) => hasNote(family, puzzle)),
    }
  })
  const sketch: Sketch = { ...making, portions }
  const pages = countPages(sketch)
  for (const portion of portions) {
    const reason = tooSmall(sketch, portion, pages)
    if (reason !== undefined) return reason
  }
  return tooManyPages(sketch, pages)
}

/** The drawings of a kind of puzzle that differ in the room that they take, and whether a puzzle has a note. */
type Looks = Pick<Portion, 'scenes' | 'hasNote'>

function portionOf({ recipe, count }: CountedRecipe, looks: Looks): Portion {
  const { family, shape, order } = recipe
  const { stars, tier } = order
  const known = tier && tier.least === tier.most ? { tier: tier.least } : {}
  const kind = { family: family.name, variant: variantOf(family, shape) }
  return { ...kind, stars: stars?.least ?? 0, ...known, count, ...looks }
}

function hasNote(family: Family, puzzle: Puzzle): boolean {
  return (family.drawing.notes?.(puzzle) ?? []).length > 0
}

/**
 * Draws filled boards, and each of them also with as few clues as the reduction can propose, because the remaining
 * clues then have the longest texts.
 */
function looksOfKind({ family, shape, order }: Recipe, typeface: Typeface): Looks {
  const rng = makeRng('room')
  const scenes: Scene[] = []
  let isNoted = false
  let wanted = FILLINGS
  for (let filling = 0; filling < MOST_FILLINGS && scenes.length < 2 * wanted; filling++) {
    const board = family.making.fill(rng, shape, order)
    if (!board) continue
    const least = leastClues(family, rng, board, order)
    for (const puzzle of [board.puzzle, least]) scenes.push(family.drawing.scene(puzzle, board.solution))
    isNoted ||= hasNote(family, least)
    if (scenes.some(hasClues)) wanted = FILLINGS_WITH_CLUES
  }
  return { scenes: distinct(scenes, typeface), hasNote: isNoted }
}

function hasClues({ marks }: Scene): boolean {
  return marks.some((mark) => mark.mark === 'text' && mark.anchor === 'corner')
}

type Board = NonNullable<ReturnType<Family['making']['fill']>>

/** The puzzle after all removals of clues that reduction proposes, even if the result is not unique. */
function leastClues(family: Family, rng: Rng, board: Board, wishes: Wishes): Puzzle {
  const reduction = family.making.reduce(rng, board, wishes)
  let { puzzle } = board
  for (let next = reduction.next(); !next.done; next = reduction.next(true)) puzzle = next.value.puzzle
  return puzzle
}

/**
 * Draws the puzzles with their solutions one at a time, because a book has thousands of puzzles but few different
 * drawings.
 */
function* fullScenes(puzzles: readonly Unnumbered[]): Generator<Scene> {
  for (const { family, puzzle, solution } of puzzles) yield family.drawing.scene(puzzle, solution)
}

/** Keeps one of all drawings that take the same room. */
function distinct(scenes: Iterable<Scene>, typeface: Typeface): Scene[] {
  const found = new Map<string, Scene>()
  for (const scene of scenes) {
    const told = telling(scene, typeface)
    found.set(JSON.stringify(told), told)
  }
  return [...found.values()]
}

function tooManyPages(sketch: Sketch, pages: number): string | undefined {
  if (sketch.design.profile !== 'print' || pages <= MOST_PAGES) return undefined
  const all = sketch.portions.reduce((sum, { count }) => sum + count, 0)
  return `${all} puzzles take ${pages} pages, but print services bind at most ${MOST_PAGES}; ${remedy(sketch, all)}`
}

/** Suggests a number of puzzles that would fit, if the puzzles of all kinds are reduced in proportion. */
function remedy(sketch: Sketch, all: number): string {
  let fits = 0
  let exceeds = all
  while (exceeds - fits > 1) {
    const total = Math.floor((fits + exceeds) / 2)
    const portions = sketch.portions.map((portion) => ({
      ...portion,
      count: Math.ceil((portion.count * total) / all),
    }))
    if (countPages({ ...sketch, portions }) <= MOST_PAGES) fits = total
    else exceeds = total
  }
  const { isLargePrint, puzzlesPerPage } = sketch.design
  const isDense = isLargePrint || puzzlesPerPage === Math.max(...PUZZLES_PER_PAGE)
  return `choose ${fits === 0 ? 'fewer sections' : `about ${fits} puzzles`}${isDense ? '' : ', or more puzzles a page'}`
}
