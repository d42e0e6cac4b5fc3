// The loop of a worker with queues and makers that fail: files come before the queue's answer, and what is not
// made is given back.

import { readFileSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromCanonical } from '../../../src/corpus/corpusRecipe.ts'
import { planChunks } from '../../../src/corpus/planChunks.ts'
import { PuzzleError } from '../../../src/families/puzzleError.ts'
import { madeName } from '../../../src/maker/recipeName.ts'
import { type ChunkFiles, chunkFiles } from '../../../src/runs/corpora/chunkFiles.ts'
import { type ChunkQueue, makeLocalQueue } from '../../../src/runs/corpora/chunkQueue.ts'
import type { CorpusTask } from '../../../src/runs/corpora/corpusWorker.ts'
import { workOnChunks } from '../../../src/runs/corpora/workOnChunks.ts'
import type { Executor, TaskJob } from '../../../src/runs/executor.ts'
import { newFolder } from '../../support/folder.ts'

const SET = { family: 'sudoku', shape: '4x4', order: '', count: 4, draws: 4, chunk: 1, grade: false }
const RECIPE = fromCanonical({ seed: 'spring', sets: [SET] })
const PLAN = planChunks(RECIPE)

interface Mishaps {
  /** What the queue says before its chunks. */
  readonly first?: readonly ('wait' | number)[]
  /** A chunk whose puzzle cannot be made. */
  readonly crashes?: number
  /** A chunk during which the work is stopped. */
  readonly stops?: number
  /** A chunk whose files find no room. */
  readonly full?: number
  /** The milliseconds between two renewals of a lease. */
  readonly every?: number
  /** A chunk is made when it was renewed so often. */
  readonly slow?: number
}

async function work(
  { first = [], crashes, stops, full, every, slow = 0 }: Mishaps = {},
  folder = newFolder(),
) {
  const events: string[] = []
  const renewals = new Map<number, number>()
  const there = chunkFiles(folder)
  const files: ChunkFiles = {
    ...there,
    write(number, content) {
      if (number === full) throw new PuzzleError('unwritable', 'the disk is full')
      return there.write(number, content)
    },
  }
  const stop = new AbortController()
  const local = makeLocalQueue(PLAN, { isDone: () => false, findDone: async () => new Set() })
  const said = first.values()
  const queue: ChunkQueue = {
    ...local,
    async take() {
      const next = said.next()
      return next.done ? local.take() : next.value
    },
    ...(every !== undefined && {
      lease: {
        every,
        async renew(chunk) {
          renewals.set(chunk, (renewals.get(chunk) ?? 0) + 1)
          return true
        },
      },
    }),
    finish: async (chunk) => {
      events.push(`${chunk} told ${files.isDone(chunk) ? 'done' : 'missing'}`)
    },
    giveBack: async (chunk) => {
      events.push(`${chunk} given back`)
    },
  }
  async function* executor({ tasks }: TaskJob<CorpusTask>) {
    try {
      for await (const [, number] of tasks) {
        do await new Promise((resolve) => setTimeout(resolve, 5))
        while ((renewals.get(number) ?? 0) < slow)
        if (number === stops) stop.abort()
        if (stop.signal.aborted) return
        const drawn = { line: String(number), key: '0'.repeat(32) }
        yield number === crashes ? { number, crash: 'it crashed' } : { number, value: { drawn, seconds: 1 } }
      }
    } finally {
      events.push('end')
    }
  }
  const error = await workOnChunks({
    recipe: RECIPE,
    queue,
    executor: executor as unknown as Executor,
    files,
    signal: stop.signal,
    pause: 1,
    onStart: ({ number }) => events.push(`${number} begun`),
    onChunk: ({ number }) => events.push(`${number} kept`),
  }).then(
    () => undefined,
    (one: Error) => one,
  )
  return { events, files, error, renewals }
}

describe('the loop of a worker', () => {
  it('makes every chunk, keeps its files, and only then tells the queue', async () => {
    const { events, files, error } = await work()
    expect(error).toBeUndefined()
    expect(files.listDone()).toEqual([0, 1, 2, 3])
    for (const { number } of PLAN) {
      expect(readFileSync(files.path(number, 'jsonl'), 'utf8')).toBe(`${number}\n`)
      expect(events.filter((event) => event.startsWith(`${number} `))).toEqual([
        `${number} begun`,
        `${number} kept`,
        `${number} told done`,
      ])
    }
    expect(events.at(-1)).toBe('end')
  })

  it('asks a queue again whose chunks are in other hands', async () => {
    const { files } = await work({ first: ['wait'] })
    expect(files.listDone()).toEqual([0, 1, 2, 3])
  })

  it('does not make a chunk whose files are there, but tells the queue', async () => {
    const folder = newFolder()
    chunkFiles(folder).write(2, { lines: new TextEncoder().encode('2\n'), keys: new Uint8Array(16) })
    const { events } = await work({}, folder)
    expect(events.filter((event) => event.startsWith('2 '))).toEqual(['2 told done'])
  })

  it('keeps a chunk once that the queue hands out twice', async () => {
    const { files, error } = await work({ first: [1, 1] })
    expect(error).toBeUndefined()
    expect(files.listDone()).toEqual([0, 1, 2, 3])
  })

  it('gives back what it could not make, and fails', async () => {
    const { events, error } = await work({ crashes: 1 })
    expect(error?.message).toBe(`${madeName(RECIPE.sets[0].recipe, 'spring/0/1')}: it crashed`)
    expect(events).toContain('1 given back')
    expect(events).not.toContain('1 told missing')
    expect(events.filter((event) => event === 'end')).toHaveLength(1)
  })

  it('gives back what finds no room on the disk, and fails', async () => {
    const { events, files, error } = await work({ full: 2 })
    expect(error).toMatchObject({ code: 'unwritable', message: 'the disk is full' })
    expect(events.filter((event) => event.startsWith('2 '))).toEqual(['2 begun', '2 given back'])
    expect(files.isDone(2)).toBe(false)
    // Whatever else was taken is done, or given back too.
    const taken = PLAN.filter(({ number }) => events.includes(`${number} begun`))
    for (const { number } of taken) {
      expect(events).toContain(files.isDone(number) ? `${number} told done` : `${number} given back`)
    }
  })

  it('renews the leases of all chunks for as long as they are made, and no longer', async () => {
    const { renewals, error } = await work({ every: 1, slow: 3 })
    expect(error).toBeUndefined()
    expect([...renewals.keys()].sort()).toEqual([0, 1, 2, 3])
    const counts = [...renewals.values()]
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([...renewals.values()]).toEqual(counts)
  }, 5000)

  it('gives back what it was making when it was stopped', async () => {
    const { events, files, error } = await work({ stops: 0 })
    expect(error).toBeUndefined()
    expect(events).toContain('0 given back')
    expect(files.listDone()).toEqual([])
  })

  it('fails with an alarm where a chunk has other bytes, and overwrites nothing', async () => {
    const folder = newFolder()
    const there = chunkFiles(folder)
    there.write(3, { lines: new TextEncoder().encode('other\n'), keys: new Uint8Array(16) })
    rmSync(there.path(3, 'sha256'))
    const { error } = await work({}, folder)
    expect(error).toBeInstanceOf(PuzzleError)
    expect(error).toMatchObject({ code: 'conflict' })
    expect(there.isDone(3)).toBe(false)
    expect(readFileSync(there.path(3, 'jsonl'), 'utf8')).toBe('other\n')
  })
})
