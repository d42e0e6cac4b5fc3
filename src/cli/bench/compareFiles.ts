// Compares two runs of the same puzzles, as text or as a line of JSON.

import {
  type Comparison,
  compareResults,
  differentRuns,
  isIdentical,
  type RowName,
} from '../../bench/compareResults.ts'
import type { Results } from '../../bench/results.ts'
import { count } from '../../families/gridText.ts'
import type { Typed } from '../commandsFromTable.ts'
import { EXIT, flush, onFile, print } from '../shared/output.ts'
import { Stopped } from '../shared/stoppedError.ts'
import { readResultsFile } from './readResultsFile.ts'

/** Compares two results files and prints the comparison. Returns the exit code. */
export async function compare(options: Typed<'bench compare'>): Promise<number> {
  const { old: oldFile, new: newFile, json, requireIdenticalNodes } = options
  const [old, fresh] = [await resultsOf(oldFile), await resultsOf(newFile)]
  const difference = differentRuns(old.header, fresh.header)
  if (difference !== undefined) {
    throw new Stopped(
      `${oldFile} and ${newFile} cannot be compared: ${difference}; measure both with the same corpus and options`,
      EXIT.badInput,
    )
  }
  const comparison = compareResults(old, fresh)
  if (json) print(JSON.stringify({ identical: isIdentical(comparison), ...comparison }))
  else {
    for (const note of comparison.notes) print(`note: ${note}`)
    printMoved(comparison, oldFile, newFile)
    if (!requireIdenticalNodes) printChanges(comparison)
  }
  await flush()
  return requireIdenticalNodes && !isIdentical(comparison) ? EXIT.badInput : EXIT.fine
}

function resultsOf(file: string): Promise<Results> {
  return onFile(file, () => readResultsFile(file))
}

/** The maximum number of rows that are listed; further rows are only counted. */
const MOST_SHOWN = 20

function printMoved(comparison: Comparison, oldFile: string, newFile: string): void {
  const { same, moved, timeEnded, untold, onlyOld, onlyNew } = comparison
  printSome(
    'different: ',
    moved.map((row) => {
      const changes = row.changes.map((change) => `${change.figure} ${change.old} -> ${change.new}`)
      return `${nameText(row)}: ${changes.join(', ')}`
    }),
  )
  printSome(`only in ${oldFile}: `, missingText(onlyOld, comparison))
  printSome(`only in ${newFile}: `, missingText(onlyNew, comparison))
  const missing = onlyOld.length + onlyNew.length
  print(
    [
      `${count(same, 'row')} the same`,
      `${moved.length} different`,
      `${missing} in only one of the files`,
      `${timeEnded} skipped (ended by the time limit)`,
      `${untold} skipped (no node counts)`,
    ].join(', '),
  )
  if (same + moved.length === 0) print('Nothing could be compared.')
}

/** Lists the rows that only one run has. If one run lacks a whole contender, a single line says so. */
function missingText(missing: readonly RowName[], { contenders }: Comparison): string[] {
  const inBoth = new Set(contenders.map(({ contender }) => contender))
  const alone = new Map<string, number>()
  for (const { contender } of missing) {
    if (!inBoth.has(contender)) alone.set(contender, (alone.get(contender) ?? 0) + 1)
  }
  return [
    ...Array.from(alone, ([contender, rows]) => `contender ${contender} (${count(rows, 'row')})`),
    ...missing.filter(({ contender }) => inBoth.has(contender)).map(nameText),
  ]
}

function printSome(label: string, lines: readonly string[]): void {
  for (const line of lines.slice(0, MOST_SHOWN)) print(label + line)
  if (lines.length > MOST_SHOWN) print(`${label}and ${lines.length - MOST_SHOWN} more`)
}

function nameText({ contender, puzzle }: RowName): string {
  return `${contender} on ${puzzle}`
}

/**
 * Prints the changes of each contender as new divided by old: the ratio of total nodes, and the median of the ratios of
 * time over the puzzles.
 */
function printChanges({ contenders }: Comparison): void {
  if (contenders.length === 0) return
  const width = Math.max(HEADING.length, ...contenders.map(({ contender }) => contender.length))
  const line = (label: string, ...cells: readonly string[]) =>
    print(label.padEnd(width) + cells.map((cell) => cell.padStart(COLUMN)).join(''))
  const factor = (number: number | null) => (number === null ? '-' : `× ${number.toFixed(3)}`)
  print('')
  line(HEADING, 'rows', 'nodes', 'time')
  for (const { contender, rows, nodes, milliseconds } of contenders)
    line(contender, String(rows), factor(nodes), factor(milliseconds))
}

const HEADING = 'new / old, solved by both'
const COLUMN = 10
