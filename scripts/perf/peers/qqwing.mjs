// The program of the Debian package qqwing as a contender that makes Sudokus. Each pass starts it, which takes some
// milliseconds of a second or two. The shell tells the processor time of the programs that it ran.

import { runCompetitor } from '../competitors.mjs'
import { serve } from './contender.mjs'

/** The milliseconds of a time as the shell writes it: 1m2.34s. */
function milliseconds(time) {
  const [, minutes, seconds] = time.match(/(\d+)m([\d.]+)s/)
  return 60_000 * Number(minutes) + 1000 * Number(seconds)
}

serve({
  make(count) {
    const output = runCompetitor('sh', ['-c', `qqwing --generate ${count} --one-line && times`])
    // The last two lines are the times of the shell itself and of what it ran, each of the program and of the system.
    const lines = output.trim().split('\n')
    const [user, system] = lines[lines.length - 1].split(' ').map(milliseconds)
    return { milliseconds: user + system, lines: lines.slice(0, -2) }
  },
})
