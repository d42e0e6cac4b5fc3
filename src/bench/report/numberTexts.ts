// Formats numbers for people: with three significant figures, with thousands separators, or briefly for axes.

import type { Ratio } from '../statistics/statistics.ts'
import { SIGNS } from './tableAndCsv.ts'

const UNITS = { E: 1e18, P: 1e15, T: 1e12, G: 1e9, M: 1e6, k: 1e3 }

/** Three significant figures: `7.00`, `1.50`, `12.3k`, `4.56M`. */
export function threeFigures(value: number): string {
  const rounded = Number(value.toPrecision(3))
  if (rounded >= 1e21) return value.toExponential(2)
  const [unit, size] = Object.entries(UNITS).find(([, least]) => rounded >= least) ?? ['', 1]
  return `${(rounded / size).toPrecision(3)}${unit}`
}

/** Three significant figures without trailing zeros, for axes: `7`, `1.5`, `12.3k`, `4.56M`. */
export function shortNumber(value: number): string {
  return threeFigures(value)
    .replace(/(\.\d*?)0+(?=\D*$)/, '$1')
    .replace(/\.(?=\D*$)/, '')
}

const TIMES = [
  [36_000_000, 3_600_000, 'h'],
  [1000, 1000, 's'],
  [1, 1, 'ms'],
  [0, 0.001, 'µs'],
] as const

/** A time with its unit: `250 µs`, `12.3 ms`, `4 s`, and from ten hours on `12.5 h`; `write` formats the number. */
export function timeText(milliseconds: number, write: (value: number) => string): string {
  const rounded = Number(milliseconds.toPrecision(3))
  const [, size, unit] = TIMES.find(([least]) => rounded >= least) ?? TIMES[3]
  return `${write(rounded / size)} ${unit}`
}

/** The unit that suits the median of these times: its name and its length in milliseconds. */
export function timeUnit(milliseconds: readonly number[]): { readonly unit: string; readonly size: number } {
  const middle = milliseconds.toSorted((one, other) => one - other)[Math.floor(milliseconds.length / 2)] ?? 1
  const [, size, unit] = TIMES.find(([least]) => middle >= least) ?? TIMES[3]
  return { unit, size }
}

/** Three significant figures without a suffix such as k or M: `0.0123`, `7.50`, `12,300`. */
export function plainFigures(value: number): string {
  const rounded = Number(value.toPrecision(3))
  return rounded >= 1000 ? plainNumber(rounded) : rounded === 0 ? '0' : rounded.toPrecision(3)
}

/** A number with thousands separators: `1,234,567`. Values below 1000 keep four significant figures. */
export function plainNumber(value: number): string {
  const text = value >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(4)))
  return value < 1e21 ? text.replaceAll(/\B(?=(\d{3})+$)/g, value >= 1000 ? ',' : '') : text
}

/** A percentage: `91 %`; `> 99 %` instead of a rounded 100 %, and `< 1 %` instead of a rounded 0 %. */
export function percent(share: number): string {
  const whole = Math.round(share * 100)
  if (share < 1 && whole === 100) return '> 99 %'
  if (share > 0 && whole === 0) return '< 1 %'
  return `${whole} %`
}

/** `0.012`, `< 0.001`. */
export function probability(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3)
}

/** `1 puzzle`, `2 puzzles`, `1,200 puzzles`. */
export function countOf(number: number, one: string): string {
  return `${plainNumber(number)} ${one}${number === 1 ? '' : 's'}`
}

/** The quantile of sorted values for a share from 0 to 1. If it lies between two values, it is their mean. */
export function averagedQuantile(sorted: readonly number[], share: number): number {
  const place = share * sorted.length
  const [before, behind] = [Math.ceil(place) - 1, Math.floor(place)].map(
    (index) => sorted[Math.min(sorted.length - 1, Math.max(0, index))],
  )
  return before === behind ? before : (before + behind) / 2
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}

// Formats ratios, their intervals and their probabilities. A ratio that is only a bound is marked as such. If it is a lower
// bound, its interval has no upper end, and p is at most the stated value.

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

/** Formats p. */
export function chanceText(p: number | null): string | null {
  return p === null ? null : probability(p)
}
