// How far times can be trusted: the control, which shows how much noise makes of no difference, and what the
// reader has to know about the measurement.

import { CONTROL, type ResultsHeader } from '../../results.ts'
import type { Ratio } from '../../statistics/statistics.ts'
import { countOf } from '../numberTexts.ts'
import { factorText, intervalText } from '../ratioTexts.ts'
import { durationText } from '../reportMeasures.ts'
import { listOf, paragraphOf } from './elements.ts'

/** The part about times; empty in a run without times. */
export function times(header: ResultsHeader, control: Ratio | null): string {
  if (!header.times) return ''
  return paragraphOf(controlText(header, control)) + listOf(caveatsOf(header))
}

/** What the control says. */
function controlText({ contenders }: ResultsHeader, control: Ratio | null): string {
  const [first] = contenders
  if (!contenders.some(({ kind }) => kind === CONTROL)) {
    return 'This run has no control, so nothing shows how much of a difference in time is noise. No ratio of times has a star.'
  }
  if (!control)
    return 'The control and the first contender solved no puzzle in common, so nothing shows how much of a difference in time is noise. No ratio of times has a star.'
  const interval = intervalText(control)
  const range =
    interval === null
      ? 'too few puzzles for an interval, so no ratio of times has a star'
      : `95 % interval ${interval}`
  return `The control is ${first.name} once more, measured like any other contender. It took ${factorText(control.ratio)} times as long as the first (${range}; ${countOf(control.of, 'puzzle')}). It is the same search, so all of this is noise. A ratio of times has a star only if its interval does not overlap that of the control, or its reciprocal: noise has no direction.`
}

const WAITED =
  'the searches had to wait for a processor, or that they are runs of an external solver hardly longer than a tick'

function caveatsOf({ contenders, repeat, environment }: ResultsHeader): string[] {
  const externals = contenders.some(({ kind }) => kind === 'external')
  const floors = environment?.solvers.flatMap(({ floorMilliseconds }) => floorMilliseconds ?? []) ?? []
  return [
    'Times belong to this machine and this hour. Other work on the machine makes every search slower, and not all by the same factor.',
    'The program runs one puzzle after the other, with the contenders in an order drawn at random for each puzzle, so that a change of the machine meets all of them.',
    repeat === 1
      ? 'Each search was run once. A slow moment of the machine can fall on one contender; of more repeats, the least time counts.'
      : 'A time is the least of the repeats: whatever a repeat of the same work takes longer is other work of the machine. Each repeat is a pass over all puzzles, so the repeats of a search are far apart.',
    'The code is warm: it has run before it is measured, as in a program that solves many puzzles. The first search of a process takes longer.',
    'Times in ratios and plots are wall times. CPU time is the time that the thread, or the processes of an external solver, spent on a processor. It is counted in ticks of some milliseconds, so only sums are stated, and a dash if no search met a tick.',
    repeat === 1
      ? `Wall time far above CPU time means that ${WAITED}.`
      : `Wall time is the least of the repeats, CPU time their mean: compare it between contenders. Beside wall time it may well be the larger one; wall time far above it means that ${WAITED}.`,
    ...(externals
      ? [
          `The time of an external solver includes its start${floors.length > 0 ? `, which took ${durationText(Math.min(...floors))}${floors.length > 1 ? ` to ${durationText(Math.max(...floors))}` : ''} for a trivial puzzle (its floor)` : ''}. Differences below the floor say little about the search.`,
        ]
      : []),
  ]
}
