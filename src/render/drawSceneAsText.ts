// Draws a scene in box-drawing characters, for terminals and plain text files.
//
//   ┏━━━━━┯━━━━━┳━━━━━┓      ┏━━━━┯━━━━┓         Light lines are thin, heavy lines thick. A text in the corner of a
//   ┃6×   │     ┃3    ┃      ┃ (1)│  2 ┃ 12      cell has its own line above the number. Circles become parentheses,
//   ┃  1  │  2  ┃  3  ┃      ┠────┼────┨         and rectangles fill their cells. Texts beside the board have cells
//   ┃     ┏━━━━━╋━━━━━┫      ┃████│(10)┃ 34      of the same width, without lines.
//
//   ┏━━━┯━━━┯━━━┓      A text on a line replaces it, or interrupts it in the middle. Lines that are not on the grid
//   ┃ 3 > 1 │ ○─╂──    run through the cells, except over text. A circle around several cells becomes a frame with round
//   ┠───┼─∧─┼───┨      corners. Everything in the box of the scene is drawn: on lines, in corners and beside the board.
//   ┃   │   │ ╱ ┃
//   ┗━━━┷━━━┷━━━┛
//
//   ┏━━━━━━━┯━━━┓      Lines inside a cage are dashed, so that the solid ones are its outline: three cells of this board are a
//   ┃   ╎   │   ┃      cage, and two cells are another one. A dashed line is thick where it is also the side of a box.
//   ┃╌╌╌┌───┘╌╌╌┃
//   ┃   │   ╎   ┃
//   ┗━━━┷━━━━━━━┛

import type { Scene } from '../scene.ts'
import { addMark, addText, canvasText, makeCanvas } from './terminal/canvas.ts'
import { displayWidth } from './terminal/displayWidth.ts'
import { isCell, layoutOf, slotsOf, written } from './terminal/layout.ts'

/**
 * Draws a scene as lines of text without trailing spaces. Padded with spaces, all lines would take the same
 * number of terminal columns. Numbers are aligned right, to form columns; texts on lines are centred.
 */
export function sceneText(scene: Scene): string {
  const slots = slotsOf(scene)
  const { columns, rows, numberEnd, number } = layoutOf(slots)
  const canvas = makeCanvas(columns, rows)
  for (const mark of scene.marks) addMark(canvas, mark)
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
  return canvasText(canvas)
}
