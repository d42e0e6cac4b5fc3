import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findRepeats, readBytes, readKeys } from '../../../src/runs/corpora/keyFiles.ts'
import { newFolder } from '../../support/folder.ts'

describe('bytes that are read', () => {
  const path = join(newFolder(), 'file')
  const content = Buffer.from(Array.from({ length: 100 }, (_, index) => index))
  writeFileSync(path, content)

  it('are all that were asked for, however few the system gives at a time', () => {
    const file = openSync(path, 'r')
    const into = new Uint8Array(50)
    let reads = 0
    readBytes(file, into, 30, (from, bytes, offset, length, position) => {
      reads++
      return readSync(from, bytes, offset, Math.min(length, 7), position)
    })
    closeSync(file)
    expect(Buffer.from(into)).toEqual(content.subarray(30, 80))
    expect(reads).toBe(8)
  })

  it('are an error if the file has fewer', () => {
    const file = openSync(path, 'r')
    expect(() => readBytes(file, new Uint8Array(50), 60)).toThrow(
      'ends after 100 bytes; expected at least 110',
    )
    closeSync(file)
  })
})

describe('keys of a file that became shorter', () => {
  it('are an error, not zeros', async () => {
    const path = join(newFolder(), 'corpus.keys')
    writeFileSync(path, Buffer.alloc(16 * 10, 1))
    const keyFile = { path, keys: 11 }
    const watched = { signal: new AbortController().signal, startCount: () => ({ advance() {}, stop() {} }) }
    await expect(findRepeats([keyFile], watched)).rejects.toThrow(`${path}: ends after 160 bytes`)
    const reader = readKeys(keyFile)
    expect(() => reader.at(10)).toThrow(`${path}: ends after 160 bytes`)
    reader.close()
  })
})
