import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import type { Language } from '../../families/words.ts'
import { addDays, type CalendarDate } from '../../feed/calendarDates.ts'
import { starterPlan } from '../../feed/plan/starterPlan.ts'
import { feedWordsText } from '../../feed/readFeedWords.ts'
import { dateIn } from '../../feed/releaseTimes.ts'
import { FEED_FILES } from '../../runs/feed/feedFolder.ts'
import { systemReason } from '../../runs/systemErrors.ts'

/** The options of `feed init`. */
export interface InitOptions {
  readonly start?: CalendarDate
  readonly words?: Language
}

const SECRET_BYTES = 32
/** For nobody but the owner. */
const PRIVATE = 0o600

/** Writes what a feed begins with. */
export function init(folder: string, { start, words }: InitOptions): void {
  const first = start ?? addDays(dateIn('UTC', Date.now()), 1)
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new PuzzleError('unwritable', `${folder} is not empty: a feed begins in a new folder`)
    }
    mkdirSync(folder, { recursive: true })
    const write = (name: string, text: string, mode?: number) =>
      writeFileSync(join(folder, name), text, { flag: 'wx', ...(mode !== undefined && { mode }) })
    write(FEED_FILES.secret, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, PRIVATE)
    write('.gitignore', IGNORED)
    if (words) write('words.yaml', feedWordsText(words))
    write(FEED_FILES.plan, starterPlan({ start: first, id: randomUUID() }))
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `${folder} cannot be written: ${systemReason(error)}`)
  }
  process.stdout.write(`${join(folder, FEED_FILES.plan)}\n`)
  process.stderr.write(NEXT(folder, first))
}

/** What must not come into a repository that others see, and what is made again. */
const IGNORED = `${FEED_FILES.secret}
${FEED_FILES.site}/
${FEED_FILES.index}
${FEED_FILES.review}/
*.lock
`

const NEXT = (folder: string, start: CalendarDate) =>
  `The plan is ${join(folder, FEED_FILES.plan)}: set "title" and "base" there.
Keep ${join(folder, FEED_FILES.secret)} to yourself: whoever has it knows the puzzles to come.
Next: puzzlewright feed review ${folder}
      puzzlewright feed serve ${folder} --as-of ${start}T12:00:00Z
and from ${start} on, each day: puzzlewright feed build ${folder}
`
