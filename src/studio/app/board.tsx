// A board as SVG, with marks behind its lines and numbers written over it.

import type { ComponentChildren, Ref, SVGAttributes } from 'preact'
import { useMemo } from 'preact/hooks'
import type { BoardDrawing } from '../engine/tasks.ts'

/** How cells are marked: each mark differs from the others by more than its colour. */
type MarkName = 'chosen' | 'told' | 'wrong' | 'differs'

/** Cells with a mark. */
export interface CellMarks {
  readonly name: MarkName
  readonly cells: readonly number[]
}

/** A number that is written in a cell, besides the clues. */
interface WrittenNumber {
  readonly cell: number
  readonly value: number | string
  /** Whether it is the latest. */
  readonly isNew?: boolean
}

interface BoardProps extends Omit<SVGAttributes<SVGSVGElement>, 'ref'> {
  readonly board: BoardDrawing
  /** What screen readers say. */
  readonly label: string
  readonly marks?: readonly CellMarks[]
  readonly numbers?: readonly WrittenNumber[]
  /** The cells of margin around the board, for clues that a hand puts outside. */
  readonly margin?: number
  /** Gets the element. */
  readonly element?: Ref<SVGSVGElement>
  readonly children?: ComponentChildren
}

/** The size of written numbers, in cells, by the number of their digits. */
const SIZES = [0.62, 0.5, 0.4, 0.32]

/** The inset of marks from the lines of their cells, in cells. */
const INSET = 0.06

/** A board. */
export function Board({
  board,
  label,
  marks = [],
  numbers = [],
  margin = 0,
  element,
  children,
  ...attributes
}: BoardProps) {
  const { columns, elements } = board
  // The same element again, so that only what lies over the drawing is compared after a change.
  const drawing = useMemo(() => <Drawing elements={elements} />, [elements])
  const at = (cell: number) => ({ x: cell % columns, y: Math.floor(cell / columns) })
  return (
    <svg
      ref={element ?? null}
      class="board"
      viewBox={widened(board, margin)}
      role="img"
      aria-label={label}
      {...attributes}
    >
      {marks.flatMap(({ name, cells }) =>
        cells.map((cell) => (
          <rect
            key={`${name} ${cell}`}
            class={`mark ${name}`}
            x={at(cell).x + INSET}
            y={at(cell).y + INSET}
            width={1 - 2 * INSET}
            height={1 - 2 * INSET}
          />
        )),
      )}
      {drawing}
      {numbers.map(({ cell, value, isNew }) => {
        const size = SIZES[Math.min(String(value).length, SIZES.length) - 1]
        return (
          <text
            key={`number ${cell}`}
            class={isNew ? 'written new' : 'written'}
            x={at(cell).x + 0.5}
            y={at(cell).y + 0.5 + 0.36 * size}
            font-size={size}
            text-anchor="middle"
          >
            {value}
          </text>
        )
      })}
      {children}
    </svg>
  )
}

function Drawing({ elements }: Pick<BoardDrawing, 'elements'>) {
  return (
    <>
      {elements.map(({ tag: Tag, attributes, text }, index) => (
        <Tag key={index} {...attributes}>
          {text}
        </Tag>
      ))}
    </>
  )
}

/** A view that also shows a margin around the cells. */
function widened({ rows, columns, viewBox }: BoardDrawing, margin: number): string {
  const [left, top, width, height] = viewBox.split(' ').map(Number)
  const [x, y] = [Math.min(left, -margin), Math.min(top, -margin)]
  const right = Math.max(left + width, columns + margin)
  const bottom = Math.max(top + height, rows + margin)
  return [x, y, right - x, bottom - y].join(' ')
}
