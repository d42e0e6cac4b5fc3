// When threads need more work: soon enough that none idles, and so late that little of it waits in memory.

/** The threads need more when the work that is left takes less than this, in seconds. */
const SOON = 1

/** Knows how much work is left. */
interface Appetite {
  /** Takes note of a finished task and its time, in seconds. */
  finished(seconds: number): void
  /** Ends all waiting for good. */
  end(): void
  /** Waits until the threads need more tasks soon. */
  hunger(): Promise<void>
}

/** Makes the appetite of threads; `asked` tells the number of tasks that they were given so far. */
export function makeAppetite(threads: number, asked: () => number): Appetite {
  let tasks = 0
  let time = 0
  let isOver = false
  let wake = () => {}

  const isHungry = () => {
    const left = asked() - tasks
    return left <= threads || left * time < SOON * threads * tasks
  }

  return {
    finished(seconds) {
      tasks++
      time += seconds
      wake()
    },
    end() {
      isOver = true
      wake()
    },
    async hunger() {
      while (!isHungry() && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
