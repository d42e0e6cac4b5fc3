// The steps of a path: a person places a value, rules out candidates, refutes a candidate, or has to search. The reasoning of a
// path: the tier, the hardest technique, and how often each technique is used.

import type { Family } from '../families/family.ts'
import {
  type Candidate,
  type Elimination,
  type Reason,
  type Technique,
  TIERS,
  type Tier,
} from '../families/inference.ts'
import { perObjects } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { ForcingChain } from './forcingChain.ts'
import { FORCING_CHAIN, SEARCH } from './sharedTechniquePhrases.ts'

/** A value placed in a cell, because it is forced. */
export interface PlaceStep extends Candidate {
  /** Distinguishes the kinds of steps. */
  readonly step: 'place'
  /** All reasons in sight, the plainest first. */
  readonly reasons: readonly Reason[]
  /**
   * How long a person looks for the value: the number of open cells divided by the total weight of the reasons in sight; 0 if a
   * pattern leaves the value.
   */
  readonly effort: number
}

/** A pattern that rules out candidates. */
export interface EliminateStep extends Elimination {
  /** Distinguishes the kinds of steps. */
  readonly step: 'eliminate'
}

/** A candidate that leads to a contradiction when it is assumed. */
export interface RefuteStep extends Candidate, ForcingChain {
  /** Distinguishes the kinds of steps. */
  readonly step: 'refute'
}

/** A cell that only a search can fill: each of its other candidates leads to no solution. */
export interface SearchStep extends Candidate {
  /** Distinguishes the kinds of steps. */
  readonly step: 'search'
  /** The other candidates of the cell. */
  readonly refuted: readonly number[]
  /** The number of nodes that the search opened to refute the other candidates. */
  readonly nodes: number
}

/** A step of a path; `step` tells its kind. */
export type Step = PlaceStep | EliminateStep | RefuteStep | SearchStep

// Each step of a path is the easiest possible step. So a technique is used only when all easier techniques are exhausted, and
// the board that these lead to does not depend on the order of steps. Therefore the tier and the hardest technique depend only
// on the puzzle, not on the path: they tell how far down the family's list of techniques a solver has to go. The result of
// techniques that rely on uniqueness may depend on the order of steps. The order is therefore fixed: a path applies the easiest
// technique everywhere before it looks for others.

/** The reasoning that a path requires. */
export interface Reasoning {
  /** The hardest kind of reasoning. */
  readonly tier: Tier
  /** The hardest technique; null if singles are enough. */
  readonly hardestTechnique: string | null
  /** The number of steps by technique, the easiest first. */
  readonly techniques: Readonly<Record<string, number>>
}

/** The reason of a step; for a placement, its plainest reason. */
export function reasonOf(step: Step): Reason {
  switch (step.step) {
    case 'place':
      return step.reasons[0]
    case 'eliminate':
      return step
    case 'refute': {
      const { cell, value } = step
      return { kind: FORCING_CHAIN, facts: { value, cell }, cells: [cell], premises: [] }
    }
    case 'search': {
      const { cell, refuted, nodes } = step
      return { kind: SEARCH, facts: { refuted: refuted.join(', '), nodes }, cells: [cell], premises: [] }
    }
  }
}

/** The technique of a step; for a placement, the technique of its plainest reason. */
export function techniqueOf(step: Step): string {
  return reasonOf(step).kind
}

/**
 * Tells a path to people: a pattern whose sentence states the only value of a cell becomes the reason for placing this value at
 * once.
 */
export function* withPlacements(steps: Iterable<Step>): Generator<Step, void, undefined> {
  const placed = new Set<number>()
  for (const step of steps) {
    if (step.step === 'eliminate' && step.leaves && !placed.has(step.leaves.cell)) {
      const { kind, sentence, facts, cells, premises, leaves } = step
      placed.add(leaves.cell)
      const reason = { kind, ...(sentence && { sentence }), facts, cells, premises }
      yield { step: 'place', ...leaves, reasons: [reason], effort: 0 }
    } else if (step.step !== 'place' || !placed.has(step.cell)) yield step
  }
}

/**
 * The tier of each technique of a family, the easiest first, including the techniques that all families
 * share.
 */
function tiersOf(techniques: readonly Technique[]): Map<string, Tier> {
  return new Map<string, Tier>([
    ...techniques.map(({ name, tier }) => [name, tier] as const),
    [FORCING_CHAIN, 'chains'],
    [SEARCH, 'nested'],
  ])
}

/** The names of all techniques in paths of a family, the easiest first. */
export function techniqueNames({ inference }: Pick<Family, 'inference'>): string[] {
  return [...tiersOf(inference.techniques).keys()]
}

/** The techniques of a family with their tiers as a list, which is made once for each family. */
const rankedTiers = perObjects((techniques: readonly Technique[]) => Array.from(tiersOf(techniques)))

/** The reasoning of a path, given the techniques of its family. */
export function reasoningOf(techniques: readonly Technique[], steps: Iterable<Step>): Reasoning {
  const used = new Map<string, number>()
  for (const step of steps) {
    const name = techniqueOf(step)
    used.set(name, (used.get(name) ?? 0) + 1)
  }
  const ranked = rankedTiers(techniques).filter(([name]) => used.has(name))
  const [name, tier] = ranked.at(-1) ?? ['', TIERS[0]]
  return {
    tier,
    hardestTechnique: tier === TIERS[0] ? null : name,
    techniques: Object.fromEntries(ranked.map(([one]) => [one, used.get(one) as number])),
  }
}

/** The start of a path. */
interface PathStart {
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** The values placed in addition to the givens. */
  readonly placed: readonly Candidate[]
  /** The candidates ruled out. */
  readonly excluded: readonly Candidate[]
}

/**
 * Finds paths on boards of one shape. Steps are computed on demand, and paths of several
 * puzzles may be advanced in turn.
 */
export type PathFinder = (start: PathStart) => Generator<Step, void, undefined>
