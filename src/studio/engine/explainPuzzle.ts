// The path to the solution of a puzzle, step by step, in the words of the page.

import { cellName } from '../../families/cellNamesAndFaults.ts'
import { puzzleOfDraft } from '../../families/draft.ts'
import type { Family } from '../../families/family.ts'
import { techniqueName } from '../../families/words.ts'
import { makeExplainer } from '../../grader/explain.ts'
import { reasonText } from '../../grader/reasonText.ts'
import { phrasesIn } from '../../grader/sharedTechniquePhrases.ts'
import { reasonOf, type Step, techniqueOf } from '../../grader/steps.ts'
import type { ShownStep, Tasks } from './tasks.ts'

const explain = makeExplainer()

/** Explains a puzzle; tells why not if it has no unique solution. */
export function explainPuzzle(
  family: Family,
  { draft, language }: Tasks['explain']['ask'],
): Tasks['explain']['answer'] {
  const puzzle = puzzleOfDraft(family, draft)
  const explanation = explain(family, puzzle)
  if (typeof explanation === 'string') return { ungraded: explanation }
  const phrases = phrasesIn(language, family.words[language] ?? family.words.en)
  const at = (cell: number) => cellName(puzzle.shape, cell)
  const shown = (step: Step): ShownStep => {
    const reason = reasonOf(step)
    const text = reasonText(family, puzzle, reason, phrases)
    const named = `${techniqueName(family, techniqueOf(step), language)}: ${text}`
    const { cells } = reason
    switch (step.step) {
      case 'place':
      case 'search': {
        const { cell, value } = step
        return { head: `${at(cell)} = ${value}`, text, cells, placed: { cell, value }, removed: [] }
      }
      case 'eliminate': {
        const head = step.removes.map(({ cell, value }) => `${at(cell)} ≠ ${value}`).join(', ')
        return { head, text: named, cells, removed: step.removes }
      }
      case 'refute': {
        const { cell, value } = step
        return { head: `${at(cell)} ≠ ${value}`, text: named, cells, removed: [{ cell, value }] }
      }
    }
  }
  return { steps: explanation.steps.map(shown) }
}
