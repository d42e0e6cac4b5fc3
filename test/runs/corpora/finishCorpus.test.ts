// The last pass of a corpus, held against a naive one for 4x4 Sudokus.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/runs/sha256.ts'
import { linesIn, makeChunksIn } from '../../support/corpusFolder.ts'
import { newFolder } from '../../support/folder.ts'
import { naiveForm } from '../../support/naiveForm.ts'
import { runWords } from '../../support/program.ts'

const DRAWN = 600

/** More puzzles than there are kinds of: all kinds are drawn often. */
const sudokus = (count: number, draws: number, shape = '4x4') => ({ family: 'sudoku', shape, count, draws })

const finish = (folder: string, ...args: string[]) => runWords(['corpus', 'finish', folder, ...args])

const contentOf = (folder: string) => readdirSync(folder).sort().join(' ')

/** The lines of all chunks in order. */
function drawnIn(folder: string): string[] {
  const names = readdirSync(join(folder, 'chunks')).filter((name) => name.endsWith('.jsonl'))
  return names.toSorted().flatMap((name) => linesIn(join(folder, 'chunks', name)))
}

/** The first of all twins, up to a number. */
function naivelyTaken(lines: readonly string[], count: number): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const form = naiveForm(line)
    if (seen.size === count || seen.has(form)) return false
    seen.add(form)
    return true
  })
}

describe('a finished corpus', () => {
  it('has the first of all twins, as a naive pass finds them', async () => {
    const folder = newFolder()
    makeChunksIn(folder, 'many', 70, [sudokus(DRAWN, DRAWN + 1)])
    const drawn = drawnIn(folder)
    const expected = naivelyTaken(drawn, Infinity)
    expect(expected.length).toBeLessThanOrEqual(36)
    const refused = await finish(folder, '-q')
    expect(refused.status).toBe(3)
    expect(refused.stderr).toContain(
      `${DRAWN - expected.length} of ${DRAWN} puzzles are missing: of ${drawn.length} drawn, ${drawn.length - expected.length} are twins; accept fewer with --allow-fewer; or start again with a recipe that asks for at most ${expected.length}, or for a larger shape\n`,
    )
    expect(contentOf(folder)).toBe('chunks manifest.json')
    const { status, stderr } = await finish(folder, '--allow-fewer')
    expect(status).toBe(0)
    expect(stderr).toContain(`${expected.length} puzzles; dropped: ${drawn.length - expected.length} twins`)
    expect(linesIn(join(folder, 'corpus.jsonl'))).toEqual(expected)
    expect(contentOf(folder)).toBe('chunks corpus.jsonl corpus.keys manifest.json')
  })

  it('has exactly as many puzzles of each set as were wanted, and is there the next time', async () => {
    const folder = newFolder()
    // The second set has twins of the first: of those that are taken, and of those that are not.
    const { sets } = makeChunksIn(folder, 'few', 4, [sudokus(9, 11), sudokus(5, 7)])
    const drawn = drawnIn(folder)
    const expected = naivelyTaken(drawn.slice(0, sets[0].draws), 9)
    const forms = new Set(expected.map(naiveForm))
    const others = drawn.slice(sets[0].draws).filter((line) => !forms.has(naiveForm(line)))
    expected.push(...naivelyTaken(others, 5))
    expect((await finish(folder, '-q', '--allow-fewer')).status).toBe(0)
    expect(linesIn(join(folder, 'corpus.jsonl'))).toEqual(expected)
    const { finished, chunks } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    const bytes = readFileSync(join(folder, 'corpus.jsonl'))
    const puzzles = expected.length
    expect(finished).toMatchObject({ puzzles, bytes: bytes.length, sha256: sha256(bytes) })
    expect(finished.dropped.twins + finished.dropped.surplus).toBe(drawn.length - expected.length)
    expect(chunks).toHaveLength(readdirSync(join(folder, 'chunks')).length / 3)
    const stderr = expect.stringContaining('there already, ')
    expect(await finish(folder)).toMatchObject({ status: 0, stderr })
    const before = readFileSync(join(folder, 'manifest.json'))
    // A run that was killed between its two files, and one while it wrote.
    for (const name of ['corpus.jsonl', 'corpus.keys']) {
      rmSync(join(folder, name))
      writeFileSync(join(folder, `${name}.0123456789abcdef.part`), 'half')
      expect((await finish(folder, '-q', '--allow-fewer')).status).toBe(0)
      expect(readFileSync(join(folder, 'corpus.jsonl'))).toEqual(bytes)
      expect(readFileSync(join(folder, 'manifest.json'))).toEqual(before)
      expect(contentOf(folder)).toBe('chunks corpus.jsonl corpus.keys manifest.json')
    }
    const keys = readFileSync(join(folder, 'corpus.keys'))
    keys[5] ^= 1
    writeFileSync(join(folder, 'corpus.keys'), keys)
    expect((await finish(folder)).stderr).toContain('corpus.keys: changed since it was finished')
    writeFileSync(join(folder, 'corpus.jsonl'), 'changed')
    expect((await finish(folder)).stderr).toContain('corpus.jsonl: changed since it was finished')
  })

  it('keeps different puzzles whose keys agree, and drops the twins of each', async () => {
    const folder = newFolder()
    const sets = [sudokus(120, 120)]
    makeChunksIn(folder, 'forged', 40, sets, (content) => ({ ...content, keys: content.keys.fill(7) }))
    await finish(folder, '-q', '--allow-fewer')
    const taken = linesIn(join(folder, 'corpus.jsonl'))
    expect(taken).toEqual(naivelyTaken(drawnIn(folder), Infinity))
    expect(taken.length).toBeGreaterThan(10)
  })
})

