// Reads the board of `puzzle.svg`, a file that has only the picture.

import type { Typeface } from '../../render/typeface.ts'
import { parseMarkup } from './markup.ts'
import { type PictureMarks, readPictureMarks } from './pictureMarks.ts'

/** Reads the marks of an SVG file. Throws an UnprovedError for anything unknown in it. */
export function readSvgMarks(svg: string, typeface: Typeface): PictureMarks {
  return readPictureMarks(parseMarkup(svg.trim()), typeface)
}
