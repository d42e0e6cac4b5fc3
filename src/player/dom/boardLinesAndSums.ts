// What a board shows beside numbers: lines, signs and circles over the cells (the family's own drawing without
// the numbers, which the cells contain), symbols in the place of numbers, and sums at the sides.

import { vectorElements } from '../../render/webSvgElements.ts'
import type { Mark, Text } from '../../scene.ts'
import { say } from '../../words/formatMessage.ts'
import { cellsOfLink } from '../actions.ts'
import { lineRest } from '../cellLabels.ts'
import type { PlayedPuzzle } from '../openPuzzleRecord.ts'
import { sumName } from '../playerWords.ts'
import type { Session } from '../session.ts'
import type { PlayedSymbol } from '../symbols.ts'
import { create, createSvg } from './createElement.ts'

/**
 * The width of a cell in em of digits. Digits of system fonts are up to .7 em wide, wider than those of the
 * drawing.
 */
const MOST_EMS = 1.3

/**
 * The em of numbers and the middle of their figures from the tops of their cells, in cells, as in a drawing in which
 * every cell has a number.
 */
export function numberPlace({ scene, puzzle, numbers, isBlocked }: PlayedPuzzle) {
  const values = puzzle.givens.map((_, cell) => (isBlocked(cell) ? 0 : numbers.greatest))
  const first = scene(values).marks.find(
    (mark): mark is Text =>
      mark.mark === 'text' && mark.text === String(numbers.greatest) && mark.anchor === 'middle',
  )
  const widest = MOST_EMS / String(numbers.greatest).length
  return { size: Math.min(first?.size ?? 0.6, widest), middle: first ? first.y % 1 : 0.5 }
}

/** The drawing of a board, in cells: lines and signs at first, circles and paths as they change. */
export function makeBoardDrawing(played: PlayedPuzzle) {
  const { rows, columns } = played.puzzle.shape
  const circles = createSvg('g', {})
  const paths = createSvg('g', { class: 'paths' })
  const { marks } = played.scene(new Array<number>(rows * columns).fill(0))
  const isOnBoard = (mark: Mark) => mark.mark !== 'text' || (mark.x < columns && mark.y < rows)
  const shown = marks.filter((mark) => played.lines.length === 0 || isOnBoard(mark))
  const attributes = { viewBox: `0 0 ${columns} ${rows}`, 'aria-hidden': 'true', class: 'lines' }
  /** What was drawn last. */
  let last: readonly unknown[] = []
  return {
    element: createSvg('svg', attributes, paths, ...drawn(shown), circles),
    /** Whether there is text on the board itself, in corners of cells. */
    hasTexts: shown.some(({ mark }) => mark === 'text'),
    /** Draws the circles for these values, and the pieces of paths. */
    update(values: readonly number[], links: ReadonlySet<number>): void {
      if (values === last[0] && links === last[1]) return
      last = [values, links]
      circles.replaceChildren(...drawn(played.scene(values).marks.filter(({ mark }) => mark === 'circle')))
      const middle = (cell: number) => ({ x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 })
      paths.replaceChildren(
        ...Array.from(links, (link) => {
          const [from, to] = cellsOfLink(values.length, link).map(middle)
          return createSvg('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y })
        }),
      )
    },
  }
}

/** The elements of marks. Pictures stand in the cells, not in the drawing over them. */
function drawn(marks: readonly Mark[]): SVGElement[] {
  return vectorElements(marks, () => []).map(({ tag, attributes, text }) =>
    createSvg(tag, attributes, text ?? ''),
  )
}

/**
 * The sums of a board, whose parts place themselves beside it. Screen readers hear them in the labels of cells.
 */
export function makeSumsView(session: Session) {
  const { played, words } = session.parts
  const row = create('div', { class: 'rows' })
  const column = create('div', { class: 'columns' })
  const element = create('div', { class: 'sums', 'aria-hidden': 'true' }, row, column)
  const sums = played.lines.map((line) => {
    const sum = create('div', { class: `sum ${line.kind}`, title: sumName(words.player, line) })
    const places = { row, column, falling: element, rising: element }
    places[line.kind].append(sum)
    return { line, sum }
  })
  return {
    element,
    /** Updates the sums to the state of the game. */
    update(): void {
      for (const { line, sum } of sums) {
        const { left, open } = lineRest(line, session.game.board.values)
        sum.classList.toggle('off', open > 0 ? left < 0 : left !== 0)
        sum.classList.toggle('full', open === 0 && left === 0)
        sum.classList.toggle('now', line.cells.includes(session.cell))
        const rest =
          open > 0 ? say(words.player.sums.rest, { left, open }) : left === 0 ? '✓' : `≠ ${line.sum - left}`
        // Rewriting an unchanged text would cause a new layout.
        if (sum.lastChild?.textContent !== rest) {
          sum.replaceChildren(String(line.sum), create('small', {}, rest))
        }
      }
    },
  }
}

/**
 * What stands for a value: its figures, a letter, a shape or an image. An image stays an image: nothing in it
 * runs. It is hidden from screen readers where it is a picture: the label of
 * the cell names it.
 */
export function symbolNode(symbols: readonly PlayedSymbol[] | undefined, value: number): Node | string {
  const symbol = symbols?.[value - 1]
  if (!symbol) return String(value)
  if (symbol.letter !== undefined) return symbol.letter
  if (symbol.shape !== undefined) {
    const attributes = { viewBox: '0 0 100 100', class: 'symbol', 'aria-hidden': 'true' }
    // Shapes take the colour of the text around them, as figures do.
    return createSvg('svg', attributes, createSvg('path', { d: symbol.shape, fill: 'currentColor' }))
  }
  return create('img', { src: symbol.image ?? '', alt: '', class: 'symbol', draggable: 'false' })
}
