// A Redis server of a test's own: on a free port, with an append-only file in a folder of its own. Debian's package is
// redis-server; where it is missing, tests that need it skip themselves and say so.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { newFolder } from './folder.ts'

/** Whether a server can be started. Says loudly if not. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis) {
  process.stderr.write('\n*** redis-server is not installed, so the tests of queues are SKIPPED ***\n\n')
}

/** A running server. */
export interface RedisServer {
  /** `redis://127.0.0.1:34567` */
  readonly address: string
  readonly port: number
  /** Ends the server by a signal. */
  halt(signal: NodeJS.Signals): Promise<void>
  /** Starts it again with what it had written. */
  resume(): Promise<void>
  /** Runs a command of redis-cli, and returns what it prints. */
  ask(...words: readonly string[]): string
  stop(): Promise<void>
}

/** Starts a server; `more` are settings as on its command line. */
export async function startRedis(...more: readonly string[]): Promise<RedisServer> {
  const port = await freePort()
  const folder = newFolder()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  const start = () => spawnReady(port, [...settings, '--appendonly', 'yes', ...more])
  let server = await start()
  let isStopped = false
  // A test that fails must not leave a server behind.
  process.once('exit', () => server.kill('SIGKILL'))
  return {
    address: `redis://127.0.0.1:${port}`,
    port,
    halt: (signal) => end(server, signal),
    async resume() {
      if (!isStopped) server = await start()
      // The test may have ended meanwhile.
      if (isStopped) await end(server, 'SIGKILL')
    },
    ask: (...words) =>
      spawnSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8' }).stdout.trim(),
    stop() {
      isStopped = true
      return end(server, 'SIGKILL')
    },
  }
}

async function spawnReady(port: number, settings: readonly string[]): Promise<ChildProcess> {
  const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      if (String(text).includes('Ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`redis-server on port ${port} ended with ${code}`)))
  })
  return server
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
