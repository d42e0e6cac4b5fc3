// The workers of the page. A lane is a worker that does its tasks in their order; a task that is cancelled while it runs ends
// with its worker, and another worker takes over the tasks that wait.

import type { Returned, Sent } from '../engine/worker.ts'
import type { Lane } from './lane.ts'
import { Wrong } from './wrong.ts'

interface Waiting {
  readonly sent: Sent
  readonly tell: (told: never) => void
  readonly resolve: (answer: never) => void
  readonly reject: (reason: unknown) => void
}

/** Starts a lane, whose worker is started with its first task. */
function makeLane(address: URL): Lane {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(address, { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Returned>) => {
      const task = waiting.get(data.number)
      if (!task) return
      if ('told' in data) return task.tell(data.told as never)
      waiting.delete(data.number)
      if ('answer' in data) task.resolve(data.answer as never)
      else task.reject(new Wrong([data.wrong]))
    })
    started.addEventListener('error', ({ message }) => {
      // The worker could not be loaded, or has a defect: whoever waits is told.
      for (const [number, { reject }] of waiting) {
        waiting.delete(number)
        reject(new Error(message ?? 'the engine could not be loaded'))
      }
      started.terminate()
      if (worker === started) worker = undefined
    })
    return started
  }

  function cancel(number: number, reason: unknown): void {
    const task = waiting.get(number)
    if (!task) return
    const [running] = waiting.keys()
    waiting.delete(number)
    task.reject(reason)
    if (running !== number) return
    worker?.terminate()
    worker = undefined
    if (waiting.size === 0) return
    worker = start()
    for (const { sent } of waiting.values()) worker.postMessage(sent)
  }

  return {
    get waiting() {
      return waiting.size
    },
    ask(name, ask, { tell = () => {}, signal } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const number = ++last
        const sent = { number, name, ask }
        waiting.set(number, {
          sent,
          tell: tell as Waiting['tell'],
          resolve: resolve as Waiting['resolve'],
          reject,
        })
        signal?.addEventListener('abort', () => cancel(number, signal.reason), { once: true })
        worker ??= start()
        worker.postMessage(sent)
      })
    },
  }
}

const ENGINE = new URL('./engine.js', import.meta.url)

/** The lane for short answers: forms, boards, texts. */
export const quick = makeLane(ENGINE)
/** The lane that studies the puzzle under the hand: the latest edit cancels what is known to be old. */
export const study = makeLane(ENGINE)

/** The most workers that make puzzles at once. */
const MOST_MAKERS = 4

/** The lanes that make puzzles: one processor is left to the page. */
export const makers: readonly Lane[] = Array.from(
  { length: Math.max(1, Math.min(MOST_MAKERS, (navigator.hardwareConcurrency ?? 2) - 1)) },
  () => makeLane(ENGINE),
)
