// The index of a site: any order of changes gives what a map gives, and its file is read back.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { KnownFiles, readSiteIndex, writeSiteIndex } from '../../../src/runs/feed/siteIndex.ts'

const FOLDERS = ['', 'assets/', '2027-01-30/', '2027-01-30/sudoku/', '2027-01-30/sudoku-2/', 'de/2027-01-30/']
const NAMES = ['index.html', 'a.html', 'puzzle.svg', 'x-puzzle.svg', 'index.htm']

/** Makes random changes to known files and to a map. */
function randomChanges(seed: string) {
  const rng = makeRng(seed)
  const pick = <T>(list: readonly T[]): T => list[below(rng, list.length)]
  const files = new KnownFiles()
  const model = new Map<string, string>()
  for (let change = 0; change < 300; change++) {
    const path = pick(FOLDERS) + pick(NAMES)
    const known = `${below(rng, 16).toString(16)} ${below(rng, 1000)} ${change}`
    if (below(rng, 3) === 0) {
      files.delete(path)
      model.delete(path)
    } else {
      files.set(path, known)
      model.set(path, known)
    }
  }
  return { files, model }
}

const contentOf = (files: KnownFiles) => new Map([...files.paths()].map((path) => [path, files.get(path)]))

it.each(['a', 'b', 'c'])('known files are those of a map after random changes (%s)', (seed) => {
  const { files, model } = randomChanges(seed)
  expect(contentOf(files)).toEqual(model)
  expect(files.size).toBe(model.size)
  for (const folder of FOLDERS)
    for (const name of NAMES) expect(files.get(folder + name)).toBe(model.get(folder + name))
})

it('an index is read back, but not for another site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-index-'))
  try {
    const { files, model } = randomChanges('file')
    const path = join(folder, 'site.index')
    writeSiteIndex(path, join(folder, 'site'), { files, state: 'abc' })
    const read = readSiteIndex(path, join(folder, 'site'))
    expect(read.state).toBe('abc')
    expect(read.files.size).toBe(model.size)
    expect(contentOf(read.files)).toEqual(model)
    expect(readSiteIndex(path, join(folder, 'other')).files.size).toBe(0)
    expect(readSiteIndex(join(folder, 'none'), join(folder, 'site')).files.size).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
