// What a path to the solution is made of: steps as data, and the words for them.

import type { Family } from '../families/family.ts'
import { cellName } from '../families/grid.ts'
import type { Reason, ReasonWords } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Refuted } from './assumptions.ts'
import type { Needs } from './humanEffort.ts'

/** A value that has to stand in a cell. */
export interface Placement {
  /** Tells a placement from the other steps. */
  readonly step: 'place'
  /** Where the value has to stand. */
  readonly cell: number
  /** Which value that is. */
  readonly value: number
  /** All that can be seen, the plainest first. */
  readonly reasons: readonly Reason[]
  /** How long a person looks for it: open cells for each reason in sight. */
  readonly effort: number
  /** Whether no step of the path is harder. */
  readonly isHardest: boolean
}

/** A candidate that, if assumed, leads to a contradiction. */
export interface Contradicted extends Refuted {
  /** Placements up to the contradiction, the assumption included. */
  readonly placements: number
  /** What cannot be in the end. */
  readonly contradiction: Reason
  /** All that it makes forced up to there, layer by layer; the assumption comes first. */
  readonly chain: readonly Refuted[]
}

/** Candidates that are ruled out. */
export interface Refutation {
  /** Tells a refutation from the other steps. */
  readonly step: 'refute'
  /** Each with what it leads to. */
  readonly refuted: readonly Contradicted[]
  /** Those of the longest of these assumptions. */
  readonly placements: number
  /** How long a person tries: open cells for each placement of the longest. */
  readonly effort: number
  /** Whether no step of the path is harder. */
  readonly isHardest: boolean
}

/** A cell that only a search can fill: for each of its other candidates there is no solution. */
export interface Searched {
  /** Tells a search from the other steps. */
  readonly step: 'search'
  /** The cell that is filled. */
  readonly cell: number
  /** The only candidate that is left to it. */
  readonly value: number
  /** Its other candidates. */
  readonly refuted: readonly number[]
  /** States that the search has opened to refute them. */
  readonly nodes: number
  /** A person cannot do it; as much as the open cells squared. */
  readonly effort: number
  /** Whether no step of the path is harder. */
  readonly isHardest: boolean
}

/** A step of a path; `step` tells which of the three it is. */
export type Step = Placement | Refutation | Searched

/** A path to the solution, from the givens to the last cell. */
export interface Explanation {
  /** In the order in which a person makes them. */
  readonly steps: readonly Step[]
  /** The hardest kind of reasoning on the path. */
  readonly needs: Needs
  /** How many steps there are of each kind: that of the plainest reason, or one of STEP_WORDS. */
  readonly summary: Readonly<Record<string, number>>
}

/** The words of the reasons that no family has of its own: for steps that are not made on sight. */
export const STEP_WORDS = {
  assumption: {
    name: 'assumption that contradicts itself',
    sentence: 'assuming {value} here contradicts itself in {placements} steps',
  },
  'assumption-at-once': {
    name: 'assumption that contradicts itself at once',
    sentence: 'assuming {value} here contradicts itself at once',
  },
  assumptions: {
    name: 'assumptions that contradict themselves',
    sentence: 'each of these assumptions contradicts itself in {placements} steps or fewer',
  },
  search: {
    name: 'search',
    sentence: 'a search refutes {refuted} there (nodes opened: {nodes}): nothing simpler does',
  },
} as const satisfies Record<string, ReasonWords>

/** A step before the hardest are marked. */
export type Unmarked =
  | Omit<Placement, 'isHardest'>
  | Omit<Refutation, 'isHardest'>
  | Omit<Searched, 'isHardest'>

/** Counts the kinds of steps, and marks the hardest: the searches, or else the longest assumptions, or else the longest scans. */
export function explanationOf(steps: readonly Unmarked[]): Explanation {
  const has = (kind: Step['step']) => steps.some(({ step }) => step === kind)
  const hardest = has('search') ? 'search' : has('refute') ? 'refute' : 'place'
  const highest = Math.max(...steps.filter(({ step }) => step === hardest).map(hardness))
  const summary: Record<string, number> = {}
  for (const step of steps) {
    const { kind } = reasonOf(step)
    summary[kind] = (summary[kind] ?? 0) + 1
  }
  return {
    steps: steps.map((step) => ({
      ...step,
      isHardest: step.step === hardest && hardness(step) === highest,
    })),
    needs: ({ search: 'nested', refute: 'assumption', place: 'singles' } as const)[hardest],
    summary,
  }
}

/** How hard a step is among those of its sort: longer assumptions, longer scans; all searches are alike. */
function hardness(step: Unmarked): number {
  if (step.step === 'search') return 0
  return step.step === 'refute' ? step.placements : Number(step.effort.toFixed(2))
}

/** Why a step is made: the plainest of its reasons. */
export function reasonOf(step: Unmarked): Reason {
  if (step.step === 'place') return step.reasons[0]
  if (step.step === 'search') {
    const { cell, refuted, nodes } = step
    return { kind: 'search', facts: { refuted: refuted.join(', '), nodes }, cells: [cell] }
  }
  const { placements, refuted } = step
  if (refuted.length === 1) return assumption(refuted[0])
  const cells = [...new Set(refuted.map(({ cell }) => cell))]
  return { kind: 'assumptions', facts: { placements }, cells }
}

/** Why a candidate cannot be: after so many placements there is a contradiction. */
export function assumption({
  cell,
  value,
  placements,
}: Omit<Contradicted, 'contradiction' | 'chain'>): Reason {
  return {
    kind: placements === 1 ? 'assumption-at-once' : 'assumption',
    facts: { value, placements },
    cells: [cell],
  }
}

/** The words of a kind of reason: the family's, or those of steps that are not made on sight. */
export function reasonWords({ inference }: Pick<Family, 'inference'>, kind: string): ReasonWords {
  return inference.reasons[kind] ?? STEP_WORDS[kind as keyof typeof STEP_WORDS]
}

/** A reason as a sentence without an end, in the family's words. */
export function reasonText(
  family: Pick<Family, 'inference'>,
  { shape }: Puzzle,
  { kind, facts }: Reason,
): string {
  return reasonWords(family, kind).sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'cell' ? cellName(shape, Number(facts.cell)) : String(facts[name]),
  )
}
