// `audit`: what is wrong with a set of puzzles that others made.

import { availableParallelism } from 'node:os'
import { InvalidArgumentError } from 'commander'
import { FINDINGS, type Finding, type FindingKind, makeAudit } from '../../corpus/audit/auditSet.ts'
import { fieldsOf, type NamedFields, type SetFields, type SetRow } from '../../corpus/audit/setFields.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Typed } from '../commandsFromTable.ts'
import { makeTally } from '../grade/report.ts'
import { readOptions, searchLimits } from '../shared/eachPuzzle.ts'
import { complain, EXIT, flush, print } from '../shared/output.ts'
import { auditText } from './auditText.ts'
import { startRowCount } from './countRows.ts'
import { makeRowGrader } from './gradeRows.ts'
import { readSet } from './readSet.ts'

/** A search that opens more nodes than this stops, unless a limit was typed: it would keep the other rows waiting. */
const MOST_NODES = 1_000_000

/** The number of findings of each kind that a report in text shows. */
const SHOWN = 5

/** Audits sets of puzzles. Returns the exit code. */
export async function audit(options: Typed<'audit'>): Promise<number> {
  const { files, puzzle, answer, grade: isGraded, json = false, quiet = false, nodeLimit } = options
  const { workers = availableParallelism() } = options
  const reading = readOptions(options)
  const limits = searchLimits({ ...options, nodeLimit: nodeLimit ?? MOST_NODES })
  const { audit: auditRow, report } = makeAudit({ reading, limits })
  const tally = makeTally()
  const grader = makeRowGrader(tally, workers)
  const shown: Finding[] = []
  const kept = new Map<FindingKind, number>()
  let exit: number = EXIT.fine

  function tell(finding: Finding): void {
    if (json) print(JSON.stringify(finding))
    const before = kept.get(finding.finding) ?? 0
    kept.set(finding.finding, before + 1)
    if (before < SHOWN) shown.push(finding)
  }

  const progress = startRowCount(quiet)
  async function auditFile(file: string): Promise<void> {
    const name = file === '-' ? 'standard input' : file
    let fields: SetFields | undefined
    let isEmpty = true
    const onRow = (row: SetRow | PuzzleError, line: number) => {
      const place = `${name}:${line}`
      isEmpty = false
      if (row instanceof PuzzleError) {
        exit = EXIT.badInput
        complain(name, row, line)
        return
      }
      fields ??= expectFields(row, { puzzle, answer })
      const { findings, unique } = auditRow(row, fields, place)
      for (const finding of findings) tell(finding)
      if (unique && isGraded) grader.add(unique)
      progress.advance()
    }
    try {
      await readSet(file, onRow, grader.room)
      if (isEmpty) throw new PuzzleError('unrecognized', 'the file has no puzzles')
    } catch (error) {
      if (!(error instanceof PuzzleError) || error.code === 'unwritable') throw error
      complain(name, error)
      exit = EXIT.badInput
    }
  }

  try {
    for (const file of files.length > 0 ? files : ['-']) await auditFile(file)
    await grader.end()
  } finally {
    grader.stop()
  }
  const audited = report()
  const grades = isGraded ? tally.report() : undefined
  print(
    json ? JSON.stringify({ report: audited, ...(grades && { grades }) }) : auditText(audited, shown, grades),
  )
  await flush()
  return exit === EXIT.badInput ? exit : exitOf(audited.findings)
}

/** The fields of the first row. Throws an InvalidArgumentError if they must be named. */
function expectFields(row: SetRow, named: NamedFields): SetFields {
  const fields = fieldsOf(row, named)
  if (fields) return fields
  const names = Object.keys(row).join(', ')
  throw new InvalidArgumentError(`no field is known to have puzzles; name one with --puzzle: ${names}`)
}

/** Puzzles with the solution of others are told, but they are no fault: small boards have few solutions. */
function exitOf(findings: Readonly<Record<FindingKind, number>>): number {
  const faults = (Object.keys(FINDINGS) as FindingKind[]).filter(
    (kind) => kind !== 'undecided' && kind !== 'same-solution' && findings[kind] > 0,
  )
  if (faults.length > 0) return EXIT.badInput
  return findings.undecided > 0 ? EXIT.limit : EXIT.fine
}
