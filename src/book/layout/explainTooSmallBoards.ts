// Checks that boards can be printed in a design with cells large enough to write in and type large enough to read. If not,
// finds a design in which they can.

import { withArticle } from '../../families/withArticle.ts'
import { aired, cellForType, ROUNDING, smallestType, solvedScene } from '../../print/boardScenesAndSizes.ts'
import { SMALLEST_TYPE, TRIMS, type Trim } from '../../print/trimsAndPrintLimits.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Picture, Scene, Text } from '../../scene.ts'
import { type Design, PUZZLES_PER_PAGE } from '../bookDesignAndPuzzles.ts'
import { countPages, type Portion, type Sketch } from './countMostPages.ts'
import { type Geometry, geometryOf } from './pageGeometry.ts'
import { type PuzzleBlock, puzzleBlock } from './puzzleBlockSizes.ts'
import { CAPTION_LEADING, cellIn, solutionGrid, solvedOf } from './solutionBlockSizes.ts'

/**
 * The side of a cell with room for one handwritten figure, and for several. A figure written with a ballpoint pen is 4
 * mm high and needs some space around it; two figures side by side are wider than they are high.
 */
const CELL_FOR_FIGURE = 5 * MILLIMETRE
const CELL_FOR_FIGURES = 6 * MILLIMETRE
/** The side of a cell in which a child can draw a star. */
const CELL_FOR_PICTURE = 7 * MILLIMETRE

/** The smallest digits in large print, in points, as recommended by associations of the blind. */
const LARGE_PRINT = 18

function isCellNumber(mark: Scene['marks'][number]): mark is Text | Picture {
  return mark.mark === 'picture' || (mark.mark === 'text' && mark.anchor === 'middle')
}

/** A drawing reduced to the numbers in its cells. */
function numbersOf(scene: Scene): Scene {
  return { ...scene, marks: scene.marks.filter(isCellNumber) }
}

/** The smallest side of a cell, in points, in which a person can write the numbers of this full board. */
function cellToWriteIn({ marks }: Scene): number {
  const written = marks.filter(isCellNumber)
  if (written.some(({ mark }) => mark === 'picture')) return CELL_FOR_PICTURE
  return written.some((mark) => mark.mark === 'text' && mark.text.length > 1)
    ? CELL_FOR_FIGURES
    : CELL_FOR_FIGURE
}

/** The requirement that demands the largest cells for a board. */
function needOf({ isLargePrint, thinnestLine }: Design, scene: Scene, typeface: Typeface) {
  const legible = cellForType(scene, typeface, SMALLEST_TYPE, thinnestLine)
  const large = isLargePrint ? cellForType(numbersOf(scene), typeface, LARGE_PRINT) : 0
  const needs = [
    { cell: cellToWriteIn(scene), what: 'to write in' },
    { cell: legible, what: `for ${SMALLEST_TYPE} pt type` },
    { cell: large, what: `for ${LARGE_PRINT} pt digits` },
  ]
  return needs.reduce((most, one) => (one.cell > most.cell ? one : most))
}

/**
 * The side of a board's cells in a block, in points. If the puzzles have a note, the height of a line below the board
 * is kept free, because the note may need a line of its own.
 */
function cellOf(design: Design, block: PuzzleBlock, { hasNote }: Portion, scene: Scene): number {
  // The text on the hardest step takes a line too.
  const lines = (hasNote ? 1 : 0) + (design.claims === 'puzzles' ? 1 : 0)
  const note = lines * CAPTION_LEADING * block.captionSize
  return cellIn({ ...block, below: block.below + note }, aired(scene))
}

/** The blocks of a book's pages of puzzles. */
function blockFor({ design, typeface, portions }: Sketch, geometry: Geometry): PuzzleBlock {
  const names = [...new Set(portions.map(({ family }) => design.familyWords[family].name))]
  const boards = portions.flatMap(({ scenes }) => scenes.slice(0, 1).map(aired))
  return puzzleBlock({ design, typeface, geometry }, names, boards)
}

function hasRoom(
  { design, typeface }: Sketch,
  geometry: Geometry,
  block: PuzzleBlock,
  portion: Portion,
  scene: Scene,
): boolean {
  const cell = cellOf(design, block, portion, scene) + ROUNDING
  return (
    cell >= cellToWriteIn(scene) &&
    smallestType(scene, cell, typeface, design.thinnestLine) >= SMALLEST_TYPE &&
    (!design.isLargePrint || smallestType(numbersOf(scene), cell, typeface) >= LARGE_PRINT) &&
    solutionGrid(geometry, design, [solvedOf(solvedScene(scene), typeface)]) !== undefined
  )
}

/**
 * The first board of these portions that does not fit into a book of this many pages, with the side that its cells would
 * have; undefined if all fit.
 */
