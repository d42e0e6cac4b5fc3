// Tests which puzzles count as repeats: by `--distinct` within a run, and by `--not-in` in other files.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PuzzleRecord } from '../../src/index.ts'
import { runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { permutedCopy } from '../support/permutedCopy.ts'
import { runWords } from '../support/program.ts'

const cwd = newFolder()
const file = (name: string) => join(cwd, name)

const SUDOKUS = ['generate', 'sudoku', '--no-grade', '-q']

/** Makes one puzzle in the process of the test. */
const generateOne = (...args: string[]) => runWords([...SUDOKUS, ...args])

/** Makes many puzzles on threads, in a separate process. */
const generateMany = (...args: string[]) => runBuilt([...SUDOKUS, ...args])

function recordsOf(text: string): PuzzleRecord[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('puzzles excluded by --not-in', () => {
  it('are not generated, nor are their twins, whether one puzzle is asked for or many', async () => {
    const [one] = recordsOf((await generateOne('--seed', 's', '--json')).stdout)
    expect(one.seed).toBe('s/0')
    writeFileSync(file('copy.txt'), `${permutedCopy(one.id)}\n`)
    const args = ['--seed', 's', '--json', '--not-in', file('copy.txt')]
    for (const { stdout } of [await generateOne(...args), generateMany(...args, '-n', '2')]) {
      expect(recordsOf(stdout)[0].seed).toBe('s/0/1')
    }
  })

  it('end the run if their file cannot be read', async () => {
    writeFileSync(file('bad.txt'), 'sudoku:4x4:1x..\n')
    const { stderr, status } = await generateOne('--seed', 's', '--not-in', file('bad.txt'))
    expect(stderr).toContain('bad.txt:1')
    expect(status).toBe(1)
  })
})

describe('what counts as a repeat within a run', () => {
  it('decides how many puzzles exist: there are 36 minimal 4x4 Sudokus that are not twins', () => {
    const { stdout, stderr } = generateMany(
      ...['--shape', '4x4', '--minimal', '--distinct', 'essential', '--seed', 's', '-n', '1000', '--json'],
    )
    expect(recordsOf(stdout)).toHaveLength(36)
    expect(stderr).toContain('no more puzzles')
  })
})
