// Whether a board can be printed as a design wants it: cells to write in, letters to read. Where it cannot, what would.

import { MILLIMETRE } from '../../render/units.ts'
import type { Scene, Text } from '../../scene.ts'
import { type Design, PUZZLES_PER_PAGE } from '../book.ts'
import { FEWEST_PAGES, SMALLEST_TYPE, TRIMS, type Trim } from '../paper.ts'
import { cellIn, puzzleBlock, smallestEm, solutionGrid } from './blocks.ts'
import { geometryOf } from './geometry.ts'

/** A figure written by hand with a ball pen is 4 mm high and needs some air; two side by side are wider than they are high. */
const CELL_FOR_FIGURE = 5 * MILLIMETRE
const CELL_FOR_FIGURES = 6 * MILLIMETRE

/** The smallest digits of a book in large print, as associations of the blind have it. */
const LARGE_PRINT = 18

/** Lengths differ by what floating point does to them. */
const ROUNDING = 1e-6

/** What decides about the size of a board. */
export type FitDesign = Pick<Design, 'trim' | 'puzzlesPerPage' | 'isLargePrint' | 'solutionsPerPage'>

function isCellNumber(mark: Scene['marks'][number]): mark is Text {
  return mark.mark === 'text' && mark.anchor === 'middle'
}

/** The least side of a cell that a number can be written in, by the numbers that stand on a full board, in points. */
export function cellToWriteIn({ marks }: Scene): number {
  return marks.filter(isCellNumber).some(({ text }) => text.length > 1) ? CELL_FOR_FIGURES : CELL_FOR_FIGURE
}

interface Need {
  readonly cell: number
  readonly what: string
}

/** What asks most of the cells of a board. */
function need({ isLargePrint }: FitDesign, scene: Scene): Need {
  const digits = smallestEm({ ...scene, marks: scene.marks.filter(isCellNumber) })
  const needs: Need[] = [
    { cell: cellToWriteIn(scene), what: 'to be written in' },
    { cell: SMALLEST_TYPE / smallestEm(scene), what: `for type of ${SMALLEST_TYPE} pt` },
    ...(isLargePrint ? [{ cell: LARGE_PRINT / digits, what: `for digits of ${LARGE_PRINT} pt` }] : []),
  ]
  return needs.reduce((most, one) => (one.cell > most.cell ? one : most))
}

function cellOf(design: FitDesign, scene: Scene, pages: number): number {
  return cellIn(puzzleBlock(geometryOf(design, pages), design), scene)
}

function fits(design: FitDesign, scene: Scene, pages: number): boolean {
  return (
    cellOf(design, scene, pages) >= need(design, scene).cell - ROUNDING &&
    solutionGrid(geometryOf(design, pages), design, [scene]) !== undefined
  )
}

/**
 * Why a board cannot be printed so in a book of so many pages, and what would fit; nothing where it can. `scene` is a board
 * of its shape with all numbers on it.
 */
export function tooSmall(design: FitDesign, scene: Scene, pages: number = FEWEST_PAGES): string | undefined {
  if (fits(design, scene, pages)) return undefined
  const { cell, what } = need(design, scene)
  const has = cellOf(design, scene, pages)
  const count = design.isLargePrint ? 'in large print' : `with ${design.puzzlesPerPage} a page`
  const needs = `a ${sizeText(scene)} board needs cells of at least ${millimetres(Math.ceil, cell)} mm ${what}`
  const hasText = `${count} on ${trimText(design.trim)} they would have ${millimetres(Math.floor, has)} mm`
  return `${needs}, and ${hasText}: ${remedy(design, scene, pages)}`
}

function remedy(design: FitDesign, scene: Scene, pages: number): string {
  const fewer = design.isLargePrint ? undefined : fittingCount({ ...design }, scene, pages)
  const larger = fittingTrim(design, scene, pages)
  if (fewer && larger) return `${fewer} a page fits, or a trim of ${larger.name}`
  if (fewer) return `${fewer} a page fits`
  if (larger) return `a trim of ${larger.name} fits`
  const single: FitDesign = { ...design, puzzlesPerPage: 1 }
  const trim = fittingTrim(single, scene, pages)
  if (trim && !design.isLargePrint) return `1 a page on a trim of ${trim.name} fits`
  const plain = fittingTrim({ ...single, isLargePrint: false }, scene, pages)
  return plain ? `without large print, 1 a page on a trim of ${plain.name} fits` : 'no trim has room for it'
}

/** The most puzzles a page that fit, fewer than the design has. */
function fittingCount(design: FitDesign, scene: Scene, pages: number): number | undefined {
  return PUZZLES_PER_PAGE.toReversed().find(
    (puzzlesPerPage) =>
      puzzlesPerPage < design.puzzlesPerPage && fits({ ...design, puzzlesPerPage }, scene, pages),
  )
}

/** The smallest trim on which it fits. */
function fittingTrim(design: FitDesign, scene: Scene, pages: number): Trim | undefined {
  const area = ({ width, height }: Trim) => width * height
  return TRIMS.toSorted((one, other) => area(one) - area(other)).find((trim) =>
    fits({ ...design, trim }, scene, pages),
  )
}

function sizeText({ marks }: Scene): string {
  const lines = marks.filter((mark) => mark.mark === 'line')
  return `${Math.max(...lines.map(({ y2 }) => y2))}x${Math.max(...lines.map(({ x2 }) => x2))}`
}

function trimText({ name }: Trim): string {
  return /^\d/.test(name) ? `${name} in` : name
}

/** To a tenth, rounded so that the sentence is true. */
function millimetres(round: (value: number) => number, points: number): number {
  return round(Number(((10 * points) / MILLIMETRE).toFixed(6))) / 10
}
