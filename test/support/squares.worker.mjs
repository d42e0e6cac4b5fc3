// A worker for the tests of the pool: computes squares, and fails on request.

import { serveTasks } from '../../dist/runs/serveTasksInThread.js'

serveTasks(({ throws = [], dies = [], deadAtStart = false, slow = [], gate }) => {
  if (deadAtStart) throw new Error('cannot even start')
  return (position, task) => {
    const number = task ?? position
    if (gate) {
      Atomics.add(gate, 0, 1)
      Atomics.wait(gate, 1, 0)
    }
    if (throws.includes(number)) throw new Error(`no square of ${number}`)
    if (dies.includes(number)) process.exit(7)
    if (slow.includes(number)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    return number * number
  }
})
