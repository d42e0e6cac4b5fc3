import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError, visible } from '../../families/puzzleError.ts'
import { addDays, type CalendarDate } from '../../feed/calendarDates.ts'
import { starterPlan } from '../../feed/plan/planSchema.ts'
import { feedWordsText } from '../../feed/readFeedWords.ts'
import { dateIn } from '../../feed/releaseTimes.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { FEED_FILES } from '../../runs/feed/feedFolder.ts'
import { makeFolders } from '../../runs/fileSystem.ts'
import { systemReason } from '../../runs/systemErrors.ts'
import type { Typed } from '../commandsFromTable.ts'
import { tell } from '../shared/output.ts'

const SECRET_BYTES = 32
/** The file mode of the secret: only the owner may read and write it. */
const PRIVATE = 0o600

/** Writes the files of a new feed. Throws a PuzzleError. */
export async function init({ folder, start, words }: Typed<'feed init'>): Promise<undefined> {
  const first = start ?? addDays(dateIn('UTC', Date.now()), 1)
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new PuzzleError('unwritable', `${folder}: not empty; choose a new folder`)
    }
    makeFolders(folder)
    const write = (name: string, text: string, mode?: number) =>
      writeFileSync(join(folder, name), text, { flag: 'wx', ...(mode !== undefined && { mode }) })
    write(FEED_FILES.secret, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, PRIVATE)
    write('.gitignore', IGNORED)
    if (words) write('words.yaml', feedWordsText(words))
    write(FEED_FILES.plan, starterPlan({ start: first, id: randomUUID() }))
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `${folder}: cannot be written: ${systemReason(error)}`)
  }
  const shown = visible(folder)
  process.stdout.write(`${join(shown, FEED_FILES.plan)}\n`)
  tell(...NEXT(shown, first).split('\n'))
}

/** The files that a repository must not contain: the secret, and files that each build regenerates. */
const IGNORED = `${FEED_FILES.secret}
${FEED_FILES.site}/
${FEED_FILES.index}
${FEED_FILES.review}/
*.lock
`

const NEXT = (folder: string, start: CalendarDate) =>
  `Set "title" and "base" in the plan, ${join(folder, FEED_FILES.plan)}.
Keep ${join(folder, FEED_FILES.secret)} private: it gives away all future puzzles.
Next:            puzzlewright feed review ${shellWord(folder)}
                 puzzlewright feed serve ${shellWord(folder)} --as-of ${start}T12:00:00Z
Then, every day: puzzlewright feed build ${shellWord(folder)}`
