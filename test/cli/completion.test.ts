import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../src/families/registry.ts'
import { SYMMETRIES } from '../../src/families/symmetry.ts'
import { runWords } from '../support/program.ts'

const completion = (shell: string) => runWords(['completion', shell])

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
})
