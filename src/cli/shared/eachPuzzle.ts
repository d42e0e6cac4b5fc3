// Reads puzzles one by one for commands; a bad puzzle does not prevent work on the puzzles after it.

import { InvalidArgumentError } from 'commander'
import { namedShape } from '../../families/parseNamedShape.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { findNamedFamily } from '../../families/registry.ts'
import type { Entry, Read, ReadOptions } from '../../formats/readRecord.ts'
import type { Typed } from '../commandsFromTable.ts'
import { readEntries } from './input.ts'
import { asUsage } from './optionHelpers.ts'
import { complain, EXIT, flush, print, worse } from './output.ts'
import { startProgress } from './progress.ts'
import { unreadRecord } from './puzzleTextAndJson.ts'

/** Files of puzzles, and whether the command prints JSON. */
type Files = Typed<'files'> & Typed<'source'> & { readonly json?: boolean }

/**
 * Does the work for each puzzle; `work` returns an exit code. A PuzzleError is printed with the file and line of the
 * puzzle. Returns the worst exit code.
 */
export async function eachPuzzle(
  { files, json = false, ...source }: Files,
  work: (entry: Read, file: string) => number,
): Promise<number> {
  const reading = readOptions(source)
  const progress = startProgress(files)
  let exit: number = EXIT.fine
  const onEntry = (entry: Entry, file: string) => {
    try {
      if ('error' in entry) throw entry.error
      exit = worse(exit, work(entry, file))
    } catch (error) {
      // If the output cannot be written, the work on other puzzles is useless.
      if (!(error instanceof PuzzleError) || error.code === 'unwritable') throw error
      if (json && 'error' in entry) print(unreadRecord(entry, file))
      else complain(file, error, entry.line)
      exit = EXIT.badInput
    }
  }
  try {
    await readEntries(files, reading, onEntry, async (bytes) => {
      progress.advance(bytes)
      await flush()
    })
  } finally {
    progress.stop()
  }
  return exit
}

/** The options of `readEntries` that were typed. An unknown family or shape is wrong usage. */
export function readOptions({ family: name, shape }: Typed<'source'>): ReadOptions {
  if (!name) {
    if (shape) throw new InvalidArgumentError('--shape needs --family, since each family has its own shapes')
    return {}
  }
  return asUsage(() => {
    const named = findNamedFamily(name)
    return shape ? { ...named, shape: namedShape(named, shape) } : named
  })
}

/** The limits of each search. */
export function searchLimits({ nodeLimit, timeLimit }: Typed<'limits'>) {
  return {
    ...(nodeLimit !== undefined && { nodes: nodeLimit }),
    ...(timeLimit !== undefined && { milliseconds: timeLimit }),
    now: () => performance.now(),
  }
}
