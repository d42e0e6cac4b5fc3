import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { collect } from '../shared/options.ts'

export function addContenders(bench: Command): void {
  bench
    .command('contenders')
    .summary('list the contenders of a run')
    .description(
      'Lists the profiles, the parts of contender names (strengths, variable orders, value orders), and commands for external solvers.',
    )
    .option('--branching <file>', 'a module with custom heuristics or searches; may be repeated', collect)
    .addHelpText('after', EXAMPLES)
    .action(async ({ branching = [] }: { readonly branching?: readonly string[] }) => {
      const { printContenders } = await import('./contenderList.ts')
      try {
        await printContenders(branching)
      } catch (error) {
        throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
      }
    })
}

const EXAMPLES = `
Examples:
  puzzlewright bench contenders
  puzzlewright bench contenders --branching examples/heuristics/impact.js
`
