// "Show me": one press places a number, however many steps lead to it.

import { describe, expect, it } from 'vitest'
import { FAMILIES, findFamily } from '../../src/families/registry.ts'
import { makeMaker, puzzleName } from '../../src/index.ts'
import { makeAnswerer } from '../../src/player/answerGuideQuestions.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'
import { openNamed, playerFamily } from '../support/playedBoards.ts'

describe.each(FAMILIES.map(({ name }) => name))('%s', (name) => {
  it('is solved by as many presses as it has open cells, with the right numbers', () => {
    const family = findFamily(name)
    const { puzzle, solution } = makeOne(
      makeMaker(family, family.notation.parseShape(fixtureOf(name).quickShape)),
      'next',
    )
    const id = puzzleName(family, puzzle)
    const { rules } = openNamed(id)
    const answer = makeAnswerer(playerFamily(name), () => 0)
    const values = [...rules.start]
    const open = values.filter((value, cell) => value === 0 && !rules.isFixed(cell)).length
    const marks = values.map(() => [])
    for (let press = 0; press < open; press++) {
      const found = answer({ task: 'number', id, puzzle, values, marks, cell: 0 })
      if (found.kind !== 'step' || !found.place) throw new Error(`no number: ${found.kind}`)
      const { cell, value } = found.place
      expect(values[cell]).toBe(0)
      expect(value).toBe(solution[cell])
      values[cell] = value
    }
    expect(answer({ task: 'number', id, puzzle, values, marks, cell: 0 })).toEqual({ kind: 'right' })
  })
})
