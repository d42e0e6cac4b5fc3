// Compares two contenders on the puzzles that both were given. Ratios are geometric means, so that twice as
// many and half as many cancel out.

import type { ResultsHeader, Row } from '../results.ts'
import type { Bootstrap, Interval } from './bootstrapAndEcdfBand.ts'
import { LEAST, sum } from './means.ts'
import { CAPPED, type ContenderRows, NOT_GIVEN, type SectionRows, SOLVED } from './resultMatrix.ts'
import type { Bound, MeasureName, PairStatistics, Ratio, Tally } from './statistics.ts'
import { signedRank } from './wilcoxonAndHolm.ts'

/**
 * The minimum number of puzzles for an interval and p. With fewer, the two-sided p of the signed-rank test cannot be
 * below 5 %.
 */
const FEWEST = 6

/**
 * Compares two contenders of a section, without Holm's correction, which needs all pairs, and so without stars. `control` has
 * the differences of the control's times at each place, NaN where they are unknown. Undefined if they have no puzzle in common.
 */
export function pairOf(
  one: ContenderRows,
  other: ContenderRows,
  bootstrap: Bootstrap,
  control: Float64Array | undefined,
): PairStatistics | undefined {
  const isTold = (measure: MeasureName) => one.tells[measure] && other.tells[measure]
  const ratio = (measure: MeasureName) => {
    const noise = measure === 'milliseconds' ? control : undefined
    return isTold(measure) ? ratioOf(logarithmsOf(one, other, measure), bootstrap, noise) : null
  }
  const tally = (measure: MeasureName) => (isTold(measure) ? tallyOf(one, other, measure) : null)
  const counts = countsOf(one, other)
  if (counts.puzzles === 0) return undefined
  return {
    one: one.name,
    other: other.name,
    ...counts,
    tallies: { nodes: tally('nodes'), milliseconds: tally('milliseconds') },
    nodes: ratio('nodes'),
    milliseconds: ratio('milliseconds'),
  }
}

/**
 * Compares the control of a section with the contender of which it is a copy, by time. A limit that ended only one of two
 * equal searches is noise like the rest of their difference, not a bound of it: the ratio is over the puzzles that both
 * solved. Null without times, or if one of them has no rows here.
 */
export function controlOf(
  { control }: SectionRows,
  { times }: ResultsHeader,
  bootstrap: Bootstrap,
): Ratio | null {
  if (!control || !times) return null
  const { bothSolved } = logarithmsOf(...control, 'milliseconds')
  return ratioOf({ differences: bothSolved, bothSolved, logarithms: bothSolved, bound: undefined }, bootstrap)
}

/** The differences of the control's times at each place of the section; NaN where the two copies did not both solve the puzzle. */
export function controlDifferences({ control }: SectionRows): Float64Array | undefined {
  const { differences } = control ? logarithmsOf(...control, 'milliseconds') : {}
  return differences?.map((difference) => (Number.isFinite(difference) ? difference : NaN))
}

/** Returns the pairs of rows on the puzzles that both were given, in the order of the first contender. */
export function commonOf(ones: readonly Row[], others: readonly Row[]) {
  const rowOf = new Map(others.map((row) => [row.puzzle, row]))
  return ones.flatMap((one) => {
    const other = rowOf.get(one.puzzle)
    return other ? { one, other } : []
  })
}

type Counts = Pick<PairStatistics, 'puzzles' | 'bothSolved' | 'onlyOne' | 'onlyOther'>

function countsOf(one: ContenderRows, other: ContenderRows): Counts {
  let [puzzles, bothSolved, onlyOne, onlyOther] = [0, 0, 0, 0]
  for (let place = 0; place < one.outcomes.length; place++) {
    const [outcome, opposite] = [one.outcomes[place], other.outcomes[place]]
    if (outcome === NOT_GIVEN || opposite === NOT_GIVEN) continue
    puzzles++
    if (outcome === SOLVED && opposite === SOLVED) bothSolved++
    else if (outcome === SOLVED) onlyOne++
    else if (opposite === SOLVED) onlyOther++
  }
  return { puzzles, bothSolved, onlyOne, onlyOther }
}

/** Who wins by a measure that both report. What was not solved costs more than anything. */
function tallyOf(one: ContenderRows, other: ContenderRows, measure: MeasureName): Tally {
  const costOf = ({ outcomes, spent }: ContenderRows, place: number) =>
    outcomes[place] === SOLVED ? spent[measure][place] || 0 : Infinity
  let [wins, ties, losses] = [0, 0, 0]
  for (let place = 0; place < one.outcomes.length; place++) {
    if (one.outcomes[place] === NOT_GIVEN || other.outcomes[place] === NOT_GIVEN) continue
    const [cost, opposite] = [costOf(one, place), costOf(other, place)]
    if (cost < opposite) wins++
    else if (cost > opposite) losses++
    else ties++
  }
  return { wins, ties, losses }
}

function ratioOf(
  { logarithms, bound, differences }: Known,
  bootstrap: Bootstrap,
  control?: Float64Array,
): Ratio | null {
  if (logarithms.length === 0) return null
  const interval = logarithms.length < FEWEST ? undefined : bootstrap(logarithms)
  return {
    of: logarithms.length,
    ratio: Math.exp(sum(logarithms) / logarithms.length),
    low: interval ? Math.exp(interval.low) : null,
    high: interval ? Math.exp(interval.high) : null,
    ...(bound && { bound }),
    p: chanceOf([differences]),
    holm: null,
    beyondControl: control ? beyondControl(differences, control) : null,
    isSignificant: false,
  }
}

