// npx hides what the script `prepare` prints, so the script also tells the terminal.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tell } from '../scripts/terminal.mjs'
import { newFolder } from './support/folder.ts'

const terminal = join(newFolder(), 'tty')
const none = join(newFolder(), 'tty')
const stderr = vi.fn((_: unknown) => true)

beforeEach(() => {
  writeFileSync(terminal, '')
  stderr.mockClear()
  vi.spyOn(process.stderr, 'write').mockImplementation(stderr)
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('tells the terminal if npm hides the output', () => {
  tell('building\n', { isHidden: true, terminal })
  expect(readFileSync(terminal, 'utf8')).toBe('\rbuilding\n')
  expect(stderr).toHaveBeenCalledWith('building\n')
})

it('tells only standard error if people see it', () => {
  tell('building\n', { isHidden: false, terminal })
  expect(readFileSync(terminal, 'utf8')).toBe('')
  expect(stderr).toHaveBeenCalledWith('building\n')
})

it('works without a terminal, and makes no file in its place', () => {
  tell('building\n', { isHidden: true, terminal: none })
  expect(existsSync(none)).toBe(false)
})

it('does not build again what is current', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs'], {
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})
