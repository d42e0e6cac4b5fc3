// What is done with corpora: verify, merge, split, sample. Each fault of a corpus that is planted must be told.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PuzzleRecord, parsePuzzle } from '../../src/index.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { corpusProcess as onThreads } from '../support/built.ts'
import { essentialClues } from '../support/canonical.ts'
import { linesIn, makeChunksIn } from '../support/corpusFolder.ts'
import { newFolder } from '../support/folder.ts'
import { permutedCopy } from '../support/permutedCopy.ts'
import { runWords } from '../support/program.ts'

const corpus = (...args: string[]) => runWords(['corpus', ...args])

const file = (name: string) => join(root, name)
const recordsIn = (path: string): PuzzleRecord[] => linesIn(path).map((line) => JSON.parse(line))
/** The lines that a command prints. */
const printed = (stdout: string) => stdout.trimEnd().split('\n')

const root = newFolder()
const SETS = [
  { family: 'sudoku', shape: '4x4', count: 30, draws: 31 },
  { family: 'survo', shape: '2x3', count: 60, draws: 62, grade: true },
]

/** The records of `one`. */
let one: string
const finish = (name: string) => corpus('finish', file(name), '-q', '--allow-fewer')

/** Makes and finishes a corpus whose folder and seed have this name. */
async function finished(name: string): Promise<void> {
  makeChunksIn(file(name), name, 30, SETS)
  await finish(name)
}

beforeAll(async () => {
  for (const seed of ['one', 'two']) await finished(seed)
  one = join(file('one'), 'corpus.jsonl')
}, 30_000)

/** A copy of `one`, which may be damaged. */
function copyOf(name: string): string {
  const folder = file(name)
  rmSync(folder, { recursive: true, force: true })
  cpSync(file('one'), folder, { recursive: true })
  return folder
}

/** A form that twins share, computed without any record. */
function formOf({ id }: PuzzleRecord): string {
  const { family, puzzle } = parsePuzzle(id)
  const [solution] = makeSolver()(family, puzzle).solutions
  return `${family.name} ${puzzle.shape.text} ${essentialClues(family, puzzle, solution)}`
}

