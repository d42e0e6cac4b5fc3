// How the commands of a feed report errors and interruptions: a line on standard error, and the exit code.

import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { FEED_FILES, type FeedFolder, readFeedFolder } from '../../runs/feed/feedFolder.ts'
import { complain, EXIT } from '../shared/output.ts'
import { stoppedBy } from '../shared/stopped.ts'

/** Does the work of a command. A PuzzleError becomes an error message and exit code 1. */
export async function answering(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    process.exitCode = EXIT.badInput
  }
}

/** Reports that a signal has stopped a command, and sets the exit code that shells expect. */
export function answerStopped(signal: AbortSignal): void {
  const { sentence, exit } = stoppedBy(signal)
  process.stderr.write(`${sentence}\n`)
  process.exitCode = exit
}

/** The feed in a folder; undefined where its plan has mistakes, which are printed. */
export function openFolder(folder: string): FeedFolder | undefined {
  const feed = readFeedFolder(folder)
  if (!('mistakes' in feed)) return feed
  for (const mistake of feed.mistakes) complain(join(folder, FEED_FILES.plan), mistake)
  process.exitCode = EXIT.badInput
  return undefined
}
