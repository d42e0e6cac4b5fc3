// `verify --tight`: whether the order that a record names needs each clue.

import { describe, expect, it } from 'vitest'
import { findFamily, GENERATOR_VERSION, generate, type PuzzleRecord, parseOrder } from '../../src/index.ts'
import { runWords } from '../support/program.ts'

const MINIMAL = '................12..3.45...............1.6..7.54.8...3......5.....2.....2..7....9'
const NOT_MINIMAL = 'sudoku:4x4:1234341.21...3..'

async function verify(input: object | string, ...args: string[]) {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  const { stdout, stderr, status } = await runWords(['verify', '--tight', ...args], text)
  return { said: stdout.trim().replace(/^standard input:1: \S+ \S+: /, ''), stderr, status }
}

/** A record that is tight, although some of its clues are not needed for uniqueness. */
function tightRecord(name: string, shape: string, asked: string): PuzzleRecord {
  const family = findFamily(name)
  const recipe = { family, shape: family.notation.parseShape(shape), order: parseOrder(family, asked) }
  const records = Array.from(generate(recipe, 'tight', { count: 12 }))
  const found = records.find(({ tight, minimal }) => tight && !minimal)
  if (!found) throw new Error(`none of ${records.length} is tight and not minimal`)
  return found
}

describe('a record with a ceiling', () => {
  const record = tightRecord('sudoku', '6x6', 'degree=20..400')

  it('is tight as the generator made it', async () => {
    expect(await verify(record)).toEqual({
      said: `well-formed, and the solution is unique; tight: no clue can be removed (ceiling: degree ${record.ceiling})`,
      stderr: '',
      status: 0,
    })
  })

  it('is rejected if it claims to be tight under a raised ceiling', async () => {
    const { said, status } = await verify({ ...record, ceiling: 1e6 })
    expect(said).toMatch(
      /; not tight, though its record says that it is: \d+ clues? could be removed, each alone: r\dc\d/,
    )
    expect(status).toBe(1)
  })

  it('is reported as not tight, with exit code 0, if it does not claim to be tight', async () => {
    const { tight, ...silent } = record
    expect(tight).toBe(true)
    const { said, status } = await verify({ ...silent, ceiling: 1e6 })
    expect(said).toMatch(/; not tight: \d+ clues? could be removed, each alone: r\dc\d/)
    expect(status).toBe(0)
    expect((await verify(silent)).said).toContain('; tight: no clue can be removed (ceiling: degree')
  })

  it('may be undecided with a low node limit', async () => {
    // No proof of uniqueness opens a node; some of the other proofs do.
    const { said, status } = await verify(record, '--node-limit', '1')
    if (status === 0) expect(said).toContain('; tight')
    else expect([status, said]).toEqual([3, expect.stringMatching(/undecided/)])
  })

  it.each([GENERATOR_VERSION - 1, GENERATOR_VERSION + 1])(
    'of generator version %i is checked for uniqueness only, and is not rejected',
    async (version) => {
      const made = record.made.replace(/@\d+$/, `@${version}`)
      const { said, status } = await verify({ ...record, made, generator: version })
      expect(said).toMatch(
        /; not tight: \d+ clues? could be removed, .*; its record is not from this generator version, so only uniqueness was checked$/,
      )
      expect(status).toBe(0)
    },
  )

  it('is ignored if it belongs to another puzzle or another family', async () => {
    for (const made of [`kenken:6x6#s@${GENERATOR_VERSION}`, `sudoku:9x9#s@${GENERATOR_VERSION}`, 'me']) {
      const { said, status } = await verify({ ...record, made })
      expect(said).toContain('its record is not from this generator')
      expect(status).toBe(0)
    }
  })
})

describe('a record with a tier', () => {
  it('is tight for its own order, and not for another order', async () => {
    const record = tightRecord('sudoku', '9x9', 'tier=singles')
    expect(record.ceiling).toBeUndefined()
    expect(await verify(record)).toMatchObject({
      said: 'well-formed, and the solution is unique; tight: no clue can be removed',
      status: 0,
    })
    const made = record.made.replace('tier=singles', 'tier=singles..nested')
    expect(await verify({ ...record, made })).toMatchObject({
      said: expect.stringContaining('not tight, though its record says that it is'),
      status: 1,
    })
  })

  it('with symmetry is tight if no group of symmetric clues can go', async () => {
    const record = tightRecord('sudoku', '9x9', 'degree=5..25,symmetry=rotate180')
    expect(await verify(record)).toMatchObject({ said: expect.stringContaining('; tight'), status: 0 })
    const { said } = await verify({ ...record, ceiling: 1e6 })
    expect(said).toMatch(/each alone: r\dc\d, r\dc\d/)
  })
})

describe('a puzzle without a record', () => {
  it('is tight if it is minimal', async () => {
    expect(await verify(MINIMAL)).toEqual({
      said: 'well-formed, and the solution is unique; tight: no clue can be removed',
      stderr: '',
      status: 0,
    })
  })

  it('is reported as not tight, with exit code 0, if clues could go', async () => {
    const { said, status } = await verify(NOT_MINIMAL)
    expect(said).toMatch(/; not tight: \d+ clues could be removed, each alone: r1c1; /)
    expect(said).not.toContain('record')
    expect(status).toBe(0)
  })

  it('is checked first for one solution and for a cell to fill in', async () => {
    expect(await verify('12..............')).toMatchObject({
      said: expect.stringMatching(/^not unique/),
      status: 1,
    })
    expect(await verify('sudoku:4x4:1234341221434321')).toMatchObject({
      said: expect.stringContaining('nothing to fill'),
      status: 1,
    })
  })
})
