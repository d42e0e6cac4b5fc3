// Reading the ledger of a feed's folder, and what else a build keeps there.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { FeedFolder } from '../../../src/runs/feed/feedFolder.ts'
import { takeFromStock } from '../../../src/runs/feed/filesByHash.ts'
import { mendLedger, readLedgerFile, withLedger } from '../../../src/runs/feed/ledgerFile.ts'
import { protectFiles } from '../../../src/runs/feed/protectFiles.ts'
import { readSiteIndex } from '../../../src/runs/feed/siteIndex.ts'
import { markOf } from '../../../src/runs/feed/writeSite.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
const path = join(folder, 'ledger.jsonl')
const feed = {
  place: () => path,
  schedule: { meta: { slug: 'daily', id: 'daily' } },
} as unknown as FeedFolder

afterEach(() => rmSync(path, { force: true }))

it('takes a missing ledger for an empty one, but not one that cannot be read', () => {
  expect(readLedgerFile(feed)).toMatchObject({ entries: [], half: '' })
  symlinkSync(join(folder, 'not-mounted'), path)
  expect(() => readLedgerFile(feed)).toThrow(`${path}: no such file`)
  rmSync(path)
  symlinkSync('ledger.jsonl', path)
  expect(() => readLedgerFile(feed)).toThrow(path)
})

it('reads no device in the place of a ledger', async () => {
  symlinkSync('/dev/zero', path)
  const message = 'is a device or a pipe, not a file'
  expect(() => readLedgerFile(feed)).toThrow(`${path}: ${message}`)
  expect(() => mendLedger(path)).toThrow(message)
  await expect(withLedger(feed, async () => {})).rejects.toThrow(message)
})

it('protects the stock, but not the target of a link in its place', () => {
  const here = mkdtempSync(join(folder, 'here-'))
  const place = (name: string) => join(here, name)
  const others = (path: string) => statSync(path).mode & 0o077
  for (const name of ['theirs', 'review']) {
    mkdirSync(place(name))
    chmodSync(place(name), 0o755)
  }
  symlinkSync('theirs', place('stock'))
  protectFiles({ place } as unknown as FeedFolder)
  expect([others(place('theirs')), others(place('review'))]).toEqual([0o055, 0])
})

it('reads no device in the place of a file of the stock, an index or a mark', () => {
  const sum = 'ab'.repeat(32)
  mkdirSync(join(folder, 'ab'))
  const names = [join('ab', sum), 'site.index', '.puzzlewright-feed']
  for (const name of names) symlinkSync('/dev/zero', join(folder, name))
  expect(() => takeFromStock(folder, sum)).toThrow(
    `${join(folder, 'ab', sum)}: is a device or a pipe, not a file; the ledger needs this file: restore it from a backup`,
  )
  expect(readSiteIndex(join(folder, 'site.index'), folder).files.size).toBe(0)
  expect(markOf(folder)).toBeUndefined()
})
