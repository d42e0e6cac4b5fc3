// The board of `puzzle.svg`: the picture is the whole file.

import type { Typeface } from '../../render/typeface.ts'
import { parseMarkup } from './markup.ts'
import { type PictureMarks, readPictureMarks } from './pictureMarks.ts'

/** The marks of an SVG file. UnprovedError for whatever is in it that is not known. */
export function readSvgMarks(svg: string, typeface: Typeface): PictureMarks {
  return readPictureMarks(parseMarkup(svg.trim()), typeface)
}
