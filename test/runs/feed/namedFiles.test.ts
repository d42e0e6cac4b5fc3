// Which files a plan may name. Each plan names a file in each place that reads one.

import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readFeedFolder } from '../../../src/runs/feed/feedFolder.ts'
import { readSecret } from '../../../src/runs/feed/feedSecret.ts'
import { SMALL_PLAN, smallFeed } from '../../support/tinyFeed.ts'

const KEYS = ['style', 'words', 'from', 'reserve'] as const

let folder: string
beforeEach(() => {
  folder = smallFeed()
  for (const name of ['ledger.jsonl', 'site.index', 'own.css']) writeFileSync(join(folder, name), 'text')
  for (const name of ['stock/aa', 'review']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['stock/aa/aa01', 'review/index.html']) writeFileSync(join(folder, name), 'text')
})

/** Reads the feed with a file under a key of the plan; a file of puzzles is read when a puzzle is due. */
function readWith(key: (typeof KEYS)[number], name: string) {
  const isOfPlan = key === 'style' || key === 'words'
  writeFileSync(
    join(folder, 'feed.yaml'),
    isOfPlan ? `${SMALL_PLAN}${key}: ${JSON.stringify(name)}\n` : SMALL_PLAN,
  )
  const feed = readFeedFolder(folder)
  return isOfPlan ? feed[key] : feed.readNamed(key, name)
}

describe.each(KEYS)('a plan with a file as "%s"', (key) => {
  it.each(['feed.secret', 'ledger.jsonl', 'site.index', 'feed.yaml', 'stock/aa/aa01', 'review/index.html'])(
    'is refused for %s, also by another name',
    (name) => {
      const fault = new RegExp(`: is private, so the plan must not name it as "${key}"$`)
      symlinkSync(name, join(folder, 'link'))
      linkSync(join(folder, name), join(folder, 'hard'))
      const names = [name, `./x/../${name}`, 'link', ...(name.includes('/') ? [] : ['hard'])]
      for (const one of names) expect(() => readWith(key, one)).toThrow(fault)
    },
  )

  it('is refused for a file elsewhere, also through a link', () => {
    symlinkSync('/etc', join(folder, 'etc'))
    symlinkSync('/etc/passwd', join(folder, 'mine.css'))
    for (const name of [
      '/etc/passwd',
      '../../../../../etc/passwd',
      'etc/passwd',
      'mine.css',
      '/dev/zero',
      '..',
    ]) {
      expect(() => readWith(key, name)).toThrow(`${name}: not in the folder of the feed; copy the file into`)
    }
  })

  it('is refused for what is not a file, or has no sensible size, without reading it', () => {
    execFileSync('mkfifo', [join(folder, 'pipe')])
    writeFileSync(join(folder, 'huge'), '')
    truncateSync(join(folder, 'huge'), 2 ** 40)
    expect(() => readWith(key, 'pipe')).toThrow('pipe: is a device or a pipe, not a file')
    expect(() => readWith(key, 'site')).toThrow('site: no such file')
    expect(() => readWith(key, '.')).toThrow('.: is a directory, not a file')
    expect(() => readWith(key, 'huge')).toThrow(/^huge: too large: a file may have at most \d+ MB$/)
  })
})

it('reads a file of the folder, also through a link', () => {
  symlinkSync('own.css', join(folder, 'link.css'))
  expect(readWith('style', 'own.css')).toBe('text')
  expect(readWith('style', 'link.css')).toBe('text')
})

it('refuses the secret where the plan has it, under any name', () => {
  writeFileSync(join(folder, 'mine.key'), '5'.repeat(64))
  writeFileSync(join(folder, 'feed.yaml'), `${SMALL_PLAN}secret: mine.key\nstyle: mine.key\n`)
  expect(() => readFeedFolder(folder)).toThrow('mine.key: is private')
})

it('reads no device in the place of the plan or the secret', () => {
  for (const name of ['feed.yaml', 'feed.secret']) {
    const feed = readFeedFolder(folder)
    rmSync(join(folder, name))
    symlinkSync('/dev/zero', join(folder, name))
    const read = () => (name === 'feed.yaml' ? readFeedFolder(folder) : readSecret(feed))
    expect(read).toThrow(`${join(folder, name)}: is a device or a pipe, not a file`)
    rmSync(join(folder, name))
    writeFileSync(join(folder, name), SMALL_PLAN)
  }
})
