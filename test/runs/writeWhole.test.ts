import { lstatSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withTemporary, writeKept, writeWhole } from '../../src/runs/atomicWrite.ts'
import { realPlace } from '../../src/runs/fileSystem.ts'
import { newFolder } from '../support/folder.ts'

it('writes the target of a link, even if it does not exist', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'old'), 'old')
  symlinkSync('old', join(folder, 'link'))
  symlinkSync('deep/new', join(folder, 'dangling'))
  writeWhole(join(folder, 'link'), 'one')
  writeWhole(join(folder, 'dangling'), 'other')
  expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('one')
  expect(readFileSync(join(folder, 'deep/new'), 'utf8')).toBe('other')
  expect([readlinkSync(join(folder, 'link')), readlinkSync(join(folder, 'dangling'))]).toEqual([
    'old',
    'deep/new',
  ])
  expect(readdirSync(folder).sort()).toEqual(['dangling', 'deep', 'link', 'old'])
})

it('replaces a link among the files that it keeps', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'precious'), 'mine')
  symlinkSync('precious', join(folder, 'site.index'))
  writeKept(join(folder, 'site.index'), 'index')
  expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('mine')
  expect(lstatSync(join(folder, 'site.index')).isFile()).toBe(true)
  expect(lstatSync(join(folder, 'site.index')).mode & 0o777).toBe(0o600)
})

it('does not follow a link with the name of a temporary file', () => {
  const folder = newFolder()
  const precious = join(folder, 'precious')
  writeFileSync(precious, 'mine')
  symlinkSync(precious, join(folder, `.file.${process.pid}`))
  writeWhole(join(folder, 'file'), 'content')
  expect(readFileSync(precious, 'utf8')).toBe('mine')
  expect(lstatSync(join(folder, 'file')).isFile()).toBe(true)
})

it('uses different temporary names each time, and leaves no file', () => {
  const folder = newFolder()
  const names = Array.from({ length: 20 }, () => withTemporary(folder, 'x', (path) => path))
  expect(new Set(names).size).toBe(20)
  expect(() =>
    withTemporary(folder, 'x', () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(readdirSync(folder)).toEqual([])
})

it('does not write to an existing path, even if its name was guessed', () => {
  const folder = newFolder()
  const precious = join(folder, 'precious')
  writeFileSync(precious, 'mine')
  symlinkSync(precious, join(folder, 'guessed'))
  for (const name of ['guessed', 'precious']) {
    expect(() => withTemporary(folder, 'x', () => {}, name), name).toThrow('EEXIST')
  }
  expect(readFileSync(precious, 'utf8')).toBe('mine')
  expect(readdirSync(folder).sort()).toEqual(['guessed', 'precious'])
})

it('reports which file cannot be written, and why', () => {
  const folder = newFolder()
  symlinkSync('b', join(folder, 'a'))
  symlinkSync('a', join(folder, 'b'))
  expect(() => writeWhole(join(folder, 'a'), '')).toThrow(/a cannot be written: /)
  expect(() => realPlace(join(folder, 'a'))).toThrow('loop')
  expect(() => writeWhole(folder, '')).toThrow('is a directory, not a file')
})
