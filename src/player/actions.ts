// The actions of a player, and how they are written down. The log of a game has one line for each action, and the
// game is the result of these lines. Nothing else is stored, so nothing can contradict the log.
//
//   1 0 e40,5       action 1, in second 0: a 5 goes into cell 40
//   2 7 n41,3       a note
//   3 12 u          undo

/**
 * Notes in the middle of a cell are its candidates, which hints use. Notes in the corner are for any other
 * purpose.
 */
export type NoteKind = 'centre' | 'corner'

/** A value in a cell; 0 clears it. */
export type CellValue = readonly [cell: number, value: number]

/** An action of a player. */
export type Action =
  /**
   * Enters values; with `tidy`, also removes them from the notes of cells where they would now break a rule.
   */
  | { readonly do: 'enter'; readonly entries: readonly CellValue[]; readonly tidy: boolean }
  /** Adds a note, or removes it if it is there. */
  | { readonly do: 'note'; readonly cell: number; readonly value: number; readonly kind: NoteKind }
  /** Clears the values of cells; in cells without a value, clears notes and pieces of paths. */
  | { readonly do: 'clear'; readonly cells: readonly number[] }
  /** Fills every open cell with the notes that break no rule. */
  | { readonly do: 'fillNotes' }
  /** Removes all notes. */
  | { readonly do: 'wipeNotes' }
  /** Rules candidates out: removes them from the notes. Cells without notes get theirs first. */
  | { readonly do: 'strike'; readonly entries: readonly CellValue[] }
  /** Draws a piece of a path between two cells, or removes it if it is there. */
  | { readonly do: 'link'; readonly cells: readonly [number, number] }
  /** Sets a savepoint. */
  | { readonly do: 'save' }
  /** Returns to the last savepoint. */
  | { readonly do: 'back' }
  /** Restores the board as it was before the first action. */
  | { readonly do: 'restart' }
  /** Shows the solution. */
  | { readonly do: 'show'; readonly entries: readonly CellValue[] }
  /** Undoes the last action that changed the board. */
  | { readonly do: 'undo' }
  /** Redoes the action that was undone last. */
  | { readonly do: 'redo' }
  /** Counts a hint. */
  | { readonly do: 'hint' }
  /** Counts a use of “Right so far?”. */
  | { readonly do: 'check' }
  /** Records only that time has passed. */
  | { readonly do: 'rest' }

/** An action with its number and time. */
export interface LogEntry {
  /**
   * The number of the action, counted over all tabs with the game. If two are equal, the names of the logs
   * decide.
   */
  readonly number: number
  /** The seconds played so far. */
  readonly seconds: number
  /** The action. */
  readonly action: Action
}

/** The letter of each action; `enter` and `note` have two letters. */
const LETTERS = {
  enter: 'e',
  tidyEnter: 'E',
  note: 'n',
  cornerNote: 'N',
  clear: 'c',
  fillNotes: 'f',
  wipeNotes: 'w',
  strike: 's',
  link: 'l',
  save: 'k',
  back: 'b',
  restart: '0',
  show: 'S',
  undo: 'u',
  redo: 'r',
  hint: 'h',
  check: 'q',
  rest: 't',
} as const

const NAMES = new Map<string, keyof typeof LETTERS>(
  Object.entries(LETTERS).map(([name, letter]) => [letter, name as keyof typeof LETTERS]),
)

/** Writes an entry as a line. */
export function writeEntry({ number, seconds, action }: LogEntry): string {
  return `${number} ${seconds} ${letterOf(action)}${argumentsOf(action).join(',')}`
}

function letterOf(action: Action): string {
  if (action.do === 'enter') return action.tidy ? LETTERS.tidyEnter : LETTERS.enter
  if (action.do === 'note') return action.kind === 'corner' ? LETTERS.cornerNote : LETTERS.note
  return LETTERS[action.do]
}

function argumentsOf(action: Action): readonly number[] {
  switch (action.do) {
    case 'enter':
    case 'strike':
    case 'show':
      return action.entries.flat()
    case 'note':
      return [action.cell, action.value]
    case 'clear':
    case 'link':
      return action.cells
    default:
      return []
  }
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

/** Reads the line of an entry; undefined if it is not an entry for this board. */
export function readEntry(line: string, limits: ActionLimits): LogEntry | undefined {
  const match = /^(\d{1,9}) (\d{1,9}) ([a-zA-Z0])((?:\d{1,6}(?:,\d{1,6})*)?)$/.exec(line)
  if (!match) return undefined
  const name = NAMES.get(match[3])
  const args = match[4] === '' ? [] : match[4].split(',').map(Number)
  const action = name && actionOf(name, args, limits)
  return action && { number: Number(match[1]), seconds: Number(match[2]), action }
}

function actionOf(
  name: keyof typeof LETTERS,
  args: readonly number[],
  { cells, least, greatest }: ActionLimits,
): Action | undefined {
  const isCell = (cell: number | undefined) => cell !== undefined && cell < cells
  const isValue = (value: number | undefined) =>
    value !== undefined && (value === 0 || (value >= least && value <= greatest))
  const [first, second] = args
  switch (name) {
    case 'enter':
    case 'tidyEnter':
    case 'strike':
    case 'show': {
      const entries = Array.from(
        { length: Math.ceil(args.length / 2) },
        (_, index): CellValue => [args[2 * index], args[2 * index + 1]],
      )
      if (entries.length === 0 || !entries.every(([cell, value]) => isCell(cell) && isValue(value))) {
        return undefined
      }
      return name === 'strike' || name === 'show'
        ? { do: name, entries }
        : { do: 'enter', entries, tidy: name === 'tidyEnter' }
    }
    case 'note':
    case 'cornerNote':
      return args.length === 2 && isCell(first) && isValue(second) && second > 0
        ? { do: 'note', cell: first, value: second, kind: name === 'note' ? 'centre' : 'corner' }
        : undefined
    case 'clear':
      return args.length > 0 && args.every(isCell) ? { do: 'clear', cells: args } : undefined
    case 'link':
      return args.length === 2 && isCell(first) && isCell(second) && first !== second
        ? { do: 'link', cells: [first, second] }
        : undefined
    default:
      return args.length === 0 ? { do: name } : undefined
  }
}

/** The number of the piece between two cells, on a board with this many cells. */
export function linkOf(cells: number, one: number, other: number): number {
  return Math.min(one, other) * cells + Math.max(one, other)
}

/** The two cells of a piece. */
export function cellsOfLink(cells: number, link: number): readonly [number, number] {
  return [Math.floor(link / cells), link % cells]
}
