// What reasoning a path takes: its tier, the hardest technique, and how often each was used.
//
// On a path whose every step is the easiest there is, the hardest technique is the last of the shortest part of the
// family's order that solves the puzzle: a technique is used only where all easier ones lead no further, and
// where they lead to does not depend on their order. So tier and hardest technique belong to the puzzle, not to the path.

import type { Family } from '../families/family.ts'
import { type Technique, TIERS, type Tier } from '../families/inference.ts'
import { FORCING_CHAIN, SEARCH } from './stepSentences.ts'
import type { Step } from './steps.ts'

/** What reasoning a path takes. */
export interface Reasoning {
  /** The hardest kind of reasoning. */
  readonly tier: Tier
  /** The hardest technique; null where looking is enough. */
  readonly hardestTechnique: string | null
  /** How many steps there are of each technique, the easiest first. */
  readonly techniques: Readonly<Record<string, number>>
}

/** The technique of a step: of a placement, that of its plainest reason. */
export function techniqueOf(step: Step): string {
  switch (step.step) {
    case 'place':
      return step.reasons[0].kind
    case 'eliminate':
      return step.kind
    case 'refute':
      return FORCING_CHAIN
    case 'search':
      return SEARCH
  }
}

/** The tier of each technique of a family, the easiest first: its own, and those that all families have. */
function tiersOf(techniques: readonly Technique[]): Map<string, Tier> {
  return new Map<string, Tier>([
    ...techniques.map(({ name, tier }) => [name, tier] as const),
    [FORCING_CHAIN, 'chains'],
    [SEARCH, 'nested'],
  ])
}

/** The names of all techniques that paths of a family can have, the easiest first. */
export function techniqueNames({ inference }: Pick<Family, 'inference'>): string[] {
  return [...tiersOf(inference.techniques).keys()]
}

/** What a path takes whose family has these techniques. */
export function reasoningOf(techniques: readonly Technique[], steps: Iterable<Step>): Reasoning {
  const used = new Map<string, number>()
  for (const step of steps) {
    const name = techniqueOf(step)
    used.set(name, (used.get(name) ?? 0) + 1)
  }
  const ranked = Array.from(tiersOf(techniques)).filter(([name]) => used.has(name))
  const [name, tier] = ranked.at(-1) ?? ['', TIERS[0]]
  return {
    tier,
    hardestTechnique: tier === TIERS[0] ? null : name,
    techniques: Object.fromEntries(ranked.map(([one]) => [one, used.get(one) as number])),
  }
}
