// Corpora of a benchmark: their recipes, and the bytes and the log of what the program makes of them.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './program.mjs'

/** Runs a command of `corpus`. Returns the time in seconds, and the peak memory in MB. */
export const corpus = (...args) => runProgram('corpus', ...args)

/** Writes a recipe beside the corpus of the same name. Returns its path. */
export function writeRecipe(path, recipe) {
  writeFileSync(path, JSON.stringify({ seed: 'corpora', ...recipe }))
  return path
}

/** The log of a corpus, from the first chunk on: puzzles and seconds on their threads. */
export function readLog(folder) {
  return readFileSync(join(folder, 'log.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((one, other) => one.chunk - other.chunk)
}

/** The bytes of all chunks: of their records and of their keys. */
export function chunkBytes(folder) {
  const chunks = join(folder, 'chunks')
  const bytesOf = (ending) =>
    readdirSync(chunks)
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + statSync(join(chunks, name)).size, 0)
  return { records: bytesOf('.jsonl'), keys: bytesOf('.keys') }
}
