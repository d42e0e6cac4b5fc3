// Loaded into a program that is to be killed: ends it and its whole process group, by SIGKILL, before one of its operations that change
// files, or in the middle of a long write. What is on the disk changes only with these operations, so their number is the moment of the
// kill. KILL_AT is that number; a run that ends by itself tells on file 3 how many it had. Threads count together.

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

const OPERATIONS = ['openSync', 'writeFileSync', 'fsyncSync', 'truncateSync']
const CHANGES = ['renameSync', 'linkSync', 'mkdirSync', 'rmSync', 'chmodSync', 'fchmodSync']
const KEY = 'operations on files'
/** The system writes a page as a whole. */
const PAGE = 4096

if (isMainThread) setEnvironmentData(KEY, new Int32Array(new SharedArrayBuffer(4)))
const count = getEnvironmentData(KEY)
const killAt = Number(process.env.KILL_AT ?? Infinity)

for (const name of [...OPERATIONS, ...CHANGES]) {
  const operation = fs[name]
  fs[name] = (...given) => {
    const isReading = name === 'openSync' && !/[awx+]/.test(String(given[1] ?? 'r'))
    if (!isReading && Atomics.add(count, 0, 1) >= killAt) {
      if (name === 'writeFileSync' && given[1].length > PAGE) operation(given[0], given[1].slice(0, PAGE))
      process.kill(0, 'SIGKILL')
    }
    return operation(...given)
  }
}
syncBuiltinESMExports()
if (isMainThread) process.on('exit', () => fs.writeSync(3, String(count[0])))
