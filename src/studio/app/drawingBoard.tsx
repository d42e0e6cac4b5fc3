// The board under the hand: pointer and keys mark cells and write into them.

import { useRef } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import type { ShownPuzzle } from '../engine/tasks.ts'
import { Board } from './board.tsx'
import { faultMarks } from './faultText.tsx'
import {
  cellAt,
  grown,
  hasText,
  isDrawn,
  markedAt,
  marksMoved,
  nextCell,
  type PageTool,
  type Point,
  placeOutside,
  type Size,
} from './marking.ts'
import { useStudio } from './store.ts'

interface DrawingBoardProps {
  readonly shown: ShownPuzzle
  readonly tool: PageTool
  /** The marked cells. */
  readonly cells: readonly number[]
  /** Numbers to show in the cells. */
  readonly compared: readonly number[] | undefined
  readonly hasOutside: boolean
  readonly svg: { readonly current: SVGSVGElement | null }
  mark(cells: readonly number[]): void
  /** Called when cells have been marked. */
  finish(cells: readonly number[]): void
  /** Called with a character that was typed. */
  write(character: string): void
  erase(): void
}

/** The board. */
export function DrawingBoard(props: DrawingBoardProps) {
  const { words } = useStudio()
  const { shown, tool, cells, compared, hasOutside, svg, mark, finish, write, erase } = props
  const drawing = useRef<readonly number[] | undefined>(undefined)
  const size = shown.board
  const pointOf = ({ clientX, clientY }: PointerEvent): Point =>
    new DOMPoint(clientX, clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse())

  function press(event: PointerEvent): void {
    const marked = markedAt(pointOf(event), tool, size)
    mark(marked ?? [])
    if (!marked) return
    event.preventDefault()
    svg.current?.focus()
    if (isDrawn(tool)) {
      drawing.current = marked
      svg.current?.setPointerCapture(event.pointerId)
    } else finish(marked)
  }
  function move(event: PointerEvent): void {
    const cell = drawing.current && cellAt(pointOf(event), size)
    if (!drawing.current || cell === undefined) return
    drawing.current = grown(drawing.current, cell, tool, size)
    mark(drawing.current)
  }
  function release(): void {
    const drawn = drawing.current
    drawing.current = undefined
    if (drawn) finish(drawn)
  }
  function type(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow) mark(marksMoved(cells, arrow, event.shiftKey, tool, size))
    else if (event.key === 'Enter') finish(cells)
    else if (event.key === 'Backspace' || event.key === 'Delete') erase()
    // A puzzle is typed row by row, with a space or dot after each cell.
    else if (tool.place === 'cell' && /^[ .]$/.test(event.key)) mark([nextCell(cells, size)])
    else if (tool.place === 'cell' && hasText(tool) && /^[\p{L}\d]$/u.test(event.key)) write(event.key)
    else return
    event.preventDefault()
  }

  const isOutside = tool.place === 'outside'
  const outside = isOutside && cells.length > 1 ? placeOutside(cells, size) : undefined
  const cell = cells.at(-1)
  const named =
    cell === undefined ? '' : `r${Math.floor(cell / size.columns) + 1}c${(cell % size.columns) + 1}`
  return (
    <Board
      board={size}
      element={svg}
      label={say(words.set.board, { name: shown.name, cell: named, tool: tool.label })}
      role="application"
      tabindex={0}
      margin={hasOutside ? 1 : 0}
      marks={[...faultMarks(shown.fault), { name: 'chosen', cells: isOutside ? [] : cells }]}
      numbers={compared?.map((value, at) => ({ cell: at, value })) ?? []}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onKeyDown={type}
    >
      {outside && <rect class="mark chosen" x={outside.x} y={outside.y} width={1} height={1} />}
      {tool.place === 'path' && cells.length > 1 && <polyline class="drawn" points={pointsOf(cells, size)} />}
    </Board>
  )
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function pointsOf(cells: readonly number[], { columns }: Size): string {
  return cells.map((cell) => `${(cell % columns) + 0.5},${Math.floor(cell / columns) + 0.5}`).join(' ')
}
