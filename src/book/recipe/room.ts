// Whether the boards of a book have room on its pages, and the book in what a print service binds. A board of each kind is
// drawn full, since its numbers decide how large its cells have to be.

import type { Recipe } from '../../formats/record.ts'
import { makeRng } from '../../kernel/rng.ts'
import { NO_WISHES } from '../../maker/order.ts'
import type { Scene } from '../../scene.ts'
import type { Unnumbered } from '../arrange.ts'
import { type Design, PUZZLES_PER_PAGE } from '../book.ts'
import { countPages, type Portion, tooSmall } from '../layout/geometry.ts'
import { MOST_PAGES } from '../paper.ts'
import type { Notebook } from './mistakes.ts'
import type { BookOrder } from './orders.ts'

/** The orders of one section of a recipe, and where it stands. */
export interface PlacedOrders {
  readonly section: number
  readonly orders: readonly BookOrder[]
}

/** Fillings that are tried for a board: some lead nowhere. */
const MOST_FILLINGS = 100

/** Refuses boards that are too large for their pages, and more pages than can be bound. */
export function expectRoom(design: Design, placed: readonly PlacedOrders[], notebook: Notebook): void {
  const scenes = new Map<string, Scene>()
  const sceneOf = (recipe: Recipe) => {
    const kind = `${recipe.family.name}:${recipe.shape.text}`
    const scene = scenes.get(kind) ?? fullScene(recipe)
    if (scene) scenes.set(kind, scene)
    return scene
  }
  const portions = placed.flatMap(({ orders }) => orders.flatMap((order) => portionOf(order, sceneOf)))
  const pages = countPages(design, portions)
  const message = tooManyPages(design, portions, pages)
  if (message !== undefined) notebook.add(['sections'], message)
  for (const { section, orders } of placed) {
    const scene = orders.length > 0 ? sceneOf(orders[0].recipe) : undefined
    const reason = scene && tooSmall(design, scene, Math.min(pages, MOST_PAGES))
    if (reason !== undefined) notebook.add(['sections', section, 'shape'], reason)
  }
}

/** Why puzzles that are there already do not make such a book; nothing where they do. */
export function misfit(design: Design, puzzles: readonly Unnumbered[]): string | undefined {
  const kinds = new Map<string, Unnumbered[]>()
  for (const one of puzzles) {
    const kind = `${one.family.name} ${one.puzzle.shape.text} ${one.grade.stars}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  const portions = Array.from(kinds.values(), ([{ family, puzzle, solution }, ...others]) => ({
    scene: family.scene(puzzle, solution),
    count: 1 + others.length,
  }))
  const pages = countPages(design, portions)
  const small = portions.map(({ scene }) => tooSmall(design, scene, Math.min(pages, MOST_PAGES)))
  return small.find((reason) => reason !== undefined) ?? tooManyPages(design, portions, pages)
}

function tooManyPages(design: Design, portions: readonly Portion[], pages: number): string | undefined {
  if (design.profile !== 'print' || pages <= MOST_PAGES) return undefined
  const all = portions.reduce((sum, { count }) => sum + count, 0)
  return `${all} puzzles take ${pages} pages, and print services bind ${MOST_PAGES} at most: ${remedy(design, portions, all)}`
}

function portionOf({ recipe, count }: BookOrder, sceneOf: (recipe: Recipe) => Scene | undefined): Portion[] {
  const scene = sceneOf(recipe)
  return scene ? [{ scene, count }] : []
}

function fullScene({ family, shape }: Recipe): Scene | undefined {
  const rng = makeRng('room')
  for (let filling = 0; filling < MOST_FILLINGS; filling++) {
    const board = family.making.fill(rng, shape, NO_WISHES)
    if (board) return family.scene(board.puzzle, board.solution)
  }
  return undefined
}

/** How many puzzles would have room, of each kind in proportion. */
function remedy(design: Design, portions: readonly Portion[], all: number): string {
  let fits = 0
  let exceeds = all
  while (exceeds - fits > 1) {
    const total = Math.floor((fits + exceeds) / 2)
    const fewer = portions.map(({ scene, count }) => ({ scene, count: Math.ceil((count * total) / all) }))
    if (countPages(design, fewer) <= MOST_PAGES) fits = total
    else exceeds = total
  }
  const isDense = design.isLargePrint || design.puzzlesPerPage === Math.max(...PUZZLES_PER_PAGE)
  return `${fits === 0 ? 'fewer sections' : `some ${fits} puzzles`} fit${isDense ? '' : ', or more puzzles a page'}`
}
