// Compares two contenders on the puzzles that both were given. Ratios are geometric means, so that factors of 2 and 1/2
// cancel out.

import type { ResultsHeader, Row } from '../results.ts'
import type { Bootstrap, Interval } from './bootstrapAndEcdfBand.ts'
import { LEAST, sum } from './means.ts'
import { CAPPED, type ContenderRows, NOT_GIVEN, type SectionRows, SOLVED } from './resultMatrix.ts'
import type { Bound, MeasureName, PairStatistics, Ratio, Tally } from './statistics.ts'
import { signedRank } from './wilcoxonAndHolm.ts'

/**
 * The minimum number of puzzles for an interval and p. With fewer puzzles, the two-sided p of the signed-rank test cannot
 * be below 5 %.
 */
const FEWEST = 6

/**
 * Compares two contenders of a section. Holm's correction, on which the stars depend, is added later, because it needs all
 * pairs. `control` has, for each puzzle, the difference between the times of the control and the first contender, or NaN if
 * it is unknown. Returns undefined if the two have no puzzle in common.
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
 * Compares the control of a section with the contender of which it is a copy, by time. If a limit ended only one of two
 * equal searches, this is noise too, so it gives no bound of the ratio: the ratio is over the puzzles that both solved.
 * Null without times, or if one of the two has no rows in this section.
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

/**
 * For each puzzle of the section, the difference between the logarithms of the control's and the first contender's time;
 * NaN if not both solved the puzzle.
 */
export function controlDifferences({ control }: SectionRows): Float64Array | undefined {
  const { differences } = control ? logarithmsOf(...control, 'milliseconds') : {}
  return differences?.map((difference) => (Number.isFinite(difference) ? difference : NaN))
}

/** Returns the pairs of rows on the puzzles that both contenders were given, in the order of the first contender's rows. */
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

/**
 * Counts the puzzles that each contender wins by a measure that both report. An unsolved puzzle costs more than any solved
 * one.
 */
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
 * Returns the logarithms of other / one for the puzzles that both solved. Puzzles on which only one contender was capped
 * are included if it is always the same contender and if the amounts that it had spent are known; otherwise they are left
 * out. `differences` has a logarithm for each puzzle, for rank tests: infinite if only one contender was capped, since that
 * is worse than any cost, and NaN if the two cannot be compared.
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
 * The logarithm of above / below, where a smaller number counts as the least value. The logarithms of 3 and of 1/3 must
 * have exactly the same absolute value, so that they tie in ranks.
 */
function logarithmOfRatio(least: number, above: number, below: number): number {
  const [a, b] = [Math.max(least, above), Math.max(least, below)]
  return a >= b ? Math.log(a / b) : -Math.log(b / a)
}

/**
 * The two-sided p of signed-rank tests that must all point the same way (the intersection-union test of Berger, Multiparameter
 * Hypothesis Testing and Acceptance Sampling, Technometrics 24, 1982): on each side, the largest p counts. Null if one of
 * the tests has too few differences.
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
 * The p of the claim that two contenders differ in time by more than the control and its original, whichever of these was
 * slower. For each puzzle, three differences are tested: the difference itself, and that minus and plus the difference of
 * the control. If one of the two is the first contender, the difference minus that of the control is the difference between
 * the other and the control.
 */
function beyondControl(differences: Float64Array, control: Float64Array): number | null {
  const samples = [0, -1, 1].map((sign) =>
    differences.map((difference, place) =>
      Number.isFinite(difference) ? difference + sign * control[place] : difference,
    ),
  )
  return chanceOf(samples)
}

/**
 * The ratio other / one by a measure, in whichever order the two were compared, and the number of puzzles that both were
 * given.
 */
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
 * The range of ratios that may be noise, judged by the control: it contains the control's interval, the reciprocal of that
 * interval, and 1. Noise has no direction: if it made the control seem 3 % slower, it may as well make another contender
 * seem 3 % faster. Null if the control has no interval.
 */
export function noiseOf(control: Ratio | null): Interval | null {
  if (!control || control.low === null || control.high === null) return null
  const most = Math.max(control.high, 1 / control.low, 1)
  return { low: 1 / most, high: most }
}
