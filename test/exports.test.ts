// Exports and imports: a name is declared once, every export is used or public, every public name has a doc comment, and no
// imports form a circle.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entryFiles, readPublicApi } from './support/publicApi.ts'
import { ROOT, readSources, type SourceFile } from './support/sourceFiles.ts'

/**
 * Names that every family declares: its facets, the parts that playing needs, and the weak base if it has its
 * own file.
 */
const FACETS = [
  'notation',
  'rules',
  'faults',
  'model',
  'inference',
  'grading',
  'making',
  'drawing',
  'words',
  'symbolTexts',
  'teaching',
  'player',
  'playing',
  'played',
  'setting',
  'parseShape',
  'parseClues',
  'compileFull',
  'makeWeakBase',
]

/** The bundles for browsers import these by name, from modules that these scripts generate. */
const BUNDLERS = ['build-player', 'build-studio']
  .map((name) => readFileSync(join(ROOT, `scripts/${name}.mjs`), 'utf8'))
  .join()

const sources = readSources('src')
const users = [...sources, ...readSources('test', 'scripts')]
const core = sources.filter(({ path }) => !/^src\/(?:cli|runs)\//.test(path))
const entries = entryFiles()

/** The folders of the registry's families; other folders in families/ are shared by several families. */
const familyFolders = Array.from(
  readFileSync(join(ROOT, 'src/families/registry.ts'), 'utf8').matchAll(/from '\.\/(\w+)\/index\.ts'/g),
  ([, folder]) => `src/families/${folder}/`,
)

/** A facet, the English texts of a namespace that the catalogue has in all languages, or the namespace of a family. */
const isRepeated = (name: string, path: string) =>
  path === 'src/words/english.ts' ||
  (path === 'src/words/catalogue.ts' && familyFolders.includes(`src/families/${name}/`)) ||
  (FACETS.includes(name) && familyFolders.some((folder) => path.startsWith(folder)))

describe('the names that files export', () => {
  it('are declared once in the core', () => {
    const places = new Map<string, string[]>()
    for (const { path, declares } of core) {
      for (const name of new Set(declares)) {
        if (!isRepeated(name, path)) places.set(name, [...(places.get(name) ?? []), path])
      }
    }
    const twice = Array.from(places, ([name, paths]) => ({ name, paths })).filter(
      ({ paths }) => paths.length > 1,
    )
    expect(twice.map(({ name, paths }) => `${name}: ${paths.join(', ')}`)).toEqual([])
  })

  it('are all used by another file, or public', () => {
    const used = new Map<string, Set<string> | 'all'>()
    for (const { from, names } of users.flatMap(({ imports }) => imports)) {
      const known = used.get(from)
      if (known === 'all') continue
      used.set(from, names === 'all' ? 'all' : new Set([...(known ?? []), ...names]))
    }
    const isUsed = (path: string, name: string) => {
      const names = used.get(path)
      return names === 'all' || names?.has(name)
    }
    // What is compiled to WebAssembly exports to JavaScript.
    const unused = sources
      .filter(({ path }) => !entries.includes(path) && !path.includes('/assembly/'))
      .flatMap(({ path, declares, passesOn }) =>
        [...declares, ...passesOn]
          .filter((name) => !isUsed(path, name) && !BUNDLERS.includes(name))
          .map((name) => `${path}: ${name}`),
      )
    expect(unused).toEqual([])
  })
})

describe('imports', () => {
  it('have no circles, types included', () => {
    expect(circles(sources)).toEqual([])
  })
})

describe.each(readPublicApi(entries))('the entry $entry', ({ undocumented, missing }) => {
  it('has a doc comment for each export and each of its members', () => {
    expect(undocumented).toEqual([])
  })

  it('exports every type that its exports refer to', () => {
    expect(missing).toEqual([])
  })
})

/**
 * Groups of files that import each other, directly or through others, one line for each group (Tarjan's
 * algorithm).
 */
function circles(files: readonly SourceFile[]): string[] {
  const imported = new Map(files.map(({ path, imports }) => [path, imports.map(({ from }) => from)]))
  const indices = new Map<string, number>()
  const stack: string[] = []
  const found: string[] = []
  const visit = (path: string): number => {
    const index = indices.size
    indices.set(path, index)
    stack.push(path)
    let low = index
    for (const next of imported.get(path) ?? []) {
      if (!indices.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, indices.get(next) as number)
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(path))
      if (group.length > 1) found.push(group.join(' -> '))
    }
    return low
  }
  for (const path of imported.keys()) if (!indices.has(path)) visit(path)
  return found
}