describe('a corpus that cannot be finished', () => {
  let folder: string
  beforeEach(() => {
    folder = newFolder()
    makeChunksIn(folder, 'cut', 5, [sudokus(40, 41, '6x6')])
  })

  it('has chunks that are missing, which are told', async () => {
    for (const number of [2, 3, 4, 7]) rmSync(join(folder, 'chunks', `00000${number}.sha256`))
    const { status, stderr } = await finish(folder)
    expect(status).toBe(1)
    expect(stderr).toBe(
      `error: ${folder}: 4 of 8 chunks are missing (2 to 4, 7); make them first: puzzlewright corpus make RECIPE --out ${folder}\n`,
    )
  })

  it.each(['jsonl', 'keys'])('has chunks whose .%s was changed, which are told', async (kind) => {
    const paths = ['000001', '000006'].map((name) => join(folder, 'chunks', `${name}.${kind}`))
    for (const path of paths) {
      const bytes = readFileSync(path)
      bytes[20] ^= 1
      writeFileSync(path, bytes)
    }
    const { status, stderr } = await finish(folder)
    expect(status).toBe(1)
    for (const path of paths) expect(stderr).toContain(`${path}: changed since it was made`)
    expect(contentOf(folder)).toBe('chunks manifest.json')
  })

  it('has a chunk and its hash that were changed together after the manifest was written', async () => {
    await finish(folder, '-q', '--allow-fewer')
    rmSync(join(folder, 'corpus.jsonl'))
    const path = join(folder, 'chunks', '000001.jsonl')
    const changed = `${linesIn(path).toReversed().join('\n')}\n`
    writeFileSync(path, changed)
    const stated = path.replace('.jsonl', '.sha256')
    writeFileSync(stated, readFileSync(stated, 'utf8').replace(/^[0-9a-f]{64}/, sha256(changed)))
    const { status, stderr } = await finish(folder, '--allow-fewer')
    expect(status).toBe(1)
    expect(stderr).toContain(`${path}: changed since it was made: its SHA-256 differs from the recorded one`)
  })

  it('is being finished elsewhere', async () => {
    const lock = join(folder, 'corpus.jsonl.lock')
    writeFileSync(lock, '1 pod-7 boot/2\n')
    const { status, stderr } = await finish(folder, '--allow-fewer')
    expect(status).toBe(1)
    expect(stderr).toBe(
      `error: ${join(folder, 'corpus.jsonl')}: process 1 on pod-7 has locked it, and this machine cannot tell whether it is still running; if it is not, remove ${lock}\n`,
    )
    expect(contentOf(folder)).toBe('chunks corpus.jsonl.lock manifest.json')
  })

  it('is not there at all', async () => {
    const { status, stderr } = await finish('nowhere')
    expect(status).toBe(1)
    expect(stderr).toBe('error: nowhere: no such folder; corpus make writes one\n')
  })
})
