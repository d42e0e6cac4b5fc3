import { describe, expect, it } from 'vitest'
import { PNG_CODEC } from '../../../src/cli/shared/symbolsOption.ts'
import { PuzzleError } from '../../../src/families/error.ts'
import { readPicture } from '../../../src/formats/pictures/symbolSets.ts'
import { FINE_PNG, HOSTILE_PICTURES } from './hostilePictures.ts'

describe('pictures of strangers', () => {
  it('has at least 40 hostile ones', () => {
    expect(HOSTILE_PICTURES.length).toBeGreaterThanOrEqual(40)
  })

  it.each(HOSTILE_PICTURES)('are refused: $what', ({ name, bytes, says }) => {
    let message = 'it was accepted'
    try {
      readPicture({ name, bytes }, PNG_CODEC)
    } catch (error) {
      expect(error).toBeInstanceOf(PuzzleError)
      message = (error as PuzzleError).message
    }
    expect(message).toBe(says)
  })

  it('are accepted if they are what they should be', () => {
    const read = readPicture({ name: 'a.png', bytes: FINE_PNG }, PNG_CODEC)
    expect(read).toMatchObject({ kind: 'pixels', width: 2, height: 2 })
  })
})
