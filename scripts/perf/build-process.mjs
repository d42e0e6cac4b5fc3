// One build in a process of its own, so that no build profits or suffers from what the compiler learnt in the other.
// It does as it is told over IPC, and says how long that took:
//
//   node build-process.mjs DIR        DIR/dist is the build

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeInputs, makeTask } from './workloads.mjs'

const library = await import(pathToFileURL(resolve(process.argv[2], 'dist/index.js')).href)
let task
let inputs

const ORDERS = {
  /** Makes what a task is given. */
  makeInputs: ({ workload }) => makeInputs(library, workload),

  /** Gets a task ready and does it once with each input; answers what tells the answers from others. */
  prepare: (details) => {
    inputs = details.inputs
    task = makeTask(library, { ...details.workload, inputs })
    return task.digest()
  },

  /** Does the task with so many inputs, round and round; the milliseconds that the process was at work for it. */
  time: ({ first, count }) => {
    const before = process.cpuUsage()
    for (let done = first; done < first + count; done++) task.work(done % inputs.length)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  },
}

process.on('message', ({ order, details }) => process.send(ORDERS[order](details)))
