// The results file of a run: what an earlier run with the same command has left in it, for this one to go on with.

import { readFileSync, statSync, truncateSync } from 'node:fs'
import { parseHeader, parseRow } from '../../bench/readResults.ts'
import type { ResultsHeader, Row } from '../../bench/results.ts'
import { headerDifferences } from '../../bench/sameRun.ts'
import { PuzzleError } from '../../families/error.ts'
import { reasonOf } from '../shared/input.ts'

/** Which row stands where: its contender's name and its puzzle's id. */
export type Place = readonly [contender: string, puzzle: string]

/**
 * The rows that are there already; what follows the last whole line is cut off. Nothing where the run begins anew. Throws a
 * PuzzleError where the file has something else.
 */
export function goOn(
  path: string,
  header: ResultsHeader,
  placeOf: (number: number) => Place | undefined,
): Row[] | undefined {
  const bytes = bytesOf(path)
  if (!bytes) return undefined
  const wholeBytes = bytes.lastIndexOf('\n') + 1
  const lines = bytes.toString('utf8', 0, wholeBytes).split('\n').slice(0, -1)
  if (lines.length === 0) {
    if (!JSON.stringify(header).startsWith(bytes.toString())) throw notResults()
    truncateSync(path, 0)
    return undefined
  }
  expectSame(lines[0], header)
  const rows = lines.slice(1).map((line, index) => {
    const row = parseRow(line, index + 2)
    const place = placeOf(index)
    if (row.contender === place?.[0] && row.puzzle === place[1]) return row
    const message =
      'this row is not the one that this run has here: name another --out, or take the file away'
    throw new PuzzleError('conflict', message, { line: index + 2 })
  })
  if (wholeBytes < bytes.length) truncateSync(path, wholeBytes)
  return rows
}

/** The bytes of a file, if there are any. */
function bytesOf(path: string): Buffer | undefined {
  try {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
    const bytes = readFileSync(path)
    return bytes.length > 0 ? bytes : undefined
  } catch (error) {
    throw new PuzzleError('unreadable', reasonOf(error))
  }
}

function expectSame(line: string, header: ResultsHeader): void {
  let there: ResultsHeader
  try {
    there = parseHeader(line)
  } catch (error) {
    throw error instanceof PuzzleError ? notResults() : error
  }
  const differences = headerDifferences(there, header)
  if (differences.length === 0) return
  const message = ['this run is another: name another --out, or take the file away', ...differences].join(
    '\n  ',
  )
  throw new PuzzleError('conflict', message)
}

function notResults(): PuzzleError {
  return new PuzzleError('conflict', 'this is there, and holds no results: name another --out')
}
