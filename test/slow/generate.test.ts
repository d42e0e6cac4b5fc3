// The generator as people run it: what it prints, what it leaves in files, and how it goes on after a mishap.

import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addGenerate } from '../../src/cli/generate/generate.ts'
import { FAMILIES, GENERATOR_VERSION, type PuzzleRecord } from '../../src/index.ts'
import { runCommand } from '../support/command.ts'

const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'puzzlewright-'))
}

function puzzlewright(args: string[], { input = '', cwd = process.cwd() } = {}) {
  return spawnSync(process.execPath, [MAIN, ...args], { input, cwd, encoding: 'utf8', maxBuffer: 1 << 28 })
}

const generate = (...args: string[]) => puzzlewright(['generate', ...args])

/** In this process: what needs no threads and outlives nothing. */
const runHere = (args: string[]) => runCommand(addGenerate, args)
const run = (...args: string[]) => runHere(['generate', ...args])

function recordsOf(text: string): PuzzleRecord[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('one puzzle', () => {
  it.each(FAMILIES.map((family) => family.name))(
    '%s: is shown with the name that makes it again',
    async (name) => {
      const { stdout, stderr, status } = await run(name, '--seed', 'spring')
      expect(stderr).toBe('')
      expect(status).toBe(0)
      const made = /generate '(.*)'/.exec(stdout)?.[1] as string
      expect(made).toMatch(new RegExp(`^${name}:\\S+#spring/0@\\d+$`))
      expect((await run(made)).stdout).toBe(stdout)
      const [record] = recordsOf((await run(name, '--seed', 'spring', '--json')).stdout)
      expect(stdout).toContain(record.id)
      expect(record.made).toBe(made)
    },
  )

  it('has a random seed without --seed', async () => {
    const [one, other] = [await run('survo', '--json'), await run('survo', '--json')]
    expect(recordsOf(one.stdout)[0].seed).not.toBe(recordsOf(other.stdout)[0].seed)
  })

  it('is made again by its name, whatever attempts it took', async () => {
    const { stdout } = await run('survo', '--seed', '3', '--clues', '2', '--attempts', '100000', '--json')
    const [record] = recordsOf(stdout)
    expect(record.clues).toBe(2)
    expect((await run(record.made, '--json')).stdout).toBe(stdout)
  })

  it('is as it was ordered', async () => {
    const [record] = recordsOf(
      (await run('sudoku', '--seed', 's', '--clues', '30', '--symmetry', 'mirror-h', '--json')).stdout,
    )
    expect(record).toMatchObject({
      clues: 30,
      made: `sudoku:9x9:clues=30,symmetry=mirror-h#s/0@${GENERATOR_VERSION}`,
    })
    const rows = record.text.split('\n')
    for (const row of rows) {
      const pattern = row.replace(/\d/g, 'x')
      expect(pattern).toBe(Array.from(pattern).reverse().join(''))
    }
  })
})

describe('as hard as ordered', () => {
  it('is what the records say, and how many attempts it took', async () => {
    const { stdout, stderr } = generate(
      'sudoku',
      '--shape',
      '6x6',
      '--stars',
      '2..3',
      '-n',
      '5',
      '--seed',
      's',
    )
    const records = recordsOf(stdout)
    expect(records.length).toBe(5)
    for (const { grade, made } of records) {
      expect([2, 3]).toContain(grade?.stars)
      expect(made).toMatch(/^sudoku:6x6:stars=2\.\.3#s\/\d@\d+$/)
    }
    expect(stderr).toMatch(/with \d+ attempts\n$/)
    expect((await run(records[4].made, '--json')).stdout).toBe(`${stdout.trim().split('\n')[4]}\n`)
    const shown = (await run('survo', '--shape', '3x4', '--degree', '31..150', '--md', '30', '--seed', 's'))
      .stdout
    expect(shown).toMatch(/, \d+ attempts?\n/)
    expect(shown).toMatch(/★★☆☆☆ 2 stars \(Easy\), degree [\d.]+ \(MD of 30 runs/)
  })

  it('takes the reasoning that is ordered, and says so in its name', async () => {
    const args = ['hidoku', '--shape', '6x6', '--tier', 'singles..techniques', '--seed', 's']
    const [record] = recordsOf((await run(...args, '--json')).stdout)
    expect(['singles', 'techniques']).toContain(record.grade?.tier)
    expect(record.made).toMatch(/^hidoku:6x6:tier=\.\.techniques#s\/0@\d+$/)
    expect(recordsOf((await run(record.made, '--json')).stdout)).toEqual([record])
    expect((await run('sudoku', '--tier', 'techniques', '--seed', 's')).stdout).toMatch(
      /, degree [\d.]+, techniques up to [A-Za-z-]+( [a-z-]+)*, effort /,
    )
  })

  it('is not said where no grade is wanted, and the puzzle is the same', async () => {
    const args = ['sudoku', '--stars', '4', '--seed', 's', '--json']
    const [graded] = recordsOf((await run(...args)).stdout)
    const [bare] = recordsOf((await run(...args, '--no-grade')).stdout)
    expect({ ...bare, grade: graded.grade }).toEqual(graded)
    expect(bare.grade).toBeUndefined()
  })
})

describe('orders that cannot be met', () => {
  it.each([
    [['sudoku', '--clues', '16'], 'impossible: a Sudoku of 9x9 has at least 17 givens'],
    [['sudoku', '--clues', '17', '--attempts', '20'], 'not found after 20 attempts'],
    [['survo', '--shape', '3x4', '--symmetry', 'rotate90'], 'impossible: rotate90 needs a square board'],
    [['survo', '--clues', '20'], 'impossible: a board of 4x4 has only 16 cells'],
    [[`survo:3x4:symmetry=rotate90#a/0@${GENERATOR_VERSION}`], 'impossible: rotate90 needs a square board'],
    [[`sudoku:9x9:clues=17#a/0@${GENERATOR_VERSION}`, '--attempts', '20'], 'not found after 20 attempts'],
    [
      ['hidoku', '--shape', '1x2'],
      'impossible: a Hidoku of 1x2 has at least 2 givens: the first and the last number stay, unless free-ends is set. That leaves no cell to fill in',
    ],
    [
      ['sudoku', '--stars', '1', '--degree', '700..'],
      'impossible: no puzzle has both these stars and this degree',
    ],
  ])('%j end with 3', async (args, sentence) => {
    const { status, stderr, stdout } = await run(...args)
    expect(stderr).toContain(sentence)
    expect(stdout).toBe('')
    expect(status).toBe(3)
  })

  it('end with 3 on threads, too', () => {
    const { status, stderr, stdout } = generate('sudoku', '-n', '3', '--clues', '17', '--attempts', '20')
    expect(stderr).toContain('not found after 20 attempts')
    expect([stdout, status]).toEqual(['', 3])
  })

  it.each([
    [['chess'], 'unknown family "chess"'],
    [['sudoku', '--shape', '7x7'], 'not a Sudoku shape'],
    [['sudoku', '--clues', 'few'], 'not a number of clues'],
    [['sudoku', '--symmetry', 'round'], 'Allowed choices are none'],
    [['sudoku', '--stars', '6'], 'not a number of stars'],
    [['sudoku', '--stars', '2', '--difficulty', 'hard'], '--stars 2 and --difficulty hard differ'],
    [['sudoku', '--degree', '600..151'], 'not a range of degrees'],
    [['sudoku', '--tier', 'hard'], 'not a tier; use singles, techniques, chains, nested'],
    [['sudoku', '--tier', 'chains..singles'], 'not a tier'],
    [['sudoku', '--md', '100'], 'not measured in runs'],
    [[`sudoku:9x9#a/0@${GENERATOR_VERSION}`, '--stars', '3'], 'does not go with a made name'],
    [[`sudoku:9x9#a/0@${GENERATOR_VERSION}`, '--tier', 'chains'], 'does not go with a made name'],
    [['sudoku', '--max-cage', '3'], '--max-cage is for kenken'],
    [['kenken', '--max-cage', 'x'], 'no size of cages'],
    [['sudoku', '-n', '0'], 'whole number from 1'],
    [['sudoku', '--workers', 'many'], 'whole number from 1'],
    [['sudoku', '--seed', ''], '--seed has to be'],
    [['sudoku', '--out', ''], 'the name of a file'],
    [['sudoku', '--seed', 'a/0'], '--seed has to be'],
    [['sudoku', '--seed', 'a\u2028b'], '--seed has to be'],
    [['kenken', '--symmetry', 'rotate180'], 'the cages of a KenKen have no symmetry'],
    [['sudoku', '--json', '--out', 'x'], 'cannot be used with option'],
    [[`sudoku:9x9#a/0@${GENERATOR_VERSION}`, '-n', '2'], 'does not go with a made name'],
    [[`sudoku:9x9#a\u2028/0@${GENERATOR_VERSION}`], 'is not a made name'],
    [[`sudoku:9x9#a/0@${GENERATOR_VERSION}`, '--minimal'], 'does not go with a made name'],
    [
      ['sudoku:9x9:stars=3#x/0@1'],
      `"sudoku:9x9:stars=3#x/0@1" was made by generator version 1; this is version ${GENERATOR_VERSION}, which cannot regenerate it`,
    ],
    [['sudoku:9x9#a/0@999'], 'was made by generator version 999'],
    [[`sudoku:9x9:sweet#a/0@${GENERATOR_VERSION}`], 'is not an option of a Sudoku'],
    [[], "missing required argument 'family'"],
  ])('%j is wrong usage', async (args, sentence) => {
    const { status, stderr, stdout } = await run(...args)
    expect(stderr).toContain(sentence)
    expect(stderr.split('\n').length).toBeLessThan(4)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})

describe('many puzzles', () => {
  it('go to a pipe as records, the same with any number of workers', () => {
    const args = ['sudoku', '-n', '40', '--seed', 'crowd', '--shape', '6x6']
    const one = generate(...args, '--workers', '1')
    const three = generate(...args, '--workers', '3', '--quiet')
    expect(recordsOf(one.stdout).length).toBe(40)
    expect(three.stdout).toBe(one.stdout)
    expect(three.stderr).toBe('')
    expect(one.stderr).toContain('40 puzzles (seed crowd)')
  })

  it('go to a file, which a shorter and a longer run agree on', () => {
    const out = join(newFolder(), 'deep', 'survo.jsonl')
    const short = generate('survo', '-n', '5', '--seed', 's', '--out', out)
    expect([short.stdout, short.status]).toEqual(['', 0])
    const five = readFileSync(out, 'utf8')
    expect(generate('survo', '-n', '12', '--seed', 's', '--out', out).stderr).toContain(
      '5 puzzles already in',
    )
    const twelve = readFileSync(out, 'utf8')
    expect(twelve.startsWith(five)).toBe(true)
    expect(twelve).toBe(generate('survo', '-n', '12', '--seed', 's').stdout)
    const again = generate('survo', '-n', '3', '--seed', 's', '--out', out)
    expect(again.status).toBe(0)
    expect(readFileSync(out, 'utf8')).toBe(twelve)
  })

  it('are no two the same, and end with 3 when a shape has no more', () => {
    const { stdout, stderr, status } = generate('survo', '--shape', '2x2', '-n', '500', '--seed', 's')
    expect(stderr).toContain('no more puzzles')
    expect(status).toBe(3)
    const records = recordsOf(stdout)
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
    expect(records.length).toBeLessThan(500)
    expect(generate('survo', '--shape', '2x2', '-n', '500', '--seed', 's', '--workers', '3').stdout).toBe(
      stdout,
    )
  })

  it('are read back by solve and verify', () => {
    const text = FAMILIES.map(({ name }) => generate(name, '-n', '4', '--seed', 'back').stdout).join('')
    const verified = puzzlewright(['verify'], { input: text })
    expect(verified.stdout.match(/the solution is unique/g)?.length).toBe(4 * FAMILIES.length)
    expect(verified.status).toBe(0)
    const solved = recordsOf(puzzlewright(['solve', '--json'], { input: text }).stdout)
    const records = recordsOf(text)
    expect(solved.map((one) => one.id)).toEqual(records.map((one) => one.id))
    expect(solved).toMatchObject(records.map((one) => ({ status: 'unique', solutions: [one.solution] })))
  })
})

describe('a thread that crashes', () => {
  it('is reported with its seed, and costs no other puzzle', () => {
    // The program, with a worker that dies at one number.
    const folder = newFolder()
    const root = resolve(import.meta.dirname, '../..')
    cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
    cpSync(join(root, 'package.json'), join(folder, 'package.json'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const worker = join(folder, 'dist/runs/puzzleWorker.js')
    const source = readFileSync(worker, 'utf8')
    const dies = source.replace(
      '=> {\n        const slot',
      '=> {\n if (number === 3) process.exit(5)\n const slot',
    )
    expect(dies).not.toBe(source)
    writeFileSync(worker, dies)
    const args = ['generate', 'survo', '-n', '8', '--seed', 'k']
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(folder, 'dist/cli/main.js'), ...args],
      {
        encoding: 'utf8',
      },
    )
    expect(stderr).toContain(
      `the puzzle of seed k/3 is missing (generate 'survo:4x4#k/3@${GENERATOR_VERSION}' makes it)`,
    )
    expect(status).toBe(1)
    const whole = puzzlewright(args).stdout.split('\n')
    expect(stdout).toBe(whole.toSpliced(3, 1).join('\n'))
  })
})

describe('a run that was interrupted', () => {
  const ARGS = ['generate', 'hidoku', '-n', '50', '--seed', 'storm', '--shape', '7x7', '--no-grade']
  const whole = puzzlewright(ARGS).stdout

  /** Long enough not to be over before a signal comes. */
  const LONG = ARGS.with(3, '1000')
  const wholeLong = puzzlewright(LONG).stdout

  /** Starts the run, and sends a signal as soon as the file has so many bytes. */
  function interrupted(
    signal: NodeJS.Signals,
    bytes: number,
  ): Promise<{ out: string; code: number | null; stderr: string }> {
    const out = join(newFolder(), 'hidoku.jsonl')
    const child = spawn(process.execPath, [MAIN, ...LONG, '--out', out])
    let stderr = ''
    child.stderr.on('data', (data) => {
      stderr += data
    })
    const timer = setInterval(() => {
      if (!existsSync(out) || statSync(out).size <= bytes) return
      clearInterval(timer)
      child.kill(signal)
    }, 5)
    return new Promise((done) => {
      child.on('exit', (code) => {
        clearInterval(timer)
        done({ out, code, stderr })
      })
    })
  }

  it('goes on after kill -9 as if nothing had been', async () => {
    const { out } = await interrupted('SIGKILL', 1)
    expect(statSync(out).size).toBeLessThan(wholeLong.length)
    expect(puzzlewright([...LONG, '--out', out]).status).toBe(0)
    expect(readFileSync(out, 'utf8')).toBe(wholeLong)
  })

  it('leaves whole lines after Ctrl-C, and says how to go on', async () => {
    const { out, code, stderr } = await interrupted('SIGINT', 1)
    expect(code).toBe(130)
    expect(stderr).toContain('to resume, repeat the command')
    const left = readFileSync(out, 'utf8')
    expect(wholeLong.startsWith(left)).toBe(true)
    expect(left.endsWith('\n')).toBe(true)
    expect(puzzlewright([...LONG, '--out', out]).status).toBe(0)
    expect(readFileSync(out, 'utf8')).toBe(wholeLong)
  })

  it('completes half a line, wherever it was cut', () => {
    const out = join(newFolder(), 'hidoku.jsonl')
    const lines = whole.split('\n')
    for (const cut of [1, lines[0].length - 1, lines[0].length, lines[0].length + 1, lines[0].length + 20]) {
      writeFileSync(out, whole.slice(0, cut))
      expect(puzzlewright([...ARGS, '--out', out]).status).toBe(0)
      expect(readFileSync(out, 'utf8')).toBe(whole)
    }
  })

  it('goes on after a full disk', () => {
    const out = join(newFolder(), 'hidoku.jsonl')
    // A limit on the size of files, in blocks of 1024 bytes, stands in for the disk; its signal is ignored.
    const command = [
      'trap "" XFSZ; ulimit -f 15; exec "$@"',
      'sh',
      process.execPath,
      MAIN,
      ...ARGS,
      '--out',
      out,
    ]
    const { status, stderr } = spawnSync('bash', ['-c', ...command], { encoding: 'utf8' })
    expect(stderr).toContain('the records cannot be written')
    expect(status).toBe(1)
    const left = readFileSync(out, 'utf8')
    // The whole lines that fitted.
    expect(left.length).toBeGreaterThan(14 * 1024)
    expect(left.endsWith('\n')).toBe(true)
    expect(whole.startsWith(left)).toBe(true)
    expect(puzzlewright([...ARGS, '--out', out]).status).toBe(0)
    expect(readFileSync(out, 'utf8')).toBe(whole)
  })

  it.each([
    ['another seed', (args: string[]) => args.with(5, 'calm')],
    ['another shape', (args: string[]) => args.with(7, '6x6')],
    ['another order', (args: string[]) => [...args, '--minimal']],
  ])('is not taken for %s', async (_, change) => {
    const out = join(newFolder(), 'hidoku.jsonl')
    const before = `${whole.split('\n').slice(0, 3).join('\n')}\n`
    writeFileSync(out, before)
    const { status, stderr } = await runHere([...change(ARGS), '--out', out])
    expect(stderr).toMatch(/hidoku\.jsonl:1: .*is not from this run/)
    expect(status).toBe(1)
    expect(readFileSync(out, 'utf8')).toBe(before)
  })

  it.each([
    'my notes\n',
    'my notes',
    '{"precious":1}',
    '{"id":"sudoku:9x9:',
    'line one\nprecious',
    '{"id":"hidoku:7x7:,,/',
  ])('is not taken for any other file: %j', (text) => {
    const out = join(newFolder(), 'notes.txt')
    const before = text.startsWith('{"id":"hidoku') ? `${text}\nmore` : text
    writeFileSync(out, before)
    const { status, stderr } = puzzlewright([...ARGS, '--out', out])
    expect(stderr).toMatch(/notes\.txt:[12]: /)
    expect(status).toBe(1)
    expect(readFileSync(out, 'utf8')).toBe(before)
  })

  it('is not taken for a record of another run, with or without its line end', async () => {
    const out = join(newFolder(), 'hidoku.jsonl')
    const other = (await runHere([...ARGS.with(5, 'calm').with(3, '1'), '--json'])).stdout
    for (const text of [
      other,
      other.trimEnd(),
      other.slice(0, 300),
      `${whole.split('\n')[0]}\n${other.trimEnd()}`,
    ]) {
      writeFileSync(out, text)
      const { status, stderr } = puzzlewright([...ARGS, '--out', out])
      expect(stderr).toContain('is not from this run')
      expect(status).toBe(1)
      expect(readFileSync(out, 'utf8')).toBe(text)
    }
  })

  it('goes on with puzzles that were drawn again, wherever it was cut', () => {
    const args = ['generate', 'survo', '--shape', '2x3', '-n', '20', '--seed', 's']
    const { stdout } = puzzlewright(args)
    const lines = stdout.trim().split('\n')
    const redrawn = recordsOf(stdout).findIndex(({ seed }) => /^s\/\d+\/\d+$/.test(seed))
    expect(redrawn).toBeGreaterThan(0)
    const out = join(newFolder(), 'survo.jsonl')
    for (const count of [redrawn, redrawn + 1, 19]) {
      writeFileSync(out, `${lines.slice(0, count).join('\n')}\n`)
      expect(puzzlewright([...args, '--out', out]).status).toBe(0)
      expect(readFileSync(out, 'utf8')).toBe(stdout)
    }
  })

  it('reads again the puzzles that must not come again, its own not among them', () => {
    const cwd = newFolder()
    const file = join(cwd, 'own.jsonl')
    const make = (...args: string[]) =>
      puzzlewright(['generate', 'sudoku', '--no-grade', '-q', '--shape', '4x4', ...args], { cwd })
    const wanted = ['--seed', 's', '-n', '12', '--distinct', 'essential']
    make('--seed', 'other', '-n', '8', '--out', 'other.jsonl')
    const notIn = ['--not-in', 'other.jsonl', 'own.jsonl']
    expect(make(...wanted, '--out', 'own.jsonl', '--workers', '1', ...notIn).status).toBe(0)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, text.length / 2))
    const again = make(...wanted, '--out', './own.jsonl', '--workers', '3', ...notIn)
    expect(again).toMatchObject({ stderr: '', status: 0 })
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('says which puzzles are missing, and does not take records out of order', () => {
    const out = join(newFolder(), 'hidoku.jsonl')
    const lines = whole.trim().split('\n')
    writeFileSync(out, `${lines.toSpliced(2, 1).join('\n')}\n`)
    const { status, stderr } = puzzlewright([...ARGS, '--out', out])
    expect(stderr).toContain('the puzzle of seed storm/2 is missing')
    expect(status).toBe(1)
    writeFileSync(out, `${lines[1]}\n${lines[0]}\n`)
    expect(puzzlewright([...ARGS, '--out', out])).toMatchObject({ status: 1 })
    expect(readFileSync(out, 'utf8')).toBe(`${lines[1]}\n${lines[0]}\n`)
  })

  it('keeps what is there beyond the number that is asked for, and says so', async () => {
    const out = join(newFolder(), 'hidoku.jsonl')
    writeFileSync(out, whole)
    const { status, stderr } = await runHere([...ARGS.with(3, '10'), '--out', out])
    expect(stderr).toContain('50 puzzles already in')
    expect(stderr).toContain('more than the 10 asked for, all are kept')
    expect(status).toBe(0)
    expect(readFileSync(out, 'utf8')).toBe(whole)
  })

  it('does not mix records with grades and records without', async () => {
    const out = join(newFolder(), 'hidoku.jsonl')
    const before = `${whole.split('\n').slice(0, 3).join('\n')}\n`
    writeFileSync(out, before)
    const { status, stderr } = await runHere([...ARGS.slice(0, -1), '--out', out])
    expect(stderr).toMatch(/hidoku\.jsonl:1: these records were made without grades/)
    expect(status).toBe(1)
    expect(readFileSync(out, 'utf8')).toBe(before)
  })

  it('writes the one file that two names stand for, and lets nobody else write it meanwhile', () => {
    const folder = newFolder()
    const [out, link, second] = ['hidoku.jsonl', 'link.jsonl', 'second.jsonl'].map((name) =>
      join(folder, name),
    )
    symlinkSync('hidoku.jsonl', link)
    writeFileSync(`${out}.lock`, String(process.pid))
    expect(puzzlewright([...ARGS, '--out', link]).stderr).toContain(`process ${process.pid} is writing it`)
    rmSync(`${out}.lock`)
    expect(puzzlewright([...ARGS, '--out', link]).status).toBe(0)
    expect(readFileSync(out, 'utf8')).toBe(whole)
    linkSync(out, second)
    const longer = puzzlewright([...ARGS.with(3, '60'), '--out', second])
    expect(longer.stderr).toContain('a hard link')
    expect(longer.status).toBe(1)
    expect(readFileSync(out, 'utf8')).toBe(whole)
  })

  it('leaves a file alone that another process is writing, and takes over what a dead one has left', () => {
    const out = join(newFolder(), 'hidoku.jsonl')
    writeFileSync(`${out}.lock`, String(process.pid))
    const { status, stderr } = puzzlewright([...ARGS, '--out', out])
    expect(stderr).toContain(`process ${process.pid} is writing it`)
    expect(status).toBe(1)
    expect(existsSync(out)).toBe(false)
    const { pid } = spawnSync(process.execPath, ['--version'])
    for (const left of [String(pid), '', 'rubbish']) {
      writeFileSync(`${out}.lock`, left)
      expect(puzzlewright([...ARGS, '--out', out]).status).toBe(0)
      expect(readFileSync(out, 'utf8')).toBe(whole)
    }
    expect(existsSync(`${out}.lock`)).toBe(false)
  })

  it('says what is wrong with a place where nothing can be written', async () => {
    const folder = newFolder()
    const { status, stderr } = await runHere([...ARGS, '--out', folder])
    expect(stderr).toContain('is a directory')
    expect(status).toBe(1)
    appendFileSync(join(folder, 'file'), '')
    const below = await runHere([...ARGS, '--out', join(folder, 'file', 'deeper')])
    expect(below.stderr).toMatch(/deeper: cannot be written/)
    expect(below.status).toBe(1)
    expect(readdirSync(folder)).toEqual(['file'])
  })
})
