// Draws the puzzles of a run on several workers and yields them in the order of their numbers, so that a book does not depend
// on the number of workers.

import type { NotFound } from '../../maker/maker.ts'
import type { DrawnLine } from '../../maker/puzzleFromSeed.ts'
import type { PuzzleWorkerData } from '../../maker/puzzlesOfOrders.ts'
import type { DrawQuestion } from './puzzleWorker.ts'

type Drawn = DrawnLine | NotFound

/** A worker has one number in reserve, so that it need not wait for its next one. */
const AT_ONCE = 2
/** How many numbers a worker may be ahead of the next result. */
const AHEAD = 8

/** Starts workers on demand, and keeps them for later runs. */
export function makeDrawers() {
  const idle: Worker[] = []

  /** Yields what is drawn for the numbers from 0 on. Ending the iteration ends the work. */
  async function* draw(run: PuzzleWorkerData, numbers: number, count: number): AsyncGenerator<Drawn> {
    const results = new Map<number, Drawn>()
    const busy = new Map<Worker, number[]>()
    let due = 0
    let fresh = 0
    let failure: Error | undefined
    let wake = () => {}

    const ask = (worker: Worker, question: DrawQuestion) => worker.postMessage(question)
    function assign(worker: Worker, own: number[]): void {
      while (own.length < AT_ONCE && fresh < numbers && fresh < due + AHEAD * count) {
        own.push(fresh)
        ask(worker, { number: fresh++ })
      }
    }
    for (let started = 0; started < Math.min(count, numbers); started++) {
      const worker = idle.pop() ?? newWorker()
      const own: number[] = []
      busy.set(worker, own)
      worker.onmessage = ({ data }: MessageEvent<Drawn>) => {
        results.set(own.shift() as number, data)
        assign(worker, own)
        wake()
      }
      worker.onerror = ({ message }) => {
        failure = new Error(`a puzzle cannot be made: ${message}`)
        wake()
      }
      ask(worker, { run })
      assign(worker, own)
    }
    try {
      while (due < numbers) {
        if (failure) throw failure
        const result = results.get(due)
        if (result) {
          results.delete(due++)
          for (const [worker, own] of busy) assign(worker, own)
          yield result
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    } finally {
      // A worker cannot be interrupted, only ended.
      for (const [worker, own] of busy) {
        if (own.length > 0 || failure) worker.terminate()
        else idle.push(worker)
      }
    }
  }
  return draw
}

function newWorker(): Worker {
  return new Worker(new URL('./puzzleWorker.js', import.meta.url), { type: 'module' })
}
