import type { Typed } from '../commandsFromTable.ts'
import { eachPuzzle } from '../shared/eachPuzzle.ts'
import { EXIT, flush, print } from '../shared/output.ts'
import { TARGETS, type Target } from './targets.ts'

/** Writes puzzles in another notation. Returns the exit code. */
export async function convert(options: Typed<'convert'>): Promise<number> {
  const target = TARGETS.find(({ name }) => name === options.to) as Target
  let written = 0
  const exit = await eachPuzzle(options, ({ family, puzzle }) => {
    const text = target.write(family, puzzle)
    if (written++ === 0 && target.start !== undefined) print(target.start)
    print(text)
    return EXIT.fine
  })
  if (written > 0 && target.end !== undefined) print(target.end)
  await flush()
  return exit
}
