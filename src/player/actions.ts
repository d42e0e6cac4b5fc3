// What a player does, and how it is written down: the log of a game is a line for each action, and the game is what these
// lines come to. Nothing else is kept, so that nothing can contradict it.
//
//   1 0 e40,5       the first action, in second 0: a 5 goes into cell 40
//   2 7 n41,3       a note
//   3 12 u          undo

/** Notes in the middle of a cell are its candidates: hints heed them. Those in its corner are for anything else. */
export type NoteKind = 'centre' | 'corner'

/** A value in a cell; 0 clears it. */
export type CellValue = readonly [cell: number, value: number]

/** What a player does. */
export type Action =
  /** Values go into cells; with `tidy` they go from the notes that they bar. */
  | { readonly do: 'enter'; readonly entries: readonly CellValue[]; readonly tidy: boolean }
  /** A note is written, or wiped where it stands. */
  | { readonly do: 'note'; readonly cell: number; readonly value: number; readonly kind: NoteKind }
  /** Cells lose their values, or else their notes and their pieces of paths. */
  | { readonly do: 'clear'; readonly cells: readonly number[] }
  /** Every open cell gets the notes that break no rule. */
  | { readonly do: 'fillNotes' }
  /** All notes go. */
  | { readonly do: 'wipeNotes' }
  /** Candidates are ruled out: they go from the notes, which are filled in where there are none. */
  | { readonly do: 'strike'; readonly entries: readonly CellValue[] }
  /** A piece of a path is drawn between two cells, or wiped where it is. */
  | { readonly do: 'link'; readonly cells: readonly [number, number] }
  /** The board is kept, to come back to. */
  | { readonly do: 'save' }
  /** The board that was kept last is back. */
  | { readonly do: 'back' }
  /** The board is as it was before the first action. */
  | { readonly do: 'restart' }
  /** The solution is shown. */
  | { readonly do: 'show'; readonly entries: readonly CellValue[] }
  /** The last action that changed the board is taken back. */
  | { readonly do: 'undo' }
  /** What was taken back last is done again. */
  | { readonly do: 'redo' }
  /** A hint was asked for. */
  | { readonly do: 'hint' }
  /** "Right so far?" was asked. */
  | { readonly do: 'check' }
  /** Nothing but that time has passed. */
  | { readonly do: 'rest' }

/** An action, and when it came. */
export interface LogEntry {
  /** Counts the actions of a game, over all tabs that play it: where two count the same, the log's name decides. */
  readonly number: number
  /** The seconds that have been played. */
  readonly seconds: number
  /** What was done. */
  readonly action: Action
}

/** The letter of each action; `enter` and `note` have two. */
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

/** The line of an entry. */
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

/** How a board limits what can be done on it. */
export interface ActionLimits {
  /** How many cells there are. */
  readonly cells: number
  /** The smallest number. */
  readonly least: number
  /** The largest number. */
  readonly greatest: number
}

/** Reads the line of an entry; nothing where it is none, or none of this board. */
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
