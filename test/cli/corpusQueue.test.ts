// Several machines make a corpus: processes that share a folder or a queue, and what is said where that cannot work.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRng } from '../../src/kernel/rng.ts'
import {
  expectWhole,
  killWorkers,
  makeTinyCorpus,
  startWorker,
  type TinyCorpus,
} from '../support/corpusWorkers.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'
import { freePort, hasRedis, startRedis } from '../support/redisServer.ts'

const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')
const LEASE = ['--lease', '2s']
const KILLS = 3
const SEED = String(Math.random()).slice(2)

let corpus: TinyCorpus
let out: string

beforeAll(() => {
  corpus = makeTinyCorpus(16)
})
beforeEach(() => {
  out = join(newFolder(), 'corpus')
})

const work = (...more: readonly string[]) => startWorker(corpus.recipe, out, more).ended

/** Runs the command in this process, which threads of a build could not; it must be refused before. */
const refused = (...more: readonly string[]) =>
  runWords(['corpus', 'make', corpus.recipe, '--out', out, ...more])

describe('a folder that workers share', () => {
  it(`survives ${KILLS} kills (seed ${SEED})`, async () => {
    const options = ['--folder', ...LEASE]
    await killWorkers({
      corpus,
      rng: makeRng(SEED),
      kills: KILLS,
      workers: [options, options],
      longestLife: 1000,
    })
  })

  it('is left as it was by a worker whose disk is full, and completed by the next', async () => {
    const words = ['corpus', 'make', corpus.recipe, '--out', out, '--folder', '--quiet']
    // A limit on the size of files, as on a full disk: the manifest fits, a chunk does not.
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', 'ulimit -f 1; exec "$@"', 'bash', process.execPath, MAIN, ...words],
      {
        encoding: 'utf8',
      },
    )
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^error: .*0000\d\d\.jsonl cannot be written: .*\n$/),
    })
    expect(readdirSync(join(out, 'chunks'))).toEqual([])
    expect(await work('--folder')).toMatchObject({ status: 0 })
    expectWhole(out, corpus)
  })

  it('raises the alarm if a chunk has other bytes, and overwrites nothing', async () => {
    const path = join(out, 'chunks', '000003.jsonl')
    mkdirSync(join(out, 'chunks'), { recursive: true })
    writeFileSync(path, '{"id":"another machine"}\n')
    const { status, stderr } = await work('--folder')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^error: .*000003\.jsonl: made again with other bytes.*\n$/),
    })
    expect(readFileSync(path, 'utf8')).toBe('{"id":"another machine"}\n')
    expect(existsSync(path.replace('jsonl', 'sha256'))).toBe(false)
  })

  it('shows in its status who makes which chunk', async () => {
    expect(await work('--shard', '0/2')).toMatchObject({ status: 0 })
    for (const [chunk, holder] of [
      [1, 'ant/71/5f'],
      [2, 'cat/9/77'],
      [3, 'bee/8/0a'],
      [5, 'ant/71/5f'],
    ]) {
      writeFileSync(join(out, 'chunks', `00000${chunk}.lease`), `{"holder":"${holder}","renewals":0}\n`)
    }
    const { stdout, status } = await runWords(['corpus', 'status', out])
    expect(status).toBe(3)
    expect(stdout.split('\n').filter((line) => line.startsWith('worker'))).toEqual([
      'worker: ant, process 71: chunks 1, 5',
      'worker: bee, process 8: chunk 3',
    ])
  })

  it('refuses a worker of another version', async () => {
    const [, manifest] = Object.entries(corpus.files).find(([name]) => name.endsWith('manifest.json')) ?? []
    mkdirSync(out)
    writeFileSync(join(out, 'manifest.json'), String(manifest).replace('"generator":', '"generator":9'))
    expect(await refused('--folder')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^error: .*was begun with generator 9\d+ \(here \d+\).*\n$/),
    })
  })
})

describe.skipIf(!hasRedis)('a queue that workers share', () => {
  it(`is filled once by two masters, and survives ${KILLS} kills (seed ${SEED})`, async () => {
    const redis = await startRedis()
    const options = ['--queue', redis.address, ...LEASE]
    try {
      const both = await Promise.all([work(...options), work(...options)])
      expect(both).toEqual(Array(2).fill({ status: 0, signal: null, stderr: '' }))
      expectWhole(out, corpus)
      const counts = redis.ask('KEYS', 'bull:*:completed')
      expect(redis.ask('ZCARD', counts)).toBe(String(corpus.chunks))
      await killWorkers({
        corpus,
        rng: makeRng(SEED),
        kills: KILLS,
        workers: [options, options],
        longestLife: 1000,
      })
    } finally {
      await redis.stop()
    }
  })
})

describe('wrong addresses and options', () => {
  it('tell that nobody answers, without the password', async () => {
    const port = await freePort()
    expect(await refused('--queue', `redis://maker:S3cret@127.0.0.1:${port}`)).toEqual({
      status: 1,
      stdout: '',
      stderr: `error: redis://127.0.0.1:${port}/0 cannot be used: it refuses the connection\n`,
    })
    expect(readFileSync(join(out, 'manifest.json'), 'utf8')).not.toContain('S3cret')
  })

  it.each([
    [['--queue', 'http://:S3cret@localhost'], /^error: --queue: expected redis:\/\/\[NAME:PASSWORD@\]HOST/],
    [['redis://:S3cret@localhost'], /^error: unexpected "redis:\/\/localhost"/],
    [
      ['--queue=redis://:S3cret@localhost', '--shard', '0/2'],
      /^error: --queue and --shard do not go together/,
    ],
    [
      ['--queue', 'redis://:S3cret@localhost', '--folder'],
      /^error: --(folder|queue) and --(folder|queue) do not go/,
    ],
    [['--folder', '--lease', '2'], /^error: --lease "2": expected a number with its unit \(ms, s, m, h\)/],
    [['--folder', '--lease', '10ms'], /^error: --lease "10ms": expected at least 1s/],
    [['--lease', '10s'], /^error: --lease needs --folder or --queue/],
  ])('are refused in a sentence without the password: %j', async (words, sentence) => {
    const { status, stderr } = await refused(...words)
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(sentence) })
    expect(stderr).not.toContain('S3cret')
    expect(existsSync(out)).toBe(false)
  })
})
