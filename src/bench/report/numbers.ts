// Numbers as a person reads them: three figures that count, thousands apart, short ones on axes.

const UNITS = [
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const

/** `7.00`, `1.50`, `12.3k`, `4.56M`: three figures. */
export function threeFigures(value: number): string {
  const rounded = Number(value.toPrecision(3))
  const [size, unit] = UNITS.find(([least]) => rounded >= least) ?? [1, '']
  return `${(rounded / size).toPrecision(3)}${unit}`
}

/** `7`, `1.5`, `12.3k`, `4.56M`: the same without zeros that say nothing, as on an axis. */
export function shortNumber(value: number): string {
  return threeFigures(value)
    .replace(/(\.\d*?)0+(?=\D*$)/, '$1')
    .replace(/\.(?=\D*$)/, '')
}

const TIMES = [
  [1000, 1000, 's'],
  [1, 1, 'ms'],
  [0, 0.001, 'µs'],
] as const

/** `250 µs`, `12.3 ms`, `4 s`; the number is written as it is told. */
export function timeText(milliseconds: number, write: (value: number) => string): string {
  const rounded = Number(milliseconds.toPrecision(3))
  const [, size, unit] = TIMES.find(([least]) => rounded >= least) ?? TIMES[2]
  return `${write(rounded / size)} ${unit}`
}

/** A count with thousands apart: `1,234,567`; decimals where there are any that count. */
export function plainNumber(value: number): string {
  const text = value >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(4)))
  return Math.abs(value) < 1e15 ? text.replaceAll(/\B(?=(\d{3})+$)/g, value >= 1000 ? ',' : '') : text
}

/** `91 %`; 99.9 is not all, and 0.1 not none. */
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

/** The value below which this share of the sorted values lies; between two of them, the lower. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}
