// The title page: author, title and subtitle, an ornament of puzzles from the book, and the publisher.
//
//   portrait                landscape
//   ┌─────────────┐         ┌───────────────────────┐
//   │   author    │         │           ┌─────────┐ │
//   │   Title     │         │  author   │         │ │
//   │  subtitle   │         │  Title    │ puzzles │ │
//   │ ┌─────────┐ │         │  subtitle │         │ │
//   │ │ puzzles │ │         │           └─────────┘ │
//   │ └─────────┘ │         │  publisher            │
//   │  publisher  │         └───────────────────────┘
//   └─────────────┘

import { volumeText } from '../bookContents.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { titleSize } from './lineBreaking.ts'
import type { Alignment } from './pageItems.ts'
import { heightOf, type Piece, paragraph, stacked } from './textFlow.ts'
import { type TitleBoard, titleOrnament } from './titleOrnament.ts'

/**
 * The distance from the top of the content to the title, as a share of the content's height, unless the text
 * above the title needs more.
 */
const TITLE_AT = 0.07
const TITLE_LINES = 4
const TITLE_LEADING = 1.12
/** The size of a short title as a share of the room, if that is larger than the type sizes of the book say. */
const LARGE_TITLE = 0.125

/** The largest height of the texts above the ornament and beside it, as a share of the content's height. */
const HEAD_HEIGHT = 0.34
const HEAD_HEIGHT_BESIDE = 0.66

/** The largest width of the ornament below the title, as a share of the content. */
const ORNAMENT_WIDTH = 0.86
/** The share of the free height below the ornament's middle: it stands slightly above the middle. */
const BELOW = 0.54

/** Content that is wider than high by this factor has the ornament beside the title. */
const LANDSCAPE = 1.15
/** The share of such content for the title, and the gap beside it. */
const TITLE_WIDTH = 0.42
const TITLE_GAP = 0.05

/** Lays out the title page of a book; its ornament shows some of these boards. */
export function titlePage(setting: Setting, boards: readonly TitleBoard[]): DraftPage {
  const { content } = setting.geometry
  const page = content.width > LANDSCAPE * content.height ? besideTitle : belowTitle
  return { items: page(setting, boards), isBare: true }
}

function belowTitle(setting: Setting, boards: readonly TitleBoard[]): DraftPage['items'] {
  const { content, type } = setting.geometry
  const column = { align: 'centre', room: content.width } as const
  const foot = footPieces(setting, column)
  const bottom = content.top + content.height - heightOf(foot, true)
  const head = headPieces(setting, column, HEAD_HEIGHT * content.height)
  const wanted = content.top + TITLE_AT * content.height
  const top = Math.max(content.top, Math.min(wanted, bottom - heightOf(head, true)))
  const from = top + heightOf(head, true) + 2.4 * type.body
  const height = bottom - 2.4 * type.body - from
  const width = ORNAMENT_WIDTH * content.width
  const ornament = { left: (content.width - width) / 2, top: from, width, height }
  const lower = Math.max(0, height - width)
  const room = { ...ornament, top: from + (1 - BELOW) * lower, height: height - lower }
  return [...stacked(head, top), ...titleOrnament(setting, boards, room), ...stacked(foot, bottom)]
}

function besideTitle(setting: Setting, boards: readonly TitleBoard[]): DraftPage['items'] {
  const { content } = setting.geometry
  const column = { align: 'left', room: TITLE_WIDTH * content.width } as const
  const foot = footPieces(setting, column)
  const head = headPieces(setting, column, HEAD_HEIGHT_BESIDE * content.height)
  const bottom = content.top + content.height - heightOf(foot, true)
  const top = Math.max(
    content.top,
    Math.min(content.top + 0.22 * content.height, bottom - heightOf(head, true)),
  )
  const left = (TITLE_WIDTH + TITLE_GAP) * content.width
  const room = { left, top: content.top, width: content.width - left, height: content.height }
  return [...stacked(head, top), ...titleOrnament(setting, boards, room), ...stacked(foot, bottom)]
}

/** The column of the texts. */
interface Column {
  readonly align: Alignment
  readonly room: number
}

/**
 * The texts above the ornament, with the title as large as this height allows.
 */
function headPieces(setting: Setting, column: Column, height: number): Piece[] {
  const { design, geometry, typeface } = setting
  const { type } = geometry
  let most = Math.max(type.title, LARGE_TITLE * geometry.content.width)
  for (;;) {
    const size = titleSize(typeface.bold, design.title, {
      most,
      least: type.heading,
      room: column.room,
      lines: TITLE_LINES,
    })
    const pieces = headOfSize(setting, column, size)
    if (size <= type.heading || heightOf(pieces, true) <= height) return pieces
    most = 0.94 * size
  }
}

function headOfSize({ design, geometry, typeface }: Setting, column: Column, size: number): Piece[] {
  const { body, heading } = geometry.type
  const setting = { typeface }
  const subtitle = Math.max(body, Math.min(heading, 0.6 * size))
  const space = design.author === undefined ? 0 : 2.2 * body
  return [
    ...paragraph(setting, design.author ?? '', { ...column, size: 1.2 * body }),
    ...paragraph(setting, design.title, { ...column, size, weight: 'bold', space, leading: TITLE_LEADING }),
    ...paragraph(setting, design.subtitle ?? '', { ...column, size: subtitle, space: 0.55 * subtitle }),
    ...paragraph(setting, volumeText(design) ?? '', { ...column, size: subtitle, space: subtitle }),
  ]
}

function footPieces(setting: Setting, column: Column): Piece[] {
  return paragraph(setting, setting.design.publisher ?? '', { ...column, size: setting.geometry.type.body })
}
