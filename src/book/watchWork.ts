// How the making of a book tells what it is doing, and lets others work meanwhile.

/** The stages of making a book. */
export type BookStage = 'making' | 'grading' | 'proving' | 'printing'

/** Counts the finished parts of a stage. */
export interface StageCount {
  /** Counts further parts. */
  advance(by: number): void
  /** Called at the end of the stage, also after an error. */
  stop(): void
}

/** Watches the making of a book, and may end it. */
export interface Watching {
  /** Called at the beginning of a stage with the number of its parts. */
  watch(stage: BookStage, parts: number): StageCount
  /** Waits until others have worked. Throws an error to end the making. */
  pause(): Promise<void>
}

/** Does the work for each item as one stage, with a pause before each, and returns the results. */
export async function eachWatched<One, Made>(
  stage: BookStage,
  all: readonly One[],
  watching: Watching,
  work: (one: One) => Made,
): Promise<Made[]> {
  const counted = watching.watch(stage, all.length)
  const made: Made[] = []
  try {
    for (const one of all) {
      await watching.pause()
      made.push(work(one))
      counted.advance(1)
    }
  } finally {
    counted.stop()
  }
  return made
}
