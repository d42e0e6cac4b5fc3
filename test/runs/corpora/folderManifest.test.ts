// The manifest of a corpus: it follows the files of the chunks, and no worker that comes back late undoes what was done since.

import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CorpusManifest, Finished } from '../../../src/corpus/manifest.ts'
import { NAMING } from '../../../src/runs/atomicWrite.ts'
import { type ChunkFiles, chunkFault, chunkFiles } from '../../../src/runs/corpora/chunkFiles.ts'
import { readLog } from '../../../src/runs/corpora/chunkLog.ts'
import { openNamed } from '../../../src/runs/corpora/corpusSource.ts'
import {
  completeManifest,
  completeUnclaimed,
  readManifest,
  writeManifest,
} from '../../../src/runs/corpora/folderManifest.ts'
import { claim } from '../../../src/runs/fileLock.ts'
import { makeChunksIn } from '../../support/corpusFolder.ts'
import { newFolder } from '../../support/folder.ts'

const FINISHED: Finished = { puzzles: 5, dropped: { twins: 1 }, bytes: 9, sha256: 'ab', keys: 'cd' }

let folder: string
let files: ChunkFiles
let begun: CorpusManifest

beforeEach(() => {
  folder = newFolder()
  makeChunksIn(folder, 'seed', 2, [{ family: 'sudoku', shape: '4x4', count: 5, draws: 6 }])
  files = chunkFiles(folder)
  begun = readManifest(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('reads no devices in place of its files', async () => {
  const message = 'is a device or a pipe, not a file'
  const toDevice = (path: string) => {
    rmSync(path, { force: true })
    symlinkSync('/dev/zero', path)
  }
  toDevice(join(folder, 'log.jsonl'))
  expect(readLog(folder)).toEqual([])
  toDevice(files.path(1, 'sha256'))
  expect(() => files.sha256Of(1)).toThrow(`${files.path(1, 'sha256')}: ${message}`)
  toDevice(files.path(0, 'keys'))
  await expect(chunkFault(files, 0, undefined)).rejects.toThrow(`${files.path(0, 'keys')}: ${message}`)
  toDevice(join(folder, 'corpus.jsonl'))
  expect(() => openNamed(folder)).toThrow(`${folder}: corpus.jsonl ${message}`)
  toDevice(join(folder, 'manifest.json'))
  expect(() => readManifest(folder)).toThrow(`${join(folder, 'manifest.json')}: ${message}`)
})

const text = () => readFileSync(join(folder, 'manifest.json'), 'utf8')
const complete = () => completeManifest(folder, begun, files)
const removeChunk = (number: number) => {
  for (const kind of ['jsonl', 'keys', 'sha256'] as const) rmSync(files.path(number, kind))
}

/** Each way to complete a manifest, with the claim and without. */
const WAYS = [
  ['a worker', () => completeUnclaimed(folder)],
  ['who has the claim', async () => complete()],
] as const

describe.each(WAYS)('the manifest that %s completes', (_, completeIt) => {
  it('gets the entries of all chunks', async () => {
    expect(begun.chunks).toEqual([])
    const { chunks } = await completeIt()
    expect(chunks).toEqual([0, 1, 2].map(files.entryOf))
    expect(readManifest(folder)).toEqual({ ...begun, chunks })
  })

  it('stays as it was while chunks are missing, and shows none', async () => {
    writeManifest(folder, { ...complete(), finished: FINISHED })
    const before = text()
    removeChunk(1)
    expect((await completeIt()).chunks).toEqual([])
    expect(text()).toBe(before)
  })

  it('keeps that the corpus was finished', async () => {
    // Another worker completed the manifest and somebody finished the corpus since this worker began.
    writeManifest(folder, { ...complete(), finished: FINISHED })
    const before = text()
    expect((await completeIt()).finished).toEqual(FINISHED)
    expect(text()).toBe(before)
  })

  it('has the new hash of a chunk that was made again with other bytes, and is no longer finished', async () => {
    writeManifest(folder, { ...complete(), finished: FINISHED })
    removeChunk(1)
    const hash = files.write(1, { lines: new TextEncoder().encode('other\n'), keys: new Uint8Array(16) })
    const found = await completeIt()
    expect(found.chunks[1]).toEqual({ number: 1, puzzles: 1, bytes: 6, sha256: hash })
    expect(found.finished).toBeUndefined()
    expect(readManifest(folder)).toEqual(found)
  })
})

describe('the manifest of a folder', () => {
  it('is not written while somebody finishes the corpus, who will write it', async () => {
    const before = text()
    const { release } = claim(join(folder, 'corpus.jsonl'))
    const { chunks } = await completeUnclaimed(folder)
    expect(chunks).toHaveLength(3)
    expect(text()).toBe(before)
    release()
    await completeUnclaimed(folder)
    expect(readManifest(folder).chunks).toEqual(chunks)
  })

  it('is read again before it is written: it may have been finished while the chunks were looked at', () => {
    const finished = { ...complete(), finished: FINISHED }
    writeManifest(folder, begun)
    const entryOf = (number: number) => {
      if (number === 2) writeManifest(folder, finished)
      return files.entryOf(number)
    }
    completeManifest(folder, begun, { ...files, entryOf })
    expect(readManifest(folder)).toEqual(finished)
  })

  it('is on the disk before it takes the place of the earlier one', () => {
    const steps: string[] = []
    for (const name of ['flush', 'rename'] as const) {
      const real = NAMING[name] as (...paths: string[]) => void
      vi.spyOn(NAMING, name).mockImplementation((...paths: string[]) => {
        steps.push(name)
        real(...paths)
      })
    }
    complete()
    expect(steps).toEqual(['flush', 'rename', 'flush'])
  })
})
