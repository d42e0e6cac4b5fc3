// The progress of an audit. The number of rows is not known before the last one.

import { tell } from '../shared/output.ts'

/** The seconds between two lines of progress. */
const SECONDS_BETWEEN = 10

/** Counts rows, and tells the number now and then on standard error. */
export function startRowCount(quiet: boolean): { advance(): void } {
  const began = performance.now()
  let last = began
  let rows = 0
  return {
    advance() {
      rows++
      const now = performance.now()
      if (quiet || now - last < 1000 * SECONDS_BETWEEN) return
      last = now
      tell(`audit: ${rows} rows, ${Math.round((1000 * rows) / (now - began))} a second`)
    },
  }
}
