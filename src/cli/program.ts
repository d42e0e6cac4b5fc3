// The program: all commands together, and the exit code of a command line.

import { readFileSync } from 'node:fs'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../families/puzzleError.ts'
import { type Action, type Actions, addCommand, COMMANDS, filesOf, typedOf } from './commandsFromTable.ts'
import { missingValue } from './mistakes/missingValue.ts'
import { expandedFault, helpFault, pastedFault } from './mistakes/pastedOrExpandedWords.ts'
import { usageSentence } from './mistakes/usageSentence.ts'
import { expectNoInput } from './shared/expectNoInput.ts'
import { EXIT, tell } from './shared/output.ts'
import { Stopped } from './shared/stoppedError.ts'
import { withoutPasswords } from './shared/withoutPasswords.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** The code of each command is loaded only when the command is called, because loading takes a moment. */
const ACTIONS: Actions = {
  generate: async () => (await import('./generate/generate.ts')).generate,
  solve: async () => (await import('./solve/solve.ts')).solve,
  verify: async () => (await import('./verify/verify.ts')).verify,
  check: async () => (await import('./check/check.ts')).check,
  audit: async () => (await import('./audit/audit.ts')).audit,
  grade: async () => (await import('./grade/grade.ts')).grade,
  explain: async () => (await import('./explain/explain.ts')).explain,
  convert: async () => (await import('./convert/convert.ts')).convert,
  play: async () => (await import('./play/play.ts')).play,
  page: async () => (await import('./page/page.ts')).page,
  studio: async () => (await import('./studio/studio.ts')).studio,
  book: async () => (await import('./book/book.ts')).book,
  cover: async () => (await import('./cover/cover.ts')).cover,
  sheet: async () => (await import('./sheet/sheet.ts')).sheet,
  'feed init': async () => (await import('./feed/init.ts')).init,
  'feed build': async () => (await import('./feed/build.ts')).build,
  'feed verify': async () => (await import('./feed/verify.ts')).verify,
  'feed serve': async () => (await import('./feed/serve.ts')).serve,
  'feed calendar': async () => (await import('./feed/calendar.ts')).calendar,
  'feed review': async () => (await import('./feed/review.ts')).review,
  'feed reject': async () => (await import('./feed/correctAndReject.ts')).reject,
  'feed correct': async () => (await import('./feed/correctAndReject.ts')).correct,
  'feed sheet': async () => (await import('./feed/sheet.ts')).sheet,
  families: async () => (await import('./families/families.ts')).families,
  preflight: async () => (await import('./preflight/preflight.ts')).preflight,
  render: async () => (await import('./render/render.ts')).render,
  'bench corpus': async () => (await import('./bench/corpus.ts')).corpus,
  'bench contenders': async () => (await import('./bench/contenderList.ts')).contenders,
  'bench run': async () => (await import('./bench/run.ts')).run,
  'bench report': async () => (await import('./bench/report.ts')).report,
  'bench compare': async () => (await import('./bench/compareFiles.ts')).compare,
  'bench export': async () => (await import('./bench/export.ts')).exportPuzzles,
  'corpus make': async () => (await import('./corpus/make.ts')).makeFolder,
  'corpus status': async () => (await import('./corpus/showStatus.ts')).showStatus,
  'corpus finish': async () => (await import('./corpus/finishVerifyMergeSplitSample.ts')).finish,
  'corpus verify': async () => (await import('./corpus/finishVerifyMergeSplitSample.ts')).verify,
  'corpus merge': async () => (await import('./corpus/finishVerifyMergeSplitSample.ts')).merge,
  'corpus split': async () => (await import('./corpus/finishVerifyMergeSplitSample.ts')).split,
  'corpus sample': async () => (await import('./corpus/finishVerifyMergeSplitSample.ts')).sample,
  'corpus stats': async () => (await import('./corpus/stats.ts')).stats,
  'corpus query': async () => (await import('./corpus/query.ts')).query,
  'corpus export': async () => (await import('./corpus/export.ts')).exportFiles,
  completion: async () => (await import('./completion/completion.ts')).completion,
}

/** All commands. */
function makeProgram(): Command {
  const program = new Command('puzzlewright')
    .description(
      'Generates, grades, explains, prints, plays and benchmarks number puzzles, each proved to have exactly one solution.',
    )
    .version(version)
  for (const words of COMMANDS) {
    const command = addCommand(program, words)
    // The cast goes by way of `object`, because the compiler would take minutes to compare the types of all commands.
    const load = (ACTIONS as object as Partial<Record<string, () => Promise<Action>>>)[words]
    if (load) command.action(() => act(command, load))
  }
  return program
}

/**
 * Does the work of a command with the values that were typed. A Stopped or a PuzzleError ends it early and is printed
 * on standard error.
 */
async function act(command: Command, load: () => Promise<Action>): Promise<void> {
  const typed = await typedOf(command)
  const { inputs, outputs } = filesOf(command)
  expectNoInput(outputs, inputs)
  try {
    const action = await load()
    // The registry is loaded here, because help and wrong usage need no family.
    await (await import('../families/registry.ts')).loadSearches()
    process.exitCode = await action(typed as never, command)
  } catch (error) {
    const isStop = error instanceof Stopped
    if (!isStop && !(error instanceof PuzzleError)) throw error
    tell(...(isStop ? error.sentence.split('\n') : [`error: ${error.message}`]))
    process.exitCode = isStop ? error.exit : EXIT.badInput
  }
}

/**
 * Runs a command line. Returns the exit code for wrong usage and for help; otherwise undefined, because the command
 * sets the exit code.
 */
export async function runProgram(words: readonly string[]): Promise<number | undefined> {
  const program = makeProgram()
  explainUsage(program, words)
  const fault = pastedFault(program, words) ?? helpFault(program, words) ?? missingValue(program, words)
  if (fault !== undefined) return refuse(fault)
  try {
    await program.parseAsync(words, { from: 'user' })
    return undefined
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error instanceof InvalidArgumentError) return refuse(expandedFault(program, words) ?? error.message)
    return error.exitCode === 0 ? EXIT.fine : EXIT.usage
  }
}

function refuse(sentence: string): number {
  tell(`error: ${withoutPasswords(sentence)}`)
  return EXIT.usage
}

/** Replaces the error messages of commander by our own sentences, for a command and its subcommands. */
function explainUsage(command: Command, words: readonly string[]): void {
  command
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError(false)
    .exitOverride((error) => {
      if (error.exitCode !== 0 && error.code !== 'commander.help') {
        refuse(expandedFault(topOf(command), words) ?? usageSentence(error, command, words))
        tell(`(all options: ${helpOf(command)})`)
      }
      throw error
    })
  for (const one of command.commands) explainUsage(one, words)
}

function topOf(command: Command): Command {
  return command.parent ? topOf(command.parent) : command
}

/** `puzzlewright bench run --help` */
function helpOf(command: Command): string {
  const names: string[] = []
  for (let one: Command | null = command; one; one = one.parent) names.unshift(one.name())
  return `${names.join(' ')} --help`
}
