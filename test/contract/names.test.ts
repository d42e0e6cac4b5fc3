// Names of families: each is found however people spell it, and a name of one variant means that variant only.

import { describe, expect, it } from 'vitest'
import { namedShape } from '../../src/families/parseNamedShape.ts'
import { FAMILIES, FAMILY_NAMES, findNamedFamily, isFamilyName } from '../../src/families/registry.ts'
import { generate, NO_WISHES, PuzzleError, parsePuzzle, puzzleName } from '../../src/index.ts'

const ALIASES = FAMILIES.flatMap((family) => (family.alsoKnownAs ?? []).map((alias) => ({ family, alias })))

/** The ways in which people may type a name. */
function spellings(name: string): string[] {
  return [name, name.toUpperCase(), name.replaceAll('-', ''), name.replaceAll('-', ' '), ` ${name}`]
}

/** A small shape that a name can mean: some rules take long on their usual one. */
function smallShape(named: Parameters<typeof namedShape>[0]) {
  const isRuled = named.alias?.rule !== undefined
  return isRuled && refusalOf(() => namedShape(named, '6x6')) === 'accepted'
    ? namedShape(named, '6x6')
    : namedShape(named)
}

function refusalOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof PuzzleError) return error.message
    throw error
  }
  return 'accepted'
}

describe('names of families', () => {
  it('mean one family each', () => {
    const plain = FAMILY_NAMES.map((name) => name.replaceAll('-', ''))
    expect(new Set(plain).size).toBe(plain.length)
    for (const name of FAMILY_NAMES) expect(name).toMatch(/^[a-z]+(-[a-z]+)?$/)
  })

  it.each(FAMILIES.map((family) => [family.name, family] as const))(
    'find %s in any spelling',
    (name, family) => {
      for (const one of [name, ...(family.alsoKnownAs ?? []).map((alias) => alias.name)]) {
        for (const spelling of spellings(one)) expect(findNamedFamily(spelling).family, spelling).toBe(family)
      }
    },
  )

  it('suggest a name for a misspelt one, and list the families for any other', () => {
    expect(refusalOf(() => findNamedFamily('sodoku'))).toBe('unknown family "sodoku"; did you mean "sudoku"?')
    expect(refusalOf(() => findNamedFamily('numbrx'))).toBe(
      'unknown family "numbrx"; did you mean "numbrix"?',
    )
    expect(refusalOf(() => findNamedFamily('chess'))).toMatch(
      /^unknown family "chess"; the families are sudoku,/,
    )
    expect(isFamilyName('')).toBe(false)
  })
})

describe.each(ALIASES.map((one) => [one.alias.name, one] as const))('%s', (name, { family, alias }) => {
  const { notation, making } = family

  it('has a usual shape', () => {
    const shape = namedShape({ family, alias })
    expect(shape.text).toBe(alias.shape ?? notation.parseShape(making.shape).text)
    expect(namedShape({ family, alias }, shape.text)).toEqual(shape)
  })

  it('begins texts and one-line names, and ids have the name of the family', () => {
    const recipe = { family, shape: smallShape({ family, alias }), order: NO_WISHES }
    const [record] = generate(recipe, 'names', { isGraded: false })
    expect(record.family).toBe(family.name)
    const [own, size, clues] = record.id.split(':')
    expect(own).toBe(family.name)
    const read = parsePuzzle(`${name}:${size}:${clues}`)
    expect(puzzleName(read.family, read.puzzle)).toBe(record.id)
    const text = notation.format(read.puzzle)
    const plainSize = alias.variant === undefined ? size : size.split('/')[0]
    for (const header of [`${name} ${plainSize}`, `${name.toUpperCase()} ${size}`]) {
      const again = parsePuzzle(`${header}\n${text}`)
      expect(puzzleName(again.family, again.puzzle), header).toBe(record.id)
    }
  })
})

describe.each(
  ALIASES.filter(({ alias }) => alias.variant !== undefined).map((one) => [one.alias.name, one] as const),
)('%s, a name of one variant', (name, { family, alias }) => {
  const named = { family, alias }
  const own = namedShape(named)
  const [size] = own.text.split('/')

  it('adds its variant to shapes without one', () => {
    expect(namedShape(named, size)).toEqual(own)
    expect(refusalOf(() => namedShape(named, 'none'))).toMatch(/^"none" is not a /)
  })

  it('is meant by --family and a header without a shape, too', () => {
    const lines = family.notation.format(family.notation.parseClues(madeClues(family.name, own.text), own))
    for (const { puzzle } of [parsePuzzle(lines, named), parsePuzzle(`${name}\n${lines}`)]) {
      expect(puzzle.shape.text).toBe(own.text)
    }
  })

  it('rejects puzzles of another variant', () => {
    const other = family.notation.parseShape(size)
    if (other.text === own.text) return
    const id = `${family.name}:${other.text}:${madeClues(family.name, other.text).text}`
    expect(refusalOf(() => parsePuzzle(id, named))).toBe(
      `"${other.text}" is not a shape of ${name}: ${alias.reason}`,
    )
  })
})

/** The clues of a puzzle of the shape that was made. */
function madeClues(name: string, shapeText: string) {
  const { family } = findNamedFamily(name)
  const [{ id }] = generate(
    { family, shape: family.notation.parseShape(shapeText), order: NO_WISHES },
    'names',
    {
      isGraded: false,
    },
  )
  return { text: id.split(':').slice(2).join(':'), line: 1, column: 1 }
}
