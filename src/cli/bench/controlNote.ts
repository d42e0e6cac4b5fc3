// What `bench run` says of the control: how far two measurements of the same contender are apart.

import { mergeRepeats } from '../../bench/mergeRepeats.ts'
import { CONTROL, type ResultsHeader, type Row } from '../../bench/results.ts'
import { statisticsOf } from '../../bench/statistics/computeStatistics.ts'
import { noiseOf } from '../../bench/statistics/star.ts'

/** Collects rows of the control and of the contender of which it is a copy. */
interface ControlNote {
  /** Takes a row of any contender. */
  add(row: Row): void
  /** The sentence, without a newline; undefined in a run without a control. */
  sentence(): string | undefined
}

/** Starts without rows. The header lists the control if the run has one. */
export function makeControlNote(header: ResultsHeader): ControlNote {
  const contenders = header.contenders.slice(0, 2)
  const hasControl = contenders[1]?.kind === 'control'
  const names = new Set(contenders.map(({ name }) => name))
  const rows: Row[] = []
  return {
    add(row) {
      if (hasControl && names.has(row.contender)) rows.push(row)
    },
    sentence() {
      if (!hasControl) return undefined
      const results = { header: { ...header, contenders }, rows: mergeRepeats(rows) }
      const { control } = statisticsOf(results).all
      const noise = noiseOf(control)
      if (!control || !noise) return `${CONTROL}: too few puzzles to tell noise from differences`
      const interval = `${digits(control.low as number)} to ${digits(control.high as number)}`
      const took = `${CONTROL}: the first contender again took ${digits(control.ratio)} times as long (${interval})`
      return `${took}; differences of time up to a factor of ${digits(noise.high)} are noise`
    },
  }
}

/** Three digits, or so many that a factor near 1 is not 1. */
function digits(factor: number): string {
  return factor.toFixed(3)
}
