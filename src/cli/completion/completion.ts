import type { Command } from 'commander'
import type { Typed } from '../commandsFromTable.ts'
import { flush, print } from '../shared/output.ts'
import { bashScript, zshScript } from './bashZshScripts.ts'
import { completionTable } from './completionTable.ts'
import { fishScript } from './fishScript.ts'

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const

/** Prints the completion script of the program for a shell. */
export async function completion({ shell }: Typed<'completion'>, command: Command): Promise<undefined> {
  print(SCRIPTS[shell](completionTable(command.parent as Command)).trimEnd())
  await flush()
}
