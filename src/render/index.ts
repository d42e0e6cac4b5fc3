// The entry `puzzlewright/render`: draws scenes as SVG and as text for a terminal. It has no dependencies and
// does not use Node.

export type { Candidate } from '../families/inference.ts'
export type { Circle, Line, Mark, Rectangle, Scene, Stroke, Text, Weight } from '../scene.ts'
export { boardTypeface } from './boardTypeface.ts'
export { type PencilMarks, withPencilMarks } from './pencilMarks.ts'
export { type SvgOptions, svgOf } from './svg.ts'
export { sceneText } from './text.ts'
export type { Face, PathCommand, Typeface } from './typeface.ts'
