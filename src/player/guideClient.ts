// Asks the guide: in a worker if the page may start one, or else in the page itself.

import type { GuideAnswer, GuideQuestion } from './answerGuideQuestions.ts'

/** An event with an answer. */
export interface AnswerEvent {
  /** The answer. */
  readonly data: GuideAnswer
}

/** What is needed of a browser's worker. The parameters have the type `never`, because a browser's handlers expect its own events. */
export interface GuideWorker {
  /** Called with each `AnswerEvent`. */
  onmessage: ((event: never) => void) | null
  /** Called if the worker cannot be started, or cannot answer. */
  onerror: ((event: never) => void) | null
  /** Asks a question. */
  postMessage(question: GuideQuestion): void
  /** Ends the worker. */
  terminate(): void
}

/** Starts a worker. Throws an error if the page may not. */
type Start = () => GuideWorker

/** The answerer that is loaded into a page. */
interface PageAnswerer {
  /** Answers a question. */
  answer(question: GuideQuestion): Promise<GuideAnswer>
}

/** A connection to the guide, which answers one question at a time. */
export interface GuideClient {
  /**
   * Returns the answer, or undefined if the question was cancelled. Rejects if something that the answer needs cannot be
   * loaded; the next question tries again.
   */
  ask(question: GuideQuestion): Promise<GuideAnswer | undefined>
  /** Cancels the current question. A busy worker is ended; the next question starts another worker. */
  cancel(): void
  /** Ends the worker. */
  end(): void
}

/** Makes a client that tries these ways to start a worker, in this order, and loads the answerer into the page if all fail. */
export function makeGuideClient(ways: readonly Start[], load: () => Promise<PageAnswerer>): GuideClient {
  let worker: GuideWorker | undefined
  /** Stops waiting for the current answer; undefined if no answer is awaited. */
  let callOff: (() => void) | undefined
  /** The way by which a worker has answered. It stays the way, even if a later question ends with an error. */
  let proven: Start | undefined
  let here: PageAnswerer | undefined

  /** Asks the worker, which is started if there is none. A worker that fails is ended. */
  function askWorker(question: GuideQuestion, start: Start): Promise<GuideAnswer | undefined> {
    return new Promise((resolve, reject) => {
      worker ??= start()
      callOff = () => resolve(undefined)
      worker.onmessage = ({ data }: AnswerEvent) => {
        proven = start
        callOff = undefined
        resolve(data)
      }
      worker.onerror = (error: unknown) => {
        reject(error)
        end()
      }
      worker.postMessage(question)
    })
  }

  function cancel(): void {
    if (callOff) end()
  }

  function end(): void {
    worker?.terminate()
    worker = undefined
    callOff?.()
    callOff = undefined
  }

  return {
    async ask(question) {
      cancel()
      if (proven) return askWorker(question, proven)
      for (const start of here ? [] : ways) {
        const answer = await askWorker(question, start).catch(() => 'failed' as const)
        if (answer !== 'failed') return answer
      }
      here ??= await load()
      return here.answer(question)
    },
    cancel,
    end,
  }
}
