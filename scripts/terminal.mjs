// Tells people at a terminal what a build does. npx and `npm install FOLDER` hide what the script `prepare` prints, so that half
// a minute would pass in silence.

import { writeFileSync } from 'node:fs'

/** Whether npm hides what this process prints: it runs `prepare`, and npm itself reads standard error. */
const IS_HIDDEN = process.env.npm_lifecycle_event === 'prepare' && !process.stderr.isTTY

/** Writes a line to standard error; if npm hides it, also to the terminal that npm was called from, if there is one. */
export function tell(line, { isHidden, terminal } = { isHidden: IS_HIDDEN, terminal: '/dev/tty' }) {
  process.stderr.write(line)
  if (!isHidden) return
  try {
    // The line begins at the left edge, over the sign that npm turns while it waits. The flag makes no file.
    writeFileSync(terminal, `\r${line}`, { flag: 'r+' })
  } catch {
    // There is no terminal, as in continuous integration, or its name is another one, as on Windows.
  }
}
