import type { Command } from 'commander'
import { FAMILIES } from '../../families/registry.ts'
import { makeSolver } from '../../families/solve.ts'
import { readPuzzles } from '../../index.ts'
import { searchLimits } from '../options.ts'
import { bold, flush, hanging, print } from '../output.ts'
import { solvedText } from '../report.ts'

export function addTour(program: Command): void {
  program
    .command('tour')
    .summary('solve an example of each family')
    .description('Shows an example of each family, its solution and what the search took.')
    .action(async () => {
      const solver = makeSolver()
      for (const family of FAMILIES) {
        for (const entry of readPuzzles(family.example, { family })) {
          if ('error' in entry) throw entry.error
          const { puzzle } = entry
          print(`${bold(`${family.title} ${puzzle.shape.text}`)}\n${hanging('', family.rules)}\n`)
          print(`${family.format(puzzle)}\n`)
          print(`${solvedText(family, puzzle, solver(family, puzzle, searchLimits({})))}\n`)
        }
      }
      await flush()
    })
}
