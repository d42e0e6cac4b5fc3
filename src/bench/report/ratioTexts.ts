// Formats ratios with their bounds, intervals and probabilities. Bounds are marked everywhere: if a ratio is
// at least some value, its interval has no upper end, and p is at most the stated value.

import type { Ratio } from '../statistics/statistics.ts'
import { probability, threeFigures } from './numberTexts.ts'
import { SIGNS } from './table.ts'

/** Formats a ratio as `2.31`, `≥ 2.31` or `≤ 1/7.87k`. */
export function ratioText({ ratio, bound }: Pick<Ratio, 'ratio' | 'bound'>): string {
  return `${bound ? SIGNS[bound] : ''}${factorText(ratio)}`
}

/** Formats small factors as fractions: `1/7.87k`. */
export function factorText(factor: number): string {
  return factor < 0.01 ? `1/${threeFigures(1 / factor)}` : threeFigures(factor)
}

/** Formats the interval of a ratio: `0.950 to 1.04`, `≥ 1.20`; null if there is none. */
export function intervalText({ low, high, bound }: Ratio): string | null {
  if (low === null || high === null) return null
  if (bound) return ratioText({ ratio: bound === 'least' ? low : high, bound })
  return `${factorText(low)} to ${factorText(high)}`
}

/** Formats p, of which a bound of the ratio leaves only an upper bound. */
export function chanceText(p: number | null, { bound }: Pick<Ratio, 'bound'>): string | null {
  // A p below 0.001 is printed as "< 0.001" in any case.
  return p === null ? null : `${bound && p >= 0.001 ? SIGNS.most : ''}${probability(p)}`
}
