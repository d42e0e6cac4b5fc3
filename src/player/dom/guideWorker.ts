// The script of a family's hints. In a worker it answers each question with one message; a page without a
// worker calls the same script directly.

import type { Player } from '../../families/hintFacets.ts'
import { type Answerer, makeAnswerer } from '../answerGuideQuestions.ts'

/** Makes the answerer for a family's puzzles. In a worker, also starts to answer messages. */
export function answererOf(family: Player): Answerer {
  const answer = makeAnswerer(family, () => performance.now())
  const scope = globalThis as unknown as {
    readonly document?: unknown
    onmessage: (event: MessageEvent) => void
    postMessage(message: unknown): void
  }
  if (scope.document === undefined) scope.onmessage = ({ data }) => scope.postMessage(answer(data))
  return answer
}
