// The number of puzzles of a book in large figures, as the picture of a title page or a cover.

import { paragraph, stacked } from '../../print/layoutPieces.ts'
import { ASCENDERS, textItem } from '../../print/pageItemBuilders.ts'
import { AIRY, type Art } from './artRoom.ts'

/**
 * The height of the large figures, at most, as a share of the room; and the largest size of what is below them: of a single name
 * as a share of the figures, and of several names in em.
 */
const FIGURES = 0.72
const NAME = 0.2
const NAMES = 2
/** The width of a single name, at most, as a share of that of the figures. */
const NAME_ROOM = 0.9
const NO_BREAK = '\u00a0'

/** The number of puzzles in figures as wide as the room, and what they are below. */
export const typeArt: Art = (
  { count, names, typeface },
  { text: colour, weight },
  { left, top, right, bottom, em, isCentred },
) => {
  const room = right - left
  const text = String(count)
  const wide = isCentred ? AIRY * room : room
  const size = Math.min(wide / typeface[weight].width(text), (FIGURES * (bottom - top)) / ASCENDERS)
  // Checks of margins count figures as if they were as high as letters with ascenders.
  const baseline = top + ASCENDERS * size
  const [x, align] = isCentred ? ([(left + right) / 2, 'centre'] as const) : ([left, 'left'] as const)
  const figures = textItem({ typeface }, text, x, baseline, { size, weight, align })
  const mostName = Math.min(NAME * size, (wide * NAME_ROOM) / typeface[weight].width(names[0] ?? ''))
  let nameSize = names.length === 1 ? Math.max(em, mostName) : NAMES * em
  const listOf = () =>
    paragraph({ typeface }, names.map((name) => name.replaceAll(' ', NO_BREAK)).join(', '), {
      size: nameSize,
      weight,
      align,
      x: left,
      room,
    })
  const begin = () => baseline + nameSize
  const fits = () => listOf().reduce((sum, { height, space }) => sum + height + space, begin()) <= bottom
  while (nameSize > em && !fits()) nameSize -= 0.5
  return [figures, ...(fits() ? stacked(listOf(), begin()) : [])].map((item) =>
    item.item === 'text' && colour !== undefined ? { ...item, colour } : item,
  )
}
