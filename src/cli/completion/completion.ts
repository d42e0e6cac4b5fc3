import { Argument, type Command } from 'commander'
import { flush, print } from '../shared/output.ts'
import type { Shell } from './completionScript.ts'

const SHELLS: readonly Shell[] = ['bash', 'zsh', 'fish']

export function addCompletion(program: Command): void {
  program
    .command('completion')
    .summary('print a script that completes commands in bash, zsh or fish')
    .description(
      'Prints a script for a shell. With it, the Tab key completes commands, options, families, shapes and other words.',
    )
    .addArgument(new Argument('<shell>', `the shell: ${SHELLS.join(', ')}`).choices(SHELLS))
    .addHelpText('after', INSTALLING)
    .action(async (shell: Shell) => {
      // Loaded here, because other commands do not need the table.
      const { completionScript } = await import('./completionScript.ts')
      print(completionScript(program, shell).trimEnd())
      await flush()
    })
}

const INSTALLING = `
Install the script, then open a new terminal:

  bash, with the bash-completion package
    mkdir -p ~/.local/share/bash-completion/completions
    puzzlewright completion bash > ~/.local/share/bash-completion/completions/puzzlewright

  bash, without that package
    echo 'eval "$(puzzlewright completion bash)"' >> ~/.bashrc

  zsh
    mkdir -p ~/.zfunc
    puzzlewright completion zsh > ~/.zfunc/_puzzlewright
    Add to ~/.zshrc, unless it is there:  fpath=(~/.zfunc $fpath); autoload -U compinit; compinit

  fish
    mkdir -p ~/.config/fish/completions
    puzzlewright completion fish > ~/.config/fish/completions/puzzlewright.fish

Print the script again after an update of puzzlewright.
`
