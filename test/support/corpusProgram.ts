// Commands on corpora of the built program, whose threads load built modules, in processes of their own.

import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

export const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')

/** Runs `corpus ...` to its end. */
export function corpusProcess(...words: readonly string[]) {
  const args = [MAIN, 'corpus', ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}
