// What a queue costs for each chunk, on this machine: it is taken and finished, without work between.

import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { inFolder } from './program.mjs'

const CHUNKS = 2000
const LEASE = 30_000
const VERSIONS = { generator: 2, grade: 3, calibration: 2, node: 20, program: '0.1.0' }
const SHA256 = 'ab'.repeat(32)

/** Seconds for each chunk, of a queue on a Redis server of this machine; undefined if none is installed. */
export async function redisSeconds() {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined
  const { openRedisQueue } = await import('../../dist/runs/corpora/redisQueue.js')
  return inFolder(async (folder) => {
    const port = await freePort()
    const settings = [
      '--port',
      port,
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'yes',
    ]
    const server = spawn('redis-server', settings.map(String), { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      await new Promise((ready) => {
        server.stdout.on('data', (text) => {
          if (String(text).includes('Ready to accept')) ready()
        })
      })
      const identity = { checksum: SHA256, versions: VERSIONS }
      const options = { address: `redis://127.0.0.1:${port}`, lease: LEASE, warn: () => {} }
      return await secondsOf((stock) => openRedisQueue(stock, identity, options))
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
    }
  })
}

async function secondsOf(open) {
  const done = new Set()
  const queue = await open({
    chunks: CHUNKS,
    isDone: (chunk) => done.has(chunk),
    findDone: async () => new Set(done),
  })
  try {
    // The first chunk fills the queue.
    let start = 0
    for (;;) {
      const chunk = await queue.take()
      if (chunk === 'done') break
      if (chunk === 'wait') throw new Error('expected a chunk')
      done.add(chunk)
      await queue.finish(chunk, SHA256)
      start ||= performance.now()
    }
    return (performance.now() - start) / 1000 / (CHUNKS - 1)
  } finally {
    await queue.close()
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
