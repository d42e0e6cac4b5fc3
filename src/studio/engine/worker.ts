// The worker in which the engine runs: does one task after the other and answers with its number.

import { LOADERS } from 'puzzlewright:families'
import { loadTexts } from 'puzzlewright:texts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Language } from '../../words/languages.ts'
import { makeRunTask } from './runTask.ts'
import type { TaskName, Tasks } from './tasks.ts'

/** A task that a page sends. */
export interface Sent {
  /** The number of the task, which comes back with everything that is told about it. */
  readonly number: number
  /** The task. */
  readonly name: TaskName
  /** What is asked. */
  readonly ask: unknown
}

/** What comes back. */
export type Returned =
  | { readonly number: number; readonly told: unknown }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly wrong: { readonly message: string; readonly line?: number } }

const run = makeRunTask((name) => (Object.hasOwn(LOADERS, name) ? LOADERS[name]() : undefined))

addEventListener('message', async ({ data }: MessageEvent<Sent>) => {
  const { number, name, ask } = data
  const send = (returned: Returned) => postMessage(returned)
  try {
    await loadTexts((ask as { readonly language?: Language }).language ?? 'en')
    const answer = await run(name, ask as Tasks[typeof name]['ask'] & never, (told) => send({ number, told }))
    send({ number, answer })
  } catch (error) {
    // A defect is told to the page, too: whoever waits must not wait forever.
    if (!(error instanceof PuzzleError)) console.error(error)
    const line = error instanceof PuzzleError ? error.line : undefined
    send({
      number,
      wrong: {
        message: String(error instanceof Error ? error.message : error),
        ...(line !== undefined && { line }),
      },
    })
  }
})
