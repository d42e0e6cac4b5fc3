// Reads puzzles and texts from files and standard input.

import { createReadStream, open, type Stats, statSync } from 'node:fs'
import { Socket } from 'node:net'
import { promisify } from 'node:util'
import { PuzzleError } from '../../families/puzzleError.ts'
import { isFamilyName } from '../../families/registry.ts'
import { LONGEST_LINE, makeReader } from '../../formats/readPuzzlesByLine.ts'
import type { Entry, ReadOptions } from '../../formats/readRecord.ts'
import { bytesText, readAtMost, utf8Text } from '../../runs/readStream.ts'
import { errorCode, unreadable } from '../../runs/systemErrors.ts'
import { textChunks } from './rejectNonText.ts'

const STANDARD_INPUT = '-'
const CHUNK_BYTES = 1 << 15

/** The maximum size, in bytes, of a file that is read completely, far above the size of sensible files. */
const MOST_BYTES = {
  recipe: 1 << 20,
  board: 1 << 20,
  font: 1 << 26,
  module: 1 << 24,
  pdf: 1 << 29,
  svg: 1 << 24,
  records: 1 << 27,
  corpus: 1 << 27,
} as const

/** The maximum number of bytes without a line break; a file with a longer line is not text. */
const MOST_IN_LINE = 1 << 24

/** Text that looks like a puzzle in place of a file: a web address, a puzzle's name, or a line of cells. */
const PUZZLE = /^(?:https?:|[a-z]+:\d+x\d+|[\d.]{16})/i

/** Options of `readEntries`. */
interface EntryOptions extends ReadOptions {
  /** Ends the reading early. */
  readonly signal?: AbortSignal
}

/**
 * Reads the files (standard input if there are none, or for `-`) and calls back with each puzzle. After each chunk,
 * waits for `afterChunk`, so that reading is no faster than the reader of the output.
 */
export async function readEntries(
  files: readonly string[],
  { signal, ...options }: EntryOptions,
  onEntry: (entry: Entry, file: string) => void,
  afterChunk: (bytes: number) => Promise<void>,
): Promise<void> {
  for (const file of files.length > 0 ? files : [STANDARD_INPUT]) {
    const name = file === STANDARD_INPUT ? 'standard input' : file
    const reader = makeReader(options, (entry) => onEntry(entry, name))
    try {
      const take = (line: string) => {
        reader.push(line)
        return !reader.isStopped
      }
      await pushLines(textChunks(await openFile(file), signal), take, afterChunk)
      if (!signal?.aborted) reader.end()
    } catch (error) {
      onEntry({ line: 0, error: error instanceof PuzzleError ? error : unreadable(error) }, name)
    }
    await afterChunk(0)
    if (signal?.aborted) return
  }
}

/** Reads a complete file, or standard input for `-`. Throws a PuzzleError that says why it cannot be read. */
export async function readText(file: string, kind: keyof typeof MOST_BYTES): Promise<string> {
  const stream = await openFile(file)
  const chunks = textChunks(stream)
  const bytes = await readAtMost(chunks, MOST_BYTES[kind])
  // Texts of puzzles are checked where they are read, line by line.
  return kind === 'recipe' || kind === 'board' ? utf8Text(bytes) : new TextDecoder().decode(bytes)
}

/**
 * Reads a file, or standard input for `-`, line by line, however large it is. Throws a PuzzleError that says why it cannot
 * be read, and what `onLine` throws. After each chunk, waits for `afterChunk`.
 */
export async function readLines(
  file: string,
  onLine: (line: string) => void,
  afterChunk: () => Promise<void> = async () => {},
): Promise<void> {
  try {
    const take = (line: string) => {
      onLine(line)
      return true
    }
    await pushLines(textChunks(await openFile(file)), take, afterChunk)
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
  }
}

/** Reads the bytes of a file. Throws a PuzzleError that says why it cannot be read. */
export function readBytes(file: string, kind: keyof typeof MOST_BYTES): Promise<Buffer> {
  return readAtMost(createReadStream(file), MOST_BYTES[kind])
}

/** Throws a PuzzleError that says why it cannot be read. */
async function openFile(file: string): Promise<NodeJS.ReadableStream> {
  if (file === STANDARD_INPUT) return process.stdin
  try {
    // A named pipe is opened as a socket: read as a file, a stalled pipe would keep the process from exiting.
    const stats = statsOf(file)
    if (!stats && (PUZZLE.test(file) || isFamilyName(file))) {
      const remedy = isFamilyName(file)
        ? `for new puzzles, write: puzzlewright generate ${file}`
        : "to pass the text of a puzzle, write: echo '...' | puzzlewright ..."
      throw new PuzzleError('unreadable', `no such file; ${remedy}`)
    }
    if (stats?.isFIFO()) return new Socket({ fd: await openToRead(file, 'r') })
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
  }
  return createReadStream(file, { highWaterMark: CHUNK_BYTES })
}

/** The stats of a file; undefined if there is none. A name that is longer than the system allows names no file. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    if (errorCode(error) === 'ENAMETOOLONG') return undefined
    throw error
  }
}

const openToRead = promisify<string, string, number>(open)

/** Passes lines on until `push` returns false, because a device may deliver data without end. */
async function pushLines(
  chunks: AsyncIterable<Uint8Array>,
  push: (line: string) => boolean,
  afterChunk: (bytes: number) => Promise<void>,
): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  let bytesOfLine = 0
  for await (const bytes of chunks) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    // An overlong line is cut one character after the maximum length, which is enough for the reader to reject it.
    rest = (lines.pop() as string).slice(0, LONGEST_LINE + 1)
    bytesOfLine = lines.length > 0 ? 0 : bytesOfLine + bytes.length
    if (!lines.every(push)) return
    if (bytesOfLine > MOST_IN_LINE) {
      throw new PuzzleError('unreadable', `this is not text: ${bytesText(MOST_IN_LINE)} without a line break`)
    }
    await afterChunk(bytes.length)
  }
  rest += decoder.decode()
  if (rest) push(rest)
}
