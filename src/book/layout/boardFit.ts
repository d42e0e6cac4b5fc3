// Whether boards can be printed as a design wants them: cells to write in, letters to read. Where they cannot, what would.

import type { Typeface } from '../../render/typeface.ts'
import { MILLIMETRE } from '../../render/units.ts'
import type { Scene, Text } from '../../scene.ts'
import { type Design, PUZZLES_PER_PAGE } from '../bookContents.ts'
import { SMALLEST_TYPE, TRIMS, type Trim } from '../printLimits.ts'
import {
  aired,
  CAPTION_LEADING,
  cellIn,
  puzzleBlock,
  ROUNDING,
  solutionGrid,
  solvedOf,
  solvedScene,
} from './boardSizes.ts'
import type { Portion, Sketch } from './bookEstimate.ts'
import { countPages } from './countPages.ts'
import { cellForType, smallestType } from './minTypeSize.ts'
import { type Geometry, geometryOf } from './pageGeometry.ts'

/** A figure written by hand with a ball pen is 4 mm high and needs some air; two side by side are wider than they are high. */
const CELL_FOR_FIGURE = 5 * MILLIMETRE
const CELL_FOR_FIGURES = 6 * MILLIMETRE

/** The smallest digits of a book in large print, as associations of the blind have it. */
const LARGE_PRINT = 18

function isCellNumber(mark: Scene['marks'][number]): mark is Text {
  return mark.mark === 'text' && mark.anchor === 'middle'
}

/** A board without what is not a number. */
function numbersOf(scene: Scene): Scene {
  return { ...scene, marks: scene.marks.filter(isCellNumber) }
}

/** The least side of a cell that a number can be written in, by the numbers that stand on a full board, in points. */
function cellToWriteIn({ marks }: Scene): number {
  return marks.filter(isCellNumber).some(({ text }) => text.length > 1) ? CELL_FOR_FIGURES : CELL_FOR_FIGURE
}

interface Need {
  readonly cell: number
  readonly what: string
}

/** What asks most of the cells of a board. */
function needOf({ isLargePrint }: Design, scene: Scene, typeface: Typeface): Need {
  const needs: Need[] = [
    { cell: cellToWriteIn(scene), what: 'to be written in' },
    { cell: cellForType(scene, typeface), what: `for type of ${SMALLEST_TYPE} pt` },
  ]
  if (isLargePrint) {
    const cell = cellForType(numbersOf(scene), typeface, LARGE_PRINT)
    needs.push({ cell, what: `for digits of ${LARGE_PRINT} pt` })
  }
  return needs.reduce((most, one) => (one.cell > most.cell ? one : most))
}

/** The cells of a board, if what is said beside it needs a line of its own. */
function cellOf(design: Design, geometry: Geometry, { hasNote }: Portion, scene: Scene): number {
  const block = puzzleBlock(geometry, design)
  const note = hasNote ? CAPTION_LEADING * block.captionSize : 0
  return cellIn({ ...block, below: block.below + note }, aired(scene))
}

function hasRoom({ design, typeface }: Sketch, geometry: Geometry, portion: Portion, scene: Scene): boolean {
  const cell = cellOf(design, geometry, portion, scene) + ROUNDING
  return (
    cell >= cellToWriteIn(scene) &&
    smallestType(scene, cell, typeface) >= SMALLEST_TYPE &&
    (!design.isLargePrint || smallestType(numbersOf(scene), cell, typeface) >= LARGE_PRINT) &&
    solutionGrid(geometry, design, [solvedOf(solvedScene(scene), typeface)]) !== undefined
  )
}

/** The first of these boards that does not fit into the book. */
function misfitOf(sketch: Sketch, portions: readonly Portion[], pages: number) {
  const geometry = geometryOf(sketch.design, pages)
  for (const portion of portions) {
    const scene = portion.scenes.find((one) => !hasRoom(sketch, geometry, portion, one))
    if (scene) return { portion, scene, cell: cellOf(sketch.design, geometry, portion, scene) }
  }
  return undefined
}

/**
 * Why a portion of a book cannot be printed as the book is designed, and what would fit, the other portions too; nothing where
 * it can. `pages` are those that the book has at most.
 */
export function tooSmall(
  sketch: Sketch,
  portion: Portion,
  pages: number = countPages(sketch),
): string | undefined {
  const found = misfitOf(sketch, [portion], pages)
  if (!found) return undefined
  const { design, typeface } = sketch
  const { cell, what } = needOf(design, found.scene, typeface)
  const count = design.isLargePrint ? 'in large print' : `with ${design.puzzlesPerPage} a page`
  const name = nameText(design.familyWords[portion.family].name)
  const needs = `${name} of ${sizeText(found.scene)} needs cells of at least ${millimetres(Math.ceil, cell)} mm ${what}`
  const has = `${count} on ${trimText(design.trim)} they would have ${millimetres(Math.floor, found.cell)} mm`
  const others = remedy(sketch, sketch.portions) ?? remedy(sketch, [portion]) ?? 'no trim has room for it'
  return `${needs}, and ${has}: ${others}`
}

/** What would fit all of these. */
function remedy(sketch: Sketch, portions: readonly Portion[]): string | undefined {
  const { isLargePrint } = sketch.design
  const fewer = fittingCount(sketch, portions)
  const larger = fittingTrim(sketch, portions)
  if (fewer && larger) return `${fewer} a page fits, or a trim of ${larger.name}`
  if (fewer) return `${fewer} a page fits`
  if (larger) return `a trim of ${larger.name} fits`
  const single = designed(sketch, { puzzlesPerPage: 1 })
  const trim = isLargePrint ? undefined : fittingTrim(single, portions)
  if (trim) return `1 a page on a trim of ${trim.name} fits`
  const plain = fittingTrim(designed(single, { isLargePrint: false }), portions)
  if (!plain) return undefined
  const where = plain.name === sketch.design.trim.name ? '' : ` on a trim of ${plain.name}`
  return `without large print, 1 a page${where} fits`
}

function designed(sketch: Sketch, changed: Partial<Design>): Sketch {
  return { ...sketch, design: { ...sketch.design, ...changed } }
}

function fits(sketch: Sketch, portions: readonly Portion[]): boolean {
  return misfitOf(sketch, portions, countPages(sketch)) === undefined
}

/** The most puzzles a page that fit, fewer than the design has. */
function fittingCount(sketch: Sketch, portions: readonly Portion[]): number | undefined {
  const { isLargePrint, puzzlesPerPage: has } = sketch.design
  if (isLargePrint) return undefined
  return PUZZLES_PER_PAGE.toReversed().find(
    (puzzlesPerPage) => puzzlesPerPage < has && fits(designed(sketch, { puzzlesPerPage }), portions),
  )
}

/** The trim that was asked for if they fit on it; else the smallest that is larger, or the smallest of all. */
function fittingTrim(sketch: Sketch, portions: readonly Portion[]): Trim | undefined {
  const area = ({ width, height }: Trim) => width * height
  const asked = area(sketch.design.trim)
  const bySize = TRIMS.toSorted((one, other) => area(one) - area(other))
  const larger = bySize.filter((trim) => area(trim) > asked)
  return [sketch.design.trim, ...larger, ...bySize].find((trim) => fits(designed(sketch, { trim }), portions))
}

/** A puzzle of this name. */
function nameText(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
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
