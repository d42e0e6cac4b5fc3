// Certificates: both checkers accept what is written, for each family and each rule, and nothing that was spoiled.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import { FAMILIES, parsePuzzle } from '../../src/index.ts'
import { checkCertificate } from '../../src/solver/certificate/checkCertificate.ts'
import { certificateFault } from '../support/certificateChecker.ts'
import {
  CERTIFIED_RULES,
  CERTIFIED_SHAPES,
  certify,
  checkerLines,
  hasPython,
  makeCertified,
  pythonAccepts,
  runChecker,
  spoiled,
} from '../support/certified.ts'
import { newFolder } from '../support/folder.ts'
import { EASY } from '../support/knownSudokus.ts'
import { lratFault } from '../support/lrat.ts'
import { runWords } from '../support/program.ts'

if (!hasPython) console.log('skipped: python3 is not installed, so only the checker in TypeScript is tested')

/** The fault of a certificate by the checker of the program, which is given the puzzle of the second line. */
function faultByProgram(text: string): string | undefined {
  const name = text.split('\n')[1].replace('puzzle ', '')
  const { family, puzzle } = parsePuzzle(name)
  const checked = checkCertificate(family, puzzle, name, text)
  return 'fault' in checked ? checked.fault : undefined
}

describe('certificates', () => {
  const ALL = [...CERTIFIED_SHAPES, ...CERTIFIED_RULES]
  const SEVERAL = [
    ...CERTIFIED_SHAPES.map(([family, shape]) => ({ family, made: makeCertified(family, shape, 2) })),
    ...CERTIFIED_RULES.map(([family, shape]) => ({ family, made: makeCertified(family, shape, 1) })),
  ]

  it('cover every family and every rule', () => {
    expect(new Set(ALL.map(([family]) => family))).toEqual(new Set(FAMILIES.map(({ name }) => name)))
    const rules = new Set(ALL.flatMap(([, shape]) => shape.split('+').slice(1)))
    expect(rules).toEqual(new Set(LATIN_RULES.map(({ name }) => name)))
  })

  it('are accepted, also by the program', () => {
    for (const { made } of SEVERAL) {
      for (const { text } of made) {
        expect([text, certificateFault(text)]).toEqual([text, undefined])
        expect([text, faultByProgram(text)]).toEqual([text, undefined])
      }
    }
  })

  it.skipIf(!hasPython)('are accepted in Python', () => {
    const texts = SEVERAL.flatMap(({ made }) => made.map(({ text }) => text))
    const accepts = pythonAccepts(texts)
    expect(texts.filter((_, index) => !accepts[index])).toEqual([])
  })

  it('are accepted if an assumption fails at once that was not tried before', () => {
    const name =
      'sudoku:9x9+anti-knight:.9..7...6.................1...9...83.2.18...4.........3......................2..9'
    expect(certificateFault(certify('sudoku', parsePuzzle(name).puzzle))).toBeUndefined()
  })

  it('are refused if they are spoiled', () => {
    const all: string[] = []
    for (const { family, made } of SEVERAL) {
      for (const { mutation, text } of spoiled(`${family}/${made[0].name}`, made, 10)) {
        expect([mutation, text, certificateFault(text)]).not.toEqual([mutation, text, undefined])
        expect([mutation, text, faultByProgram(text)]).not.toEqual([mutation, text, undefined])
        all.push(text)
      }
    }
    expect(all.length).toBe(10 * SEVERAL.length)
    if (hasPython) expect(pythonAccepts(all)).not.toContain(true)
  })

  it.skipIf(!hasPython)('are checked by a script of at most 200 lines, which imports only sys', () => {
    const lines = checkerLines()
    expect(lines.length).toBeLessThanOrEqual(200)
    expect(lines.filter((line) => /^\s*(?:import|from)\b/.test(line))).toEqual(['import sys'])
    const { family, puzzle } = parsePuzzle(EASY)
    const text = certify(family.name, puzzle)
    const [, name, solution] = text.split('\n')
    expect(runChecker(text)).toEqual({
      status: 0,
      stdout: `${name.slice('puzzle '.length)}\n${solution.slice('solution '.length)}\n`,
      stderr: '',
    })
    const wrong = runChecker(text.replace('row 3: ', 'row 4: '))
    expect(wrong.status).toBe(1)
    expect(wrong.stderr).toContain('not a proof: row 4: r3c1=1')
    for (const other of ['', 'rubbish\n', text.split('\n').slice(0, 2).join('\n')])
      expect(runChecker(other)).toMatchObject({ status: 1, stderr: expect.stringContaining('not a proof: ') })
  })

  it('are refused for rules of your own', () => {
    const { family, puzzle } = parsePuzzle('sudoku:4x4+neighbours(a+b<>9):1.....2..3.....4')
    expect(() => family.rules.named(puzzle)).toThrow('certificates cannot have rules of your own')
  })
})

/** A puzzle of each family, so small that a simple checker reads its proof. */
const SMALL = [
  'sudoku:4x4:1.....2..3.....4',
  'kenken:3x3:1-A1,A2;1-A3,B3;7+B1,B2,C1;2xC2,C3',
  'survo:2x3:,,3/,6,|9,12|9,7,5',
  'hidoku:2x2:1,#/,3',
  'magic:3x3/5..13:6,11,/,,/,,',
  'latinsquare:4x4:.42./...3/..../..4.',
]

describe('verify', () => {
  const SURVO = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'

  it('writes certificates into a file or a folder', async () => {
    const folder = newFolder()
    const file = join(folder, 'one.txt')
    const one = await runWords(['verify', '--certificate', file], SURVO)
    expect(one).toMatchObject({ status: 0, stdout: expect.stringContaining(`; certificate: ${file}`) })
    expect(certificateFault(readFileSync(file, 'utf8'))).toBeUndefined()
    const two = `${SURVO}\n${EASY}\nsudoku:4x4:1.....2.........\n`
    expect(await runWords(['solve', '--certificate', file], two)).toMatchObject({ status: 2 })
    await runWords(['solve', '--certificate', `${folder}/several/`], two)
    const names = readdirSync(join(folder, 'several'))
    expect(names.map((name) => name.slice(0, 6))).toEqual(['00001-', '00002-'])
  })

  it('refuses certificates of rules of your own', async () => {
    const puzzle = 'sudoku:4x4+neighbours(a+b<>9):1.....2..3.....4'
    const { status, stderr } = await runWords(['verify', '--certificate', join(newFolder(), 'c')], puzzle)
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('certificates cannot have rules of your own'),
    ])
  })

  it('writes proofs in the form LRAT for each family', async () => {
    for (const puzzle of [...SMALL, EASY]) {
      const { family } = parsePuzzle(puzzle)
      const proof = join(newFolder(), `${family.name}.lrat`)
      const { stdout } = await runWords(['verify', '--lrat', proof], puzzle)
      expect(stdout).toContain(`; proof: ${proof}`)
      const cnf = readFileSync(proof.replace('.lrat', '.cnf'), 'utf8')
      const text = readFileSync(proof, 'utf8')
      expect(lratFault(cnf, text)).toBeUndefined()
      // The last clause excludes the solution.
      expect(lratFault(cnf.replace(/\n[^\n]+\n$/, '\n'), text)).toBeDefined()
      const lines = text.trimEnd().split('\n')
      for (const at of lines.keys())
        expect([at, lratFault(cnf, lines.toSpliced(at, 1).join('\n'))]).not.toEqual([at, undefined])
    }
  })
})
