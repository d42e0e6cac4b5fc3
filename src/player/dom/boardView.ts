// The board: a grid of cells under the lines of the drawing. A cell is rewritten only if it has changed.

import { rowsOf } from '../../families/cellNamesAndFaults.ts'
import { cellLabel } from '../cellLabels.ts'
import { isFurtherPlayLoaded } from '../loadFurtherPlay.ts'
import { NO_CELL, type Session } from '../session.ts'
import type { BoardExtras } from './boardExtras.ts'
import { boardLines, numberPlace } from './boardLines.ts'
import { create } from './createElement.ts'
import { showFurther } from './furtherBoard.ts'
import { markOf, noteElements, notesInCell, shadeNotes, wave } from './notesView.ts'
import type { makePathsView } from './paths.ts'
import type { makeSumsView } from './sums.ts'

/** A board with its sums. */
export class BoardView {
  /** The region that scrolls if the board is large. */
  readonly element: HTMLElement
  /** Its size in cells, and the place of numbers in cells, as properties of CSS. */
  readonly measures: string
  readonly #session: Session
  readonly #grid: HTMLElement
  readonly #cells: HTMLElement[]
  readonly #paths: ReturnType<typeof makePathsView> | undefined
  readonly #sums: ReturnType<typeof makeSumsView> | undefined
  readonly #signOf: BoardExtras['signOf']
  /** A text for each cell that changes whenever the cell must be rewritten. */
  readonly #shown: string[]
  #focusable = 0

  constructor(session: Session, { paths, sums, signs, signOf }: BoardExtras, label: string) {
    this.#session = session
    this.#signOf = signOf
    const { played } = session.parts
    const { rows, columns } = played.puzzle.shape
    this.#paths = paths?.makePathsView(session)
    this.#sums = sums?.makeSumsView(session)
    const drawing = boardLines(played, signs?.signElements)
    if (this.#paths) {
      drawing.element.prepend(this.#paths.paths)
      drawing.element.append(this.#paths.circles)
    }
    this.#shown = new Array<string>(rows * columns).fill('||')
    this.#cells = Array.from({ length: rows * columns }, (_, cell) =>
      create('div', {
        role: 'gridcell',
        class: 'cell',
        part: played.rules.isFixed(cell) ? 'cell given' : 'cell',
        tabindex: cell === 0 ? '0' : '-1',
      }),
    )
    const rowElements = rowsOf(this.#cells, played.puzzle.shape).map((row) =>
      create('div', { role: 'row', class: 'row' }, ...row),
    )
    // The notes in a cell must keep away from a text, and from the outline of a cage.
    const look = drawing.hasTexts ? `board${signs ? ' signed' : ''}` : 'board plain'
    const attributes = { role: 'grid', 'aria-label': label, class: look, part: 'board' }
    this.#grid = create('div', attributes, ...rowElements, drawing.element)
    this.element = create('div', { class: 'table' }, this.#grid)
    if (this.#sums) this.element.append(this.#sums.element)
    const { size, middle } = numberPlace(played)
    const [above, right, below, left] = drawing.beside
    const across = columns + left + right
    const down = rows + above + below
    // The margins are in em: the font size of the board is the height of a cell. Sums have their room beside the grid.
    if (!this.#sums) this.#grid.style.margin = drawing.beside.map((room) => `${room}em`).join(' ')
    this.measures = `--size:${size};--middle:${middle};--across:${across};--down:${down}`
    this.#listen()
  }

  /** Focuses the chosen cell, or the first cell if none is chosen. */
  focus(): void {
    this.#cells[Math.max(this.#session.cell, 0)].focus()
  }

  /** Whether the focus is on a cell. */
  get hasFocus(): boolean {
    const root = this.#grid.getRootNode() as ShadowRoot
    return root.activeElement !== null && this.#grid.contains(root.activeElement)
  }

  #listen(): void {
    const grid = this.#grid
    // A press that ends in another cell is a click on what both are in.
    grid.addEventListener('click', ({ target }) => {
      const cell = this.#cells.findIndex((one) => one.contains(target as Node))
      if (cell < 0) return
      this.#cells[cell].focus({ preventScroll: true })
      this.#session.afterKeys(() => this.#session.tap(cell))
    })
    grid.addEventListener('focusin', ({ target }) => {
      const cell = this.#cells.indexOf(target as HTMLElement)
      if (cell >= 0) this.#session.afterKeys(() => this.#session.choose(cell))
    })
  }

  /** Updates the board to the state of the game. */
  update(): void {
    const session = this.#session
    const { played, settings } = session.parts
    const { board } = session.game
    const isWhole = isFurtherPlayLoaded()
    const conflicts = new Set(settings.conflicts ? session.faults.flatMap(({ cells }) => cells) : [])
    const near = new Set(settings.highlight && session.cell !== NO_CELL ? played.peersOf(session.cell) : [])
    const marked = new Set(session.hint?.cells ?? session.shownCage?.cells)
    const value = settings.highlight ? session.shownValue : 0
    for (const [cell, element] of this.#cells.entries()) {
      const isTyped = cell === session.cell && session.typed !== ''
      const own = board.values[cell]
      const corner = own > 0 ? [] : board.corner[cell]
      const centre = own > 0 || isTyped || !isWhole ? [] : notesInCell(session, cell)
      const text = isTyped ? session.typed : own > 0 ? String(own) : ''
      const is = {
        cell: true,
        fixed: played.rules.isFixed(cell),
        near: near.has(cell),
        same: value > 0 && own === value,
        mistake: marked.has(cell) && session.hint?.isMistake,
        marked: marked.has(cell) && !session.hint?.isMistake,
        chosen: cell === session.cell,
        conflict: conflicts.has(cell),
        typed: isTyped,
        joins: session.hasPath && (own > 0 || session.armed > 0),
        cornered: corner.length > 0,
      }
      const classes = Object.keys(is)
        .filter((name) => is[name as keyof typeof is])
        .join(' ')
      if (classes !== element.className) element.className = classes
      const noteMarks = centre.map((note) => note + markOf(session, cell, note))
      const shown = `${text}|${noteMarks}|${corner}`
      // Until labels are loaded, just after the board, screen readers hear the values alone.
      const label = isWhole && cellLabel(session, cell, conflicts.has(cell), centre)
      if (label && label !== element.ariaLabel) element.ariaLabel = label
      if (shown !== this.#shown[cell]) {
        this.#shown[cell] = shown
        const children: (Node | string)[] = []
        const sign = isTyped ? text : this.#signOf(own)
        if (text !== '') children.push(create('span', { class: 'value' }, sign))
        if (centre.length + corner.length > 0) {
          children.push(...noteElements(session, cell, centre, corner, this.#signOf))
        }
        element.replaceChildren(...children)
      }
      // Notes are shaded without rewriting the cell, so that the layout does not change.
      if (centre.length > 0) shadeNotes(element, value)
    }
    if (isWhole) showFurther(this.#grid, this.#cells, session, this.#signOf)
    this.#paths?.update()
    this.#sums?.update()
    const focusable = Math.max(session.cell, 0)
    if (focusable !== this.#focusable) {
      this.#cells[this.#focusable].tabIndex = -1
      this.#cells[focusable].tabIndex = 0
      this.#focusable = focusable
      if (this.hasFocus) this.#cells[focusable].focus()
    }
    const isWon = session.isSolved && !session.game.isShown
    // Only for a board that has just been solved or left: cells whose styles are alike are laid out much faster.
    if (this.#grid.classList.toggle('joy', isWon)) {
      session.whenLoaded(() => wave(this.#cells, played.puzzle.shape.columns))
    }
  }
}
