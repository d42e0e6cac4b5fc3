// Data to standard output, in pieces that its reader can keep up with; everything else to standard error.

import { once } from 'node:events'
import { styleText } from 'node:util'
import type { PuzzleError } from '../families/error.ts'

/** What the process answers: the worst that happened on the way. */
export const EXIT = { fine: 0, badInput: 1, usage: 2, limit: 3 } as const

let pending: string[] = []

/** Adds a line to what `flush` will write. */
export function print(line: string): void {
  pending.push(line)
}

/** Writes what was printed, and waits until there is room for more. */
export async function flush(): Promise<void> {
  if (pending.length === 0) return
  const text = `${pending.join('\n')}\n`
  pending = []
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

/** A reader that has seen enough (`| head`) is no error. */
export function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(EXIT.fine)
  })
}

/** One line for a person about bad input: where, and what. */
export function complain(file: string, error: PuzzleError): void {
  const place = [file, error.line, error.column].filter((part) => part !== undefined).join(':')
  process.stderr.write(`${place}: ${error.message}\n`)
}

/** Stands out at a terminal that has colours and was not told NO_COLOR. */
export function bold(text: string): string {
  return process.stdout.isTTY && !process.env.NO_COLOR ? styleText('bold', text) : text
}

/** The width of help texts, and of what hangs behind a label. */
const TEXT_WIDTH = 100

/** A label and a text behind it, broken into lines that hang below each other. */
export function hanging(label: string, text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string
    if (line && label.length + line.length + word.length >= TEXT_WIDTH) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.map((line, index) => (index === 0 ? label : ' '.repeat(label.length)) + line).join('\n')
}
