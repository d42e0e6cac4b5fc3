// How the commands of a feed answer: a line for what is wrong, and the exit code.

import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { FEED_FILES, type FeedFolder, readFeedFolder } from '../../runs/feed/feedFolder.ts'
import { complain, EXIT } from '../shared/output.ts'

/** Does the work of a command, and says what is wrong. */
export async function answering(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    process.exitCode = EXIT.badInput
  }
}

/** The feed of a folder; nothing where its plan is not sound, which is then said. */
export function openFolder(folder: string): FeedFolder | undefined {
  const feed = readFeedFolder(folder)
  if (!('mistakes' in feed)) return feed
  for (const mistake of feed.mistakes) complain(join(folder, FEED_FILES.plan), mistake)
  process.exitCode = EXIT.badInput
  return undefined
}
