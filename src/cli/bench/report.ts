import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Command } from 'commander'
import type { ReportFile, ReportListener, ReportWork } from '../../bench/report/makeReport.ts'
import type { Two } from '../../bench/report/pickPairs.ts'
import type { Results } from '../../bench/results.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { removeIfThere } from '../../runs/fileSystem.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import { fileName, programOf } from '../shared/options.ts'
import { complain, EXIT } from '../shared/output.ts'
import { type Progress, startCount } from '../shared/progress.ts'

interface ReportCommandOptions {
  readonly out: string
  readonly title?: string
  readonly scatter?: string
  readonly quiet?: boolean
}

export function addReport(bench: Command): void {
  bench
    .command('report')
    .argument('<results>', 'a results file that bench run wrote')
    .requiredOption('-o, --out <folder>', 'folder for the report', fileName)
    .option('--title <text>', 'title of the page (default: the name of the results file)')
    .option(
      '--scatter <one,other>',
      'the two contenders of the scatter plot; they must share a puzzle (default: of the pairs with the most common puzzles, the pair in which the overall loser is better on the most puzzles)',
    )
    .option('-q, --quiet', 'print neither progress nor summary')
    .action(report)
}

async function report(file: string, options: ReportCommandOptions, command: Command): Promise<void> {
  const { out, quiet = false } = options
  keepHeapSmall()
  try {
    // Loaded only here: the code of plots takes a moment to load.
    const { readResultsFile } = await import('./readResultsFile.ts')
    const results = await readResultsFile(file, quiet)
    const scatter = options.scatter === undefined ? undefined : twoOf(options.scatter, results)
    const { makeReport } = await import('../../bench/report/makeReport.ts')
    const { loadTypeface } = await import('../../render/fonts.ts')
    const files = await makeReport(results, {
      title: options.title ?? basename(file, extname(file)),
      program: programOf(command),
      typeface: loadTypeface(),
      listener: showReport(results.rows.length, quiet),
      ...(scatter && { scatter }),
    })
    await writeReport(out, files)
    const { unfinishedIn, unfinishedText } = await import('../../bench/report/unfinishedContenders.ts')
    const warning = unfinishedText(unfinishedIn(results))
    if (warning) process.stderr.write(`${file}: ${warning}\n`)
    if (!quiet) process.stderr.write(`${count(files.length, 'file')} in ${out}\n`)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(error.code === 'unwritable' ? 'error' : file, error)
    process.exitCode = EXIT.badInput
  }
}

/** The statistics of fewer rows are there at once. */
const MANY_ROWS = 50_000

/** Shows the progress, and frees the memory of each plot when it has been drawn. */
function showReport(rows: number, quiet: boolean): ReportListener {
  let shown: { readonly work: ReportWork; readonly progress: Progress } | undefined
  return (work, done, total) => {
    const isQuiet = quiet || (work === 'comparisons' && rows < MANY_ROWS)
    if (shown?.work !== work) {
      shown = { work, progress: startCount(work, total, 0, isQuiet) }
      // Without a bar nothing would be said of parts that take less than some seconds.
      if (!isQuiet && rows >= MANY_ROWS && !process.stderr.isTTY)
        process.stderr.write(`${work}: ${done} of ${total}\n`)
    }
    shown.progress.advance(1)
    if (done === total) shown.progress.stop()
    return work === 'plots' ? freeMemory() : undefined
  }
}

async function writeReport(folder: string, files: readonly ReportFile[]): Promise<void> {
  for (const { name, content } of files) writeWhole(join(folder, name), content)
  // Plots and tables of another run's report would be mistaken for those of this one.
  const { isOptionalFile } = await import('../../bench/report/makeReport.ts')
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

// Frees memory at once. Node does so late: it lets the heap grow to several times what is in use, and the pixels of a drawn
// picture are freed only with the object that stands for them. A report of half a million rows would take twice the memory.

/** How much the heap may grow, in per cent of what is in use, until garbage is collected. */
const GROWTH = 30

/** Collects garbage more often than Node does: for a fifth more of its work the peak is a third lower. */
function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}

let collect: (() => void) | undefined

/** Collects garbage, and waits until what belongs to it outside of the heap has been freed too. */
async function freeMemory(): Promise<void> {
  if (!collect) {
    // The way to this function that needs no option when the program is started.
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
  await setTimeout(1)
}
