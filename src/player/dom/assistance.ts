// The assistant of a session, and the worker that answers its questions.

import type { GuideAnswer, GuideQuestion } from '../answerGuideQuestions.ts'
import { type AssistantParts, makeAssistant } from '../assistant.ts'
import type { HelpWords } from '../playerWords.ts'
import type { Session } from '../session.ts'
import type { GuideSource } from './familyPartTypes.ts'
import type { PromisedAnswerer } from './guideWorker.ts'

/** Makes the assistant of a session, and the guide that answers the assistant's questions. */
export function makeAssistance(
  session: Session,
  source: GuideSource,
  words: HelpWords,
  refused: AssistantParts['refused'],
): { readonly assistant: ReturnType<typeof makeAssistant>; readonly guide: GuideClient } {
  const guide = new GuideClient(source)
  return {
    guide,
    assistant: makeAssistant(session, { words, ask: (question) => guide.ask(question), refused }),
  }
}

/**
 * Answers the questions of a page by a worker. If the page may not start a worker from the script's address, as on a foreign
 * origin, the worker is made from a blob. If a blob is forbidden too, the page itself computes the answers.
 */
class GuideClient {
  #worker: Worker | undefined
  #answerHere: PromisedAnswerer | undefined
  /** Stops waiting for the current answer; undefined if no answer is awaited. */
  #callOff: (() => void) | undefined
  readonly #source: GuideSource
  /**
   * The ways to start a worker that are still to be tried: first from the script's address, then from a blob.
   */
  readonly #ways: (() => Worker)[]

  constructor(source: GuideSource) {
    this.#source = source
    this.#ways = [
      () => new Worker(source.url, { type: source.type ?? 'module' }),
      () => {
        const text = `import ${JSON.stringify(source.url)}`
        const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
        return new Worker(url, { type: 'module' })
      },
    ]
  }

  /**
   * Returns the answer, or undefined if the question was cancelled. Rejects if the script cannot be loaded.
   */
  async ask(question: GuideQuestion): Promise<GuideAnswer | undefined> {
    this.cancel()
    while (this.#ways.length > 0) {
      try {
        return await this.#askWorker(question)
      } catch {
        this.#callOff = undefined
        this.#worker = undefined
        this.#ways.shift()
      }
    }
    this.#answerHere ??= (await this.#source.load()).answer
    return this.#answerHere(question)
  }

  /** Cancels the current question. A busy worker is ended; the next question starts another worker. */
  cancel(): void {
    if (this.#callOff) this.end()
  }

  /** Ends the worker. */
  end(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#callOff?.()
    this.#callOff = undefined
  }

  #askWorker(question: GuideQuestion): Promise<GuideAnswer | undefined> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#ways[0]()
      this.#callOff = () => resolve(undefined)
      this.#worker.onmessage = ({ data }) => {
        this.#callOff = undefined
        resolve(data)
      }
      this.#worker.onerror = reject
      this.#worker.postMessage(question)
    })
  }
}
