// Follows fingers, pens and the mouse on a board: they draw paths, or choose several cells. A tap alone is a click, which the board
// itself handles. Loaded after the board is shown.

import type { Session } from '../session.ts'
import { chooseCells, chosenCells, toggleCell } from '../severalCells.ts'
import { type BoardPoint, cellsBetween, drawPath } from './drawPath.ts'

/** How long a finger must rest on a cell to choose it besides others, in milliseconds. */
const LONG_PRESS = 450

/** Listens to pointers on the grid of a session. */
export function listenPointers(session: Session, grid: HTMLElement, cells: readonly HTMLElement[]): void {
  const { puzzle, isBlocked } = session.parts.played
  const { rows, columns } = puzzle.shape
  let start: number | undefined
  let last: BoardPoint = { x: 0, y: 0 }
  /** The cells that were chosen before the press, if it adds to them. */
  let before: readonly number[] | undefined
  /** The cells over which the pointer has moved. */
  let passed = new Set<number>()
  /** Whether the press has become something else than a tap. */
  let isDrag = false
  let pressing: ReturnType<typeof setTimeout> | undefined

  /** The point of an event on the board, in cells. */
  function placeOf({ clientX, clientY }: MouseEvent): BoardPoint {
    const { left, top, width } = cells[0].getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / width }
  }

  /** The cell that contains this point; undefined outside of the board. */
  function cellIn({ x, y }: BoardPoint): number | undefined {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined
  }

  const isAdding = ({ ctrlKey, metaKey }: MouseEvent) => session.picks === true || ctrlKey || metaKey
  const choosePassed = () => {
    chooseCells(session, [...(before ?? []), ...passed])
    cells[session.cell].focus({ preventScroll: true })
  }
  const end = () => {
    clearTimeout(pressing)
    start = undefined
  }

  grid.addEventListener('pointerdown', (event) => {
    end()
    if (event.button !== 0) return
    last = placeOf(event)
    start = cellIn(last)
    isDrag = false
    if (start === undefined) return
    const chosen = chosenCells(session)
    before = isAdding(event) ? chosen : undefined
    passed = new Set(isBlocked(start) ? [] : [start])
    if (session.pen) session.pen.dragged = start
    else if (event.pointerType === 'touch' && passed.size > 0) {
      pressing = setTimeout(() => {
        before = chosen
        isDrag = true
        choosePassed()
        navigator.vibrate?.(10)
      }, LONG_PRESS)
    }
  })
  // The focus would choose the cell alone.
  grid.addEventListener('mousedown', (event) => {
    if (isAdding(event)) event.preventDefault()
  })
  grid.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) end()
    if (start === undefined) return
    const next = placeOf(event)
    if (session.pen && !before) {
      if (drawPath(session, last, next, cellIn)) isDrag = true
    } else {
      const isChoosing = isDrag || before !== undefined || event.pointerType !== 'touch'
      const found = cellsBetween(last, next, cellIn).filter((cell) => cell !== start && !isBlocked(cell))
      if (found.length > 0) clearTimeout(pressing)
      if (isChoosing && found.length > 0) {
        isDrag = true
        // The last cell gets the focus.
        for (const cell of found) passed.delete(cell)
        for (const cell of found) passed.add(cell)
        choosePassed()
      }
    }
    last = next
  })
  for (const name of ['pointerup', 'pointercancel'] as const) grid.addEventListener(name, end)
  // A finger that chooses cells must not scroll the page, nor open a menu.
  const stay = (event: Event) => {
    if (isDrag && event.cancelable) event.preventDefault()
  }
  grid.addEventListener('touchmove', stay, { passive: false })
  grid.addEventListener('contextmenu', stay)
  grid.addEventListener(
    'click',
    (event) => {
      // A click by a program, such as a screen reader, follows no press.
      const cell = cells.findIndex((one) => one.contains(event.target as Node))
      const adds = event.detail > 0 && before !== undefined
      if (event.detail > 0 && isDrag) event.stopImmediatePropagation()
      else if (adds && cell >= 0 && !isBlocked(cell)) {
        event.stopImmediatePropagation()
        toggleCell(session, before ?? [], cell)
        cells[session.cell].focus({ preventScroll: true })
      } else session.more = []
    },
    { capture: true },
  )
}
