// The puzzles of a run, from one corpus or several, without duplicates.

import { type CorpusPuzzle, readCorpus } from '../../bench/corpus.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import type { ReadOptions } from '../../formats/entry.ts'
import { sha256 } from '../../runs/sha256.ts'
import { readText } from '../shared/input.ts'
import { complain } from '../shared/output.ts'

/** Reads corpora. Reports unreadable entries and then returns nothing. Skips duplicates with a note. */
export async function readCorpora(
  files: readonly string[],
  options: ReadOptions,
): Promise<readonly CorpusPuzzle[] | undefined> {
  const places = new Map<string, string>()
  const found: CorpusPuzzle[] = []
  let isSound = true
  for (const file of files) {
    const name = file === '-' ? 'standard input' : file
    try {
      const { puzzles, errors } = readCorpus(await readText(file, 'corpus'), sha256, options)
      for (const error of errors) complain(name, error)
      isSound &&= errors.length === 0
      const again = puzzles.filter(({ line, one }) => {
        if (places.has(one.id)) return true
        places.set(one.id, `${name}:${line}`)
        found.push(one)
        return false
      })
      if (again.length > 0) {
        const [{ line, one }] = again
        const first = `the first: line ${line}, as ${places.get(one.id)}`
        process.stderr.write(
          `${name}: ${count(again.length, 'puzzle')} passed over, there already (${first})\n`,
        )
      }
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      complain(name, error)
      isSound = false
    }
  }
  return isSound ? found : undefined
}
