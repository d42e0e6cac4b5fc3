// Records with grades of the versions 1, 2 and 3, as the program wrote them then. Their stars were 5, 5 and 3; today they are
// 4, 4 and 2.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GRADE_VERSION } from '../../src/index.ts'
import { runBuilt } from '../support/built.ts'
import { HAS_DUCKDB } from '../support/duckdb.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const RECORDS = join(import.meta.dirname, '../fixtures/earlierGrades.jsonl')
const [first, second, third] = readFileSync(RECORDS, 'utf8').trim().split('\n')
const TOLD = '3 records have grades of another version; graded again\n'

const folder = newFolder()

/** The grade in the data of a page. */
const gradeOn = (path: string) =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(readFileSync(path, 'utf8'))?.[1] ?? '{}')
    .grade

/** The stars on a page, as screen readers say them. */
const starsOn = (path: string) =>
  Array.from(readFileSync(path, 'utf8').matchAll(/(\d) of 5 stars/g), ([, stars]) => stars)

describe('grades of earlier versions', () => {
  it('are replaced on pages by those of "grade", which is told', async () => {
    const out = join(folder, 'site')
    const { stderr } = await runWords(['page', RECORDS, '--out', out])
    expect(stderr).toContain(TOLD)
    const graded = runBuilt(['grade', RECORDS, '--json']).stdout.trim().split('\n')
    for (const [index, line] of graded.entries()) {
      const { degree, stars, minutes, version } = JSON.parse(line).grade
      expect(gradeOn(join(out, `${index + 1}.html`))).toEqual({ degree, stars, minutes, version })
    }
    expect(starsOn(join(out, 'index.html'))).toEqual(['4', '4', '2'])
  })

  it('do not make stars for puzzles without a grade', async () => {
    const out = join(folder, 'bare')
    const { stderr } = await runWords(['page', '--out', out], `${third}\n${JSON.parse(first).id}\n`)
    expect(stderr).toContain('1 record has a grade of another version; graded again\n')
    expect(starsOn(join(out, 'index.html'))).toEqual(['2'])
  })

  it('leave the techniques that they allow to the new grades', async () => {
    const { grade, ...record } = JSON.parse(third)
    const restricted = JSON.stringify({ ...record, grade: { ...grade, techniquesAllowed: 'no-uniqueness' } })
    const out = join(folder, 'restricted.html')
    await runWords(['page', '--single', '--out', out], restricted)
    expect(gradeOn(out)).toMatchObject({ version: GRADE_VERSION, techniquesAllowed: 'no-uniqueness' })
  })

  it('are replaced in books, which is told', () => {
    const args = ['--title', 'Old', '--out', join(folder, 'old.pdf')]
    expect(runBuilt(['book', '--puzzles', RECORDS, ...args]).stderr).toContain(TOLD)
    const { stderr } = runBuilt(['book', '--puzzles', RECORDS, ...args, '--overwrite', '--quiet'])
    expect(stderr).not.toContain('graded again')
  })

  it('are used as they are by the statistics of a corpus and its samples', async () => {
    const { kinds } = JSON.parse((await runWords(['corpus', 'stats', RECORDS, '--json'])).stdout)
    expect(kinds[0]).toMatchObject({
      graded: 3,
      stars: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 2 },
      tiers: { singles: 1, techniques: 1, chains: 0, nested: 0 },
    })
    const lines = (await runWords(['corpus', 'stats', RECORDS])).stdout
    expect(lines).toMatch(/^ {2}no tier( +0){4} +1 +1$/m)
    const sample = ['corpus', 'sample', RECORDS, '-n', '1', '--seed', 'a']
    const { stdout } = await runWords([...sample, '--per', 'stars'])
    expect([`${first}\n${third}\n`, `${second}\n${third}\n`]).toContain(stdout)
    const refused = await runWords([...sample, '--per', 'tier'])
    expect(refused.stderr).toContain(
      ':1: the record must have a grade that states its tier; grade the puzzle',
    )
  })

  it.skipIf(!HAS_DUCKDB)('are used as they are by queries', async () => {
    const { stdout } = await runWords(['corpus', 'query', RECORDS, 'SELECT stars FROM puzzles', '--csv'])
    expect(stdout).toBe('stars\n5\n5\n3\n')
  })

  it('are not compared by "corpus verify", which tells what it checked', () => {
    expect(runBuilt(['corpus', 'verify', RECORDS]).stderr).toContain(
      '3 checked one by one; 0 made again, 3 only checked; 3 grades of other versions not compared;',
    )
  })
})
