// The words for deductions on boards of lines with sums.

import { describe, expect, it } from 'vitest'
import { magic } from '../../../src/families/magic/index.ts'
import { survo } from '../../../src/families/survo/index.ts'
import { gapsOf } from '../../../src/words/say.ts'

describe.each([
  { ...survo, makeReasoner: () => survo.inference.makeReasoner(survo.notation.parseShape('3x4')) },
  { ...magic, makeReasoner: () => magic.inference.makeReasoner(magic.notation.parseShape('4x4')) },
])('$name', ({ inference, words, makeReasoner }) => {
  it('has German sentences for all reasons, with the same gaps', () => {
    const german = words.de?.reasons ?? {}
    expect(Object.keys(german).sort()).toEqual(Object.keys(inference.reasons).sort())
    for (const [kind, sentence] of Object.entries(inference.reasons)) {
      expect(gapsOf(german[kind]), kind).toEqual(gapsOf(sentence))
    }
    expect(Object.keys(words.de?.groups ?? {})).toEqual(Object.keys(inference.groups))
  })

  it('has words and a finder for each technique, singles first', () => {
    const { techniques } = inference
    expect(Object.keys(inference.reasons)).toEqual(expect.arrayContaining(techniques.map(({ name }) => name)))
    const tiers = techniques.map(({ tier }) => tier)
    expect(tiers).toEqual(tiers.toSorted())
    const { finders } = makeReasoner()
    const patterns = techniques.filter(({ tier }) => tier === 'techniques').map(({ name }) => name)
    expect(Object.keys(finders)).toEqual(patterns)
  })
})
