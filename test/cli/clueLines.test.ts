// Clues that characters cannot draw are listed below the board.

import { expect, it } from 'vitest'
import { runWords } from '../support/program.ts'

const FUTOSHIKI = ['generate', 'futoshiki', '--shape', '4x4', '--seed', 's', '--no-grade']

it('a made puzzle counts and lists its clues', async () => {
  const { stdout } = await runWords(FUTOSHIKI)
  expect(stdout).toMatch(/^Latin square 4x4\+inequality, \d+ clues/)
  expect(stdout).toMatch(/\ninequality [A-D]\d [A-D]\d(?:; [A-D]\d [A-D]\d)*\n/)
})

it('an explanation lists the clues of its puzzle, and a board without signs has none', async () => {
  const { stdout } = await runWords([...FUTOSHIKI, '--json'])
  const { id } = JSON.parse(stdout)
  const clues = id.split(';inequality,')[1].replaceAll(',', ' ').replaceAll(';', '; ')
  expect((await runWords(['explain'], id)).stdout).toContain(`\ninequality ${clues}\n`)
  expect((await runWords(['explain'], 'sudoku:4x4:1.....2..3.....4')).stdout).not.toContain('inequality')
})
