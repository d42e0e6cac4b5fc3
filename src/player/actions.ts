// The actions of a player, and the form in which they are written in a log. The log of a game has one line for each action, and
// the game is the result of these lines. Only the log is stored, so that nothing can contradict it.
//
//   1 0 e40,5       action 1, in second 0: a 5 goes into cell 40
//   2 7 n41,3       a note
//   3 12 u          undo

/** Notes in the middle of a cell are its candidates, which hints use. Notes in the corner are for the player's own purposes. */
export type NoteKind = 'centre' | 'corner'

/** A value in a cell; 0 clears it. */
export type CellValue = readonly [cell: number, value: number]

/** An action of a player. */
export type Action =
  /**
   * Enters values; with `tidy`, also removes them from the notes of cells where they would now break a rule.
   */
  | { readonly do: 'enter'; readonly entries: readonly CellValue[]; readonly tidy: boolean }
  /** Adds a note, or removes the note if the cell has it. */
  | { readonly do: 'note'; readonly cell: number; readonly value: number; readonly kind: NoteKind }
  /** Adds a note to several cells, or removes the note if all of those that are open have it. */
  | {
      readonly do: 'notes'
      readonly cells: readonly number[]
      readonly value: number
      readonly kind: NoteKind
    }
  /** Strikes a number out of the live notes of cells, or takes that back if all of those that are open have it struck out. */
  | { readonly do: 'cross'; readonly cells: readonly number[]; readonly value: number }
  /** Gives cells one of the six colours; 0 takes their colours away. */
  | { readonly do: 'colour'; readonly cells: readonly number[]; readonly value: number }
  /** Clears the values of cells; in cells without a value, clears notes and pieces of paths; in bare cells, clears colours. */
  | { readonly do: 'clear'; readonly cells: readonly number[] }
  /**
   * `strike` rules candidates out: it fills in the notes of cells that have none, and removes the candidates from the notes;
   * in live notes, it strikes them out.
   * `show` shows the solution.
   */
  | { readonly do: 'strike' | 'show'; readonly entries: readonly CellValue[] }
  /** Draws a piece of a path between two cells, or removes the piece if the board has it. */
  | { readonly do: 'link'; readonly cells: readonly [number, number] }
  /**
   * `fillNotes` fills every open cell with the notes that break no rule; `wipeNotes` removes all notes; `save` sets a
   * savepoint; `back` returns to the last savepoint; `restart` restores the board as it was before the first action.
   */
  | { readonly do: 'fillNotes' | 'wipeNotes' | 'save' | 'back' | 'restart' }
  /**
   * `undo` undoes the last action that changed the board; `redo` redoes the action that was undone last; `hint` counts a hint;
   * `check` counts a use of “Right so far?”.
   */
  | { readonly do: 'undo' | 'redo' | 'hint' | 'check' }
  /** Records only that time has passed. */
  | { readonly do: 'rest' }

/** An action with its number and time. */
export interface LogEntry {
  /**
   * The number of the action, counted over all tabs with the game. If two actions have the same number, the names of their
   * logs decide which comes first.
   */
  readonly number: number
  /** The seconds played so far. */
  readonly seconds: number
  /** The action. */
  readonly action: Action
}

/** The limits of actions on a board. */
export interface ActionLimits {
  /** The number of cells. */
  readonly cells: number
  /** The smallest number. */
  readonly least: number
  /** The largest number. */
  readonly greatest: number
}

/** The actions by their letters. */
export const LETTERS: Readonly<Record<string, object>> = {
  e: { do: 'enter', tidy: false },
  E: { do: 'enter', tidy: true },
  n: { do: 'note', kind: 'centre' },
  N: { do: 'note', kind: 'corner' },
  m: { do: 'notes', kind: 'centre' },
  M: { do: 'notes', kind: 'corner' },
  ...plain({
    ...{ c: 'clear', s: 'strike', l: 'link', S: 'show', p: 'colour', x: 'cross' },
    ...{ f: 'fillNotes', w: 'wipeNotes', k: 'save', b: 'back', 0: 'restart' },
    ...{ u: 'undo', r: 'redo', h: 'hint', q: 'check', t: 'rest' },
  }),
}

/** The letters of actions that need no more than their name and numbers. */
function plain(letters: Readonly<Record<string, Action['do']>>) {
  return Object.fromEntries(Object.entries(letters).map(([letter, name]) => [letter, { do: name }]))
}

/** The largest number of nine digits: the limit for the number and for the seconds of an entry. */
export const MOST_IN_ENTRY = 999_999_999

/** Writes an entry as a line. */
export function writeEntry({ number, seconds, action }: LogEntry): string {
  const own: Readonly<Record<string, unknown>> = { ...action }
  const letter = Object.keys(LETTERS).find((one) =>
    Object.entries(LETTERS[one]).every(([key, value]) => own[key] === value),
  )
  const numbers = [own.entries ?? own.cells ?? own.cell ?? [], own.value ?? []].flat(2)
  return `${number} ${seconds} ${letter}${numbers.join(',')}`
}

/** The number of the piece between two cells, on a board with this many cells. */
export function linkOf(cells: number, one: number, other: number): number {
  return Math.min(one, other) * cells + Math.max(one, other)
}

/** The two cells of a piece. */
export function cellsOfLink(cells: number, link: number): readonly [number, number] {
  return [Math.floor(link / cells), link % cells]
}
