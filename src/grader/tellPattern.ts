// Tells a pattern that was found on the working board of a path, as it appears on the board that the reader has.

import type { Candidate, Elimination, Reasoner } from '../families/inference.ts'
import { expectSound } from './followAssumptions.ts'
import type { EliminateStep } from './steps.ts'

/** Tells patterns of one shape. */
interface PatternTeller {
  /**
   * Returns the steps by which a pattern rules out these of its candidates on the shown board, and rules them out there.
   * The boards differ: some of the pattern's candidates may be gone by now, and others that it rules out may be gone from
   * the working board only. So the pattern is found again, with all that it rules out on the shown board. It is usually
   * one step, but patterns of the same technique may also share its eliminations. None is found if an easier technique
   * has made it unnecessary.
   */
  tell(shown: Int32Array, found: Elimination, removes: readonly Candidate[]): EliminateStep[]
}

/** Makes the teller of a shape. */
export function makeTeller(reasoner: Reasoner): PatternTeller {
  // Finders remember the last board, so the shown board has its own.
  const finders = reasoner.makeFinders()
  const values = new Int32Array(reasoner.maxCandidates)

  /** The candidates that the shown board still has. */
  function stillShown(shown: Int32Array, candidates: readonly Candidate[]): Candidate[] {
    return candidates.filter(({ cell, value }) =>
      values.subarray(0, reasoner.candidates(shown, cell, values)).includes(value),
    )
  }

  /** The pattern on the shown board that rules out the first of these candidates, and the most others. */
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
        const now = bestOnShown(shown, found.kind, open)
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

function has(candidates: readonly Candidate[], { cell, value }: Candidate): boolean {
  return candidates.some((one) => one.cell === cell && one.value === value)
}
