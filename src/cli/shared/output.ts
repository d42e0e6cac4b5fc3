// Writes data to standard output no faster than its reader takes it, and messages to standard error.

import { once } from 'node:events'
import { styleText } from 'node:util'
import { count } from '../../families/gridText.ts'
import { type ErrorCode, PuzzleError, visible } from '../../families/puzzleError.ts'
import type { RecordSink } from '../../runs/recordSink.ts'
import { systemReason } from '../../runs/systemErrors.ts'
import { Stopped } from './stoppedError.ts'
import { withoutPasswords } from './withoutPasswords.ts'

/** The file name that means standard output. */
export const STANDARD_OUTPUT = '-'

/** Exit codes of the process. */
export const EXIT = { fine: 0, badInput: 1, usage: 2, limit: 3 } as const

/** The worse of two exit codes of a batch; bad input is worse than a limit. */
export function worse(one: number, other: number): number {
  if (one === EXIT.badInput || other === EXIT.badInput) return EXIT.badInput
  return Math.max(one, other)
}

/** The maximum time, in milliseconds, for which a finished result is held back. */
const LONGEST_WAIT = 200

/** The size of the buffer for lines, in bytes; a longer wait for the reader makes it grow. */
const ROOM = 1 << 18
/** The most bytes that a unit of a string takes in UTF-8. */
const BYTES_PER_UNIT = 3
const LINE_END = '\n'.charCodeAt(0)

// Lines wait as bytes: many of them are encoded one by one in a third of the time that it takes to join and encode them.
let waiting = Buffer.alloc(0)
let length = 0
let written = performance.now()

/** Adds a line to the lines that `flush` writes. */
export function print(line: string): void {
  const most = length + BYTES_PER_UNIT * line.length + 1
  if (most > waiting.length) {
    const larger = Buffer.allocUnsafe(Math.max(ROOM, 2 * most))
    waiting.copy(larger, 0, 0, length)
    waiting = larger
  }
  length += waiting.write(line, length)
  waiting[length++] = LINE_END
  if (performance.now() - written > LONGEST_WAIT) write()
}

/** Writes the printed lines, and waits until there is room for more. */
export async function flush(): Promise<void> {
  if (!write()) await once(process.stdout, 'drain')
}

function write(): boolean {
  if (length === 0) return true
  const bytes = Buffer.from(waiting.subarray(0, length))
  length = 0
  written = performance.now()
  return process.stdout.write(bytes)
}

const PIECE = 1 << 16

/** A sink that writes records to standard output, no faster than their reader takes them. */
export function toStandardOutput(): RecordSink {
  let length = 0
  return {
    async write(line) {
      print(line)
      length += line.length
      if (length < PIECE) return
      length = 0
      await flush()
    },
    end: flush,
  }
}

/** Ends the program quietly when its reader stops (`| head`), and with one line when the disk is full. */
export function endOnClosedOutput(): void {
  // A closed standard error does not stop the work.
  process.stderr.on('error', () => {})
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine)
    tell(`error: the results cannot be written: ${systemReason(error)}`)
    process.exit(EXIT.badInput)
  })
}

/**
 * Writes lines for people to standard error. Control characters in names are made visible, so that a name can neither
 * control the terminal nor begin a line.
 */
export function tell(...lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${visible(line)}\n`).join(''))
}

/**
 * Prints a line about bad input: the file and line, and what is wrong. `line` is used if the error has no line of its
 * own.
 */
export function complain(file: string, error: PuzzleError, line?: number): void {
  tell(complaint(file, error, line))
}

function complaint(file: string, error: PuzzleError, line?: number): string {
  // Lines count from 1; 0 means that the file could not be opened.
  const place = [visible(file), error.line ?? line, error.column].filter((part) => part).join(':')
  return `${withoutPasswords(place)}: ${error.message}`
}

/**
 * The maximum number of mistakes of a file that are listed: a file with more is of another kind, or one mistake caused
 * the others.
 */
const MOST_TOLD = 100

/** The error that ends a command because of mistakes in a file, with a line for each mistake. */
export function badFile(file: string, mistakes: readonly PuzzleError[], line?: number): Stopped {
  const told = mistakes.slice(0, MOST_TOLD).map((mistake) => complaint(file, mistake, line))
  const more = mistakes.length - told.length
  if (more > 0) told.push(`${file}: and ${count(more, 'more mistake')}`)
  return new Stopped(told.join('\n'), EXIT.badInput)
}

/** The error that ends a command whose order is known to be impossible. */
export function impossible(reason: string): Stopped {
  return new Stopped(`impossible: ${reason}`, EXIT.limit)
}

/** Does work on a file. Turns a PuzzleError into a Stopped that names the file, unless its code is `besides`. */
export async function onFile<T>(file: string, work: () => Promise<T>, besides?: ErrorCode): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PuzzleError && error.code !== besides ? badFile(file, [error]) : error
  }
}

/** Makes a text bold if standard output is a terminal and NO_COLOR is not set. */
export function bold(text: string): string {
  return process.stdout.isTTY && !process.env.NO_COLOR ? styleText('bold', text) : text
}

/** The width of the lines of a labelled text, in characters. */
const TEXT_WIDTH = 100

/** A label followed by a text, whose lines are aligned below each other. */
export function hanging(label: string, text: string, width = TEXT_WIDTH): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string
    if (line && label.length + line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.map((line, index) => (index === 0 ? label : ' '.repeat(label.length)) + line).join('\n')
}
