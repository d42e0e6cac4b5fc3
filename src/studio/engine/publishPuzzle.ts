// A puzzle as a file: a picture for print, or a page on which people play it.

import { puzzleOfDraft, sceneOfDraft } from '../../families/draft.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { nameWithSize } from '../../families/variantNames.ts'
import { GENERATOR_VERSION } from '../../maker/maker.ts'
import { describePuzzle, puzzleName } from '../../maker/puzzleRecord.ts'
import { madeName } from '../../maker/recipeName.ts'
import { publicRecord } from '../../page/publicRecord.ts'
import { singlePage } from '../../page/site.ts'
import { boardTypeface } from '../../render/boardTypeface.ts'
import { svgOf } from '../../render/svg.ts'
import { makeSolver } from '../../solver/solve.ts'
import type { Language } from '../../words/languages.ts'
import { recipeOf } from './makePuzzles.ts'
import type { Tasks } from './tasks.ts'

const solve = makeSolver()

/** Draws a board, with its solution if that is asked for. */
export function drawPicture(
  family: Family,
  { draft, hasSolution, cell, language }: Tasks['picture']['ask'],
): Tasks['picture']['answer'] {
  const puzzle = puzzleOfDraft(family, draft)
  const [solution] = hasSolution ? solve(family, puzzle, { solutions: 1 }).solutions : []
  const scene = sceneOfDraft(family, draft, solution)
  return { svg: svgOf(scene, { cell, typeface: boardTypeface, title: titleOf(family, puzzle, language) }) }
}

/** Writes the page of a puzzle as one file, with the player in it. */
export async function writePage(
  family: Family,
  { draft, grade, language }: Tasks['page']['ask'],
): Promise<Tasks['page']['answer']> {
  const puzzle = puzzleOfDraft(family, draft)
  const page = {
    family,
    puzzle,
    record: publicRecord(puzzleName(family, puzzle), grade),
    heading: titleOf(family, puzzle, language),
  }
  const html = await withLoaded((tools) =>
    singlePage(page, language, {
      read: (name) => tools(`read ${name}`, () => readPlayerFile(name)),
      sha256: (text) => tools(`hash ${text}`, () => sha256(text)),
    }),
  )
  return { html }
}

function titleOf({ words }: Family, { shape }: Puzzle, language: Language): string {
  return nameWithSize(words[language] ?? words.en, shape)
}

/** Thrown where a value has to be loaded first. */
class Missing {
  readonly loading: Promise<unknown>

  constructor(loading: Promise<unknown>) {
    this.loading = loading
  }
}

/**
 * Runs a function whose values must be loaded, although the function itself does not wait: it runs again each time that another
 * value has been loaded.
 */
async function withLoaded<T>(
  make: (value: (key: string, load: () => Promise<string>) => string) => T,
): Promise<T> {
  const known = new Map<string, string>()
  for (;;) {
    try {
      return make((key, load) => {
        const value = known.get(key)
        if (value !== undefined) return value
        throw new Missing(load().then((loaded) => known.set(key, loaded)))
      })
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      await error.loading
    }
  }
}

async function readPlayerFile(name: string): Promise<string> {
  const answer = await fetch(new URL(`./player/${name}`, import.meta.url))
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer.text()
}

/** SHA-256 in base 64. */
async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
}

/** Writes records, one a line: those of made puzzles as `puzzlewright generate` writes them, and ids with grades of the others. */
export async function writeRecords(
  familyOf: (name: string) => Promise<Family>,
  { puzzles }: Tasks['records']['ask'],
): Promise<Tasks['records']['answer']> {
  const lines: string[] = []
  for (const { family: name, draft, made, grade } of puzzles) {
    const family = await familyOf(name)
    const puzzle = puzzleOfDraft(family, draft)
    const [solution] = solve(family, puzzle, { solutions: 1 }).solutions
    const origin = made && {
      seed: made.seed,
      generator: GENERATOR_VERSION,
      made: madeName(recipeOf(family, made.order), made.seed),
    }
    const facts = solution ? describePuzzle(family, puzzle, solution) : { id: puzzleName(family, puzzle) }
    const record = { ...facts, ...origin, ...(grade && { grade }) }
    lines.push(`${JSON.stringify(record)}\n`)
  }
  return { text: lines.join('') }
}
