// Tests grading with an executor that records its tasks: equal puzzles are graded once, stored grades not at
// all.

import { describe, expect, it } from 'vitest'
import { allowedByRecord } from '../../src/formats/recordOrigin.ts'
import { GENERATOR_VERSION, type Grade, readPuzzles } from '../../src/index.ts'
import type { Executor, TaskJob } from '../../src/runs/executor.ts'
import { type Graded, gradeInOrder, makeOutcomes } from '../../src/runs/gradeInOrder.ts'
import type { GradingTask } from '../../src/runs/gradeWorker.ts'

const BOARDS = ['1.....2..3.....4', '2.....1..3.....4', '3.....2..1.....4'].map(
  (clues) => `sudoku:4x4:${clues}`,
)
const [A, B, C] = BOARDS

/** Answers each task with its name, after a while. */
function echo(tasks: string[]): Executor {
  return async function* (job: TaskJob<GradingTask>) {
    let number = 0
    for await (const { name, techniques } of job.tasks) {
      const task = techniques === undefined ? name : `${name} ${techniques}`
      tasks.push(task)
      await new Promise((resolve) => setTimeout(resolve, number % 2))
      yield { number: number++, value: `graded ${task}` }
    }
  } as unknown as Executor
}

/** Returns the outcome of each line in the order of the reports, and the tasks of the executor. */
async function run(lines: readonly string[], { stored = [] as string[], most = 100 } = {}) {
  const tasks: string[] = []
  const heard: [number, Graded | undefined][] = []
  const outcomeOf = makeOutcomes(
    (entry) => {
      return stored.includes(String(entry.line)) ? ('stored' as unknown as Grade) : undefined
    },
    allowedByRecord,
    most,
  )
  const graders = gradeInOrder({
    executor: echo(tasks),
    options: {},
    settle: ({ entry, outcome }) => heard.push([entry.line, outcome?.graded]),
    flush: async () => {},
    signal: new AbortController().signal,
  })
  for (const entry of readPuzzles(lines.join('\n\n'))) {
    graders.add({ entry, outcome: 'error' in entry ? undefined : outcomeOf(entry) })
    await graders.room()
  }
  await graders.end()
  return { tasks, heard: heard.map(([, graded]) => graded), lines: heard.map(([line]) => line) }
}

describe('puzzles to be graded', () => {
  it('are passed to an executor once each, and reported in the order of the input', async () => {
    const { tasks, heard, lines } = await run([A, B, A, 'sudoku:4x4:?', A, C, B])
    expect(tasks).toEqual([A, B, C])
    expect(heard).toEqual([
      ...[
        `graded ${A}`,
        `graded ${B}`,
        `graded ${A}`,
        undefined,
        `graded ${A}`,
        `graded ${C}`,
        `graded ${B}`,
      ],
    ])
    expect(lines).toEqual([1, 3, 5, 7, 9, 11, 13])
  })

  it('are not passed on if their grades are known', async () => {
    expect(await run([A, B], { stored: ['1', '3'] })).toMatchObject({
      tasks: [],
      heard: ['stored', 'stored'],
    })
    expect(await run([A, A, B], { stored: ['1'] })).toMatchObject({
      tasks: [A, B],
      heard: ['stored', `graded ${A}`, `graded ${B}`],
    })
  })

  it('are graded once for each choice of techniques that their records make', async () => {
    const restricted = JSON.stringify({ id: A, made: `sudoku:4x4:techniques=x-wing#a@${GENERATOR_VERSION}` })
    const { tasks } = await run([A, restricted, A, restricted])
    expect(tasks).toEqual([A, `${A} x-wing`])
  })

  it('are forgotten one by one if there are many, and then graded again', async () => {
    const { tasks, heard } = await run([A, B, C, A, C], { most: 2 })
    expect(tasks).toEqual([A, B, C, A])
    expect(heard).toEqual([A, B, C, A, C].map((name) => `graded ${name}`))
  })
})
