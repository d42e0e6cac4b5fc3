import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Command } from 'commander'
import {
  isOptionalFile,
  makeReport,
  type ReportFile,
  type ReportListener,
  type ReportWork,
} from '../../bench/report/makeReport.ts'
import type { Two } from '../../bench/report/pickScatterPair.ts'
import { unfinishedIn, unfinishedText } from '../../bench/report/unfinishedContenders.ts'
import type { Results } from '../../bench/results.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { loadTypeface } from '../../render/loadTypeface.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { removeIfThere } from '../../runs/fileSystem.ts'
import type { Typed } from '../commandsFromTable.ts'
import { programOf } from '../shared/optionHelpers.ts'
import { onFile, tell } from '../shared/output.ts'
import { type Progress, startCount } from '../shared/progress.ts'
import { tightenHeap } from '../shared/tightenHeap.ts'
import { readResultsFile } from './readResultsFile.ts'

/** Writes a report on results. */
export async function report(options: Typed<'bench report'>, command: Command): Promise<undefined> {
  tightenHeap()
  // If the folder cannot be written, the results file is not to blame.
  await onFile(options.results, () => writeReport(options, command), 'unwritable')
}

async function writeReport({ results: file, ...options }: Typed<'bench report'>, command: Command) {
  const { out, quiet = false } = options
  const results = await readResultsFile(file, quiet)
  const scatter = options.scatter === undefined ? undefined : twoOf(options.scatter, results)
  const files = await makeReport(results, {
    title: options.title ?? basename(file, extname(file)),
    program: programOf(command),
    typeface: loadTypeface(),
    listener: showReport(results.rows.length, quiet),
    ...(scatter && { scatter }),
  })
  writeFiles(out, files)
  const warning = unfinishedText(unfinishedIn(results))
  if (warning) tell(`${file}: ${warning}`)
  if (!quiet) tell(`${count(files.length, 'file')} in ${out}`)
}

/** The statistics of fewer rows are ready at once, and need no progress bar. */
const MANY_ROWS = 50_000

/** Shows the progress, and frees the memory of each plot when it has been drawn. */
function showReport(rows: number, quiet: boolean): ReportListener {
  let shown: { readonly work: ReportWork; readonly progress: Progress } | undefined
  return (work, done, total) => {
    const isQuiet = quiet || (work === 'comparisons' && rows < MANY_ROWS)
    if (shown?.work !== work) {
      shown = { work, progress: startCount(work, total, 0, isQuiet) }
      // Without a progress bar, parts that take only a few seconds would not be mentioned.
      if (!isQuiet && rows >= MANY_ROWS && !process.stderr.isTTY) tell(`${work}: ${done} of ${total}`)
    }
    shown.progress.advance(1)
    if (done === total) shown.progress.stop()
    return work === 'plots' ? freeMemory() : undefined
  }
}

function writeFiles(folder: string, files: readonly ReportFile[]): void {
  for (const { name, content } of files) writeWhole(join(folder, name), content)
  // Plots and tables that remain from another report would be mistaken for parts of this one.
  for (const name of readdirSync(folder).filter(isOptionalFile)) {
    if (files.every((written) => written.name !== name)) removeIfThere(join(folder, name))
  }
}

/** Reads two contenders separated by a comma; their names may contain commas. Throws a PuzzleError. */
function twoOf(text: string, { header }: Results): Two {
  const names = header.contenders.map(({ name }) => name)
  const parts = text.split(',')
  for (let at = 1; at < parts.length; at++) {
    const [one, other] = [parts.slice(0, at), parts.slice(at)].map((part) => part.join(',').trim())
    if (one !== other && names.includes(one) && names.includes(other)) return { one, other }
  }
  throw new PuzzleError(
    'value',
    `--scatter needs two contenders of the run, as ONE,OTHER; the contenders are ${names.join(', ')}`,
  )
}

// Frees memory at once. Node does so late: the heap grows to several times the memory in use, and the pixels of a
// picture are freed only when its object is collected. Without this, a report of half a million rows would take twice
// the memory.

let collect: (() => void) | undefined

/**
 * Collects garbage, and waits until memory outside the heap that belongs to the collected objects has been freed too.
 */
async function freeMemory(): Promise<void> {
  if (!collect) {
    // In this way the collector can be called without starting the program with an option of Node.
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
  await setTimeout(1)
}