function misfitOf(sketch: Sketch, portions: readonly Portion[], pages: number) {
  const geometry = geometryOf(sketch.design, pages)
  const block = blockFor(sketch, geometry)
  for (const portion of portions) {
    const scene = portion.scenes.find((one) => !hasRoom(sketch, geometry, block, portion, one))
    if (scene) return { portion, scene, cell: cellOf(sketch.design, block, portion, scene) }
  }
  return undefined
}

/** Whether the boards of a portion have room in a book of this many pages. */
export function hasRoomFor(sketch: Sketch, portion: Portion, pages: number): boolean {
  return misfitOf(sketch, [portion], pages) === undefined
}

/**
 * Explains why a portion of a book cannot be printed as designed, and suggests a design with room for all
 * portions. Returns undefined if the portion can be printed. `pages` is the largest number of pages that the
 * book may have.
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
  const count = design.isLargePrint ? 'in large print' : `with ${design.puzzlesPerPage} puzzles a page`
  const board = `${sizeText(found.scene)} ${design.familyWords[portion.family].name} board`
  const needs = `${withArticle(board)} needs cells of at least ${millimetres(Math.ceil, cell)} mm ${what}`
  const has = `${count} on ${trimText(design.trim)}, its cells would have only ${millimetres(Math.floor, found.cell)} mm`
  const others = remedy(sketch, sketch.portions) ?? remedy(sketch, [portion]) ?? 'no trim is large enough'
  return `${needs}; ${has}; ${others}`
}

/** Suggests a design with room for the boards of all these portions. */
function remedy(sketch: Sketch, portions: readonly Portion[]): string | undefined {
  const { isLargePrint } = sketch.design
  const fewer = fittingCount(sketch, portions)
  const larger = fittingTrim(sketch, portions)
  const ways = [...(fewer ? [`${fewer} a page`] : []), ...(larger ? [`a trim of ${larger.name}`] : [])]
  if (ways.length > 0) return `choose ${ways.join(', or ')}`
  const single = designed(sketch, { puzzlesPerPage: 1 })
  const trim = isLargePrint ? undefined : fittingTrim(single, portions)
  if (trim) return `choose 1 a page on a trim of ${trim.name}`
  const plain = fittingTrim(designed(single, { isLargePrint: false }), portions)
  if (!plain) return undefined
  const where = plain.name === sketch.design.trim.name ? '' : ` on a trim of ${plain.name}`
  return `choose 1 a page${where} without large print`
}

function designed(sketch: Sketch, changed: Partial<Design>): Sketch {
  return { ...sketch, design: { ...sketch.design, ...changed } }
}

function fits(sketch: Sketch, portions: readonly Portion[]): boolean {
  return misfitOf(sketch, portions, countPages(sketch)) === undefined
}

/**
 * The largest number of puzzles per page with which all boards fit, among the numbers below that of the
 * design.
 */
function fittingCount(sketch: Sketch, portions: readonly Portion[]): number | undefined {
  const { isLargePrint, puzzlesPerPage: has } = sketch.design
  if (isLargePrint) return undefined
  return PUZZLES_PER_PAGE.toReversed().find(
    (puzzlesPerPage) => puzzlesPerPage < has && fits(designed(sketch, { puzzlesPerPage }), portions),
  )
}

/**
 * The requested trim if all boards fit on it; otherwise the smallest larger trim on which they fit; otherwise
 * the smallest trim of all on which they fit.
 */
function fittingTrim(sketch: Sketch, portions: readonly Portion[]): Trim | undefined {
  const area = ({ width, height }: Trim) => width * height
  const asked = area(sketch.design.trim)
  const bySize = TRIMS.filter(({ isHardcoverOnly }) => !isHardcoverOnly).toSorted(
    (one, other) => area(one) - area(other),
  )
  const larger = bySize.filter((trim) => area(trim) > asked)
  return [sketch.design.trim, ...larger, ...bySize].find((trim) => fits(designed(sketch, { trim }), portions))
}

function sizeText({ marks }: Scene): string {
  const lines = marks.filter((mark) => mark.mark === 'line')
  return `${Math.max(...lines.map(({ y2 }) => y2))}x${Math.max(...lines.map(({ x2 }) => x2))}`
}

function trimText({ name }: Trim): string {
  return /^[\d.x]+$/.test(name) ? `${name} in` : name
}

/**
 * Converts points to millimetres, rounded to a tenth. The side that a cell needs is rounded up and the side that it would
 * have is rounded down, so that the message stays true.
 */
function millimetres(round: (value: number) => number, points: number): number {
  return round(Number(((10 * points) / MILLIMETRE).toFixed(6))) / 10
}
