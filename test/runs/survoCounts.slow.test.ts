import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chunkOrder, progressOf } from '../../src/runs/survoCounts/chunkOrder.ts'
import { readCounts, readPlan } from '../../src/runs/survoCounts/countFolder.ts'

const SCRIPT = resolve(import.meta.dirname, '../../scripts/count-survo.mjs')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'survo-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function count(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const at = (name: string) => join(folder, name)
const filesOf = (name: string) =>
  readdirSync(at(name))
    .sort()
    .map((file) => [file, readFileSync(join(at(name), file), 'utf8')])

describe('a count in chunks', () => {
  it('has the same files with any number of workers, and when a run was ended early', () => {
    expect(count('3x4', '--out', at('one'), '--chunks', '20', '--workers', '1').stdout).toBe('S(3,4) = 583\n')
    const sample = count('3x4', '--out', at('two'), '--chunks', '20', '--sample', '12', '--workers', '2')
    expect(sample.stdout).toMatch(
      /^12 of 20 chunks are done, with \d+ puzzles\nS\(3,4\) is about \d+; 95 % interval/,
    )
    rmSync(join(at('two'), '000007.json'), { force: true })
    expect(count('3x4', '--out', at('two'), '--workers', '2').stdout).toBe('S(3,4) = 583\n')
    expect(filesOf('two')).toEqual(filesOf('one'))
  })

  it('is shared by machines, and merged', () => {
    for (const machine of ['1', '2']) {
      const options = ['--chunks', '12', '--machine', `${machine}/2`, '--workers', '1']
      expect(count('3x3', '--out', at(machine), ...options).stdout).toContain('6 of 12 chunks are done')
    }
    const merged = count('3x3', '--out', at('all'), '--merge', '--chunks', '12', at('1'), at('2'))
    expect(merged.stdout).toBe('S(3,3) = 38\n')
    writeFileSync(join(at('2'), '000000.json'), '{"chunk":0,"lists":4,"puzzles":99}\n')
    const conflict = count('3x3', '--out', at('all'), '--merge', at('2'))
    expect(conflict).toMatchObject({ status: 1, stdout: '' })
    expect(conflict.stderr).toContain('000000.json has another content')
  })

  it('refuses another count, damaged files and wrong options', () => {
    count('3x3', '--out', at('one'), '--workers', '1')
    expect(count('3x4', '--out', at('one'), '--workers', '1').stderr).toContain('has another content')
    writeFileSync(join(at('one'), '000001.json'), '{"chunk":2,"lists":4,"puzzles":1}\n')
    expect(count('3x3', '--out', at('one'), '--merge').stderr).toContain('is not a chunk of this count')
    writeFileSync(join(at('one'), '000001.json'), '{"chunk"')
    expect(count('3x3', '--out', at('one'), '--merge').stderr).toContain('not a file of a count of Survos')
    for (const wrong of [
      ['3'],
      ['3x3', '--sample', '0'],
      ['3x3', '--machine', '1/2'],
      ['3x3', '3x4'],
      ['--other'],
    ]) {
      expect(count(...wrong).status).toBe(2)
    }
  })
})

it('estimates from the chunks at the beginning of the order alone', () => {
  count('3x4', '--out', at('one'), '--chunks', '30', '--sample', '12', '--workers', '1')
  const plan = readPlan(at('one'))
  const counts = new Map(readCounts(at('one'), plan))
  const before = progressOf(plan, counts)
  expect(before).toMatchObject({ done: 12, drawn: 12 })
  counts.set(chunkOrder(plan)[20], { chunk: chunkOrder(plan)[20], lists: 15, puzzles: 1000 })
  expect(progressOf(plan, counts)).toMatchObject({ done: 13, drawn: 12, estimate: before.estimate })
})
