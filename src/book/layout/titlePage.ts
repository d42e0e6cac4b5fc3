// The title page: author, title and subtitle, all centred; a board of each family as an ornament; the
// publisher at the foot.

import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import { volumeText } from '../bookContents.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'
import type { Example } from '../workedExample.ts'
import { withoutCorners } from './boardSizes.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { titleSize } from './lineBreaking.ts'
import { smallestType } from './minTypeSize.ts'
import { sceneItem } from './pageItems.ts'
import { heightOf, type Piece, paragraph, stacked } from './textFlow.ts'

/**
 * The distance from the top of the content to the title, as a share of the content's height, unless the text
 * above the title needs more.
 */
const TITLE_AT = 0.14
const TITLE_LINES = 4
const TITLE_LEADING = 1.12

/**
 * The positions of the ornament's boards, like the pips of a die. A book with more families shows the first
 * five.
 */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
]

/**
 * The largest share of the width for the ornament, and the distance between pips, in boards. Smaller
 * distances are used if there is no room.
 */
const SPREADS = [
  { share: 0.72, step: 1.16 },
  { share: 0.84, step: 1.08 },
] as const
/** The largest share of the free height for the ornament, and the size of a board as a share of the width. */
const ORNAMENT_HEIGHT = 0.9
const LARGEST_BOARD = 0.26
/** The least size of a board, in points. Smaller ones are illegible. */
const LEAST_BOARD = 48

/** Lays out the title page of a book with these examples. */
export function titlePage(setting: Setting, examples: readonly Example[]): DraftPage {
  const { content, type } = setting.geometry
  const head = headPieces(setting)
  const foot = paragraph(setting, setting.design.publisher ?? '', {
    align: 'centre',
    room: content.width,
    size: type.body,
  })
  const bottom = content.top + content.height - heightOf(foot, true)
  const wanted = content.top + TITLE_AT * content.height
  const top = Math.max(content.top, Math.min(wanted, bottom - heightOf(head, true)))
  const end = top + heightOf(head, true)
  const free = { top: end + 2 * type.body, bottom: bottom - 2 * type.body }
  return {
    items: [...stacked(head, top), ...ornament(setting, examples, free), ...stacked(foot, bottom)],
    isBare: true,
  }
}

function headPieces(setting: Setting): Piece[] {
  const { design, geometry, typeface } = setting
  const { content, type } = geometry
  const centred = { align: 'centre', room: content.width } as const
  const size = titleSize(typeface.bold, design.title, {
    most: type.title,
    least: type.heading,
    room: content.width,
    lines: TITLE_LINES,
  })
  const subtitle = Math.min(type.heading, 0.6 * size)
  return [
    ...paragraph(setting, design.author ?? '', { ...centred, size: 1.2 * type.body }),
    ...paragraph(setting, design.title, {
      ...centred,
      size,
      weight: 'bold',
      space: 2.4 * type.body,
      leading: TITLE_LEADING,
    }),
    ...paragraph(setting, design.subtitle ?? '', { ...centred, size: subtitle, space: subtitle }),
    ...paragraph(setting, volumeText(design) ?? '', { ...centred, size: subtitle, space: subtitle }),
  ]
}

/** Solved boards of the same size, centred in the free height: as many as are readable. */
function ornament(setting: Setting, examples: readonly Example[], free: Span): Item[] {
  const { typeface } = setting
  const boards = examples.map(({ family, puzzle, solution }) =>
    cropped(withoutCorners(family.drawing.scene(puzzle, solution))),
  )
  for (let count = Math.min(PIPS.length, boards.length); count > 0; count--) {
    for (const spread of SPREADS) {
      const { side, step, left, top } = placed(setting, PIPS[count - 1], spread, free)
      const isLegible = (board: Scene) => smallestType(board, cellOf(board, side), typeface) >= SMALLEST_TYPE
      const legible = boards.filter(isLegible)
      if (side < LEAST_BOARD || legible.length < count) continue
      return PIPS[count - 1].map(([x, y], index) =>
        boardItem(legible[index], left + x * step, top + y * step, side),
      )
    }
  }
  return []
}

/**
 * The side of the ornament's boards in these positions, the distance between them, and where the first board
 * begins.
 */
function placed(
  { geometry }: Setting,
  pips: (typeof PIPS)[number],
  { share, step }: (typeof SPREADS)[number],
  free: Span,
) {
  const { width } = geometry.content
  const across = 1 + step * Math.max(...pips.map(([x]) => x))
  const down = 1 + step * Math.max(...pips.map(([, y]) => y))
  const height = ORNAMENT_HEIGHT * (free.bottom - free.top)
  const side = Math.min((share * width) / across, LARGEST_BOARD * width, height / down)
  return {
    side,
    step: step * side,
    left: (width - across * side) / 2,
    top: (free.top + free.bottom - down * side) / 2,
  }
}

/** A board without the texts beside it. */
function cropped(scene: Scene): Scene {
  const lines = scene.marks.filter((mark) => mark.mark === 'line')
  const width = Math.max(...lines.map(({ x2 }) => x2))
  const height = Math.max(...lines.map(({ y2 }) => y2))
  const marks = scene.marks.filter((mark) => mark.mark !== 'text' || (mark.x < width && mark.y < height))
  return { left: 0, top: 0, width, height, marks }
}

/** A vertical range on the page. */
interface Span {
  readonly top: number
  readonly bottom: number
}

/** The side of a board's cells in a square of this side. */
function cellOf({ width, height }: Scene, side: number): number {
  return side / Math.max(width, height)
}

/** A board centred in a square. */
function boardItem(scene: Scene, x: number, y: number, side: number): Item {
  const cell = cellOf(scene, side)
  return sceneItem(
    () => scene,
    x + (side - scene.width * cell) / 2,
    y + (side - scene.height * cell) / 2,
    cell,
  )
}
