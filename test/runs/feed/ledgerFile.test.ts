// Reading the ledger of a feed's folder.

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { FeedFolder } from '../../../src/runs/feed/feedFolder.ts'
import { readLedgerFile } from '../../../src/runs/feed/ledgerFile.ts'

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
