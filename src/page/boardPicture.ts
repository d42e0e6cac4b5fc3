// The static board of a page: a picture that is shown in print and until the script runs.

import { MOST_CELL, USUAL_ROWS } from '../design/boardPlace.ts'
import { gridOfKeys, numbersWithKeys, roomBeside } from '../design/keysAndRoom.ts'
import { shownGivens } from '../families/cellNamesAndFaults.ts'
import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { pictureElements } from '../render/pictureSvgElements.ts'
import { vectorElements, viewBoxOf } from '../render/webSvgElements.ts'
import type { Picture, Scene } from '../scene.ts'
import { type Html, html } from './html.ts'

/**
 * Draws a board as SVG in black; `title` is announced by screen readers. `viewBox` is the part of the plane that is seen, by
 * default that of the drawing; `size` are further attributes.
 */
export function boardPicture(scene: Scene, title: string, viewBox = viewBoxOf(scene), size?: Html): Html {
  const elements = vectorElements(scene.marks, pictured).map(({ tag, attributes, text }) => {
    const { class: _, ...own } = attributes
    const fill = tag === 'rect' || tag === 'text' ? { ...own, fill: '#000', stroke: 'none' } : own
    const list = Object.entries(fill).map(([name, value]) => html` ${name}="${value}"`)
    return text === undefined ? html`<${tag}${list}/>` : html`<${tag}${list}>${text}</${tag}>`
  })
  return html`<svg role="img" viewBox="${viewBox}"${size} fill="none" stroke="#000" stroke-linecap="square"><title>${title}</title>${elements}</svg>`
}

function pictured({ x, y, size, content }: Picture) {
  return pictureElements({ x: x - size / 2, y: y - size / 2, size, content }, 'href')
}

/**
 * The board of a page with a player: at the place and of the size that the player's own board will have, so that nothing moves
 * when the player is ready.
 */
export function stillBoard(family: Family, puzzle: Puzzle, title: string): Html {
  const { playing, drawing } = family
  const givens = shownGivens(puzzle)
  const scene = drawing.scene(puzzle, givens)
  const { shape } = puzzle
  const [above, right, below, left] = roomBeside(scene, shape, playing.lines?.(puzzle) ?? [])
  const keys = numbersWithKeys(playing.numbers(puzzle), playing.start?.(puzzle) ?? givens)
  const rows = playing.neighbours ? 0 : gridOfKeys(keys.length).rows
  const down = shape.rows + above + below
  const box = [-left, -above, shape.columns + left + right, down].join(' ')
  // Where the screen has more room than the board needs, the board is at its top, as in the player.
  const size = html` height="${down * MOST_CELL}rem" preserveAspectRatio="xMidYMin"`
  return html`<div class="still${rows !== USUAL_ROWS && ` rows-${rows}`}${(drawing.notes?.(puzzle) ?? []).length > 0 && ' noted'}">${boardPicture(scene, title, box, size)}</div>`
}
