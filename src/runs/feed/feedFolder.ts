// The folder of a feed: where its plan, its ledger, its stock and its site are, and what the plan makes of them.

import { readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import type { FeedWords } from '../../feed/feedWords.ts'
import { readPlan } from '../../feed/plan/readPlan.ts'
import type { Schedule } from '../../feed/plan/schedule.ts'
import { readFeedWords } from '../../feed/readFeedWords.ts'
import type { Mistakes } from '../../formats/yaml/mistakes.ts'
import { realPlace } from '../fileSystem.ts'
import { inFile, unreadable } from '../systemErrors.ts'

/** The files of a feed's folder. */
export const FEED_FILES = {
  plan: 'feed.yaml',
  secret: 'feed.secret',
  ledger: 'ledger.jsonl',
  stock: 'stock',
  site: 'site',
  index: 'site.index',
  review: 'review',
} as const

/** A feed: its folder, its plan and its words. */
export interface FeedFolder {
  /** The folder. */
  readonly folder: string
  /** What appears when. */
  readonly schedule: Schedule
  /** What it says. */
  readonly words: FeedWords
  /** A style sheet of the editor's. */
  readonly style?: string | undefined
  /** A file of the folder. */
  place(name: keyof typeof FEED_FILES): string
  /** A file that the plan names. */
  resolve(name: string): string
}

/** Reads the plan of a feed and the files that it names; all mistakes come back. Throws a PuzzleError where one cannot be read. */
export function readFeedFolder(folder: string): FeedFolder | Mistakes {
  const plan = join(folder, FEED_FILES.plan)
  const read = readPlan(readText(plan, `${folder} has no plan: puzzlewright feed init ${folder} writes one`))
  if ('mistakes' in read) return read
  const { schedule } = read
  const { words, style } = schedule.files
  const at = (name: string) => resolve(folder, name)
  return {
    folder,
    schedule,
    words: wordsOf(schedule, words === undefined ? undefined : at(words)),
    style: style === undefined ? undefined : readText(at(style)),
    place: (name) => join(folder, FEED_FILES[name]),
    resolve: at,
  }
}

function wordsOf({ meta }: Schedule, file: string | undefined): FeedWords {
  try {
    return readFeedWords(meta.language, file === undefined ? undefined : readText(file))
  } catch (error) {
    throw error instanceof PuzzleError && file !== undefined && error.code !== 'unreadable'
      ? inFile(file, error)
      : error
  }
}

/** The text of a file. Throws a PuzzleError that names it. */
export function readText(path: string, ifMissing?: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { message } = unreadable(error)
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new PuzzleError('unreadable', isMissing && ifMissing ? ifMissing : `${path}: ${message}`)
  }
}

/** Throws a PuzzleError where a site would have the secret, the ledger or the stock in it. */
export function expectSafeSite({ place }: FeedFolder, site: string, secret: string): void {
  const root = realPlace(site)
  for (const name of [place('plan'), place('ledger'), place('stock'), place('index'), secret]) {
    const real = realPlace(name)
    if (real !== root && !real.startsWith(root + sep)) continue
    throw new PuzzleError('unwritable', `--out ${site} would publish ${name}: choose a folder of its own`)
  }
  const found = statSync(site, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new PuzzleError('unwritable', `${site} is a file, not a folder`)
}
