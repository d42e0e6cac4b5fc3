// The architecture, enforced: each folder imports only from folders above it, families do not know each
// other, and nothing but the command line knows Node, the clock or unseeded chance.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')

/** From top to bottom; a file imports from its own rung and those above. */
const LADDER = [
  'kernel',
  'scene.ts',
  'families',
  'solver',
  'grader',
  'maker',
  'formats',
  'render',
  'book',
  'feed',
  'bench',
  'runs',
  'index.ts',
  'cli',
]

/** What touches the world outside the command line: fonts come in there, and files are put together. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  'node modules': ['render/fonts.ts', 'render/png.ts'],
  // pdfkit wants a date, which it is given: none of the clock.
  Date: ['render/pdf.ts'],
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))

function importsOf({ file, text }: { file: string; text: string }): string[] {
  return Array.from(text.matchAll(/(?:from|import)\s+'(\.[^']+)'/g), (match) =>
    relative(SRC, resolve(SRC, dirname(file), match[1])),
  )
}

describe('the ladder', () => {
  it('has a rung for every file', () => {
    expect(files.length).toBeGreaterThan(30)
    expect(files.filter(({ file }) => !LADDER.includes(file.split(sep)[0])).map(({ file }) => file)).toEqual(
      [],
    )
  })

  it('is climbed upwards only', () => {
    const rung = (file: string) => LADDER.indexOf(file.split(sep)[0])
    const wrong = files.flatMap((source) =>
      importsOf(source)
        .filter((imported) => rung(imported) > rung(source.file))
        .map((imported) => `${source.file} imports ${imported}`),
    )
    expect(wrong).toEqual([])
  })

  it('keeps families apart: a folder is entered through its index, by the registry alone', () => {
    const registry = readFileSync(join(SRC, 'families/registry.ts'), 'utf8')
    const folderOf = (file: string) => {
      const folder = /^families[/\\]([^/\\]+)[/\\]/.exec(file)?.[1]
      // What no line of the registry names is no family: it is there for several of them.
      return registry.includes(`'./${folder}/`) ? folder : undefined
    }
    const wrong = files.flatMap((source) =>
      importsOf(source)
        .filter((imported) => folderOf(imported) && folderOf(imported) !== folderOf(source.file))
        .filter(
          (imported) => source.file !== join('families', 'registry.ts') || !imported.endsWith('index.ts'),
        )
        .map((imported) => `${source.file} imports ${imported}`),
    )
    expect(wrong).toEqual([])
  })

  it('has no switch on the name of a family outside its folder', () => {
    const wrong = files.filter(
      ({ file, text }) =>
        !/^families[/\\][^/\\]+[/\\]/.test(file) &&
        /(?:case|===|!==)\s*'(?:sudoku|kenken|survo|hidoku|magic)'/.test(text),
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it.each([
    ['Math.random', /\bMath\.random\b/],
    ['Date', /\bDate\b/],
    ['process', /\bprocess\./],
    ['performance', /\bperformance\./],
    ['node modules', /from 'node:/],
  ])('leaves %s to the command line, and to the edges that are named', (name, pattern) => {
    const users = files.filter(({ file, text }) => !file.startsWith('cli') && pattern.test(text))
    expect(users.map(({ file }) => file.replaceAll(sep, '/')).sort()).toEqual(EDGES[name] ?? [])
  })
})
