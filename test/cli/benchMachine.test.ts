// What a run records of the machine: the thread's time on a processor, and the circumstances.

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeCpuClock } from '../../src/cli/bench/clocksAndWatchdog.ts'
import { commitOf, environmentOf } from '../../src/cli/bench/environment.ts'
import { newFolder } from '../support/folder.ts'

describe('the time on a processor', () => {
  const fromFile = (text: string) => {
    const file = join(newFolder(), 'schedstat')
    writeFileSync(file, text)
    return makeCpuClock({}, file)()
  }

  it('is that of the thread, which Node tells in microseconds', () => {
    const node = { threadCpuUsage: () => ({ user: 1500, system: 250 }) }
    expect(makeCpuClock(node, '/no/such/file')()).toBe(1.75)
  })

  it('is otherwise that of the kernel, in nanoseconds', () => {
    expect(fromFile('2500000 70974 3\n')).toBe(2.5)
  })

  it('is null where nobody counts it', () => {
    expect(makeCpuClock({}, '/no/such/file')()).toBeNull()
    expect(fromFile('0 0 0\n'), 'a kernel that does not count').toBeNull()
    expect(fromFile('')).toBeNull()
  })

  it.skipIf(process.platform !== 'linux')('advances while this thread works', () => {
    const now = makeCpuClock({})
    const before = now()
    if (before === null) return
    let least = before
    for (let turn = 0; turn < 1e5 && least === before; turn++) least = now() as number
    expect(least).toBeGreaterThan(before)
  })
})

describe('the circumstances of a run', () => {
  it('name the command as a shell reads it', () => {
    const { command, workers, load, began } = environmentOf(['bench', 'run', "it's.txt"], { workers: 3 })
    expect(command).toBe(`puzzlewright bench run 'it'\\''s.txt'`)
    expect(workers).toBe(3)
    expect(load.length).toBe(3)
    expect(new Date(began).toISOString()).toBe(began)
  })

  it("name the commit of the program's own repository, and whether files have changed since", () => {
    const folder = newFolder()
    expect(commitOf(folder)).toBeNull()
    const git = (...words: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.org', ...words], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    git('init', '-q')
    writeFileSync(join(folder, 'file'), 'one')
    git('add', 'file')
    git('commit', '-qm', 'one')
    git('tag', 'v1')
    const commit = git('rev-parse', 'HEAD')
    expect(commitOf(folder)).toBe(commit)
    writeFileSync(join(folder, 'file'), 'two')
    expect(commitOf(folder)).toBe(`${commit}-dirty`)
    mkdirSync(join(folder, 'node_modules'))
    expect(commitOf(join(folder, 'node_modules')), 'a folder within a repository of others').toBeNull()
  })
})
