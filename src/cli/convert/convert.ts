import { type Command, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { FAMILIES } from '../../families/registry.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { readEntries } from '../shared/input.ts'
import { readOptions, type SourceOptions, withSource } from '../shared/options.ts'
import { complain, EXIT, flush, print } from '../shared/output.ts'

interface ConvertOptions extends SourceOptions {
  readonly to: string
}

const OTHERS = FAMILIES.flatMap((family) => family.notation.others ?? [])

export function addConvert(program: Command): void {
  const command = program
    .command('convert')
    .summary('write puzzles in another notation')
    .description('Reads puzzles in any notation and writes them in one.')
    .argument('[files...]', 'files with puzzles in any notation; - is standard input')
    .addOption(
      new Option(
        '-t, --to <notation>',
        "a name in one line; the family's own notation under a header; or another program's",
      )
        .choices(['name', 'text', ...OTHERS.map((notation) => notation.name)])
        .default('name'),
    )
  withSource(command).addHelpText('after', EXAMPLES).action(convert)
}

const EXAMPLES = `
Examples:
  $ echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | puzzlewright convert --to text
  $ echo '4:__a3_ab_a_3aa_,m6m4s1d2d2a6s1' | puzzlewright convert
`

async function convert(files: string[], options: ConvertOptions): Promise<void> {
  let exit: number = EXIT.fine
  await readEntries(
    files,
    readOptions(options),
    (entry, file) => {
      try {
        if ('error' in entry) throw entry.error
        print(written(entry.family, entry.puzzle, options.to))
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error
        complain(file, error, entry.line)
        exit = EXIT.badInput
      }
    },
    flush,
  )
  process.exitCode = exit
}

function written(family: Family, puzzle: Puzzle, notation: string): string {
  if (notation === 'name') return puzzleName(family, puzzle)
  if (notation === 'text') return `${family.name} ${puzzle.shape.text}\n${family.notation.format(puzzle)}\n`
  const other = family.notation.others?.find((one) => one.name === notation)
  if (!other)
    throw new PuzzleError('unrecognized', `a ${family.name} puzzle cannot be written as ${notation}`)
  return other.write(puzzle)
}
