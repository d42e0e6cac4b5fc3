// Reads the logs of a game. A board that is played for the first time has no logs, so the player loads this file after
// the board is shown.

import { MARKS } from '../design/marks.ts'
import { type Action, type ActionLimits, LETTERS, type LogEntry } from './actions.ts'

/** Tells whether a number of a line is a cell or a value; a missing number is neither. */
type Is = Readonly<Record<'cell' | 'value', (number: number | undefined) => boolean>>

/**
 * Turns the numbers of a line into the properties of an action; undefined if the action cannot have these
 * numbers.
 */
type Read = (numbers: readonly number[], is: Is) => object | undefined

const nothing: Read = ({ length }) => (length === 0 ? {} : undefined)

const cells: Read = (numbers, is) =>
  numbers.length > 0 && numbers.every(is.cell) ? { cells: numbers } : undefined

const link: Read = (numbers, is) =>
  numbers.length === 2 && numbers[0] !== numbers[1] ? cells(numbers, is) : undefined

const note: Read = (numbers, is) => {
  const [cell, value] = numbers
  return numbers.length === 2 && is.cell(cell) && is.value(value) && value > 0 ? { cell, value } : undefined
}

/** The numbers are cells, but the last is a value that the cells get. */
const cellsWith =
  (isValue: (value: number, is: Is) => boolean): Read =>
  (numbers, is) => {
    const value = numbers.at(-1) ?? -1
    const found = cells(numbers.slice(0, -1), is)
    return found && isValue(value, is) ? { ...found, value } : undefined
  }

const notes = cellsWith((value, is) => value > 0 && is.value(value))

const colour = cellsWith((value) => value <= MARKS.length)

const entries: Read = (numbers, is) => {
  const pairs = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, pair) => [
    numbers[2 * pair],
    numbers[2 * pair + 1],
  ])
  const isRight = pairs.length > 0 && pairs.every(([cell, value]) => is.cell(cell) && is.value(value))
  return isRight ? { entries: pairs } : undefined
}

/** The reader for the numbers after each letter; no numbers follow other letters. */
const READERS: Readonly<Record<string, Read>> = {
  ...{ e: entries, E: entries, s: entries, S: entries },
  ...{ n: note, N: note, c: cells, l: link },
  ...{ m: notes, M: notes, x: notes, p: colour },
}

/** The entries of all logs in the order of the game; `logs` has the text of each log by the name of the log. */
export function mergeLogs(logs: ReadonlyMap<string, string>, limits: ActionLimits): LogEntry[] {
  // The last sort is stable, so entries with equal numbers keep the order of the names of their logs.
  return [...logs]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, text]) => text.split('\n').flatMap((line) => readEntry(line, limits) ?? []))
    .sort((a, b) => a.number - b.number)
}

/** Reads the line of an entry; undefined if it is not an entry for this board. */
export function readEntry(line: string, { cells, least, greatest }: ActionLimits): LogEntry | undefined {
  const match = /^(\d{1,9}) (\d{1,9}) ([a-zA-Z0])((?:\d{1,6}(?:,\d{1,6})*)?)$/.exec(line)
  if (!match || !(match[3] in LETTERS)) return undefined
  const action = LETTERS[match[3]]
  const read = READERS[match[3]] ?? nothing
  const found = read(match[4] === '' ? [] : match[4].split(',').map(Number), {
    cell: (number = cells) => number < cells,
    value: (number = -1) => number === 0 || (number >= least && number <= greatest),
  })
  return (
    found && {
      number: Number(match[1]),
      seconds: Number(match[2]),
      action: { ...action, ...found } as Action,
    }
  )
}
