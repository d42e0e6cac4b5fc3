import { PuzzleError } from '../../families/puzzleError.ts'
import { lastPublic } from '../../feed/releaseTimes.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { lookIntoLedger } from '../../runs/feed/ledgerFile.ts'
import { contentOf, entriesOf, expectBegun } from '../../runs/feed/siteFilesAtInstant.ts'
import { interruptible } from '../../runs/interrupt.ts'
import type { Typed } from '../commandsFromTable.ts'
import { tell } from '../shared/output.ts'
import { servePort } from '../shared/servePort.ts'
import { editionOf } from './commandHelpers.ts'

/** The port after that of `play`, so that both can run at once. */
const USUAL_PORT = 7342

/** Serves a site as of an instant. Throws a PuzzleError. */
export async function serve(typed: Typed<'feed serve'>): Promise<undefined> {
  const edition = editionOf(typed)
  const { feed, now, ahead } = edition
  const { folder, port, host } = typed
  const ledger = lookIntoLedger(feed)
  const last = lastPublic(now, feed.schedule.times, ahead)
  const made = ledger.entries
    .filter(({ date }) => date <= last)
    .reduce((newest, { date }) => (date > newest ? date : newest), '')
  const remedy = `make them with: puzzlewright feed build ${shellWord(folder)}`
  if (made === '') {
    expectBegun(edition)
    throw new PuzzleError('value', `no puzzles up to ${last} have been made yet; ${remedy}`)
  }
  if (made < last) tell(`the puzzles after ${made} have not been made yet; ${remedy}`)
  const entries = new Map(Array.from(entriesOf(edition, ledger), (entry) => [entry.path, entry]))
  const files = {
    get(path: string) {
      const entry = entries.get(path)
      return entry && contentOf(entry, feed)
    },
  }
  await interruptible(async (signal) => {
    const server = await servePort(files, { port, usual: USUAL_PORT, host }, {})
    process.stdout.write(`${server.address}\n`)
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      signal.addEventListener('abort', () => resolve())
    })
    await server.close()
  })
}
