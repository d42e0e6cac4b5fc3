// What the commands that write a corpus tell at their end.

import type { Finished } from '../../corpus/manifest.ts'
import { count } from '../../families/notationText.ts'
import { stoppedBy } from '../shared/stopped.ts'

/** `10000 puzzles; dropped: 3 twins, 7 more than were wanted` */
export function finishedText({ puzzles, dropped: { twins = 0, surplus = 0 } }: Finished): string {
  const more = surplus > 0 ? `, ${surplus} more than were wanted` : ''
  return `${count(puzzles, 'puzzle')}; dropped: ${count(twins, 'twin')}${more}`
}

/** Tells that a signal ended the work. Returns the exit code. */
export function restarted(signal: AbortSignal): number {
  process.stderr.write('stopped, and nothing was written; to start again, repeat the same command\n')
  return stoppedBy(signal).exit
}
