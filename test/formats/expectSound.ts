import { expect } from 'vitest'
import { PuzzleError, parsePuzzle, puzzleName, type ReadOptions, readPuzzles } from '../../src/index.ts'

/** Reads a text; fails for anything but sound puzzles with names and PuzzleErrors with a place and one sentence. */
export function expectSound(text: string, options: ReadOptions = {}): void {
  for (const entry of readPuzzles(text, options)) {
    expect(entry.line).toBeGreaterThan(0)
    if ('error' in entry) {
      expect(entry.error).toBeInstanceOf(PuzzleError)
      expect(entry.error.message).toMatch(/^[^\n]+$/)
      expect(entry.error.line).toBeGreaterThan(0)
    } else {
      const { family, puzzle } = entry
      expect(family.rules.faults(puzzle, puzzle.givens)).toEqual([])
      const name = puzzleName(family, puzzle)
      expect(puzzleName(family, parsePuzzle(name).puzzle)).toBe(name)
    }
  }
}
