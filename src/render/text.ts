// A scene in box-drawing characters, for terminals and plain text files.
//
//   ┏━━━━━┯━━━━━┳━━━━━┓      ┏━━━━┯━━━━┓         Light lines are thin ones, heavy lines thick ones. What stands in the
//   ┃6×   │     ┃3    ┃      ┃ (1)│  2 ┃ 12      corner of a cell has a line above the numbers, circles are
//   ┃  1  │  2  ┃  3  ┃      ┠────┼────┨         parentheses, rectangles fill their cells. What stands beside the
//   ┃     ┏━━━━━╋━━━━━┫      ┃████│(10)┃ 34      board has cells as wide as all others, without lines.
//
//   ┏━━━┯━━━┯━━━┓      What stands on a line replaces it, or is in the middle of it. Lines that are not on the grid
//   ┃ 3 > 1 │ ○─╂──    run through the cells, where nothing is written. What characters cannot show, such as a circle
//   ┠───┼─∧─┼───┨      around many cells, is left out, and so is all that is outside the box of the scene.
//   ┃   │   │ ╱ ┃
//   ┗━━━┷━━━┷━━━┛

import type { Scene } from '../scene.ts'
import { addLine, addRectangle, addText, type Canvas, canvasText, makeCanvas } from './terminal/canvas.ts'
import { displayWidth } from './terminal/displayWidth.ts'
import { isCell, layoutOf, type TextLayout, written } from './terminal/layout.ts'
import { slotsOf, type TerminalSlots } from './terminal/slots.ts'

/**
 * A scene on the grid of its cells, as lines of text without blanks at their ends; with those blanks all lines would take
 * the same number of columns in a terminal.
 */
export function sceneText(scene: Scene): string {
  const slots = slotsOf(scene)
  const layout = layoutOf(slots)
  const canvas = makeCanvas(layout.columns, layout.rows)
  for (const mark of scene.marks) {
    if (mark.mark === 'line') addLine(canvas, mark)
    else if (mark.mark === 'rectangle') addRectangle(canvas, mark)
  }
  writeSlots(canvas, slots, layout)
  return canvasText(canvas)
}

/** Numbers are flush right, so that they stand in columns; what stands on a line is in the middle of it. */
function writeSlots(
  canvas: Canvas,
  slots: TerminalSlots,
  { columns, rows, numberEnd, number }: TextLayout,
): void {
  slots.rows.forEach((row, y) => {
    const top = rows.starts[y]
    const bottom = top + rows.sizes[y] - 1
    row.forEach((slot, x) => {
      const left = columns.starts[x]
      if (isCell(x) && isCell(y)) {
        addText(canvas, top, left, slot.corner)
        const text = number(slot)
        addText(canvas, bottom, left + numberEnd - displayWidth(text.trimStart()), text.trim())
      } else {
        const text = written(slot)
        addText(canvas, bottom, left + ((columns.sizes[x] - displayWidth(text)) >> 1), text)
      }
    })
  })
}
