// The board: a grid of cells under the lines of the drawing. A cell is written anew only where something about it changed.

import type { Candidate } from '../../families/inference.ts'
import { cellLabel } from '../labels.ts'
import { NO_CELL, type Session } from '../session.ts'
import { create } from './create.ts'
import { BoardDrawing, numberPlace } from './drawing.ts'
import { makeSumsView, type SumsView } from './sumsView.ts'

/** Notes of more numbers have no places of their own. */
const MOST_PLACES = 9
/** More notes are not shown in full: they could not be read. */
const MOST_NOTES = 12

/**
 * A finger draws through a cell where it comes so near to its middle, in cells: on the way to a cell beside a corner it
 * brushes two others.
 */
const REACH = 0.42

/** Between the places of a finger that are looked at, in cells. */
const STEP = 0.1

/** A board and what stands beside it. */
export class BoardView {
  /** The region that scrolls where a board is large. */
  readonly element: HTMLElement
  readonly #session: Session
  readonly #grid: HTMLElement
  readonly #cells: HTMLElement[]
  readonly #drawing: BoardDrawing
  readonly #sums: SumsView
  /** What is written in each cell, as a text that changes with it. */
  readonly #shown: string[]
  #focusable = 0
  /** Whether each note has a place of its own. */
  readonly #hasPlaces: boolean
  /** How many notes are beside each other. */
  readonly #across: number

