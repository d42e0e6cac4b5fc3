// The script of a family's hints. In a worker it answers each question with one message; a page without a
// worker calls the same script directly.

import type { Player } from '../../families/hintFacets.ts'
import { type GuideAnswer, type GuideQuestion, makeAnswerer } from '../answerGuideQuestions.ts'

/** Answers questions about puzzles. The promise rejects if something that a puzzle needs cannot be loaded. */
export type PromisedAnswerer = (question: GuideQuestion) => Promise<GuideAnswer>

/**
 * Makes the answerer for a family's puzzles. In a worker, also starts to answer messages. `load` loads what
 * else the puzzle with this id needs.
 */
export function answererOf(
  family: Player,
  load: (id: string) => Promise<unknown> = async () => undefined,
): PromisedAnswerer {
  const answerer = makeAnswerer(family, () => performance.now())
  const answer: PromisedAnswerer = async (question) => {
    await load(question.id)
    return answerer(question)
  }
  const scope = globalThis as unknown as {
    readonly document?: unknown
    onmessage: (event: MessageEvent) => void
    postMessage(message: unknown): void
  }
  if (scope.document === undefined) {
    // The error is reported as an error of the script: the page would not learn of a rejected promise, and would wait
    // for an answer.
    scope.onmessage = ({ data }) =>
      answer(data).then(
        (found) => scope.postMessage(found),
        (error) => reportError(error),
      )
  }
  return answer
}
