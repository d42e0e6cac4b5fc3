// What help says of each command: its summary, its description, and what stands below its options, by the words that call it.

import type { Command } from 'commander'
import texts from './commandTexts.json' with { type: 'json' }

/** The texts of a command. */
interface CommandTexts {
  readonly summary: string
  readonly description: string
  /** Lines below the options, such as examples. */
  readonly help: readonly string[]
}

const TEXTS: Readonly<Record<string, CommandTexts>> = texts

/** Gives all commands below a command their texts. */
export function describeCommands(above: Command, path = ''): void {
  for (const command of above.commands) {
    const words = `${path} ${command.name()}`.trim()
    const { summary, description, help } = TEXTS[words]
    command
      .summary(summary)
      .description(description)
      .addHelpText('after', `\n${help.join('\n')}\n`)
    describeCommands(command, words)
  }
}
