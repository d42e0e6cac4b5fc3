// Data to standard output, in pieces that its reader can keep up with; everything else to standard error.

import { once } from 'node:events'
import { styleText } from 'node:util'
import type { PuzzleError } from '../../families/error.ts'
import type { RecordSink } from '../../runs/recordSink.ts'

/** What stands for standard output in place of a file. */
export const STANDARD_OUTPUT = '-'

/** What the process answers. */
export const EXIT = { fine: 0, badInput: 1, usage: 2, limit: 3 } as const

/** The worse of two answers of a batch: bad input counts more than a limit. */
export function worse(one: number, other: number): number {
  if (one === EXIT.badInput || other === EXIT.badInput) return EXIT.badInput
  return Math.max(one, other)
}

/** Nobody should wait longer than this for a result that is there. */
const LONGEST_WAIT = 200

let pending: string[] = []
let written = performance.now()

/** Adds a line to what `flush` will write. */
export function print(line: string): void {
  pending.push(line)
  if (performance.now() - written > LONGEST_WAIT) write()
}

/** Writes what was printed, and waits until there is room for more. */
export async function flush(): Promise<void> {
  if (!write()) await once(process.stdout, 'drain')
}

function write(): boolean {
  if (pending.length === 0) return true
  const text = `${pending.join('\n')}\n`
  pending = []
  written = performance.now()
  return process.stdout.write(text)
}

const PIECE = 1 << 16

/** Records on standard output, at the speed of whoever reads them. */
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

/** A reader that has seen enough (`| head`) is no error; a full disk is one, in one line. */
export function endOnClosedOutput(): void {
  // Nobody reads what is said; that does not stop the work.
  process.stderr.on('error', () => {})
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine)
    process.stderr.write(`error: the results cannot be written: ${error.message}\n`)
    process.exit(EXIT.badInput)
  })
}

/** One line for a person about bad input: where, and what. What has no line of its own has the puzzle's. */
export function complain(file: string, error: PuzzleError, line?: number): void {
  // A file that cannot be opened has no lines: they count from 1.
  const place = [file, error.line ?? line, error.column].filter((part) => part).join(':')
  process.stderr.write(`${place}: ${error.message}\n`)
}

/** Stands out at a terminal that has colours and was not told NO_COLOR. */
export function bold(text: string): string {
  return process.stdout.isTTY && !process.env.NO_COLOR ? styleText('bold', text) : text
}

/** The width of help texts, and of what hangs behind a label. */
const TEXT_WIDTH = 100

/** A label and a text behind it, broken into lines that hang below each other. */
export function hanging(label: string, text: string, width = TEXT_WIDTH): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string
    if (line && label.length + line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.map((line, index) => (index === 0 ? label : ' '.repeat(label.length)) + line).join('\n')
}
