// Kills the last pass of a corpus at different moments: the next one starts again, and writes the same bytes.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sha256 } from '../../src/runs/sha256.ts'
import { corpusProcess, MAIN } from '../support/built.ts'
import { makeChunksIn } from '../support/corpusFolder.ts'
import { newFolder } from '../support/folder.ts'

const COPIES = 1500
const CHUNKS = 10
const IN_CHUNK = 20
const KILLS = 12
/** Some kills come while the program starts, some after its end. */
const STEP = 60

it('starts again after a kill, and writes the same bytes', async () => {
  const folder = newFolder()
  const draws = CHUNKS * IN_CHUNK
  // Each line many times with keys of its own, so that the pass takes a while; one in ten keys repeats.
  makeChunksIn(
    folder,
    'kills',
    IN_CHUNK,
    [{ family: 'sudoku', shape: '4x4', count: draws, draws }],
    ({ lines }, { number }) => ({
      lines: Buffer.concat(Array.from({ length: COPIES }, () => lines)),
      keys: Buffer.concat(
        Array.from({ length: COPIES * IN_CHUNK }, (_, index) => {
          const name = index % 10 === 0 ? `${index % 1000}` : `${number} ${index}`
          return Buffer.from(sha256(name).slice(0, 32), 'hex')
        }),
      ),
    }),
  )
  const whole = join(newFolder(), 'whole')
  cpSync(folder, whole, { recursive: true })
  const finish = ['finish', '--allow-fewer', '-q']
  expect(corpusProcess(...finish, whole).status).toBe(0)
  let killed = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, [MAIN, 'corpus', ...finish, folder], { stdio: 'ignore' })
    const ended = once(child, 'exit')
    await Promise.race([wait(STEP * (kill + 1)), ended])
    child.kill('SIGKILL')
    const [, signal] = await ended
    if (signal === 'SIGKILL') killed++
    // Nobody takes half a file for a corpus.
    const name = join(folder, 'corpus.jsonl')
    if (existsSync(name)) expect(readFileSync(name)).toEqual(readFileSync(join(whole, 'corpus.jsonl')))
  }
  expect(killed).toBeGreaterThan(0)
  expect(corpusProcess(...finish, folder)).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(readdirSync(folder).sort()).toEqual(readdirSync(whole).sort())
  for (const name of ['corpus.jsonl', 'corpus.keys', 'manifest.json']) {
    expect(readFileSync(join(folder, name))).toEqual(readFileSync(join(whole, name)))
  }
})
