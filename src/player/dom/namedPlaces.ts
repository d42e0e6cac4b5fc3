// The places of which a message speaks: letters in cells, and outlines with letters around rows, columns and boxes. A board
// has no coordinates. Only boards with a hint have such places, so the player loads this file after the board is shown.
//
//     C               The cells A and B, and the row C: its letter is on the outline, beside the row.
//   ┌──────────────   Letters of columns are above them, those of other groups above their first cell.
//   │     A     B
//   └──────────────

import type { Shape } from '../../families/puzzle.ts'
import type { NamedHouse } from '../hints.ts'
import type { Session } from '../session.ts'
import { create, createSvg } from './createElement.ts'

/** How far the letter of a group is from the left side of its first cell, in cells, unless the group is one line. */
const RIGHT = 0.8

/** Shows the places of the message of a session; none without such a message. */
export function showNamedPlaces(grid: HTMLElement, cells: readonly HTMLElement[], session: Session): void {
  const { letters = new Map<number, string>(), houses = [], parts } = session
  for (const [cell, element] of cells.entries()) {
    const letter = letters.get(cell)
    if (letter === element.dataset.letter) continue
    if (letter === undefined) delete element.dataset.letter
    else element.dataset.letter = letter
  }
  const shown = grid.querySelector<HTMLElement>('.places')
  // The letter of a cell is beside the corner that marks a broken rule.
  const nameOf = (cell: number) =>
    cells[cell].classList.contains('conflict') ? 'cellLetter besideCorner' : 'cellLetter'
  const text = JSON.stringify([Array.from(letters, ([cell, letter]) => [letter, nameOf(cell), cell]), houses])
  if (text === (shown?.dataset.shown ?? '[[],[]]')) return
  shown?.remove()
  if (letters.size + houses.length === 0) return
  const { shape } = parts.played.puzzle
  const layer = create('div', { class: 'places', 'aria-hidden': 'true', 'data-shown': text })
  const { rows, columns } = shape
  const outlines = houses.map(({ cells }) => createSvg('path', { d: outlineOf(cells, shape) }))
  layer.append(createSvg('svg', { viewBox: `0 0 ${columns} ${rows}` }, ...outlines))
  for (const [cell, letter] of letters) {
    layer.append(letterAt(letter, nameOf(cell), (cell % columns) + 1, Math.floor(cell / columns)))
  }
  for (const house of houses) {
    if (house.letter !== '') layer.append(letterOf(house, shape))
  }
  grid.append(layer)
}

/** A letter at a point of the board, in cells. */
function letterAt(letter: string, name: string, x: number, y: number): HTMLElement {
  const element = create('span', { class: name }, letter)
  element.style.setProperty('--x', String(x))
  element.style.setProperty('--y', String(y))
  return element
}

/** The letter of a group at its outline. */
function letterOf({ kind, letter, cells: [first] }: NamedHouse, { columns }: Shape): HTMLElement {
  const [x, y] = [first % columns, Math.floor(first / columns)]
  return kind === 'row'
    ? letterAt(letter, 'houseLetter ofRow', x, y + 0.5)
    : letterAt(letter, 'houseLetter', x + (kind === 'column' ? 0.5 : RIGHT), y)
}

/** The sides of cells beyond which a group does not go on, as a path. */
function outlineOf(cells: readonly number[], { columns }: Shape): string {
  const isIn = (x: number, y: number) => x >= 0 && x < columns && cells.includes(y * columns + x)
  return cells
    .flatMap((cell) => {
      const [x, y] = [cell % columns, Math.floor(cell / columns)]
      return [
        isIn(x, y - 1) ? '' : `M${x} ${y}h1`,
        isIn(x, y + 1) ? '' : `M${x} ${y + 1}h1`,
        isIn(x - 1, y) ? '' : `M${x} ${y}v1`,
        isIn(x + 1, y) ? '' : `M${x + 1} ${y}v1`,
      ]
    })
    .join('')
}
