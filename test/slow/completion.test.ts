// Completion in real shells: keys are typed into bash and zsh at a terminal that `script` provides; fish
// prints its completions.

import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SYMMETRIES } from '../../src/families/symmetry.ts'
import { runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { ROOT } from '../support/sourceFiles.ts'

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined

const HAS_TERMINAL = isInstalled('script')
if (!HAS_TERMINAL)
  console.log('script (bsdutils) is not installed: completion in bash and zsh is not tested.')
for (const shell of ['bash', 'zsh', 'fish']) {
  if (!isInstalled(shell)) console.log(`${shell} is not installed: completion in ${shell} is not tested.`)
}

const BENCH_COMMANDS = ['corpus', 'contenders', 'run', 'report', 'compare', 'export']

/** The shells at a terminal, started without personal settings. */
const AT_A_TERMINAL = [
  { shell: 'bash', start: 'bash --norc --noprofile -i', setUp: '' },
  { shell: 'zsh', start: 'zsh -f -i', setUp: 'autoload -U compinit; compinit -u -D' },
] as const

describe.each(AT_A_TERMINAL)('completion in $shell', ({ shell, start, setUp }) => {
  describe.skipIf(!HAS_TERMINAL || !isInstalled(shell))('at a terminal', () => {
    const atTerminal = (keys: string) => type(start, `${setUp}\nsource ${scriptOf(shell)}`, keys)

    it('completes commands, families, options and choices', async () => {
      const screen = await atTerminal('puzzlewright gen\tsud\t--sym\trotate1\t\r')
      expect(screen).toContain('[generate][sudoku][--symmetry][rotate180]')
    })

    it('completes the commands of a group, and values behind an equals sign', async () => {
      const screen = await atTerminal('puzzlewright feed b\t\rpuzzlewright solve --branching=dom\t\r')
      expect(screen).toContain('[feed][build]')
      expect(screen).toContain('[solve][--branching=dom-wdeg]')
    })

    it('completes names of files', async () => {
      const screen = await atTerminal(`puzzlewright preflight ${join(ROOT, 'tsconfig.bu')}\t\r`)
      expect(screen).toContain(`[preflight][${join(ROOT, 'tsconfig.build.json')}]`)
    })

    it.each([
      { typed: 'generate su', words: ['sudoku', 'survo'] },
      { typed: 'generate sudoku --symmetry ', words: Object.keys(SYMMETRIES) },
      { typed: 'generate hidoku --shape ', words: ['10x10', '9x9/rook'] },
      { typed: 'bench ', words: BENCH_COMMANDS },
    ])('lists the completions of "$typed"', async ({ typed, words }) => {
      const screen = await atTerminal(`puzzlewright ${typed}\t\t`)
      expect(words.filter((word) => !screen.includes(word))).toEqual([])
    })
  })
})

describe.skipIf(!isInstalled('fish'))('completion in fish', () => {
  it.each([
    { typed: 'gen', words: ['generate'] },
    { typed: 'generate su', words: ['sudoku', 'survo'] },
    { typed: 'generate sudoku --sym', words: ['--symmetry'] },
    { typed: 'generate sudoku --symmetry ', words: Object.keys(SYMMETRIES) },
    { typed: 'generate sudoku --not-in a b --symmetry rotate1', words: ['rotate180'] },
    { typed: 'generate survo --shape 2', words: ['2x2', '2x10'] },
    { typed: 'solve --branching=dom', words: ['--branching=dom-wdeg'] },
    { typed: 'bench ', words: [...BENCH_COMMANDS, 'help'] },
    { typed: 'feed b', words: ['build'] },
    { typed: 'nonsense ', words: [] },
  ])('offers the completions of "$typed"', ({ typed, words }) => {
    const code = `source ${scriptOf('fish')}; complete -C 'puzzlewright ${typed}'`
    const { stdout } = spawnSync('fish', ['--no-config', '-c', code], { encoding: 'utf8' })
    const offered = stdout.split('\n').map((line) => line.split('\t')[0])
    expect(offered.filter((word) => word !== '').sort()).toEqual([...words].sort())
  })
})

/** The files with the printed scripts. */
const scripts = new Map<string, string>()

/** A file with the script of a shell. */
function scriptOf(shell: string): string {
  const known = scripts.get(shell)
  if (known) return known
  const { stdout } = runBuilt(['completion', shell])
  const file = join(newFolder(), `puzzlewright.${shell}`)
  writeFileSync(file, stdout)
  scripts.set(shell, file)
  return file
}

/** Replaces the program: prints its arguments. */
const STUB = `puzzlewright() { printf '[%s]' "$@"; echo; }`

const CLEAR_LINE = '\u0015'

/**
 * Milliseconds without output after which the next keys are typed. The shell lists nothing while more keys
 * are waiting.
 */
const QUIET = 500

/** The output of a terminal while keys are typed into a shell. */
function type(start: string, setUp: string, keys: string): Promise<string> {
  const file = join(newFolder(), 'setup')
  writeFileSync(file, `${setUp}\n${STUB}\necho REA''DY\n`)
  const terminal = spawn('script', ['-qec', start, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm', COLUMNS: '200', PS1: '> ' },
  })
  const steps = [`. ${file}\r`, keys, `${CLEAR_LINE}exit\r`]
  return new Promise((resolve, reject) => {
    let screen = ''
    let quiet: NodeJS.Timeout | undefined
    const goOn = () => {
      if (steps.length > 0) terminal.stdin.write(steps.shift() as string)
    }
    terminal.on('error', reject)
    terminal.stdout.on('data', (text: Buffer) => {
      screen += text
      clearTimeout(quiet)
      // The commands of the first step take some time, and end with READY.
      if (steps.length !== 2 || screen.includes('READY')) quiet = setTimeout(goOn, QUIET)
    })
    terminal.on('close', () => {
      clearTimeout(quiet)
      resolve(screen)
    })
  })
}
