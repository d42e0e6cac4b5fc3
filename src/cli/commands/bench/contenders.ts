import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../../families/error.ts'

export function addContenders(bench: Command): void {
  bench
    .command('contenders')
    .summary('list what can take part in a run')
    .description(
      'Lists the profiles, the strengths and orders that contenders are made of, and commands for other solvers.',
    )
    .option('--branching <file>', 'a module with orders of your own; may be repeated', collect)
    .action(async ({ branching = [] }: { readonly branching?: readonly string[] }) => {
      const { printContenders } = await import('../../benching/contenderList.ts')
      try {
        await printContenders(branching)
      } catch (error) {
        throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
      }
    })
}

/** Keeps what an option that may be repeated was given before. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}
