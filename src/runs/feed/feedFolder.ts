// The folder of a feed: the places of its plan, ledger, stock and site, and the plan, words and style that are read from it.

import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { FeedWords } from '../../feed/feedWordsAndDateTexts.ts'
import { readPlan } from '../../feed/plan/readPlan.ts'
import type { Schedule } from '../../feed/plan/scheduleTypes.ts'
import { readFeedWords } from '../../feed/readFeedWords.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { isAtOrIn, lookAt, realPlace } from '../fileSystem.ts'
import { readTextFile } from '../readRegularFile.ts'
import { atFile, inFile } from '../systemErrors.ts'
import { type FileKey, readNamedFile } from './namedFiles.ts'

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

/** The files and folders of a feed that nobody else may see. */
const PRIVATE_FILES = ['plan', 'secret', 'ledger', 'stock', 'index', 'review'] as const

/** The maximum size of a plan in bytes; plans are far shorter. */
const MOST_BYTES = 1 << 20

/** A feed: its folder, its plan and its words. */
export interface FeedFolder {
  /** The folder. */
  readonly folder: string
  /** The plan. */
  readonly schedule: Schedule
  /** The texts of its pages. */
  readonly words: FeedWords
  /** The text of the editor's style sheet. */
  readonly style?: string | undefined
  /** The path of one of the files that every feed has. */
  place(name: keyof typeof FEED_FILES): string
  /** Reads a file that the plan names under a key. Throws a PuzzleError. */
  readNamed(key: FileKey, name: string): string
}

/**
 * Reads the plan of a feed and the files that it names. Throws a PuzzleError, or an AggregateError with all
 * mistakes of the plan; its message is the path of the plan.
 */
export function readFeedFolder(folder: string): FeedFolder {
  const plan = join(folder, FEED_FILES.plan)
  if (atFile(folder, () => lookAt(folder))?.isFile()) {
    throw new PuzzleError('unreadable', `${folder}: a file, where the folder of a feed is expected`)
  }
  const missing = `no such file; start a feed with: puzzlewright feed init ${shellWord(folder)}`
  const read = readPlan(readTextFile(plan, MOST_BYTES, missing))
  if ('mistakes' in read) throw new AggregateError(read.mistakes, plan)
  const { schedule } = read
  const { words, style, secret } = schedule.files
  const place: FeedFolder['place'] = (name) =>
    name === 'secret' && secret !== undefined ? resolve(folder, secret) : join(folder, FEED_FILES[name])
  const privates = PRIVATE_FILES.map(place)
  const readNamed: FeedFolder['readNamed'] = (key, name) => readNamedFile(folder, privates, key, name)
  return {
    folder,
    schedule,
    words: readWords(schedule, words, readNamed),
    style: style && readNamed('style', style),
    place,
    readNamed,
  }
}

function readWords(
  { meta }: Schedule,
  name: string | undefined,
  readNamed: FeedFolder['readNamed'],
): FeedWords {
  const text = name && readNamed('words', name)
  try {
    return readFeedWords(meta.language, text)
  } catch (error) {
    throw name !== undefined && error instanceof PuzzleError ? inFile(name, error) : error
  }
}

/** Throws a PuzzleError if a site would publish the plan, the secret, the ledger or the stock. */
export function expectSafeSite(feed: FeedFolder, site: string): void {
  const root = realPlace(site)
  for (const name of PRIVATE_FILES.map(feed.place)) {
    if (!isAtOrIn(realPlace(name), root)) continue
    throw new PuzzleError(
      'unwritable',
      `--out ${site}: a site in this folder would publish ${name}; choose another folder`,
    )
  }
  const found = statSync(site, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new PuzzleError('unwritable', `${site} is a file; choose a folder`)
}
