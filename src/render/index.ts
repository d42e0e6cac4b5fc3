/**
 * Draws scenes as SVG and as text for a terminal. This entry has no dependencies and needs nothing of Node.
 *
 * @example
 * ```ts
 * import { boardTypeface, sceneText, svgOf } from 'puzzlewright/render'
 * import { drawing, notation } from 'puzzlewright/sudoku'
 *
 * const puzzle = notation.parseClues({ text: '1.....2..3.....4', line: 1, column: 1 }, notation.parseShape('4x4'))
 * const scene = drawing.scene(puzzle, puzzle.givens)
 * console.log(sceneText(scene))
 * console.log(svgOf(scene, { cell: 36, typeface: boardTypeface, title: 'A Sudoku' }))
 * ```
 *
 * @module puzzlewright/render
 */

export type { Candidate } from '../families/inference.ts'
export type {
  Circle,
  Colour,
  Label,
  Line,
  Mark,
  Path,
  PathCopies,
  PathStroke,
  Picture,
  PictureContent,
  PictureShape,
  PictureStep,
  PixelContent,
  PlotMark,
  PlotScene,
  Rectangle,
  Scene,
  Stroke,
  Text,
  VectorContent,
  Weight,
} from '../scene.ts'
export { boardTypeface } from './boardTypeface.ts'
export { sceneText } from './drawSceneAsText.ts'
export { type PencilMarks, withPencilMarks } from './pencilMarks.ts'
export { type SvgOptions, svgOf } from './svg.ts'
export type { Face, PathCommand, Typeface } from './typeface.ts'
