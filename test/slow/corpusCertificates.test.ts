// A corpus with certificates: every command keeps them, and they are verified without solving.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { certificateFault } from '../support/certificateChecker.ts'
import { hasPython, runChecker } from '../support/certified.ts'
import { HAS_DUCKDB } from '../support/duckdb.ts'
import { newFolder } from '../support/folder.ts'
import { corpusPlaces, corpusSums, runCorpus, TINY_CORPUS } from '../support/tinyCorpus.ts'

const CERTIFIED = TINY_CORPUS.replace('chunk: 5', 'chunk: 5\ncertificates: true')
const { recipe, out } = corpusPlaces(CERTIFIED)
const other = corpusPlaces(CERTIFIED.replace('seed: tiny', 'seed: other'))

async function succeed(...args: string[]) {
  const done = await runCorpus(...args)
  expect(done).toMatchObject({ status: 0 })
  return done
}

const certificatesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).certificate)

beforeAll(async () => {
  await succeed('make', recipe, '--out', out, '--workers', '1', '-q')
  await succeed('make', other.recipe, '--out', other.out, '--workers', '2', '-q')
  for (const folder of [out, other.out]) await succeed('finish', folder, '-q')
})

it('is the same with three workers', async () => {
  const again = corpusPlaces(CERTIFIED)
  await succeed('make', again.recipe, '--out', again.out, '--workers', '3', '-q')
  await succeed('finish', again.out, '-q')
  expect(corpusSums(again.out)).toEqual(corpusSums(out))
})

it('has a certificate for each puzzle, which the other checkers accept', () => {
  const file = join(out, 'corpus.jsonl')
  const texts = certificatesIn(file)
  expect(texts.length).toBe(36)
  expect(texts.map(certificateFault)).toEqual(texts.map(() => undefined))
  if (!hasPython) return
  const { status, stdout } = runChecker(readFileSync(file, 'utf8'))
  expect([status, stdout.trimEnd().split('\n').length]).toEqual([0, 2 * 36])
})

it('is verified by its certificates, and as other corpora are', async () => {
  const { stderr } = await succeed('verify', out, '--certificates')
  expect(stderr).toContain(
    '36 puzzles; 36 certificates checked without solving; all compared for twins; no faults',
  )
  await succeed('verify', out, '--sample', '9')
})

it('tells each damaged, foreign or missing certificate in one line', async () => {
  const records = readFileSync(join(out, 'corpus.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const [first, second, third, fourth] = records
  first.certificate = first.certificate.replace(/\n[^\n]+\n$/, '\n')
  second.certificate = third.certificate
  third.certificate = undefined
  fourth.solution = records[0].solution
  const file = join(newFolder(), 'damaged.jsonl')
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  const { status, stdout } = await runCorpus('verify', file, '--certificates', '-q')
  expect([status, stdout.trimEnd().split('\n')]).toEqual([
    1,
    [
      `${file}:1: its certificate proves nothing: it ends before the solution is the only one`,
      `${file}:2: its certificate proves nothing: it is the certificate of another puzzle`,
      `${file}:3: it has no certificate`,
      `${file}:4: its "solution" must be that of its puzzle`,
    ],
  ])
})

it('keeps its certificates when it is merged, divided, sampled and exported', async () => {
  const folder = newFolder()
  const at = (name: string) => join(folder, name)
  await succeed('merge', out, other.out, '--out', at('both'), '-q')
  await succeed('verify', at('both'), '--certificates', '-q')
  await succeed('split', out, '--parts', 'train=50%,test=50%', '--seed', 's', '--out', at('split'), '-q')
  await succeed('verify', at('split/train.jsonl'), '--certificates', '-q')
  await succeed('sample', out, '-n', '5', '--seed', 's', '--out', at('five.jsonl'), '-q')
  await succeed('verify', at('five.jsonl'), '--certificates', '-q')
  const formats = HAS_DUCKDB ? ['jsonl', 'parquet'] : ['jsonl']
  for (const format of formats) {
    for (const compact of [[], ['--compact']]) {
      const name = at(`${format}${compact.length}/all.${format}`)
      await succeed('export', out, '--format', format, '--out', name, ...compact, '-q')
      const lines = at(`${format}${compact.length}/lines/all.jsonl`)
      await succeed('export', name, '--format', 'jsonl', '--out', lines, '-q')
      expect(certificatesIn(lines)).toEqual(certificatesIn(join(out, 'corpus.jsonl')))
    }
  }
})
