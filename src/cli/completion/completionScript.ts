import type { Command } from 'commander'
import { completionTable } from './completionTable.ts'
import { fishScript } from './fishScript.ts'
import { bashScript, zshScript } from './posixScripts.ts'

/** The shells that commands can be completed in. */
export type Shell = 'bash' | 'zsh' | 'fish'

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const

/** The completion script of a program for a shell. */
export function completionScript(program: Command, shell: Shell): string {
  return SCRIPTS[shell](completionTable(program))
}
