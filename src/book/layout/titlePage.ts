// The title page: author, title and subtitle around a middle axis, a board of each family as an ornament, and the
// publisher at the foot.

import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import type { Example } from '../example.ts'
import { SMALLEST_TYPE } from '../paper.ts'
import { smallestEm, withoutCorners } from './blocks.ts'
import { chunks } from './boards.ts'
import type { DraftPage, Setting } from './draft.ts'
import { heightOf, type Piece, paragraph, stacked } from './flow.ts'
import { sceneItem } from './items.ts'
import { titleSize } from './paragraph.ts'

/** Where the title begins, if nothing is in the way, as a share of the content's height. */
const TITLE_AT = 0.14
const TITLE_LINES = 4
const TITLE_LEADING = 1.12

/** The ornament: the width that it has and how large a board is at most, as shares of the content's width. */
const ORNAMENT_WIDTH = 0.86
const LARGEST_BOARD = 0.36
/** Between two boards, as a share of a board. */
const ORNAMENT_GAP = 0.26
/** Boards in a row. */
const MOST_IN_ROW = 3
/** Below this a board is a blot. */
const LEAST_BOARD = 40

/** The title page of a book with these examples. */
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
  ]
}

/** Solved boards in the middle of what is free, in rows; numbers that would be too small are left out. */
function ornament(
  { geometry }: Setting,
  examples: readonly Example[],
  free: { readonly top: number; readonly bottom: number },
): Item[] {
  const { width } = geometry.content
  const rows = chunks(examples, Math.ceil(examples.length / Math.ceil(examples.length / MOST_IN_ROW)))
  const boardsOf = (count: number) => count + (count - 1) * ORNAMENT_GAP
  const side = Math.min(
    (ORNAMENT_WIDTH * width) / boardsOf(rows[0]?.length ?? 1),
    LARGEST_BOARD * width,
    (free.bottom - free.top) / boardsOf(rows.length),
  )
  if (side < LEAST_BOARD) return []
  const step = side * (1 + ORNAMENT_GAP)
  const top = (free.top + free.bottom - side * boardsOf(rows.length)) / 2
  return rows.flatMap((row, down) => {
    const left = (width - side * boardsOf(row.length)) / 2
    return row.map((example, across) => boardItem(example, left + across * step, top + down * step, side))
  })
}

/** A solved board in the middle of a square. */
function boardItem({ family, puzzle, solution }: Example, x: number, y: number, side: number): Item {
  const scene = withoutCorners(family.scene(puzzle, solution))
  const cell = side / Math.max(scene.width, scene.height)
  return sceneItem(
    legible(scene, cell),
    x + (side - scene.width * cell) / 2,
    y + (side - scene.height * cell) / 2,
    cell,
  )
}

function legible(scene: Scene, cell: number): Scene {
  if (smallestEm(scene) * cell >= SMALLEST_TYPE) return scene
  return { ...scene, marks: scene.marks.filter(({ mark }) => mark !== 'text') }
}