/** The values behind a ratio. */
type Known = ReturnType<typeof logarithmsOf>

/**
 * Returns the logarithms of other / one for the puzzles that both solved. Puzzles that capped only one contender are
 * included if it is always the same one, and if it tells what it had spent; else they are left out. `differences` has a logarithm
 * for each place, for tests by ranks: infinite where only one contender was capped, which is worse than any cost, and NaN where
 * there is nothing to compare.
 */
function logarithmsOf(one: ContenderRows, other: ContenderRows, measure: MeasureName) {
  const logarithms = new Float64Array(one.outcomes.length)
  const isBoth = new Uint8Array(one.outcomes.length)
  const differences = new Float64Array(one.outcomes.length).fill(NaN)
  const [ones, others] = [one.spent[measure], other.spent[measure]]
  const capped = { least: 0, most: 0 }
  let isUnknown = false
  let of = 0
  for (let place = 0; place < ones.length; place++) {
    const [outcome, opposite] = [one.outcomes[place], other.outcomes[place]]
    const isLeast = outcome === SOLVED && opposite === CAPPED
    const isMost = outcome === CAPPED && opposite === SOLVED
    if (!isLeast && !isMost && !(outcome === SOLVED && opposite === SOLVED)) continue
    const logarithm = logarithmOfRatio(LEAST[measure], others[place], ones[place])
    differences[place] = isLeast ? Infinity : isMost ? -Infinity : logarithm
    if (Number.isNaN(logarithm)) {
      isUnknown ||= isLeast || isMost
      continue
    }
    if (isLeast) capped.least++
    else if (isMost) capped.most++
    else isBoth[of] = 1
    logarithms[of++] = logarithm
  }
  const bothSolved = logarithms.subarray(0, of).filter((_, index) => isBoth[index] === 1)
  const isSelected = isUnknown || (capped.least > 0 && capped.most > 0)
  if (isSelected) return { logarithms: bothSolved, bothSolved, bound: undefined, differences }
  const bound: Bound | undefined = capped.least > 0 ? 'least' : capped.most > 0 ? 'most' : undefined
  return { logarithms: logarithms.subarray(0, of), bothSolved, bound, differences }
}

/**
 * The logarithm of above / below, each raised to the least value. A factor of three and a factor of one third must have
 * exactly the same size, so that they tie in ranks.
 */
function logarithmOfRatio(least: number, above: number, below: number): number {
  const [a, b] = [Math.max(least, above), Math.max(least, below)]
  return a >= b ? Math.log(a / b) : -Math.log(b / a)
}

/**
 * The two-sided p of signed-rank tests that must all point the same way (the intersection-union test of Berger, Multiparameter
 * Hypothesis Testing and Acceptance Sampling, Technometrics 24, 1982): the largest of each side. Null if one of them has too
 * few differences.
 */
function chanceOf(samples: readonly Float64Array[]): number | null {
  const tests = samples.map((sample) => signedRank(sample))
  if (tests.some(({ used }) => used < FEWEST)) return null
  const [less, greater] = (['less', 'greater'] as const).map((side) =>
    Math.max(...tests.map(({ [side]: chance }) => chance)),
  )
  return Math.min(1, 2 * Math.min(less, greater))
}

/**
 * The p of a difference of times that is larger than that of the control, whichever of its copies was slower: puzzle by puzzle,
 * the difference as it is, less the control's, and more by the control's. If the first contender is compared, its difference less
 * the control's is the difference from the control.
 */
function beyondControl(differences: Float64Array, control: Float64Array): number | null {
  const samples = [0, -1, 1].map((sign) =>
    differences.map((difference, place) =>
      Number.isFinite(difference) ? difference + sign * control[place] : difference,
    ),
  )
  return chanceOf(samples)
}

/** The ratio other / one by a measure, in whichever order the two were compared, with the puzzles that both were given. */
export function ratioBetween(
  pairs: readonly PairStatistics[],
  one: string,
  other: string,
  measure: MeasureName,
) {
  const straight = pairs.find((pair) => pair.one === one && pair.other === other)
  if (straight) return { puzzles: straight.puzzles, ratio: straight[measure] }
  const turned = pairs.find((pair) => pair.one === other && pair.other === one)
  return turned && { puzzles: turned.puzzles, ratio: turned[measure] && inverse(turned[measure]) }
}

/** The ratio in the other direction. */
function inverse(ratio: Ratio): Ratio {
  const { low, high, bound } = ratio
  return {
    ...ratio,
    ratio: 1 / ratio.ratio,
    low: high && 1 / high,
    high: low && 1 / low,
    ...(bound && { bound: bound === 'least' ? 'most' : 'least' }),
  }
}

/**
 * The ratios that may be noise by a control: its interval, the reciprocal of its interval, 1, and what lies between. Noise
 * has no direction: what made the second copy seem 3 % slower may as well make another contender seem 3 % faster. Null if
 * the control has no interval.
 */
export function noiseOf(control: Ratio | null): Interval | null {
  if (!control || control.low === null || control.high === null) return null
  const most = Math.max(control.high, 1 / control.low, 1)
  return { low: 1 / most, high: most }
}
