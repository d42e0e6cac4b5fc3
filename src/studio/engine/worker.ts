// The worker in which the engine runs: does one task after the other and answers with its number.

import { LOADERS } from 'puzzlewright:families'
import { withRules } from 'puzzlewright:rules'
import { loadTexts } from 'puzzlewright:texts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Language } from '../../words/languages.ts'
import { makeRunTask } from './runTask.ts'
import { faultOf } from './taskFault.ts'
import type { ShownPuzzle, TaskFault, TaskName, Tasks } from './tasks.ts'

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
  | { readonly number: number; readonly wrong: TaskFault }

/** The tasks that need no texts about boards besides their names. */
const NEED_FEW_TEXTS: ReadonlySet<TaskName> = new Set(['form', 'draw', 'show'])

interface Asked {
  readonly shape?: string
  readonly draft?: { readonly shape: string }
}

/** The tasks that may meet any further rule: texts have them, and tools and rules are offered before a shape has one. */
const NEED_ALL_RULES: ReadonlySet<TaskName> = new Set(['read', 'tools'])

/** The shape by which it is known whether a task needs the further rules. */
function shapeOf(name: TaskName, { shape, draft }: Asked): string {
  return NEED_ALL_RULES.has(name) ? '+' : (shape ?? draft?.shape ?? '')
}

/** Says what is wrong in the language of the page, if it has a sentence for it. */
const inLanguage = async <Fault extends TaskFault>(fault: Fault, language: Language): Promise<Fault> =>
  (await import('./saidFault.ts')).withSaid(fault, language)

const run = makeRunTask((name) => (Object.hasOwn(LOADERS, name) ? LOADERS[name]() : undefined))

addEventListener('message', async ({ data }: MessageEvent<Sent>) => {
  const { number, name, ask } = data
  const { language = 'en' } = ask as { readonly language?: Language }
  const send = (returned: Returned) => postMessage(returned)
  try {
    await loadTexts(language, !NEED_FEW_TEXTS.has(name))
    const answer = await withRules(shapeOf(name, ask as Asked), () =>
      run(name, ask as Tasks[typeof name]['ask'] & never, (told) => send({ number, told })),
    )
    const { fault } = answer as Partial<ShownPuzzle>
    send({ number, answer: fault ? { ...answer, fault: await inLanguage(fault, language) } : answer })
  } catch (error) {
    // A defect is told to the page, too: whoever waits must not wait forever.
    if (!(error instanceof PuzzleError)) console.error(error)
    send({ number, wrong: await inLanguage(faultOf(error), language) })
  }
})