describe('verify', () => {
  it('finds no fault in what was made, whether finished or not', async () => {
    const { status, stdout, stderr } = onThreads('verify', file('one'), '--all')
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    expect(stderr).toContain('all compared for twins; no faults')
    makeChunksIn(file('chunks-only'), 'three', 30, SETS)
    const chunks = onThreads('verify', file('chunks-only'), '--sample', '5')
    expect(chunks).toMatchObject({ status: 0, stdout: '' })
    expect(chunks.stderr).toContain('5 checked one by one; 5 made again; not compared for twins; no faults')
  })

  it('tells each fault of a record with its place', async () => {
    const records = recordsIn(one)
    const survo = records.findIndex(({ family }) => family === 'survo')
    const { grade } = records[survo]
    const damaged: [unknown, string][] = [
      [{ ...records[0], clues: 99 }, 'its "clues" must be that of its puzzle'],
      [{ ...records[1], text: records[2].text }, 'its "text" must be that of its puzzle'],
      [{ ...records[2], solution: records[3].solution }, 'its "solution" must be that of its puzzle'],
      [
        { ...records[survo], grade: { ...grade, effort: 1 } },
        'grading the puzzle again gives a different grade; replace the grade',
      ],
      [{ ...records[survo + 1], grade: { ...grade, stars: 9 } }, 'its grade is damaged; grade it again'],
      [{ id: 'sudoku:4x4:1...............' }, 'the puzzle has several solutions'],
      [{ id: 'sudoku:4x4:12....34........' }, 'the puzzle has no solution'],
      [{ id: 'sudoku:4x4:11..............' }, 'row 1'],
      [{ id: permutedCopy(records[4].id) }, 'a twin of an earlier record; remove one of the two'],
    ]
    const path = file('damaged.jsonl')
    const texts = [records[4], ...damaged.map(([record]) => record)].map((record) => JSON.stringify(record))
    writeFileSync(path, `${texts.join('\n')}\n`)
    const { status, stdout } = onThreads('verify', path, '--all')
    expect(status).toBe(1)
    // Grades that are measured by runs are measured again for samples only.
    const expected = damaged
      .map(([, sentence], index) => ({ place: `${path}:${index + 2}: `, sentence }))
      .filter(({ sentence }) => !sentence.startsWith('grading the puzzle again'))
    const found = printed(stdout)
    for (const { place, sentence } of expected) {
      expect(found.filter((line) => line.startsWith(place)).join()).toContain(sentence)
    }
    expect(found).toHaveLength(expected.length)
    const sampled = onThreads('verify', path, '--sample', '1000')
    expect(sampled.stdout).toContain(`${path}:5: grading the puzzle again gives a different grade`)
  })

  it('prints a hundred faults and the number of the others', async () => {
    const path = file('many.jsonl')
    const record = { ...recordsIn(one)[0], clues: 0 }
    writeFileSync(path, `${JSON.stringify(record)}\n`.repeat(103))
    const { status, stdout } = onThreads('verify', path, '--all', '-q')
    const lines = printed(stdout)
    expect(status).toBe(1)
    expect(lines).toHaveLength(101)
    // 103 wrong numbers of clues, and all puzzles but the first are repeated.
    expect(lines[100]).toBe('and 105 further faults')
  })

  it('tells chunks that are missing of a finished folder, unless all are', async () => {
    const folder = copyOf('fewer')
    rmSync(join(folder, 'chunks', '000000.keys'))
    expect(onThreads('verify', folder, '-q')).toMatchObject({
      status: 1,
      stdout: `${join(folder, 'chunks')}: 1 chunk of the manifest is missing (0); make them again: puzzlewright corpus make\n`,
    })
    rmSync(join(folder, 'chunks'), { recursive: true })
    expect(onThreads('verify', folder, '-q')).toMatchObject({ status: 0, stdout: '' })
  })

  it('tells changed files, keys and twins of a finished folder', async () => {
    const folder = file('forged')
    await finished('forged')
    const chunk = join(folder, 'chunks', '000000.jsonl')
    writeFileSync(chunk, readFileSync(chunk, 'utf8').replace('true', 'false'))
    const path = join(folder, 'corpus.jsonl')
    const lines = linesIn(path)
    // The second record becomes a twin of the first, and has its key; the third gets another key.
    const [first] = recordsIn(path)
    lines[1] = JSON.stringify({ ...first, id: permutedCopy(first.id) })
    writeFileSync(path, `${lines.join('\n')}\n`)
    const keys = readFileSync(join(folder, 'corpus.keys'))
    keys.copyWithin(16, 0, 16)
    keys[40] ^= 1
    writeFileSync(join(folder, 'corpus.keys'), keys)
    const { status, stdout } = onThreads('verify', folder, '--all', '-q')
    expect(status).toBe(1)
    expect(printed(stdout)).toEqual([
      expect.stringContaining(`${chunk}: changed since it was made`),
      expect.stringContaining(`${path}: changed since it was finished`),
      expect.stringContaining('corpus.keys: changed since it was finished'),
      `${path}:2: a twin of an earlier record; remove one of the two`,
      `${path}:2: its "text" must be that of its puzzle`,
      `${path}:2: its "solution" must be that of its puzzle`,
      `${path}:3: its key must be that of its puzzle`,
    ])
  })
})

