// Audits of large sets, and their worker threads.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { makeTally } from '../../src/cli/grade/report.ts'
import { makeAudit } from '../../src/corpus/audit/auditSet.ts'
import { makeGrader } from '../../src/index.ts'
import { newFolder } from '../support/folder.ts'
import { expectFaultsFound, plantedSet } from '../support/plantedSet.ts'
import { runWords } from '../support/program.ts'
import { built } from '../support/tinyCorpus.ts'

it('finds all of 1,000 planted faults, and no others', () => expectFaultsFound(1000), 600_000)

describe('worker threads', () => {
  const rows = plantedSet(30)

  /** Audits the first rows by the built program, whose threads load built modules; tells also the threads that it started. */
  async function audited(count: number, ...words: readonly string[]) {
    const path = join(newFolder(), 'set.jsonl')
    const text = rows.slice(0, count).map((row) => JSON.stringify(row))
    writeFileSync(path, text.join('\n'))
    const threads: Worker[] = []
    const onWorker = (worker: Worker) => threads.push(worker)
    process.on('worker', onWorker)
    const { runProgram } = await built
    const run = await runWords(['audit', path, '--json', '-q', ...words], '', runProgram)
    process.off('worker', onWorker)
    const lines = run.stdout.replaceAll(path, 'set').trimEnd().split('\n')
    return { status: run.status, threads, lines, grades: JSON.parse(lines.at(-1) as string).grades }
  }

  it('grade what is unique as one thread does, in the order of the rows', async () => {
    const { audit } = makeAudit({ reading: {}, limits: {} })
    const tally = makeTally()
    const grade = makeGrader()
    for (const { puzzle, answer } of rows) {
      const { unique } = audit({ puzzle, answer }, { puzzle: 'puzzle', answer: 'answer' }, '')
      if (!unique) continue
      const graded = grade(unique.family, unique.puzzle)
      if (typeof graded === 'string') tally.addError(graded)
      else tally.add(unique.family, unique.puzzle, graded)
    }
    const one = await audited(rows.length, '--workers', '1')
    const three = await audited(rows.length, '--workers', '3')
    expect(one.grades).toEqual(tally.report())
    expect(three.lines).toEqual(one.lines)
    expect([one.threads.length, three.threads.length]).toEqual([1, 3])
  })

  it('are not started for twenty puzzles, nor without grades', async () => {
    expect(await audited(20)).toMatchObject({ threads: [], grades: { graded: 20 } })
    expect(await audited(rows.length, '--no-grade')).toMatchObject({ threads: [] })
  })

  it('end if a later file is refused', async () => {
    const other = join(newFolder(), 'other.jsonl')
    writeFileSync(other, '{"prompt":"x"}\n')
    const { status, threads } = await audited(rows.length, other, '--workers', '2')
    expect([status, threads.length]).toEqual([2, 2])
    // A thread that has ended has no number.
    await expect.poll(() => threads.map(({ threadId }) => threadId), { timeout: 20_000 }).toEqual([-1, -1])
  })
})
