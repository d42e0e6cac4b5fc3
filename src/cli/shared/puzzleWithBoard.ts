// The one puzzle of some files, and a board that goes with it.

import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import type { Entry, Read } from '../../formats/entry.ts'
import { readEntries, readText } from './input.ts'
import { readOptions, type SourceOptions } from './options.ts'
import { complain, EXIT, flush } from './output.ts'

/** What was read. */
interface PuzzleWithBoard<Board> {
  readonly entry: Read
  readonly file: string
  readonly board: Board
}

/** The option that names the board's file, and how that is read. */
interface BoardOption<Board> {
  readonly name: string
  readonly file: string
  parse(text: string, entry: Read): Board
  /** Hears what cannot be read, and where; without it that is said as usual. */
  refuse?(error: PuzzleError): void
}

/** Reads both; where one of them is wrong it says so, and nothing comes back. */
export async function readPuzzleWithBoard<Board>(
  files: readonly string[],
  options: SourceOptions,
  { name, file: boardFile, parse, refuse }: BoardOption<Board>,
): Promise<PuzzleWithBoard<Board> | undefined> {
  if (boardFile === '-' && (files.length === 0 || files.includes('-'))) {
    throw new InvalidArgumentError('the puzzle and the board cannot both come from standard input')
  }
  const entries: { entry: Entry; file: string }[] = []
  await readEntries(files, readOptions(options), (entry, file) => entries.push({ entry, file }), flush)
  if (entries.length > 1) {
    throw new InvalidArgumentError(`${name} goes with one puzzle, and here are ${entries.length}`)
  }
  const [{ entry, file }] = entries
  try {
    if ('error' in entry) throw entry.error
    return { entry, file, board: parse(await readText(boardFile, 'board'), entry) }
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    if (refuse) refuse(error)
    else complain('error' in entry ? file : boardFile === '-' ? 'standard input' : boardFile, error)
    process.exitCode = EXIT.badInput
    return undefined
  }
}
