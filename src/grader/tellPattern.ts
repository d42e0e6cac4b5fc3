// Describes a pattern that was found on the working board of a path as it appears on the shown board, which is the reader's.

import type { Candidate, Elimination, Reasoner } from '../families/inference.ts'
import { expectSound } from './followAssumptions.ts'
import type { EliminateStep } from './steps.ts'

/** Describes patterns on boards of one shape. */
interface PatternTeller {
  /**
   * Returns the steps by which the pattern `found` rules out the candidates `removes` on the shown board, and rules these
   * candidates out there. The working board and the shown board differ: some candidates of the pattern may be gone by now, and
   * other candidates that the pattern rules out may be gone only from the working board. So the pattern is searched for again,
   * with everything that it rules out on the shown board. If it is there no more, because a value of it has been placed, the
   * easiest technique that rules out the same takes its place. Usually this takes one step, but several patterns may share the
   * eliminations. There is no step if an easier technique has made the pattern unnecessary.
   */
  tell(shown: Int32Array, found: Elimination, removes: readonly Candidate[]): EliminateStep[]
}

/** Makes the teller of a shape. `kinds` are the techniques of patterns, from the easiest. */
export function makeTeller(reasoner: Reasoner, kinds: readonly string[]): PatternTeller {
  // Finders remember the last board, so the shown board needs finders of its own.
  const finders = reasoner.makeFinders()
  const values = new Int32Array(reasoner.maxCandidates)

  /** The candidates that the shown board still has. */
  function stillShown(shown: Int32Array, candidates: readonly Candidate[]): Candidate[] {
    return candidates.filter(({ cell, value }) =>
      values.subarray(0, reasoner.candidates(shown, cell, values)).includes(value),
    )
  }

  /**
   * Of the patterns on the shown board that rule out the first of these candidates, the pattern that rules out most of them.
   */
  function bestOnShown(
    shown: Int32Array,
    kind: string,
    wanted: readonly Candidate[],
  ): Elimination | undefined {
    let best: Elimination | undefined
    let most = 0
    const compare = (one: Elimination) => {
      if (!has(one.removes, wanted[0])) return
      const count = wanted.filter((candidate) => has(one.removes, candidate)).length
      if (count > most) [best, most] = [one, count]
    }
    finders[kind](shown, compare, wanted[0])
    return best
  }

  return {
    tell(shown, found, removes) {
      const told: EliminateStep[] = []
      for (let open = stillShown(shown, removes); open.length > 0; open = stillShown(shown, removes)) {
        const now = firstOf([found.kind, ...kinds], (kind) => bestOnShown(shown, kind, open))
        const step: EliminateStep = {
          step: 'eliminate',
          ...(now ?? { ...found, candidates: stillShown(shown, found.candidates), removes: open }),
        }
        for (const { cell, value } of step.removes) expectSound(reasoner.exclude(shown, cell, value))
        told.push(step)
      }
      return told
    },
  }
}

function firstOf<T, U>(all: readonly T[], make: (one: T) => U | undefined): U | undefined {
  for (const one of all) {
    const made = make(one)
    if (made) return made
  }
  return undefined
}

function has(candidates: readonly Candidate[], { cell, value }: Candidate): boolean {
  return candidates.some((one) => one.cell === cell && one.value === value)
}
