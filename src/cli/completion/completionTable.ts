// Makes the table of all completions from commander's tree of commands. Each list of the table has a key:
//
//   commands PATH           the subcommands of the command at PATH; the path of the program is empty
//   options PATH            the options of the command
//   arguments PATH NUMBER   the values of the argument with this number, from 0
//   arguments PATH more     the values of all further arguments
//   values PATH OPTION      the values of an option that takes one
//   several PATH OPTION     an empty list; its key marks an option that takes several values
//   shapes FAMILY           the shapes of a family; without a family, the shapes of all families

import type { Argument, Command, Option } from 'commander'
import { argumentValues, type CompletionLine, familyShapes, optionValues } from './completionValues.ts'

/** The lists of completions, by key. */
export type CompletionTable = ReadonlyMap<string, readonly CompletionLine[]>

/** Makes the table of a program. */
export function completionTable(program: Command): CompletionTable {
  const table = new Map<string, readonly CompletionLine[]>()
  addCommand(table, program, '')
  // Commander shows the command `help` in its help texts, but does not have it in its tree.
  table.set('options help', [])
  table.set('arguments help 0', table.get('commands') ?? [])
  const shapes = familyShapes()
  for (const [family, lines] of shapes) table.set(keyOf('shapes', family), lines)
  table.set(keyOf('shapes', ''), distinctLines([...shapes.values()].flat()))
  return table
}

function addCommand(table: Map<string, readonly CompletionLine[]>, command: Command, path: string): void {
  const add = (key: string, lines: readonly CompletionLine[]) => {
    if (lines.length > 0) table.set(key, lines)
  }
  const help = command.createHelp()
  const options = help.visibleOptions(command)
  add(
    keyOf('commands', path),
    help
      .visibleCommands(command)
      .map((one) => ({ word: one.name(), what: brief(one.summary() || one.description()) })),
  )
  add(keyOf('options', path), options.flatMap(optionLines))
  for (const option of options.filter(takesValue)) {
    for (const name of namesOf(option)) {
      table.set(keyOf('values', path, name), optionValues(path, option))
      if (option.variadic) table.set(keyOf('several', path, name), [])
    }
  }
  command.registeredArguments.forEach((argument: Argument, index) => {
    add(keyOf('arguments', path, argument.variadic ? 'more' : String(index)), argumentValues(path, argument))
  })
  for (const one of command.commands) addCommand(table, one, keyOf(path, one.name()))
}

/** Joins the words of a key and leaves out empty ones. */
function keyOf(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}

/**
 * Whether a value must follow the option. A value in square brackets is optional, so the next word may be something
 * else.
 */
function takesValue(option: Option): boolean {
  return option.required
}

function namesOf({ short, long }: Option): string[] {
  return [short, long].filter((name) => name !== undefined)
}

function optionLines(option: Option): CompletionLine[] {
  return namesOf(option).map((word) => ({ word, what: brief(option.description) }))
}

/** The maximum number of characters of a description. In a list of completions, a description must fit on one line. */
const LONGEST = 72

/** The beginning of a description, up to a whole word. */
function brief(text: string): string {
  const [line] = text.split('\n')
  if (line.length <= LONGEST) return line
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST)).replace(/[,;:(]+$/, '')} ...`
}

function distinctLines(lines: readonly CompletionLine[]): CompletionLine[] {
  return [...new Map(lines.map((line) => [line.word, line])).values()]
}
