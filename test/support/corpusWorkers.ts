// Workers of a corpus as processes of their own, which are killed at random moments and at chosen ones, until the corpus is
// whole. Its bytes are then compared with those that one machine made undisturbed.

import { type FSWatcher, mkdirSync, readdirSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { below, type Rng } from '../../src/kernel/rng.ts'
import { newFolder } from './folder.ts'
import { corpusPlaces, filesOf, startCorpus } from './tinyCorpus.ts'

/** A corpus that is made again and again: what one machine makes of its recipe. */
export type TinyCorpus = Awaited<ReturnType<typeof makeTinyCorpus>>

/** Makes a corpus of small Sudokus on this machine alone: at least so many chunks of ten puzzles. */
export async function makeTinyCorpus(chunks: number) {
  const set = `{ family: sudoku, shape: 6x6, count: ${10 * chunks - 2} }`
  const { recipe, out } = corpusPlaces(`seed: kills\nchunk: 10\nsets:\n  - ${set}\n`)
  expect(await startWorker(recipe, out, []).ended).toMatchObject({ status: 0 })
  const files = filesOf(out)
  const records = Object.entries(files).filter(([name]) => name.endsWith('.jsonl'))
  expect(records.length).toBeGreaterThanOrEqual(chunks)
  const lines = records.flatMap(([, text]) => text.trimEnd().split('\n'))
  expect(new Set(lines.map((line) => JSON.parse(line).made)).size).toBe(lines.length)
  return { recipe, files, chunks: records.length, puzzles: lines.length }
}

/** The words of the command that makes a corpus on one thread. */
export const makeWords = (recipe: string, out: string, more: readonly string[]) => [
  ...['make', recipe, '--out', out, '--workers', '1', '--quiet', ...more],
]

/** A worker that runs. */
export type CorpusWorker = ReturnType<typeof startCorpus>

/** Starts a worker. */
export const startWorker = (recipe: string, out: string, more: readonly string[]): CorpusWorker =>
  startCorpus(makeWords(recipe, out, more))

/** The moments of a chunk at which workers are killed, each known by the file that appears then. */
const AIMS = {
  'before the rename': /^\.puzzlewright-/,
  'between the files': /\.jsonl$/,
  'after the rename': /\.sha256$/,
} as const

/** What killing is about. */
interface Killing {
  readonly corpus: TinyCorpus
  readonly rng: Rng
  /** The number of kills. */
  readonly kills: number
  /** The options of each worker: as many lists as workers run at the same time. */
  readonly workers: readonly (readonly string[])[]
  /** The longest life of a worker that is killed at a random moment, in milliseconds. */
  readonly longestLife: number
  /** Called after each kill with the number of kills so far. */
  readonly onKill: (kills: number) => Promise<void>
  /** How often the queue went away or came back: a worker that starts meanwhile ends, and is started again. */
  readonly outages: () => number
}

/**
 * Kills workers until there were enough kills, and expects each corpus that they make to be whole. Returns how many corpora
 * and kills there were, after how many some chunk had some of its files and not all, and at what was aimed.
 */
export async function killWorkers({ corpus, rng, kills, workers, longestLife, onKill, outages }: Killing) {
  const found = { corpora: 0, kills: 0, halves: 0, aimed: {} as Record<string, number> }
  while (found.kills < kills) {
    const out = join(newFolder(), 'corpus')
    const chunks = join(out, 'chunks')
    mkdirSync(chunks, { recursive: true })
    await Promise.all(workers.map((options) => keepWorking(out, chunks, options)))
    expectWhole(out, corpus)
    found.corpora++
    rmSync(out, { recursive: true })
  }
  return found

  /** Starts a worker again and again, until it ends by itself. */
  async function keepWorking(out: string, chunks: string, options: readonly string[]): Promise<void> {
    for (;;) {
      const before = outages()
      const worker = startWorker(corpus.recipe, out, options)
      const cancel = found.kills < kills ? killSometime(worker, chunks) : () => {}
      const { status, signal, stderr } = await worker.ended
      cancel()
      const wasAway = before % 2 === 1 || outages() !== before
      if (status === 1 && wasAway && stderr.includes('cannot be used')) continue
      if (signal === null) {
        expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('error') })
        return
      }
      found.kills++
      if (hasHalves(chunks)) found.halves++
      await onKill(found.kills)
    }
  }

  function killSometime({ child }: CorpusWorker, chunks: string): () => void {
    const kill = () => child.kill('SIGKILL')
    const aims = Object.entries(AIMS)
    const choice = below(rng, aims.length + 1)
    const delay = below(rng, longestLife)
    const [name, pattern] = aims[choice] ?? ['at any time', undefined]
    let watcher: FSWatcher | undefined
    const timer = setTimeout(() => {
      if (!pattern) kill()
      else watcher = watch(chunks, (_, file) => pattern.test(file ?? '') && kill())
    }, delay)
    found.aimed[name] = (found.aimed[name] ?? 0) + 1
    return () => {
      clearTimeout(timer)
      watcher?.close()
    }
  }
}

/** Whether a chunk has some of its files and not all. */
function hasHalves(chunks: string): boolean {
  const names = readdirSync(chunks)
  return names.some((name) => name.endsWith('.jsonl') && !names.includes(name.replace('jsonl', 'sha256')))
}

/** Expects the files that one machine makes, and no others but temporary ones of the killed. */
export function expectWhole(out: string, { files }: Pick<TinyCorpus, 'files'>): void {
  const found = Object.entries(filesOf(out)).filter(([name]) => !/\.puzzlewright-\w+$/.test(name))
  expect(found.map(([name]) => name)).toEqual(Object.keys(files))
  const different = found.filter(([name, text]) => files[name] !== text).map(([name]) => name)
  expect(different).toEqual([])
}