describe('verify of a manifest', () => {
  const place = () => join(file('one'), 'manifest.json')

  const sum = 'the recipe has changed: it does not match its checksum'
  it.each([
    ['a checksum', /(?<="checksum":")./, 'x', sum],
    ['a recipe', /(?<="count":)30/, '31', sum],
    ['a family that does not exist', /(?<="family":")survo/, 'servo', sum],
    [
      'the numbers of a chunk',
      /(?<="number":1,"puzzles":)/,
      '9',
      'the figures of chunk 1 do not match its files',
    ],
    [
      'the number of puzzles',
      /(?<="finished":{"puzzles":)/,
      '9',
      'the figures of corpus.keys do not match the file',
    ],
  ])('tells that it has another value: %s', (_, part, other, sentence) => {
    const text = readFileSync(place(), 'utf8')
    expect(text).toMatch(part)
    writeFileSync(place(), text.replace(part, other))
    const { status, stdout } = onThreads('verify', file('one'), '--sample', '1', '-q')
    writeFileSync(place(), text)
    expect(status).toBe(1)
    expect(stdout).toContain(`${place()}: ${sentence}`)
  })
})

describe('merge', () => {
  it('takes the first of all twins, and keeps where they came from', async () => {
    const out = file('both')
    expect((await corpus('merge', file('one'), file('two'), '--out', out, '-q')).status).toBe(0)
    const all = ['one', 'two'].flatMap((name) => linesIn(join(file(name), 'corpus.jsonl')))
    const forms = all.map((line) => formOf(JSON.parse(line)))
    const expected = all.filter((_, index) => forms.indexOf(forms[index]) === index)
    expect(expected.length).toBeLessThan(all.length)
    expect(linesIn(join(out, 'corpus.jsonl'))).toEqual(expected)
    expect(onThreads('verify', out).status).toBe(0)
    const { parts } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))
    const own = linesIn(one).length
    expect(parts.map(({ recipe, puzzles }: never) => ({ recipe, puzzles }))).toMatchObject([
      { recipe: { seed: 'one' }, puzzles: own },
      { recipe: { seed: 'two' }, puzzles: expected.length - own },
    ])
    // A merged corpus is merged again part by part.
    await finished('three')
    await corpus('merge', file('three'), out, '--out', file('all'), '-q')
    const all3: { recipe: { seed: string }; puzzles: number }[] = JSON.parse(
      readFileSync(join(file('all'), 'manifest.json'), 'utf8'),
    ).parts
    expect(all3.map(({ recipe }) => recipe.seed)).toEqual(['three', 'one', 'two'])
    const sum = all3.reduce((total, { puzzles }) => total + puzzles, 0)
    expect(sum).toBe(linesIn(join(file('all'), 'corpus.jsonl')).length)
    expect((await corpus('finish', out)).stderr).toContain('merged from others, so it is finished')
  })

  it('refuses what would not be true', async () => {
    const merge = (other: string, out = 'never') =>
      corpus('merge', file('one'), file(other), '--out', file(out))
    expect((await merge('one')).stderr).toContain('has the puzzles of the same recipe as')
    makeChunksIn(file('open'), 'open', 30, SETS)
    expect((await merge('open')).stderr).toContain(
      `not a finished corpus; finish it first: puzzlewright corpus finish ${file('open')}`,
    )
    await finish('open')
    const place = join(file('open'), 'manifest.json')
    const text = readFileSync(place, 'utf8')
    writeFileSync(place, text.replace(/"calibration":\d+/, '"calibration":77'))
    const stderr = expect.stringContaining('its calibration version is 77')
    expect(await merge('open')).toMatchObject({ status: 1, stderr })
    writeFileSync(place, text)
    // Keys that were changed tell no twins.
    const keys = join(file('open'), 'corpus.keys')
    const bytes = readFileSync(keys)
    writeFileSync(keys, Buffer.from(bytes.map((byte) => byte ^ 1)))
    expect(await merge('open')).toMatchObject({
      status: 1,
      stderr: `error: ${keys}: changed since it was finished; remove it, and finish or merge the corpus again\n`,
    })
    expect(existsSync(join(file('never'), 'manifest.json'))).toBe(false)
    writeFileSync(keys, bytes.subarray(16))
    expect((await merge('open')).stderr).toContain(`${keys}: ends after`)
    writeFileSync(keys, bytes)
    expect((await merge('open', 'two')).stderr).toContain('holds a corpus already; choose another --out')
  })
})

describe('split', () => {
  const split = (path: string, out: string, seed = 's') =>
    onThreads('split', path, '--parts', 'train=60%,test=40%', '--seed', seed, '--out', out, '-q')
  const partsIn = (out: string) => ['train', 'test'].map((name) => recordsIn(join(out, `${name}.jsonl`)))

  it('has every record once, no twins in different parts, and moves none when the corpus grows', async () => {
    expect(split(file('one'), file('s1')).status).toBe(0)
    const [train, test] = partsIn(file('s1'))
    const ids = [...train, ...test].map(({ id }) => id)
    const whole = recordsIn(one).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(whole.toSorted())
    // Records of another corpus, with many twins of the first, without keys.
    const grown = file('grown.jsonl')
    const more = ['two', 'one'].map((name) => readFileSync(join(file(name), 'corpus.jsonl'), 'utf8'))
    writeFileSync(grown, more.join(''))
    split(grown, file('s2'))
    const [moreTrain, moreTest] = partsIn(file('s2'))
    const later = new Map(moreTrain.map((record) => [record.id, 'train']))
    for (const { id } of moreTest) later.set(id, 'test')
    for (const { id } of train) expect(later.get(id)).toBe('train')
    for (const { id } of test) expect(later.get(id)).toBe('test')
    const trained = new Set(moreTrain.map(formOf))
    expect(moreTest.filter((record) => trained.has(formOf(record)))).toEqual([])
    expect(trained.size).toBeLessThan(moreTrain.length)
  })

  it('is another one with another seed', async () => {
    split(file('one'), file('s3'), 'other')
    expect(partsIn(file('s3'))).not.toEqual(partsIn(file('s1')))
  })

  it('refuses records that are no longer those of their keys', async () => {
    const folder = copyOf('cut')
    const path = join(folder, 'corpus.jsonl')
    writeFileSync(path, linesIn(path).slice(1).join('\n'))
    expect(split(folder, file('s5'))).toMatchObject({
      status: 1,
      stderr: `error: ${path}: changed since it was finished; remove it, and finish or merge the corpus again\n`,
    })
    expect(existsSync(file('s5'))).toBe(false)
  })

  it('refuses a record without a solution, and parts that are none', async () => {
    const path = file('open.jsonl')
    writeFileSync(path, '{"id":"sudoku:4x4:1..............."}\n')
    const { status, stderr } = split(path, file('s4'))
    expect(status).toBe(1)
    expect(stderr).toContain(`${path}:1: the puzzle of the record must have exactly one solution`)
    const bad = await corpus('split', path, '--parts', 'a=10%', '--seed', 's', '--out', file('s4'))
    expect(bad).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('must add up to 100 %, got 10 %'),
    })
  })
})

describe('sample', () => {
  const sample = (...args: string[]) => corpus('sample', file('one'), '--seed', 's', ...args)

  it('has as many records as were asked for, in the order of the corpus, and grows with its size', async () => {
    const whole = linesIn(one)
    const twenty = printed((await sample('-n', '20')).stdout)
    expect(twenty).toHaveLength(20)
    expect(twenty).toEqual(whole.filter((line) => twenty.includes(line)))
    await sample('-n', '5', '--out', file('five.jsonl'), '-q')
    const five = linesIn(file('five.jsonl'))
    expect(five).toHaveLength(5)
    for (const line of five) expect(twenty).toContain(line)
    const other = await corpus('sample', file('one'), '--seed', 'other', '-n', '20')
    expect(printed(other.stdout)).not.toEqual(twenty)
  })

  it.each(['family', 'shape'])('has exactly as many of each %s', async (per) => {
    const { stdout } = await sample('-n', '7', '--per', per)
    const families = printed(stdout).map((line) => (JSON.parse(line) as PuzzleRecord).family)
    expect(families).toEqual([...Array(7).fill('sudoku'), ...Array(7).fill('survo')])
  })

  it('has exactly as many of each number of stars and tier', async () => {
    const path = file('graded.jsonl')
    const graded = linesIn(one).filter((line) => line.includes('"grade"'))
    writeFileSync(path, `${graded.join('\n')}\n`)
    const nameOf = (per: 'stars' | 'tier', { grade }: PuzzleRecord) => String(grade?.[per])
    for (const per of ['stars', 'tier'] as const) {
      const names = new Set(recordsIn(path).map((record) => nameOf(per, record)))
      const { stdout } = await corpus('sample', path, '--seed', 's', '-n', '1', '--per', per)
      const found = printed(stdout).map((line) => nameOf(per, JSON.parse(line)))
      expect(found.toSorted()).toEqual(Array.from(names).toSorted())
    }
  })

  it('tells which strata are too small, and which record has no grade', async () => {
    const few = await sample('-n', '1000')
    expect(few).toMatchObject({ status: 3, stdout: '' })
    expect(few.stderr).toMatch(/the corpus: expected at least 1000 puzzles, got \d+; take fewer \(-n\)/)
    const per = await sample('-n', '50', '--per', 'shape')
    expect(per.status).toBe(3)
    expect(per.stderr).toContain('sudoku 4x4: expected at least 50 puzzles')
    const ungraded = await sample('-n', '1', '--per', 'stars')
    expect(ungraded).toMatchObject({ status: 1 })
    expect(ungraded.stderr).toContain('corpus.jsonl:1: the record must have a grade that states its stars')
  })
})

describe('a file of the corpus that is read', () => {
  const into = (...words: string[]) => ['--parts', 'rest=50%,corpus=50%', '--seed', 's', '--out', ...words]
  const sampled = ['-n', '2', '--seed', 's', '--out']

  it.each([
    ['split', '', into(''), 'corpus.jsonl is the corpus itself'],
    ['split', '', ['--parts', 'rest=50%,log=50%', '--seed', 's', '--out', ''], 'log.jsonl is a file of'],
    ['split', '', ['--parts', '000000=100%', '--seed', 's', '--out', 'chunks'], '000000.jsonl is a file of'],
    ['sample', '', [...sampled, 'chunks/new.jsonl'], 'new.jsonl is a file of the corpus'],
    ['sample', '', [...sampled, 'manifest.json'], 'manifest.json is a file of the corpus'],
    ['sample', 'corpus.jsonl', [...sampled, 'corpus.jsonl'], 'corpus.jsonl is the corpus itself'],
    ['sample', 'corpus.jsonl', [...sampled, 'link.jsonl'], 'link.jsonl is the corpus itself'],
    ['export', '', ['--format', 'csv', '--out', 'chunks/000000.csv'], '000000.csv is a file of'],
  ])('is not replaced by %s of %j with %j', async (command, path, words, sentence) => {
    const folder = copyOf('kept')
    symlinkSync('corpus.jsonl', join(folder, 'link.jsonl'))
    const before = readdirSync(folder, { recursive: true }).sort()
    const out = join(folder, words.at(-1) ?? '')
    const { status, stderr } = await corpus(command, join(folder, path), ...words.slice(0, -1), out)
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) })
    expect(stderr).toContain('; choose another --out')
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
    expect(readFileSync(join(folder, 'corpus.jsonl'))).toEqual(readFileSync(one))
  })
})
