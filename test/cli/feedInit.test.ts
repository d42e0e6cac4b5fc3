// `feed init`: what comes next, and the reason where it cannot write.

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shellWord } from '../../src/formats/shellWord.ts'
import { newFolder } from '../support/folder.ts'
import { FEED_MAIN } from '../support/tinyFeed.ts'

const NOBODY = 65534
const isRoot = process.getuid?.() === 0

/** Runs `feed init` in a folder that does not exist, as a user without privileges. */
function initIn(folder: string, uid = isRoot ? NOBODY : undefined): string {
  const words = [FEED_MAIN, 'feed', 'init', join(folder, 'feeds/daily')]
  return spawnSync(process.execPath, words, { encoding: 'utf8', uid }).stderr
}

const message = (folder: string, reason: string) =>
  `error: ${join(folder, 'feeds/daily')}: cannot be written: ${reason}\n`

/** In a checkout that only its owner can enter, another user cannot even run the program. */
const isRunnable = !isRoot || spawnSync('test', ['-r', FEED_MAIN], { uid: NOBODY }).status === 0

it.skipIf(!isRunnable)('has no permission in the folder of another user', () => {
  const folder = newFolder()
  chmodSync(folder, 0o555)
  expect(initIn(folder)).toBe(message(folder, 'no permission'))
})

const mount = (...words: string[]) => spawnSync(words[0], words.slice(1)).status === 0

it.skipIf(!isRoot)('cannot write to a disk that is read-only', (test) => {
  const folder = join(newFolder(), 'disk')
  mkdirSync(folder)
  if (!mount('mount', '-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder))
    return test.skip('tests cannot mount disks here')
  try {
    expect(initIn(folder, 0)).toBe(message(folder, 'the disk is read-only'))
  } finally {
    mount('umount', folder)
  }
})

it('prints commands that a shell reads, whatever the folder is called', () => {
  const folder = join(newFolder(), "my feed; it's $HOME")
  const { stderr, status } = spawnSync(process.execPath, [FEED_MAIN, 'feed', 'init', folder], {
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(stderr).toContain(`puzzlewright feed review ${shellWord(folder)}\n`)
  expect(stderr).toContain(`puzzlewright feed build ${shellWord(folder)}\n`)
})
