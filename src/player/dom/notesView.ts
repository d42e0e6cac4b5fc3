// The notes of cells, the candidates that a hint shows, and the wave over a solved board. A board that is played for the first time has no notes, so
// the player loads this file after the board is shown.

import { candidatesIn } from '../liveNotes.ts'
import type { Session } from '../session.ts'
import type { BoardExtras } from './boardExtras.ts'
import { create, styleSheet } from './createElement.ts'
import { FURTHER_STYLES } from './furtherStyles.ts'
import { STYLES } from './styles.ts'
import { showTheme } from './theme.ts'

/**
 * Notes have fixed places in their cells if the numbers of the board begin at 1 and do not go beyond this
 * number.
 */
const MOST_PLACES = 25
/** The maximum number of notes shown in a cell without fixed places. More would not be readable there; the lens shows all. */
const MOST_NOTES = 12

type SignOf = BoardExtras['signOf']

/** Adds `FURTHER_STYLES` to the styles that all boards have from the beginning, and shows the theme that a reader has chosen. */
export function addFurtherStyles(): void {
  showTheme()
  styleSheet(STYLES).replaceSync(STYLES + FURTHER_STYLES)
}

/**
 * The candidates noted in a cell. If there are none and a hint concerns the cell, the candidates that the
 * hint shows.
 */
export function notesInCell(session: Session, cell: number): readonly number[] {
  const { hint, game, parts } = session
  const { rules } = parts.played
  const { values } = game.board
  const centre = candidatesIn(session)
  const { pattern = [], removes = [] } = hint ?? {}
  const told = [...pattern, ...removes].flatMap((one) => (one.cell === cell ? one.value : []))
  if (told.length === 0) return centre[cell]
  const fits = rules.fits(values)
  const noted = centre[cell].length > 0 ? centre[cell] : rules.numbers.filter((value) => fits(cell, value))
  const all = noted.length > MOST_NOTES && rules.numbers.length > MOST_PLACES ? told : [...noted, ...told]
  return [...new Set(all)].sort((a, b) => a - b)
}

/** `+` for a candidate of a pattern, `-` for a candidate that the pattern rules out. */
export function markOf({ hint }: Session, cell: number, value: number): '+' | '-' | '' {
  const isIn = (list: 'pattern' | 'removes') =>
    hint?.[list].some((one) => one.cell === cell && one.value === value)
  return isIn('removes') ? '-' : isIn('pattern') ? '+' : ''
}

/** The notes of a cell: its candidates, and those in its corner. */
export function noteElements(
  session: Session,
  cell: number,
  centre: readonly number[],
  corner: readonly number[],
  signOf: SignOf,
): (Node | string)[] {
  return [
    ...(centre.length > 0 ? [centreElement(session, cell, centre, signOf)] : []),
    ...(corner.length > 0 ? [' ', cornerElement(corner, signOf)] : []),
  ]
}

/** Shades this number among the candidates of a cell, and no other candidate. */
export function shadeNotes(cell: Element, value: number): void {
  for (const note of cell.firstElementChild?.children ?? []) {
    const { note: shown } = (note as HTMLElement).dataset
    note.classList.toggle('same', shown === String(value))
  }
}

/** The notes in the corner of a cell, separated by spaces. */
function cornerElement(notes: readonly number[], signOf: SignOf): HTMLElement {
  const signs = notes.flatMap((note) => [signOf(note), ' ']).slice(0, -1)
  return create('span', { class: 'corner' }, ...signs)
}

/** The candidates of a cell. */
function centreElement(
  session: Session,
  cell: number,
  notes: readonly number[],
  signOf: SignOf,
): HTMLElement {
  const { least, greatest } = session.parts.played.numbers
  const hasPlaces = greatest <= MOST_PLACES && least === 1
  const across = hasPlaces ? Math.ceil(Math.sqrt(greatest)) : 4
  const isCut = !hasPlaces && notes.length > MOST_NOTES
  const elements = (isCut ? notes.slice(0, MOST_NOTES) : notes).flatMap((note) => {
    const mark = markOf(session, cell, note)
    const attributes = { 'data-note': String(note), ...(mark === '+' && { class: 'bold' }) }
    const element = create(mark === '-' ? 's' : 'span', attributes, signOf(note))
    if (hasPlaces) {
      element.style.gridArea = `${Math.floor((note - 1) / across) + 1} / ${((note - 1) % across) + 1}`
    }
    // Separated by spaces, for screen readers.
    return [element, ' ']
  })
  const rest = isCut ? ['…'] : []
  const element = create('span', { class: hasPlaces ? 'notes' : 'notes flow' }, ...elements, ...rest)
  element.style.setProperty('--notes', String(across))
  if (hasPlaces) element.style.gridTemplateRows = `repeat(${across},minmax(0,1fr))`
  return element
}

/** Lets the cells of a solved board move one after another, each after those nearer to the top left. */
export function wave(cells: readonly HTMLElement[], columns: number): void {
  for (const [cell, element] of cells.entries()) {
    element.style.setProperty('--turn', String(Math.floor(cell / columns) + (cell % columns)))
  }
}
