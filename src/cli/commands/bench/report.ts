import { basename, extname, join } from 'node:path'
import type { Command } from 'commander'
import type { Two } from '../../../bench/report/scatter.ts'
import type { Results } from '../../../bench/results.ts'
import { PuzzleError } from '../../../families/error.ts'
import { count } from '../../../families/text.ts'
import { writeWhole } from '../../files.ts'
import { readText } from '../../input.ts'
import { complain, EXIT } from '../../output.ts'

interface ReportCommandOptions {
  readonly out: string
  readonly title?: string
  readonly scatter?: string
}

export function addReport(bench: Command): void {
  bench
    .command('report')
    .summary('a page with tables and plots of what was measured')
    .description(
      'Writes a folder: index.html, which needs no network and no script; each plot as SVG and PNG, with its data as CSV; the tables as CSV, and statistics.json. The same results give the same bytes.',
    )
    .argument('<results>', 'a file that bench run wrote')
    .requiredOption('--out <folder>', 'where it goes')
    .option('--title <text>', 'of the page (default: the name of the results file)')
    .option(
      '--scatter <one,other>',
      'the contenders that are drawn against each other (default: the pair with most puzzles in common whose loser still wins most often)',
    )
    .addHelpText('after', EXAMPLES)
    .action(report)
}

const EXAMPLES = `
Examples:
  $ puzzlewright bench report generated/results.jsonl --out generated/report
  $ puzzlewright bench report generated/results.jsonl --scatter norvig,sudoku-fewest --title 'Singles against none' --out generated/report
`

async function report(file: string, options: ReportCommandOptions, command: Command): Promise<void> {
  try {
    // Plots take a moment to load, which no other command should wait for.
    const { parseResults } = await import('../../../bench/results.ts')
    const results = parseResults(await readText(file))
    const scatter = options.scatter === undefined ? undefined : twoOf(options.scatter, results)
    const { makeReport } = await import('../../../bench/report/report.ts')
    const { loadTypeface } = await import('../../../render/fonts.ts')
    const files = await makeReport(results, {
      title: options.title ?? basename(file, extname(file)),
      version: versionOf(command),
      typeface: loadTypeface(),
      ...(scatter && { scatter }),
    })
    for (const { name, content } of files) writeWhole(join(options.out, name), content)
    process.stderr.write(`${count(files.length, 'file')} in ${options.out}\n`)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(error.code === 'unwritable' ? 'error' : file, error)
    process.exitCode = EXIT.badInput
  }
}

/** Two contenders with a comma between them; their own names may have commas. Throws a PuzzleError. */
function twoOf(text: string, { header }: Results): Two {
  const names = header.contenders.map(({ name }) => name)
  const parts = text.split(',')
  for (let at = 1; at < parts.length; at++) {
    const [one, other] = [parts.slice(0, at), parts.slice(at)].map((part) => part.join(',').trim())
    if (one !== other && names.includes(one) && names.includes(other)) return { one, other }
  }
  throw new PuzzleError('value', `--scatter takes two contenders of the run, ONE,OTHER: ${names.join(', ')}`)
}

/** The version of the program that the command belongs to. */
function versionOf(command: Command): string {
  let top = command
  while (top.parent) top = top.parent
  return top.version() ?? 'without a version'
}
