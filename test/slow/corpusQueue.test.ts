// Several machines make a corpus: processes that share a folder or a queue, and what is said where that cannot work. Kills
// in number are in test/slow/corpusMachines.test.ts.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAIN } from '../support/built.ts'
import { expectWhole, makeTinyCorpus, makeWords, type TinyCorpus } from '../support/corpusWorkers.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'
import { freePort, hasRedis, startRedis } from '../support/redisServer.ts'
import { built, corpusPlaces, corpusSums, runCorpus } from '../support/tinyCorpus.ts'

const FINE = { status: 0, stdout: '', stderr: '' }

/** Whether a small file system can be made that no other process sees. Says loudly if not. */
const hasSmallDisks = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
if (!hasSmallDisks) {
  process.stderr.write('\n*** unshare cannot mount a tmpfs, so the test of a full disk is SKIPPED ***\n\n')
}

let corpus: TinyCorpus
let out: string

beforeAll(async () => {
  corpus = await makeTinyCorpus(8)
})
beforeEach(() => {
  out = join(newFolder(), 'corpus')
})

/** Makes a corpus in this process. */
const make = (recipe: string, folder: string) => runCorpus(...makeWords(recipe, folder, []))

/** Two workers start at the same moment. */
async function workTwice(...more: readonly string[]) {
  const { runProgram } = await built
  return runWords(['corpus', ...makeWords(corpus.recipe, out, more)], '', async (words) => {
    const ends = await Promise.all([runProgram(words), runProgram(words)])
    return ends.find((status) => status)
  })
}

/** Runs the command in this process, which threads of a build could not; it must be refused before. */
const refused = (...more: readonly string[]) =>
  runWords(['corpus', 'make', corpus.recipe, '--out', out, ...more])

describe('the folder of a corpus', () => {
  it('is completed by another worker when one is killed', async () => {
    // What a worker leaves that is killed between the files of a chunk, while it holds the next.
    const chunks = join(out, 'chunks')
    mkdirSync(chunks, { recursive: true })
    const begun = corpus.files['manifest.json'].replace(/"chunks":\[[^\]]*\]/, '"chunks":[]')
    writeFileSync(join(out, 'manifest.json'), begun)
    writeFileSync(join(chunks, '000000.jsonl'), corpus.files['chunks/000000.jsonl'])
    writeFileSync(join(chunks, '.puzzlewright-0a1b'), '{"id":')
    expect(await make(corpus.recipe, out)).toEqual(FINE)
    expectWhole(out, corpus)
  })

  it.skipIf(!hasSmallDisks)(
    'is left as it was by a worker whose disk is full, and completed by the next',
    async () => {
      const { recipe, out: whole } = corpusPlaces(
        'seed: full\nchunk: 60\nsets:\n  - { family: sudoku, shape: 6x6, count: 20, grade: false }\n',
      )
      const disk = join(newFolder(), 'disk')
      // The manifest has room, the chunk has not.
      const script = `
      mkdir "$0" && mount -t tmpfs -o size=8k tmpfs "$0"
      "$@"; echo "exit code $?"
      find "$0/corpus" -printf '%P '
      cp -r "$0/corpus" ${JSON.stringify(out)}`
      const words = ['-rm', 'sh', '-c', script, disk, process.execPath, MAIN, 'corpus']
      words.push(...makeWords(recipe, join(disk, 'corpus'), []))
      const { stdout, stderr } = spawnSync('unshare', words, { encoding: 'utf8' })
      expect(stderr).toBe(`error: ${disk}/corpus/chunks/000000.jsonl cannot be written: the disk is full\n`)
      expect(stdout.trim().split(/\s+/).sort()).toEqual(['1', 'chunks', 'code', 'exit', 'manifest.json'])
      expect(await make(recipe, out)).toEqual(FINE)
      expect(await make(recipe, whole)).toEqual(FINE)
      expect(corpusSums(out)).toEqual(corpusSums(whole))
    },
  )

  it('is refused while it has leases of an earlier version', async () => {
    mkdirSync(join(out, 'chunks'), { recursive: true })
    writeFileSync(join(out, 'chunks', '000001.lease'), '{"holder":"ant/71/5f","renewals":7,"lease":1000}\n')
    const stderr = expect.stringMatching(
      /^error: .*000001\.lease is a lease of an earlier version.* remove the files \*\.lease .*--shard or --queue\n$/,
    )
    expect(await refused()).toEqual({ status: 1, stdout: '', stderr })
    expect(existsSync(join(out, 'manifest.json'))).toBe(false)
  })
})

describe.skipIf(!hasRedis)('a queue that workers share', () => {
  it('is filled once by two masters', async () => {
    const redis = await startRedis()
    try {
      // With the usual lease, no lease lapses on a busy machine: then another worker would complete nothing.
      expect(await workTwice('--queue', redis.address)).toEqual(FINE)
      expectWhole(out, corpus)
      const counts = redis.ask('KEYS', 'bull:*:completed')
      expect(redis.ask('ZCARD', counts)).toBe(String(corpus.chunks))
    } finally {
      await redis.stop()
    }
  })
})

const QUEUE = ['--queue', 'redis://:S3cret@localhost']

describe('wrong addresses and options', () => {
  it('tell that nobody answers, without the password', async () => {
    const port = await freePort()
    expect(await refused('--queue', `redis://maker:S3cret@127.0.0.1:${port}/1`)).toEqual({
      status: 1,
      stdout: '',
      stderr: `error: redis://127.0.0.1:${port}/1 cannot be used: it refuses the connection\n`,
    })
    expect(existsSync(out), 'nothing is begun').toBe(false)
  })

  it('leave what the files tell to corpus status', async () => {
    expect(await make(corpus.recipe, out)).toEqual(FINE)
    const address = `127.0.0.1:${await freePort()}`
    const status = await runCorpus('status', out, '--queue', `redis://maker:S3cret@${address}`)
    expect(status).toEqual({
      status: 1,
      stdout: expect.stringContaining(`all ${corpus.chunks} chunks made`),
      stderr: `error: the running workers cannot be listed: redis://${address}/0 cannot be used: it refuses the connection\n`,
    })
  })

  it.each([
    [['--queue', 'http://:S3cret@localhost'], /^error: --queue: expected redis:\/\/\[NAME:PASSWORD@\]HOST/],
    [['redis://:S3cret@localhost'], /^error: unexpected "redis:\/\/localhost"/],
    [
      ['--queue=redis://:S3cret@localhost', '--shard', '0/2'],
      /^error: --queue and --shard cannot be used together/,
    ],
    [
      ['--folder'],
      /^error: --folder has been removed: share the chunks with --shard I\/N .*, or with --queue redis/,
    ],
    [[...QUEUE, '--lease', '2'], /^error: --lease "2": expected a number with its unit \(ms, s, m, h\)/],
    [[...QUEUE, '--lease', '10ms'], /^error: --lease "10ms": expected at least 1s/],
    [[...QUEUE, '--lease', '9999h'], /^error: --lease "9999h": expected at most 24h/],
    [['--lease', '10s'], /^error: --lease needs --queue/],
  ])('are refused in a sentence without the password: %j', async (words, sentence) => {
    const { status, stderr } = await refused(...words)
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(sentence) })
    expect(stderr).not.toContain('S3cret')
    expect(existsSync(out)).toBe(false)
  })
})
