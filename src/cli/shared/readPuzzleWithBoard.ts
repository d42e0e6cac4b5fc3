// Reads one puzzle from files, and a board that belongs to it.

import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Entry, Read } from '../../formats/readRecord.ts'
import type { Typed } from '../commandsFromTable.ts'
import { readOptions } from './eachPuzzle.ts'
import { readEntries, readText } from './input.ts'
import { complain, flush } from './output.ts'

/** A puzzle and its board. */
interface PuzzleWithBoard<Board> {
  readonly entry: Read
  readonly file: string
  readonly board: Board
}

/** The option that names the file of the board, and the function that reads the board. */
interface BoardOption<Board> {
  readonly name: string
  readonly file: string
  parse(text: string, entry: Read): Board
  /** Receives an error of bad input; without it, the error is printed. */
  refuse?(error: PuzzleError): void
}

/** Reads the puzzle and the board. Reports bad input and returns undefined. */
export async function readPuzzleWithBoard<Board>(
  { files, ...source }: Typed<'files'> & Typed<'source'>,
  { name, file: boardFile, parse, refuse }: BoardOption<Board>,
): Promise<PuzzleWithBoard<Board> | undefined> {
  if (boardFile === '-' && (files.length === 0 || files.includes('-'))) {
    throw new InvalidArgumentError(
      'the puzzle and the board cannot both come from standard input; name a file for one of them',
    )
  }
  const entries: { entry: Entry; file: string }[] = []
  await readEntries(files, readOptions(source), (entry, file) => entries.push({ entry, file }), flush)
  if (entries.length > 1) {
    throw new InvalidArgumentError(`${name} needs exactly one puzzle, got ${entries.length}`)
  }
  const [{ entry, file }] = entries
  try {
    if ('error' in entry) throw entry.error
    return { entry, file, board: parse(await readText(boardFile, 'board'), entry) }
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    if (refuse) refuse(error)
    else complain('error' in entry ? file : boardFile === '-' ? 'standard input' : boardFile, error)
    return undefined
  }
}
