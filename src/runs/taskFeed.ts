// A feed of tasks that are added while others are carried out.

import type { Feed, Numbers } from './executor.ts'

/** Makes an open feed without tasks. */
export function makeFeed<Task>(): Feed<Task> {
  const tasks = new Map<number, Task>()
  let to = 0
  let isOpen = true
  let listener = () => {}
  return {
    from: 0,
    get to() {
      return to
    },
    get isOpen() {
      return isOpen
    },
    add(task) {
      tasks.set(to++, task)
      listener()
    },
    end() {
      isOpen = false
      listener()
    },
    taskOf: (number) => tasks.get(number) as Task,
    done: (number) => tasks.delete(number),
    listen(heard) {
      listener = heard
    },
  }
}

/** Whether the numbers come from a feed. */
export function isFeed<Task>(numbers: Numbers | Feed<Task>): numbers is Feed<Task> {
  return 'taskOf' in numbers
}

// Divides numbers among threads, in chunks that take a few tens of milliseconds and are never far ahead of
// the next result.

/** Hands out the numbers of a range. */
interface Chunks {
  /** Returns the next numbers, unless they are too far ahead of `due`, the next result. */
  next(due: number): Numbers | undefined
  /** Takes numbers back that must be handed out again. */
  giveBack(range: Numbers): void
  /** Whether chunks have several tasks: then a chunk in reserve holds none back that another thread would do now. */
  isFine(): boolean
  /** Records how long a number of tasks took. */
  took(milliseconds: number, count: number): void
}

/** Long compared with sending a chunk, short compared with a person's patience. */
const CHUNK_MILLISECONDS = 50
const LARGEST_CHUNK = 500
/** How many chunks a thread may be ahead of the next result. */
const CHUNKS_AHEAD = 4

/**
 * Hands out the numbers of a range to threads, in chunks whose size adapts to the time that tasks take. The
 * range may grow.
 */
export function makeChunks(numbers: Numbers, threads: number): Chunks {
  const again: Numbers[] = []
  let fresh = numbers.from
  let size = 1
  return {
    next(due) {
      const left = again.shift()
      if (left) return left
      if (fresh >= numbers.to || fresh >= due + CHUNKS_AHEAD * threads * size) return undefined
      const range = { from: fresh, to: Math.min(numbers.to, fresh + size) }
      fresh = range.to
      return range
    },
    giveBack(range) {
      if (range.from < range.to) again.push(range)
    },
    isFine: () => size > 1,
    took(milliseconds, count) {
      size = Math.round((CHUNK_MILLISECONDS * count) / milliseconds)
      size = Math.max(1, Math.min(LARGEST_CHUNK, size))
    },
  }
}
