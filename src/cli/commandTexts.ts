// What help says of each command: its summary, its description and examples, by the words that call it.

import type { Command } from 'commander'
import texts from './commandTexts.json' with { type: 'json' }

/** The texts of a command. */
interface CommandTexts {
  readonly summary?: string
  readonly description?: string
  /** Command lines, under the heading `Examples`. */
  readonly examples?: readonly string[]
  /** What follows the examples. */
  readonly more?: string
  /** What stands in the place of all that. */
  readonly help?: string
}

const TEXTS: Readonly<Record<string, CommandTexts>> = texts

/** Gives all commands below a command their texts. */
export function describeCommands(above: Command, path = ''): void {
  for (const command of above.commands) {
    const words = `${path} ${command.name()}`.trim()
    const { summary, description, examples, more, help } = TEXTS[words] ?? {}
    if (summary !== undefined) command.summary(summary)
    if (description !== undefined) command.description(description)
    if (examples)
      command.addHelpText('after', examplesText(examples) + (more === undefined ? '' : `\n${more}\n`))
    if (help !== undefined) command.addHelpText('after', help)
    describeCommands(command, words)
  }
}

function examplesText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((line) => `  ${line}\n`).join('')}`
}