  constructor(session: Session, label: string) {
    this.#session = session
    const { played } = session.parts
    const { rows, columns } = played.puzzle.shape
    const { numbers, lines } = played
    this.#hasPlaces = numbers.greatest <= MOST_PLACES && numbers.least === 1
    this.#across = !this.#hasPlaces ? 4 : numbers.greatest > 4 ? 3 : 2
    this.#drawing = new BoardDrawing(played)
    this.#shown = new Array<string>(rows * columns).fill('||')
    this.#cells = Array.from({ length: rows * columns }, (_, cell) =>
      create('div', { role: 'gridcell', class: 'cell', tabindex: cell === 0 ? '0' : '-1' }),
    )
    this.#grid = create(
      'div',
      {
        role: 'grid',
        'aria-label': label,
        class: this.#drawing.hasTexts ? 'board' : 'board plain',
      },
      ...Array.from({ length: rows }, (_, row) =>
        create(
          'div',
          { role: 'row', class: 'row' },
          ...this.#cells.slice(row * columns, (row + 1) * columns),
        ),
      ),
    )
    this.#grid.append(this.#drawing.element)
    this.#sums = makeSumsView(session)
    this.element = create('div', { class: 'table' }, this.#grid, this.#sums.element)
    const { size, middle } = numberPlace(played)
    const beside = lines.length > 0 ? 1 : 0
    for (const [name, value] of Object.entries({
      size,
      middle,
      notes: this.#across,
      across: columns + beside * 1.1,
      down: rows + beside * 1.5,
    })) {
      this.element.style.setProperty(`--${name}`, String(value))
    }
    for (const [cell, element] of this.#cells.entries()) {
      element.style.setProperty('--turn', String(Math.floor(cell / columns) + (cell % columns)))
    }
    this.#listen()
  }

  /** Gives the chosen cell the focus, or the first. */
  focus(): void {
    this.#cells[Math.max(this.#session.cell, 0)].focus()
  }

  /** Whether the focus is on a cell. */
  get hasFocus(): boolean {
    const root = this.#grid.getRootNode() as ShadowRoot
    return root.activeElement !== null && this.#grid.contains(root.activeElement)
  }

  #listen(): void {
    const session = this.#session
    const grid = this.#grid
    let start: number | undefined
    let last = { x: 0, y: 0 }
    let isDrawing = false
    grid.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return
      start = this.#cellAt(event)
      last = this.#placeOf(event)
      isDrawing = false
      if (start !== undefined) session.pen.dragFrom(start)
    })
    grid.addEventListener('pointermove', (event) => {
      if (event.buttons === 0) start = undefined
      if (start === undefined || !session.hasPath) return
      // A quick finger is seen now and then only: it went straight from one place to the next.
      const next = this.#placeOf(event)
      const steps = Math.ceil(Math.hypot(next.x - last.x, next.y - last.y) / STEP)
      for (let step = 1; step <= steps; step++) {
        const along = (from: number, to: number) => from + ((to - from) * step) / steps
        const cell = this.#cellNear(along(last.x, next.x), along(last.y, next.y))
        if (cell !== undefined && session.pen.dragTo(cell)) isDrawing = true
      }
      last = next
    })
    grid.addEventListener('pointerup', (event) => {
      const cell = this.#cellAt(event)
      if (start !== undefined && !isDrawing && cell === start) {
        this.#cells[cell].focus({ preventScroll: true })
        session.tap(cell)
      }
      start = undefined
    })
    for (const end of ['pointercancel', 'lostpointercapture']) {
      grid.addEventListener(end, () => {
        start = undefined
      })
    }
    grid.addEventListener('focusin', (event) => {
      const cell = this.#cells.indexOf(event.target as HTMLElement)
      if (cell >= 0) session.choose(cell)
    })
  }

  /** The cell whose middle is near a place. */
  #cellNear(x: number, y: number): number | undefined {
    const isNear = Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5) < REACH
    return isNear ? this.#cellIn(x, y) : undefined
  }

  /** The cell under a finger. */
  #cellAt(event: MouseEvent): number | undefined {
    const { x, y } = this.#placeOf(event)
    return this.#cellIn(x, y)
  }

  /** A place on the board, in cells. */
  #placeOf({ clientX, clientY }: MouseEvent): { readonly x: number; readonly y: number } {
    const { left, top, width } = this.#cells[0].getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / width }
  }

  #cellIn(x: number, y: number): number | undefined {
    const { rows, columns } = this.#session.parts.played.puzzle.shape
    const [column, row] = [Math.floor(x), Math.floor(y)]
    return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined
  }

  /** Shows how the game stands. */
  update(): void {
    const session = this.#session
    const { played, settings } = session.parts
    const { board } = session.game
    const conflicts = new Set(
      settings.conflicts ? played.rules.faults(board.values).flatMap(({ cells }) => cells) : [],
    )
    const near = new Set(settings.highlight && session.cell !== NO_CELL ? played.peers[session.cell] : [])
    const marked = new Set(session.hint?.cells ?? session.shownCage?.cells)
    const value = settings.highlight ? session.shownValue : 0
    const { pattern = [], removes = [] } = session.hint ?? {}
    for (const [cell, element] of this.#cells.entries()) {
      const isTyped = cell === session.cell && session.typed !== ''
      const own = board.values[cell]
      const corner = own > 0 ? [] : board.corner[cell]
      const centre = own > 0 || isTyped ? [] : this.#notesOf(cell, pattern, removes)
      const text = isTyped ? session.typed : own > 0 ? String(own) : ''
      const classes = [
        'cell',
        ...(played.rules.isFixed(cell) ? ['fixed'] : []),
        ...(near.has(cell) ? ['near'] : []),
        ...(value > 0 && own === value ? ['same'] : []),
        ...(marked.has(cell) ? [session.hint?.isMistake ? 'mistake' : 'marked'] : []),
        ...(cell === session.cell ? ['chosen'] : []),
        ...(conflicts.has(cell) ? ['conflict'] : []),
        ...(isTyped ? ['typed'] : []),
        ...(session.hasPath ? [own > 0 || session.armed > 0 ? 'joins' : ''] : []),
        ...(corner.length > 0 ? ['cornered'] : []),
      ].join(' ')
      if (classes !== element.className) element.className = classes
      const noteMarks = centre.map((note) => `${note}${markOf(pattern, removes, cell, note)}`)
      const shown = `${text}|${noteMarks}|${corner}`
      const label = cellLabel(session, cell, conflicts.has(cell), centre)
      if (label !== element.ariaLabel) element.ariaLabel = label
      if (shown !== this.#shown[cell]) {
        this.#shown[cell] = shown
        const children: (Node | string)[] = []
        if (text !== '') children.push(create('span', { class: 'value' }, text))
        if (centre.length > 0) children.push(this.#notesElement(cell, centre, pattern, removes))
        if (corner.length > 0) children.push(' ', create('span', { class: 'corner' }, corner.join(' ')))
        element.replaceChildren(...children)
      }
      // A note that is shaded stays where it is: nothing is laid out anew for it.
      if (centre.length > 0) {
        for (const note of element.firstElementChild?.children ?? []) {
          note.classList.toggle('same', note.textContent === String(value))
        }
      }
    }
    this.#drawing.update(board.values, board.links)
    this.#sums.update()
    const focusable = Math.max(session.cell, 0)
    if (focusable !== this.#focusable) {
      this.#cells[this.#focusable].tabIndex = -1
      this.#cells[focusable].tabIndex = 0
      this.#focusable = focusable
      if (this.hasFocus) this.#cells[focusable].focus()
    }
    this.#grid.classList.toggle('joy', session.isSolved && !session.game.isShown)
  }

  /** The candidates that are noted in a cell; of one that a hint is about those that it still had, where none is noted. */
  #notesOf(cell: number, pattern: readonly Candidate[], removes: readonly Candidate[]): readonly number[] {
    const { rules } = this.#session.parts.played
    const { values, centre } = this.#session.game.board
    const told = [...pattern, ...removes].flatMap((one) => (one.cell === cell ? one.value : []))
    if (told.length === 0) return centre[cell]
    const fits = rules.fits(values)
    const noted = centre[cell].length > 0 ? centre[cell] : rules.numbers.filter((value) => fits(cell, value))
    const all = noted.length > MOST_NOTES ? told : [...noted, ...told]
    return [...new Set(all)].sort((a, b) => a - b)
  }

  #notesElement(
    cell: number,
    notes: readonly number[],
    pattern: readonly Candidate[],
    removes: readonly Candidate[],
  ): HTMLElement {
    const across = this.#across
    const elements = notes.slice(0, MOST_NOTES).flatMap((note) => {
      const mark = markOf(pattern, removes, cell, note)
      const element = create(mark === '-' ? 's' : 'span', mark === '+' ? { class: 'bold' } : {}, String(note))
      if (this.#hasPlaces) {
        element.style.gridArea = `${Math.floor((note - 1) / across) + 1} / ${((note - 1) % across) + 1}`
      }
      // With blanks between, as they are read.
      return [element, ' ']
    })
    const rest = notes.length > MOST_NOTES ? ['…'] : []
    const element = create('span', { class: this.#hasPlaces ? 'notes' : 'notes flow' }, ...elements, ...rest)
    if (this.#hasPlaces) element.style.gridTemplateRows = `repeat(${across},1fr)`
    return element
  }
}

/** `+` for a candidate of a pattern, `-` for one that goes. */
function markOf(
  pattern: readonly Candidate[],
  removes: readonly Candidate[],
  cell: number,
  value: number,
): '+' | '-' | '' {
  const isIn = (list: readonly Candidate[]) => list.some((one) => one.cell === cell && one.value === value)
  return isIn(removes) ? '-' : isIn(pattern) ? '+' : ''
}
