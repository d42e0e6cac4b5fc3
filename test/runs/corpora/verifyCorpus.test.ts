import { describe, expect, it } from 'vitest'
import { type CheckOptions, makeRecordChecker } from '../../../src/corpus/checkRecord.ts'
import type { CheckTask } from '../../../src/runs/corpora/checkWorker.ts'
import { verifyCorpus } from '../../../src/runs/corpora/verifyCorpus.ts'
import type { Executor, TaskJob } from '../../../src/runs/executor.ts'
import { sha256 } from '../../../src/runs/sha256.ts'
import { makeChunksIn } from '../../support/corpusFolder.ts'
import { newFolder } from '../../support/folder.ts'

/** Checks records without threads. */
const checkInProcess = async function* ({ data, tasks }: TaskJob<CheckTask>) {
  const check = makeRecordChecker(data as CheckOptions, sha256)
  let number = 0
  for await (const task of tasks) yield { number: number++, value: check(...task) }
} as Executor

describe('verifying the 12 records of two chunks', () => {
  const folder = newFolder()
  makeChunksIn(folder, 'counted', 6, [{ family: 'sudoku', shape: '4x4', count: 12, draws: 12 }])

  it.each([
    { checked: 'all', expected: 12, madeAgain: 0 },
    { checked: { size: 5, seed: 's' }, expected: 5, madeAgain: 5 },
    { checked: { size: 99, seed: 's' }, expected: 12, madeAgain: 12 },
  ] as const)('reports and counts as many as are checked: $expected of $checked', async (row) => {
    const counts: Record<string, { total: number; done: number; stops: number }> = {}
    const faults: string[] = []
    const verified = await verifyCorpus(folder, {
      checked: row.checked,
      executor: checkInProcess,
      signal: new AbortController().signal,
      onFault: (sentence) => faults.push(sentence),
      startCount(what, total) {
        const count = { total, done: 0, stops: 0 }
        counts[what] = count
        return {
          advance: (by) => {
            count.done += by
          },
          stop: () => count.stops++,
        }
      },
    })
    expect(faults).toEqual([])
    expect(verified).toMatchObject({ puzzles: 12, checked: row.expected, madeAgain: row.madeAgain })
    expect(counts).toEqual({
      chunks: { total: 2, done: 2, stops: 1 },
      records: { total: row.expected, done: row.expected, stops: 1 },
    })
  })
})
