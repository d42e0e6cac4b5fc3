// Books as people make them: from recipes and options, with the files beside them, and after interruptions
// and errors.

import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BookPlan, planBook } from '../../src/book/recipe/planBook.ts'
import { makeBook } from '../../src/cli/book/makeBook.ts'
import { EXIT } from '../../src/cli/shared/output.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { MAIN, recordsOf, runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { LITTLE_BOOK } from '../support/littleBook.ts'
import { openPdf, pagesOf } from '../support/pdf.ts'
import { permutedCopy } from '../support/permutedCopy.ts'

/** The texts of a book, each in a line of its own. */
async function textOf(path: string): Promise<string> {
  const pages = await pagesOf(await openPdf(readFileSync(path)))
  return pages.flatMap(({ phrases }) => phrases.map(({ text }) => text)).join('\n')
}

/** Dark pixels. */
function inkOf({ data }: PNG): number {
  return data.filter((value, index) => index % 4 === 0 && value < 128).length
}

/** A folder with the recipe and the book that one worker made of it. */
const made = newFolder()

function bookOfRecipe(cwd: string, ...options: string[]) {
  writeFileSync(join(cwd, 'little.yaml'), LITTLE_BOOK)
  return runBuilt(['book', 'little.yaml', '--out', 'little.pdf', ...options], { cwd })
}

