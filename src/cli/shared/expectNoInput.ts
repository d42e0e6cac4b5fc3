// Keeps commands from replacing the files that they read.

import { fstatSync, type Stats, statSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import { isSameFile } from '../../runs/fileSystem.ts'

/** The name that means standard input in place of a file to read. */
const STANDARD_INPUT = '-'

/** Refuses to write files that are also read. */
export function expectNoInput(files: readonly string[], inputs: readonly string[]): void {
  const outputs = files.map((path) => found(() => statSync(path)))
  const input = inputs.find((path) => {
    const one = found(() => (path === STANDARD_INPUT ? fstatSync(0) : statSync(path)))
    return outputs.some((other) => isSameFile(one, other))
  })
  if (input === undefined) return
  const name = input === STANDARD_INPUT ? 'the file on standard input' : input
  throw new InvalidArgumentError(`${name} would be overwritten; write to another file`)
}

/** The result of `look`; undefined if the path cannot be resolved. The code that opens the path reports the error. */
function found(look: () => Stats): Stats | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
