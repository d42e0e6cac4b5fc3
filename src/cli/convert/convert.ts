import { type Command, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { readEntries } from '../shared/input.ts'
import { readOptions, type SourceOptions, withSource } from '../shared/options.ts'
import { complain, EXIT, flush, print } from '../shared/output.ts'
import { TARGETS, type Target } from './targets.ts'

interface ConvertOptions extends SourceOptions {
  readonly to: string
}

/** Adds `convert` to the program. */
export function addConvert(program: Command): void {
  const names = TARGETS.map(({ name }) => name)
  const command = program
    .command('convert')
    .argument('[files...]', 'files with puzzles in any notation; - is standard input')
    .addOption(new Option('-t, --to <notation>', 'the notation to write').choices(names).default('name'))
  withSource(command).addHelpText('after', notationHelp()).action(convert)
}

function notationHelp(): string {
  const lines = TARGETS.map(({ name, what }) => `  ${name.padEnd(11)} ${what}`)
  return `\nNotations:\n${lines.join('\n')}`
}

async function convert(files: string[], options: ConvertOptions): Promise<void> {
  const target = TARGETS.find(({ name }) => name === options.to) as Target
  let exit: number = EXIT.fine
  let written = 0
  await readEntries(
    files,
    readOptions(options),
    (entry, file) => {
      try {
        if ('error' in entry) throw entry.error
        const text = target.write(entry.family, entry.puzzle)
        if (written++ === 0 && target.start !== undefined) print(target.start)
        print(text)
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error
        complain(file, error, entry.line)
        exit = EXIT.badInput
      }
    },
    flush,
  )
  if (written > 0 && target.end !== undefined) print(target.end)
  await flush()
  process.exitCode = exit
}
