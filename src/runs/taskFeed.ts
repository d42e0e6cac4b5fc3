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
