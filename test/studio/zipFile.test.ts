// Archives of texts can be unpacked by other programs, and are the same for the same texts.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { zipped } from '../../src/studio/app/zipFile.ts'
import { newFolder } from '../support/folder.ts'

const TEXTS = {
  'book.yaml': 'title: "Größe"\n',
  'rätsel.jsonl': '{"id":"sudoku:4x4:1..............."}\n'.repeat(3),
}

const bytesOf = async (texts: Readonly<Record<string, string>>) =>
  new Uint8Array(await zipped(texts).arrayBuffer())

/** What another program, Python, finds in an archive: names and texts, all sums checked. */
const UNPACK = `import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    print(json.dumps({name: archive.read(name).decode() for name in archive.namelist()}))`

const hasPython = spawnSync('python3', ['-c', '']).status === 0

it.skipIf(!hasPython)('is unpacked by another program', async () => {
  const path = join(newFolder(), 'book.zip')
  writeFileSync(path, await bytesOf(TEXTS))
  const { stdout, stderr } = spawnSync('python3', ['-c', UNPACK, path], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(TEXTS)
})

it('has the same bytes for the same texts', async () => {
  expect(await bytesOf(TEXTS)).toEqual(await bytesOf({ ...TEXTS }))
  expect(await bytesOf(TEXTS)).not.toEqual(await bytesOf({ 'book.yaml': '' }))
})
