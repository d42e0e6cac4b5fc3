// The program: all commands together, and the exit code of a command line.

import { readFileSync } from 'node:fs'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { addBench } from './bench/bench.ts'
import { addBook } from './book/book.ts'
import { describeCommands } from './commandTexts.ts'
import { addCompletion } from './completion/completion.ts'
import { addConvert } from './convert/convert.ts'
import { addCorpus } from './corpus/corpus.ts'
import { addCover } from './cover/cover.ts'
import { addExplain } from './explain/explain.ts'
import { addFamilies } from './families/families.ts'
import { addFeed } from './feed/feed.ts'
import { addGenerate } from './generate/generate.ts'
import { addGrade } from './grade/grade.ts'
import { expandedFault, helpFault, pastedFault } from './mistakes/typedWords.ts'
import { usageSentence } from './mistakes/usageSentence.ts'
import { addPage } from './page/page.ts'
import { addPlay } from './play/play.ts'
import { addPreflight } from './preflight/preflight.ts'
import { addRender } from './render/render.ts'
import { EXIT } from './shared/output.ts'
import { withoutPasswords } from './shared/withoutPasswords.ts'
import { addSheet } from './sheet/sheet.ts'
import { addSolve } from './solve/solve.ts'
import { addVerify } from './verify/verify.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** All commands. */
function makeProgram(): Command {
  const program = new Command('puzzlewright')
    .description(
      'Generates, grades, explains, prints, plays and benchmarks number puzzles, each proved to have exactly one solution.',
    )
    .version(version)
  addGenerate(program)
  addSolve(program)
  addVerify(program)
  addGrade(program)
  addExplain(program)
  addConvert(program)
  addPlay(program)
  addPage(program)
  addBook(program)
  addCover(program)
  addSheet(program)
  addFeed(program)
  addFamilies(program)
  addPreflight(program)
  addRender(program)
  addCorpus(program)
  addBench(program)
  addCompletion(program)
  describeCommands(program)
  return program
}

/** Runs a command line. Returns the exit code for wrong usage and for help; nothing where the command sets its own. */
export async function runProgram(words: readonly string[]): Promise<number | undefined> {
  const program = makeProgram()
  explainUsage(program, words)
  const pasted = pastedFault(program, words) ?? helpFault(program, words)
  if (pasted !== undefined) return refuse(pasted)
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
  process.stderr.write(`error: ${withoutPasswords(sentence)}\n`)
  return EXIT.usage
}

/** Puts one plain line in the place of commander's, for a command and all below it. */
function explainUsage(command: Command, words: readonly string[]): void {
  command
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError(false)
    .exitOverride((error) => {
      if (error.exitCode !== 0 && error.code !== 'commander.help') {
        refuse(expandedFault(topOf(command), words) ?? usageSentence(error, command))
        process.stderr.write(`(all options: ${helpOf(command)})\n`)
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
