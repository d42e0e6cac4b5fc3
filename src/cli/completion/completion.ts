import { Argument, type Command } from 'commander'
import { flush, print } from '../shared/output.ts'
import type { Shell } from './completionScript.ts'

const SHELLS: readonly Shell[] = ['bash', 'zsh', 'fish']

export function addCompletion(program: Command): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', `the shell: ${SHELLS.join(', ')}`).choices(SHELLS))
    .action(async (shell: Shell) => {
      // Loaded here, because other commands do not need the table.
      const { completionScript } = await import('./completionScript.ts')
      print(completionScript(program, shell).trimEnd())
      await flush()
    })
}
