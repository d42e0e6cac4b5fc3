// A scene in box-drawing characters, for terminals and plain text files.
//
//   ┏━━━━━┯━━━━━┳━━━━━┓      ┏━━━━┯━━━━┓         Light lines are thin ones, heavy lines thick ones. What stands in the
//   ┃6×   │     ┃3    ┃      ┃ (1)│  2 ┃ 12      corner of a cell has a line above the numbers, circles are
//   ┃  1  │  2  ┃  3  ┃      ┠────┼────┨         parentheses, rectangles fill their cells. What stands beside the
//   ┃     ┏━━━━━╋━━━━━┫      ┃████│(10)┃ 34      board has cells as wide as all others, without lines.

import type { Line, Mark, Scene, Stroke } from '../scene.ts'

/** A cell of the grid that a scene stands on. */
interface Cell {
  number: string
  corner: string
  isCircled: boolean
  isFilled: boolean
}

/** How heavy the lines are that meet in a point of the grid. */
interface Arms {
  above: number
  right: number
  below: number
  left: number
}

/** Row by row; there is one point more than cells, down and across. */
interface Grid {
  readonly cells: readonly (readonly Cell[])[]
  readonly points: readonly (readonly Arms[])[]
}

/** What a scene is once it is known how wide its cells are. */
interface Layout {
  readonly width: number
  readonly hasCorners: boolean
  number(cell: Cell): string
  corner(cell: Cell): string
}

const WEIGHTS: Readonly<Record<Stroke, number>> = { thin: 1, thick: 2 }

/** The lines that meet in a point: a row for each weight above and to the right, in it those below and to the left. */
const LINES = [
  ' ╴╸╷┐┑╻┒┓',
  '╶─╾┌┬┭┎┰┱',
  '╺╼━┍┮┯┏┲┳',
  '╵┘┙│┤┥╽┧┪',
  '└┴┵├┼┽┟╁╅',
  '┕┶┷┝┾┿┢╆╈',
  '╹┚┛╿┦┩┃┨┫',
  '┖┸┹┞╀╃┠╂╉',
  '┗┺┻┡╄╇┣╊╋',
] as const

const FILLED = '█'

/** A terminal's usual width. */
const TERMINAL = 80

/** Blanks before and behind the numbers: the first for which a terminal has room, or the last. */
const PADDINGS = [
  { before: 1, behind: 1 },
  { before: 1, behind: 0 },
  { before: 0, behind: 0 },
] as const
/** Cells with a line for their corners are three lines high, and better a bit wider. */
const WIDE_PADDINGS = [{ before: 2, behind: 2 }, ...PADDINGS] as const

/** A scene on the grid of its cells, as lines of text without blanks at their ends. */
export function sceneText(scene: Scene): string {
  const grid = gridOf(scene)
  const { width, hasCorners, corner, number } = layoutOf(grid)
  const lines = grid.points.flatMap((points, row) => {
    const border = points.map(
      (arms) =>
        character(arms) + character({ ...NO_ARMS, left: arms.right, right: arms.right }).repeat(width),
    )
    if (row === grid.cells.length) return [border]
    const content = (write: (cell: Cell) => string) =>
      points.map((arms, column) => {
        const bar = character({ ...NO_ARMS, above: arms.below, below: arms.below })
        return column < grid.cells[row].length ? bar + write(grid.cells[row][column]) : bar
      })
    return [border, ...(hasCorners ? [content(corner)] : []), content(number)]
  })
  return lines
    .map((line) => line.join('').trimEnd())
    .join('\n')
    .trimEnd()
}

const NO_ARMS: Readonly<Arms> = { above: 0, right: 0, below: 0, left: 0 }

function character({ above, right, below, left }: Readonly<Arms>): string {
  return LINES[3 * above + right][3 * below + left]
}

function layoutOf({ cells }: Grid): Layout {
  const all = cells.flat()
  const hasCorners = all.some(({ corner }) => corner !== '')
  const hasCircles = all.some(({ isCircled }) => isCircled)
  const written = ({ number, isCircled }: Cell) =>
    isCircled ? `(${number})` : hasCircles ? ` ${number} ` : number
  const longest = Math.max(1, ...all.map((cell) => written(cell).length))
  const longestCorner = Math.max(...all.map(({ corner }) => corner.length))
  // Parentheses stand where the blanks would be.
  const paddings = hasCircles ? PADDINGS.slice(-1) : hasCorners ? WIDE_PADDINGS : PADDINGS
  const widths = paddings.map(({ before, behind }) => Math.max(before + longest + behind, longestCorner + 1))
  const chosen = widths.findIndex((width) => cells[0].length * (width + 1) < TERMINAL)
  const width = widths.at(chosen) as number
  const { before, behind } = paddings.at(chosen) as (typeof paddings)[number]
  const indent = ' '.repeat(before + ((width - before - longest - behind) >> 1))
  const fill = ({ isFilled }: Cell, text: string) => (isFilled ? FILLED.repeat(width) : text.padEnd(width))
  return {
    width,
    hasCorners,
    number: (cell) => fill(cell, indent + written(cell).padStart(longest)),
    corner: (cell) => fill(cell, cell.corner),
  }
}

/** What stands in each cell of a scene, and which lines meet in the points between them. */
function gridOf({ left, top, width, height, marks }: Scene): Grid {
  const [firstColumn, firstRow] = [Math.floor(left), Math.floor(top)]
  const columns = Math.ceil(left + width) - firstColumn
  const rows = Math.ceil(top + height) - firstRow
  const cells = table(
    rows,
    columns,
    (): Cell => ({ number: '', corner: '', isCircled: false, isFilled: false }),
  )
  const points = table(rows + 1, columns + 1, (): Arms => ({ ...NO_ARMS }))
  const cellAt = (x: number, y: number) => cells[Math.floor(y) - firstRow][Math.floor(x) - firstColumn]
  const pointAt = (x: number, y: number) => points[y - firstRow][x - firstColumn]
  for (const mark of marks) {
    if (mark.mark === 'line') addLine(mark, pointAt)
    else addToCell(mark, cellAt)
  }
  return { cells, points }
}

function table<T>(rows: number, columns: number, make: () => T): T[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, make))
}

/** Makes the arms of the points along a line as heavy as the line, where they are not heavier. */
function addLine({ x1, y1, x2, y2, stroke }: Line, pointAt: (x: number, y: number) => Arms): void {
  const weight = WEIGHTS[stroke]
  for (let x = x1; x < x2; x++) {
    const [one, next] = [pointAt(x, y1), pointAt(x + 1, y1)]
    one.right = next.left = Math.max(one.right, weight)
  }
  for (let y = y1; y < y2; y++) {
    const [one, next] = [pointAt(x1, y), pointAt(x1, y + 1)]
    one.below = next.above = Math.max(one.below, weight)
  }
}

function addToCell(mark: Exclude<Mark, Line>, cellAt: (x: number, y: number) => Cell): void {
  switch (mark.mark) {
    case 'circle':
      cellAt(mark.x, mark.y).isCircled = true
      break
    case 'text':
      cellAt(mark.x, mark.y)[mark.anchor === 'corner' ? 'corner' : 'number'] = mark.text
      break
    case 'rectangle':
      for (let y = mark.y; y < mark.y + mark.height; y++) {
        for (let x = mark.x; x < mark.x + mark.width; x++) cellAt(x, y).isFilled = true
      }
  }
}
