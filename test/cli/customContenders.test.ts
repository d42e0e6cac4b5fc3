// Tests contenders from users' files: their kinds and checksums in the header, their rows, and their list.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planRows } from '../../src/bench/planRowsAndControl.ts'
import { makeRows } from '../../src/cli/bench/clocksAndWatchdog.ts'
import { moduleChecksum } from '../../src/cli/bench/loadModule.ts'
import { loadContenders } from '../../src/cli/bench/selectContenders.ts'
import { parsePuzzle } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const EXAMPLES = join(import.meta.dirname, '../../examples/heuristics')
const fileOf = (name: string) => join(EXAMPLES, `${name}.js`)
const checksumOf = (file: string) => sha256(readFileSync(file))
const branching = ['impact', 'last-conflict', 'limited-discrepancy'].map(fileOf)
const [impact, lastConflict, discrepancy] = branching.map(checksumOf)

function load(list: string, files: readonly string[] = branching) {
  return loadContenders({ list, branching: files, seed: 'spring' })
}

describe('contenders from files', () => {
  it('have a kind and the checksum of their file', async () => {
    const list = [
      'full/impact',
      'full/limited-discrepancy',
      'full/last-conflict/ascending/binary',
      'full/row-major/random',
      'norvig',
    ]
    const { names } = await load(list.join())
    expect(names.map(({ name, kind, checksum }) => [name, kind, checksum])).toEqual([
      ['full/impact', 'own', impact],
      ['full/limited-discrepancy', 'search', discrepancy],
      ['full/last-conflict/ascending/binary', 'own', lastConflict],
      ['full/row-major/random', 'own', undefined],
      ['norvig', 'profile', undefined],
    ])
  })

  it('have the checksum of their own file where parts of two kinds share a name', async () => {
    const file = join(newFolder(), 'mine.mjs')
    const order = `{ impact: { what: 'w', source: 's', make: (model) => ({ choose: () => 0 }) } }`
    writeFileSync(file, `export const variableOrders = ${order}`)
    const { names } = await load('full/impact,full/impact/ascending', [...branching, file])
    expect(names.map(({ checksum }) => checksum)).toEqual([impact, checksumOf(file)])
  })

  it('have another checksum when a file changes that theirs imports, directly or not', async () => {
    const folder = newFolder()
    const write = (name: string, code: string) => writeFileSync(join(folder, name), code)
    const file = join(folder, 'mine.mjs')
    write('rank.cjs', 'exports.rank = 0')
    write(
      'rank.mjs',
      "import { createRequire } from 'node:module'\nexport const { rank } = createRequire(import.meta.url)('./rank.cjs')",
    )
    write('late.mjs', 'export default 1')
    write(
      'mine.mjs',
      `import { rank } from "./rank.mjs"
      // like './missing.mjs', from './missing.mjs'
      export const variableOrders = { mine: { what: 'w', source: 's', make: () => ({ choose: () => rank }) } }
      export const later = () => import('./late.mjs')`,
    )
    const before = moduleChecksum(file)
    expect((await load('full/mine/ascending', [file])).names[0].checksum).toBe(before)
    expect(moduleChecksum(file)).toBe(before)
    const sums = [before]
    for (const [name, code] of [
      ['late.mjs', 'export default 2'],
      [
        'rank.mjs',
        "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\nexport const { rank } = require('./rank')",
      ],
      ['rank.mjs', "import rank from '../none.mjs'\nrequire('./rank.cjs')"],
      ['rank.cjs', "exports.rank = 1\nrequire('./mine.mjs')"],
    ]) {
      write(name, code)
      sums.push(moduleChecksum(file))
    }
    expect(new Set(sums).size).toBe(sums.length)
  })

  it('have rows like all others', async () => {
    const { contenders } = await load('full/impact,full/limited-discrepancy,full/last-conflict/random')
    const id = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'
    const limits = { nodes: 1000, milliseconds: null, solutions: 2, memory: null }
    const plan = planRows(contenders, [{ id, ...parsePuzzle(id), stars: null }])
    const rowOf = makeRows(plan, { limits, repeat: 1, times: false })
    for (const number of plan.keys()) {
      expect(rowOf(number)).toMatchObject({ outcome: 'solved', status: 'unique', nodes: expect.any(Number) })
    }
  })

  it('are refused with the name of the file', async () => {
    await expect(load('full/impact', [branching[0], branching[0]])).rejects.toThrow(
      `${branching[0]}: a heuristic "impact" already exists; choose another name`,
    )
  })

  it('are listed with their kind, description and source', async () => {
    const args = branching.flatMap((file) => ['--branching', file])
    const { status, stdout } = await runWords(['bench', 'contenders', ...args])
    expect(status).toBe(0)
    const text = stdout.replaceAll(/\s+/g, ' ')
    expect(text).toContain('both orders (.../HEURISTIC) impact the cell whose values leave least')
    expect(text).toContain('Refalo, Impact-Based Search Strategies for Constraint Programming (2004)')
    expect(text).toContain('Custom searches (.../SEARCH) limited-discrepancy rounds that allow')
    const bare = await runWords(['bench', 'contenders'])
    expect(bare.stdout).not.toContain('SEARCH')
  })
})
