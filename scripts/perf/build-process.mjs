// Runs one build in a separate process, so that neither build is affected by the just-in-time compilation of
// the other. It carries out orders over IPC, and reports how long they took:
//
//   node build-process.mjs DIR        DIR/dist is the build

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeInputs, makeTask } from './workloads.mjs'

const library = await import(pathToFileURL(resolve(process.argv[2], 'dist/index.js')).href)
let task
let inputs

const ORDERS = {
  /** Makes the inputs of a task. */
  makeInputs: ({ workload }) => makeInputs(library, workload),

  /** Prepares a task and runs it once with each input. Returns a digest of the answers. */
  prepare: (details) => {
    inputs = details.inputs
    task = makeTask(library, { ...details.workload, inputs })
    return task.digest()
  },

  /** Runs the task with `count` inputs, in rotation. Returns the CPU time of the process in milliseconds. */
  time: ({ first, count }) => {
    const before = process.cpuUsage()
    for (let done = first; done < first + count; done++) task.work(done % inputs.length)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  },
}

process.on('message', ({ order, details }) => process.send(ORDERS[order](details)))
