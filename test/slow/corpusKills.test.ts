// CORPUS_KILLS sets the number of kills.

import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { corpusPlaces, corpusSums, startCorpus } from '../support/tinyCorpus.ts'

const KILLS = Number(process.env.CORPUS_KILLS ?? 8)

/** Thirty chunks that take about as long as a start of the program. */
const RECIPE = `seed: kills
chunk: 20
sets:
  - { family: sudoku, count: 400 }
  - { family: kenken, shape: 4x4, count: 200 }
`

/** The temporary files that are left in a folder. */
const temporaryFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => basename(name).startsWith('.'))

/** Whether a file of the folder is a finished chunk. */
const isChunk = (name: string) => /^\d+\.jsonl$/.test(basename(name))

it(`survives ${KILLS} kills at random moments`, { timeout: 3_600_000 }, async () => {
  const undisturbed = corpusPlaces(RECIPE)
  await startCorpus(['make', undisturbed.recipe, '--out', undisturbed.out, '-q']).ended
  const { recipe, out } = corpusPlaces(RECIPE)
  const args = ['make', recipe, '--out', out, '-q', '--workers', '2']
  let killed = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, ended } = startCorpus(args)
    const timer = setTimeout(() => child.kill('SIGKILL'), 400 + 2000 * Math.random())
    const { signal } = await ended
    clearTimeout(timer)
    if (signal === 'SIGKILL') killed++
  }
  console.log(`${killed} of ${KILLS} runs were killed before their end`)
  expect(await startCorpus(args).ended).toMatchObject({ status: 0 })
  // A kill leaves at most its own temporary file.
  const left = temporaryFiles(out)
  for (const name of left) rmSync(join(out, name))
  expect(corpusSums(out)).toEqual(corpusSums(undisturbed.out))
  expect(left.length).toBeLessThanOrEqual(killed)
})

it('goes on after an interruption, which leaves nothing half', { timeout: 120_000 }, async () => {
  const { recipe, out } = corpusPlaces(RECIPE)
  const { child, ended } = startCorpus(['make', recipe, '--out', out, '-q', '--workers', '2'])
  // Once a chunk is there, the run listens.
  const timer = setInterval(() => {
    if (!existsSync(out) || !readdirSync(out, { recursive: true, encoding: 'utf8' }).some(isChunk)) return
    clearInterval(timer)
    child.kill('SIGINT')
  }, 50)
  const { status, stderr } = await ended
  clearInterval(timer)
  expect([0, 130]).toContain(status)
  if (status === 130) expect(stderr).toBe('stopped; to resume, repeat the same command\n')
  expect(temporaryFiles(out)).toEqual([])
  expect(await startCorpus(['make', recipe, '--out', out, '-q']).ended).toMatchObject({ status: 0 })
})
