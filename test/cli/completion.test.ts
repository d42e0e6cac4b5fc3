import { describe, expect, it } from 'vitest'
import { addBench } from '../../src/cli/bench/bench.ts'
import { addCompletion } from '../../src/cli/completion/completion.ts'
import { addGenerate } from '../../src/cli/generate/generate.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { SYMMETRIES } from '../../src/families/symmetry.ts'
import { runCommand } from '../support/command.ts'

const completion = (shell: string) =>
  runCommand(
    (program) => {
      addGenerate(program)
      addBench(program)
      addCompletion(program)
    },
    ['completion', shell],
  )

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])(
    'prints a script for %s with all commands, families, shapes and choices',
    async (shell) => {
      const { stdout, status } = await completion(shell)
      expect(status).toBe(0)
      const words = [
        'bench corpus',
        '--not-in',
        ...Object.keys(SYMMETRIES),
        ...FAMILIES.flatMap(({ name, notation }) => [name, notation.shapes.example]),
      ]
      expect(words.filter((word) => !stdout.includes(word))).toEqual([])
    },
  )

  it('refuses shells other than these', async () => {
    const { stderr, status } = await completion('tcsh')
    expect(status).toBe(2)
    expect(stderr).toContain('bash, zsh, fish')
  })
})
