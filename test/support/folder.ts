// New folders for tests that write files.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new, empty folder. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'puzzlewright-'))
}
