import { InvalidArgumentError } from 'commander'
import { visible } from '../../families/puzzleError.ts'
import { makeBranching } from '../../kernel/heuristics.ts'
import { makeSolver } from '../../solver/solve.ts'
import type { Typed } from '../commandsFromTable.ts'
import { dresserOf } from '../shared/dresserOf.ts'
import { eachPuzzle, searchLimits } from '../shared/eachPuzzle.ts'
import { bold, EXIT, print } from '../shared/output.ts'
import { solvedRecord, solvedText } from '../shared/puzzleTextAndJson.ts'

/** Solves puzzles. Returns the exit code. */
export async function solve(options: Typed<'solve'>): Promise<number> {
  const { strength, branching, values, seed, json, all, limit, solutions } = options
  const solver = makeSolver({ strength, branching: makeBranching(branching, values, seed) })
  const limits = {
    ...searchLimits(options),
    solutions: all ? Infinity : limit,
    keepSolutions: solutions,
  }
  const dressed = await dresserOf(options.symbols)
  const write = await certificateWriter(options)
  return eachPuzzle(options, (entry, file) => {
    const { family, puzzle, line } = entry
    const solved = solver(family, puzzle, limits)
    if (solved.status === 'unique') write?.(entry, solved.solutions[0])
    if (json) print(solvedRecord(family, puzzle, solved))
    else {
      const shown = dressed(family, puzzle)
      print(`${bold(`${shown.title} ${puzzle.shape.text}`)} (${visible(file)}:${line})\n`)
      print(`${solvedText(shown, puzzle, solved)}\n`)
    }
    return solved.ended === 'node-limit' || solved.ended === 'time-limit' ? EXIT.limit : EXIT.fine
  })
}

/** The sink of certificates, if they are asked for; its modules are loaded only then. */
async function certificateWriter({ certificate, solutions }: Typed<'solve'>) {
  if (certificate === undefined) return undefined
  if (!solutions) throw new InvalidArgumentError('--certificate needs the solution; leave out --no-solutions')
  const { certificateSink } = await import('../shared/certificateFiles.ts')
  return certificateSink(certificate)
}
