// Puzzles out of files and standard input, a chunk at a time.

import { createReadStream } from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import { type Entry, LONGEST_PUZZLE, makeReader, type ReadOptions } from '../../formats/reader.ts'

const STANDARD_INPUT = '-'
const CHUNK_BYTES = 1 << 15

/**
 * Reads the files (standard input if there are none, or for `-`) and calls back with each puzzle. After
 * every chunk of so many bytes it waits for `afterChunk`, so that a slow reader of our output slows the input down.
 */
export async function readEntries(
  files: readonly string[],
  options: ReadOptions,
  onEntry: (entry: Entry, file: string) => void,
  afterChunk: (bytes: number) => Promise<void>,
): Promise<void> {
  for (const file of files.length > 0 ? files : [STANDARD_INPUT]) {
    const name = file === STANDARD_INPUT ? 'standard input' : file
    const reader = makeReader(options, (entry) => onEntry(entry, name))
    try {
      await pushLines(openFile(file), (line) => reader.push(line), afterChunk)
      reader.end()
    } catch (error) {
      onEntry({ line: 0, error: unreadable(error) }, name)
    }
    await afterChunk(0)
  }
}

/** A whole file, or standard input for `-`. Throws a PuzzleError that says why it cannot be read. */
export async function readText(file: string): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of openFile(file)) text += decoder.decode(chunk as Uint8Array, { stream: true })
  } catch (error) {
    throw unreadable(error)
  }
  return text + decoder.decode()
}

function openFile(file: string): NodeJS.ReadableStream {
  return file === STANDARD_INPUT ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES })
}

async function pushLines(
  stream: NodeJS.ReadableStream,
  push: (line: string) => void,
  afterChunk: (bytes: number) => Promise<void>,
): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const bytes = chunk as unknown as Uint8Array
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    // Of an endless line no more is kept than it takes to see that it is one.
    rest = (lines.pop() as string).slice(0, LONGEST_PUZZLE + 1)
    for (const line of lines) push(line)
    await afterChunk(bytes.length)
  }
  rest += decoder.decode()
  if (rest) push(rest)
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a directory, not a file',
  EACCES: 'no permission',
  ENOTDIR: 'a part of this path is no directory',
  EEXIST: 'a part of this path is no directory',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
}

/** Why a file cannot be read, as an error of bad input. */
export function unreadable(error: unknown): PuzzleError {
  return new PuzzleError('unreadable', reasonOf(error))
}

/** What an error of the file system says to a person; any other is a mistake of the program, and thrown. */
export function reasonOf(error: unknown): string {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException
  if (!syscall) throw error
  return REASONS[code] ?? message
}
