// Large files that are written under another name: whatever other runs do, a file that has its name is whole.

import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partFile } from '../../../src/runs/corpora/writeThroughPartFile.ts'
import { sha256 } from '../../../src/runs/sha256.ts'
import { newFolder } from '../../support/folder.ts'

const bytesOf = (letter: string, length: number) => Buffer.from(letter.repeat(length))

describe('a part file', () => {
  it.each([1, 1000, 1 << 19, 3 << 19])(
    'has all its pieces of %i bytes in order, and their hash',
    (length) => {
      const path = join(newFolder(), 'deep', 'file')
      const pieces = ['a', 'b', 'c'].map((letter) => bytesOf(letter, length))
      const file = partFile(path)
      for (const piece of pieces) file.add(piece)
      const whole = Buffer.concat(pieces)
      expect(file.end()).toEqual({ bytes: whole.length, sha256: sha256(whole) })
      expect(readdirSync(join(path, '..'))).toHaveLength(1)
      file.name()
      expect(readdirSync(join(path, '..'))).toEqual(['file'])
      expect(sha256(readFileSync(path))).toBe(sha256(whole))
    },
  )

  it('is not written to by another run for the same file: the first run fails', () => {
    const folder = newFolder()
    const path = join(folder, 'file')
    const first = partFile(path)
    const early = bytesOf('1', 1 << 20)
    first.add(early)
    const second = partFile(path)
    const late = bytesOf('2', 1000)
    second.add(late)
    first.add(early)
    first.end()
    expect(() => first.name()).toThrow(
      `${path}: another run is writing it; wait until it ends, or choose another --out`,
    )
    first.abandon()
    const { sha256: hash } = second.end()
    second.name()
    expect(readFileSync(path)).toEqual(late)
    expect(hash).toBe(sha256(late))
    expect(readdirSync(folder)).toEqual(['file'])
  })

  it('has its name on the disk when that is told', () => {
    const folder = newFolder()
    const flushed: string[][] = []
    const file = partFile(join(folder, 'file'), (names) => flushed.push([names, ...readdirSync(names)]))
    file.end()
    expect(flushed).toEqual([])
    file.name()
    expect(flushed).toEqual([[folder, 'file']])
  })

  it('removes what a killed run has left of the same file, and nothing else', () => {
    const folder = newFolder()
    const path = join(folder, 'file')
    const others = [
      'file.part',
      'file.0123.part',
      'other.0123456789abcdef.part',
      'file.0123456789abcdef.parts',
    ]
    for (const name of [...others, 'file.0123456789abcdef.part']) writeFileSync(join(folder, name), 'half')
    partFile(path).abandon()
    expect(readdirSync(folder).toSorted()).toEqual(others.toSorted())
  })

  it('follows no link, and keeps the file until it has the name', () => {
    const folder = newFolder()
    const precious = join(folder, 'precious')
    writeFileSync(precious, 'mine')
    symlinkSync(precious, join(folder, 'file.0123456789abcdef.part'))
    const path = join(folder, 'file')
    writeFileSync(path, 'old')
    const file = partFile(path)
    file.add(bytesOf('x', 10))
    file.end()
    expect(readFileSync(path, 'utf8')).toBe('old')
    file.abandon()
    expect(readFileSync(path, 'utf8')).toBe('old')
    expect(readFileSync(precious, 'utf8')).toBe('mine')
  })
})