describe('book', () => {
  let first: ReturnType<typeof runBuilt>

  beforeAll(() => {
    first = bookOfRecipe(made, '--workers', '1')
  })

  it('prints each number with its puzzle and with its solution', async () => {
    expect(first.status).toBe(0)
    expect(readdirSync(made).sort()).toEqual(['little.pdf', 'little.puzzles.jsonl', 'little.yaml'])
    const text = await textOf(join(made, 'little.pdf'))
    for (const [index] of recordsOf(join(made, 'little.puzzles.jsonl')).entries()) {
      expect(text.split(`No. ${index + 1}`).length).toBeGreaterThan(2)
    }
  })

  it('has the same bytes with any number of workers, and is written with pictures and a table of them', () => {
    const cwd = newFolder()
    bookOfRecipe(cwd, '--workers', '2', '-q', '--images', 'pictures', '--image-format', 'png')
    for (const name of ['little.pdf', 'little.puzzles.jsonl']) {
      expect(readFileSync(join(cwd, name)).equals(readFileSync(join(made, name)))).toBe(true)
    }
    const lines = readFileSync(join(cwd, 'pictures/puzzles.csv'), 'utf8').split('\r\n')
    expect(lines[0]).toBe('number,family,name,shape,stars,degree,short_id,id,puzzle,solution')
    expect(lines[5]).toMatch(
      /^5,kenken,Calcudoku,4x4,2,[\d.]+,[0-9A-Z]{6},"kenken:4x4:.*",5\.png,5-solution\.png$/,
    )
    expect(lines).toHaveLength(9)
    expect(readdirSync(join(cwd, 'pictures'))).toHaveLength(15)
    const png = PNG.sync.read(readFileSync(join(cwd, 'pictures/5.png')))
    const solution = PNG.sync.read(readFileSync(join(cwd, 'pictures/5-solution.png')))
    expect(inkOf(solution)).toBeGreaterThan(1.05 * inkOf(png))
    // Four cells of 9 mm at 300 dpi, and half of the outline on both sides.
    expect(png.width).toBeGreaterThan((4 * 9 * 300) / 25.4)
    expect(png.width).toBeLessThan(1.1 * ((4 * 9 * 300) / 25.4))
  })

  it('needs no recipe, and divides its puzzles evenly', () => {
    const cwd = newFolder()
    const asked = 'book --family sudoku,kenken --count 4 --stars 1..2 --seed s -q --title'.split(' ')
    const { status } = runBuilt([...asked, 'Two Kinds'], { cwd })
    expect(status).toBe(0)
    const records = recordsOf(join(cwd, 'generated/two-kinds.puzzles.jsonl'))
    const kinds = records.map(({ family, grade }) => `${family} ${grade?.stars}`)
    expect(kinds).toEqual(['sudoku 1', 'sudoku 2', 'kenken 1', 'kenken 2'])
  })

  it('takes existing puzzles with their grades; paths are relative to the recipe', async () => {
    const cwd = newFolder()
    runBuilt('generate survo --shape 3x3 -n 6 --seed a --out in/survos.jsonl'.split(' '), { cwd })
    const recipe = '{"title": "Survo", "details": true, "puzzles": ["survos.jsonl"]}'
    writeFileSync(join(cwd, 'in/survo.json'), recipe)
    const { status } = runBuilt(['book', 'in/survo.json', '--out', 'survo.pdf', '-q'], { cwd })
    expect(status).toBe(0)
    expect(readdirSync(cwd).sort()).toEqual(['in', 'survo.pdf'])
    const text = await textOf(join(cwd, 'survo.pdf'))
    for (const { grade } of recordsOf(join(cwd, 'in/survos.jsonl'))) {
      expect(text).toMatch(new RegExp(`Degree ${Math.round(grade?.degree ?? 0)}\\b`))
    }
  })

  it('repeats no puzzle of other books that the recipe or an option names', () => {
    const cwd = newFolder()
    const one = join(made, 'little.puzzles.jsonl')
    const lines = readFileSync(one, 'utf8').trim().split('\n')
    writeFileSync(join(cwd, 'one.jsonl'), lines.slice(0, 4).join('\n'))
    writeFileSync(join(cwd, 'two.jsonl'), lines.slice(4).join('\n'))
    writeFileSync(join(cwd, 'r.yaml'), `${LITTLE_BOOK}notIn: [one.jsonl]\n`)
    runBuilt(['book', 'r.yaml', '-q', '--out', 'three.pdf', '--not-in', 'two.jsonl'], { cwd })
    const ids = recordsOf(join(cwd, 'three.puzzles.jsonl')).map(({ id }) => id)
    expect(ids).toHaveLength(7)
    expect(recordsOf(one).filter(({ id }) => ids.includes(id))).toEqual([])
    const again = ['book', '--title', 'B', '--puzzles', one, '--not-in', one, '--out', 'x.pdf']
    const { status, stderr } = runBuilt(again, { cwd })
    expect(stderr).toMatch(/little\.puzzles\.jsonl:1: .*in a file of puzzles to avoid/m)
    expect(status).toBe(1)
    expect(existsSync(join(cwd, 'x.pdf'))).toBe(false)
  })

  it('takes no puzzle twice, and none with several solutions', () => {
    const cwd = newFolder()
    const expectRefused = (name: string, text: string, told: RegExp) => {
      writeFileSync(join(cwd, name), text)
      const { stderr, status } = runBuilt(['book', '--title', 'B', '--puzzles', name, '--out', 'x.pdf'], {
        cwd,
      })
      expect(stderr).toMatch(told)
      expect(status).toBe(1)
    }
    const open = 'sudoku:4x4:1...............'
    // The second puzzle is the first one, rotated.
    const turned = 'sudoku:4x4:1.....2..3.....4\nsudoku:4x4:4.....3..2.....1\n'
    expectRefused(
      'turned.txt',
      turned,
      /^turned\.txt:2: this puzzle, or a twin of it, is already at turned\.txt:1; remove one of them$/m,
    )
    expectRefused(
      'open.txt',
      `${open}\n`,
      /^open\.txt:1: cannot be printed: the puzzle has several solutions$/m,
    )
    // The grade in a record does not prove a single solution.
    const record = JSON.stringify({ id: open, grade: { degree: 10, stars: 1 } })
    expectRefused(
      'open.jsonl',
      record,
      /^open\.jsonl:1: cannot be printed: the puzzle has several solutions$/m,
    )
    expect(readdirSync(cwd).filter((name) => name.includes('x.'))).toEqual([])
  })

  it('contains permuted copies or none, as the recipe demands', () => {
    const cwd = newFolder()
    const id = 'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
    writeFileSync(join(cwd, 'both.txt'), `${id}\n${permutedCopy(id)}\n`)
    const args = ['book', '--title', 'B', '--puzzles', 'both.txt', '--out', 'b.pdf', '-q']
    const book = (...more: string[]) => runBuilt([...args, ...more], { cwd })
    expect(book('--distinct', 'essential').stderr).toContain(
      'both.txt:2: this puzzle, or a twin of it, is already at',
    )
    expect(book()).toMatchObject({ stderr: '', status: 0 })
    const told =
      'both.txt:1: this puzzle or a twin of it is in a file of puzzles to avoid; remove it from one of the files'
    expect(book('--not-in', 'both.txt').stderr).toContain(told)
  })

  it('resumes after an interruption, with the same bytes', async () => {
    const cwd = newFolder()
    const args = 'book --title B --family hidoku --count 5 --seed s --workers 1'.split(' ')
    const child = spawn(process.execPath, [MAIN, ...args, '--out', 'b.pdf'], { cwd })
    let stderr = ''
    child.stderr.on('data', (text) => {
      stderr += text
    })
    const part = join(cwd, 'b.puzzles.jsonl.part')
    const waiting = setInterval(() => {
      if (!existsSync(part) || readFileSync(part, 'utf8').split('\n').length < 3) return
      clearInterval(waiting)
      child.kill('SIGINT')
    }, 5)
    const code = await new Promise((resolve) => child.on('exit', resolve))
    expect(code).toBe(130)
    expect(stderr).toContain('stopped; to resume, repeat the same command')
    expect(readdirSync(cwd)).toEqual(['b.puzzles.jsonl.part'])
    // Files of another book stay unchanged; a half-written line is regenerated.
    const before = readFileSync(part, 'utf8')
    const foreign = `${before}{"id":"sudoku:4x4:1.....2..3.....4"}\n{"id":"hid`
    writeFileSync(part, foreign)
    const refused = runBuilt([...args, '--out', 'b.pdf', '-q'], { cwd })
    expect(refused.stderr).toMatch(/^error: .*b\.puzzles\.jsonl\.part:\d+: .* is not from this run/)
    expect([refused.status, readFileSync(part, 'utf8')]).toEqual([1, foreign])
    writeFileSync(part, `${before}{"id":"hid`)
    expect(runBuilt([...args, '--out', 'b.pdf', '-q'], { cwd }).status).toBe(0)
    const [, ...kept] = before.trim().split('\n')
    const lines = readFileSync(join(cwd, 'b.puzzles.jsonl'), 'utf8')
    for (const line of kept) expect(lines).toContain(line)
    // A file that no run has left stays.
    const forged = kept[0].replace(/"stars":\d/, '"stars":9')
    const other = join(cwd, 'c.puzzles.jsonl.part')
    writeFileSync(other, `{"puzzles":[1,2]}\n${forged}\n`)
    const untaken = runBuilt([...args, '--out', 'c.pdf', '-q'], { cwd })
    expect(untaken.stderr).toContain('c.puzzles.jsonl.part:1: this file is not from an interrupted run')
    expect([untaken.status, readFileSync(other, 'utf8')]).toEqual([1, `{"puzzles":[1,2]}\n${forged}\n`])
    rmSync(other)
    expect(runBuilt([...args, '--out', 'c.pdf', '-q'], { cwd }).status).toBe(0)
    expect(readFileSync(join(cwd, 'c.pdf')).equals(readFileSync(join(cwd, 'b.pdf')))).toBe(true)
    expect(readFileSync(join(cwd, 'c.puzzles.jsonl'), 'utf8')).toBe(lines)
    expect(readdirSync(cwd).sort()).toEqual(['b.pdf', 'b.puzzles.jsonl', 'c.pdf', 'c.puzzles.jsonl'])
  })

  it('is replaced by the same command, also with another design, but not by another book', () => {
    const cwd = newFolder()
    for (const name of ['little.pdf', 'little.puzzles.jsonl']) cpSync(join(made, name), join(cwd, name))
    const [pdf, records] = ['little.pdf', 'little.puzzles.jsonl'].map((name) => join(cwd, name))
    expect(bookOfRecipe(cwd).status).toBe(0)
    expect(readFileSync(pdf).equals(readFileSync(join(made, 'little.pdf')))).toBe(true)
    expect(bookOfRecipe(cwd, '--trim', '6x9').status).toBe(0)
    expect(readFileSync(pdf).equals(readFileSync(join(made, 'little.pdf')))).toBe(false)
    expect(readFileSync(records, 'utf8')).toBe(readFileSync(join(made, 'little.puzzles.jsonl'), 'utf8'))
    const before = readFileSync(pdf)
    const retitled = bookOfRecipe(cwd, '--title', 'Large')
    expect(retitled.stderr).toContain('little.pdf exists and is not an earlier edition of this book')
    const reseeded = bookOfRecipe(cwd, '--seed', 'autumn')
    expect(reseeded.stderr).toContain('little.puzzles.jsonl exists and holds other puzzles')
    expect([retitled.status, reseeded.status]).toEqual([1, 1])
    expect(readFileSync(pdf).equals(before)).toBe(true)
  })

  it('leaves no partial book on a full disk', () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'little.yaml'), LITTLE_BOOK)
    cpSync(join(made, 'little.pdf'), join(cwd, 'little.pdf'))
    // Blocks of 512 or 1024 bytes: enough for the records, but not for the PDF.
    const command = `ulimit -f 8; exec "${process.execPath}" "${MAIN}" book little.yaml --trim 6x9 --out little.pdf`
    const limited = ['-c', `trap '' XFSZ; ${command}`]
    const { status, stderr } = spawnSync('bash', limited, { cwd, encoding: 'utf8' })
    expect(stderr).toMatch(/^error: little\.pdf cannot be written: /m)
    expect(status).toBe(1)
    expect(readFileSync(join(cwd, 'little.pdf')).equals(readFileSync(join(made, 'little.pdf')))).toBe(true)
    expect(readdirSync(cwd).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('a book that fails', () => {
  it('is not moved into place if preflight finds problems', async () => {
    const cwd = newFolder()
    const out = join(cwd, 'b.pdf')
    const typeface = loadTypeface()
    const sections = [{ family: 'sudoku', shape: '4x4', count: 1, stars: 1 }]
    const plan = planBook({ title: 'B', sections }, () => undefined, typeface) as BookPlan
    const puzzles = [join(newFolder(), 'one.jsonl')]
    const order = ['generate', 'sudoku', '-s', '4x4', '--stars', '1', '--seed', 's', '--json']
    writeFileSync(puzzles[0], runBuilt(order, { cwd }).stdout)
    const wanted = { plan, typeface, puzzles, notIn: [], out, workers: 1, quiet: true }
    const making = makeBook(wanted, async () => ({
      problems: [{ page: 3, check: 'type', message: 'too small' }],
    }))
    const sentence = `${out}: not written, because preflight found problems\npage 3: too small`
    await expect(making).rejects.toMatchObject({ sentence, exit: EXIT.badInput })
    expect(readdirSync(cwd)).toEqual([])
  })

  it('does not overwrite its sources, anything that is not a file, or the file of another run', () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'r.yaml'), LITTLE_BOOK)
    cpSync(join(made, 'little.puzzles.jsonl'), join(cwd, 'one.puzzles.jsonl'))
    symlinkSync('one.puzzles.jsonl', join(cwd, 'link.jsonl'))
    const book = (...args: string[]) => runBuilt(['book', 'r.yaml', '-q', ...args], { cwd })
    expect(book('--out', 'r.yaml').stderr).toContain('r.yaml would be overwritten')
    const over = book('--out', 'one.pdf', '--not-in', 'link.jsonl')
    expect(over.stderr).toContain('link.jsonl would be overwritten')
    expect(over.status).toBe(2)
    mkdirSync(join(cwd, 'folder.pdf'))
    const folder = book('--out', 'folder.pdf')
    expect(folder.stderr).toBe('error: folder.pdf is a directory, not a file\n')
    expect(folder.status).toBe(1)
    writeFileSync(join(cwd, 'busy.pdf.lock'), String(process.pid))
    expect(book('--out', 'busy.pdf').stderr).toContain(`process ${process.pid} is writing it`)
    const names = 'busy.pdf.lock folder.pdf link.jsonl one.puzzles.jsonl r.yaml'
    expect(readdirSync(cwd).sort().join(' ')).toBe(names)
  })

  it('asks for more puzzles than exist', () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'r.yaml'), 'title: B\nsections:\n  - { family: survo, shape: 2x2, count: 40 }\n')
    const { status, stderr } = runBuilt(['book', 'r.yaml', '--out', 'b.pdf', '-q'], { cwd })
    const told = /^survo:2x2:stars=1#B\/\d+@\d+: hardly any more such puzzles exist; ask for fewer$/m
    expect(stderr).toMatch(told)
    expect(status).toBe(3)
    expect(existsSync(join(cwd, 'b.pdf'))).toBe(false)
  })

  it('has boards that do not fit on its pages', () => {
    const cwd = newFolder()
    const generate = 'generate sudoku --shape 16x16 --clues 150 --no-grade --seed a --out s.jsonl'
    runBuilt(generate.split(' '), { cwd })
    const grade = { degree: 10, stars: 1 }
    const [record] = recordsOf(join(cwd, 's.jsonl'))
    writeFileSync(join(cwd, 's.jsonl'), JSON.stringify({ ...record, grade }))
    const args = ['book', '--title', 'B', '--puzzles', 's.jsonl', '--trim', '5x8', '--out', 'b.pdf']
    const { status, stderr } = runBuilt(args, { cwd })
    expect(stderr).toMatch(/^error: .*16x16.*; choose /m)
    expect(status).toBe(1)
    expect(readdirSync(cwd)).toEqual(['s.jsonl'])
  })

  it.each([
    ['a mistake in a recipe', LITTLE_BOOK.replace('5x8', '5x99'), [/^r\.yaml:4:7: .*17/m]],
    [
      'puzzles that are impossible',
      `title: B\ntrim: 5x8\nsections:\n  - { family: survo, shape: 2x2, count: 3, stars: 5 }\n  - { family: sudoku, shape: 7x7, count: 3 }\n`,
      [/^r\.yaml:4:\d+: .*star/m, /^r\.yaml:5:\d+: .*7x7/m],
    ],
  ])('rejects %s before it makes anything', (_, recipe, messages) => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'r.yaml'), recipe)
    const { status, stderr } = runBuilt(['book', 'r.yaml', '--out', 'r.pdf'], { cwd })
    for (const message of messages) expect(stderr).toMatch(message)
    expect(status).toBe(1)
    expect(readdirSync(cwd)).toEqual(['r.yaml'])
  })

  it('is wrong usage if the options do not describe a book', () => {
    const cwd = newFolder()
    for (const args of [
      '',
      '--title B --images x --dpi 72',
      '--title B --count 3 --puzzles x',
      '--title B --family go --count 3',
      '--title B --family sudoku --count 3 --trim 1x1',
    ]) {
      const { status, stderr } = runBuilt(`book ${args}`.trim().split(' '), { cwd })
      expect(stderr.trim().split('\n')[0]).toMatch(/\w/)
      expect(stderr).not.toMatch(/ at .*\.js/)
      expect(status).toBe(2)
    }
    expect(readdirSync(cwd)).toEqual([])
  })
})
