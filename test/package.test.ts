// The package holds what its manifest promises.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const targets: string[] = Object.values<string | Record<string, string>>(manifest.exports).flatMap(
  (target) => (typeof target === 'string' ? target : Object.values(target)),
)

describe('the package', () => {
  it.each([...targets, ...Object.values<string>(manifest.bin)])('has %s', (target) => {
    expect(existsSync(join(ROOT, target))).toBe(true)
  })

  it('has for each declaration a map to a copy of its source', () => {
    const declarations = filesIn('dist').filter((file) => file.endsWith('.d.ts'))
    expect(declarations).toContain('index.d.ts')
    expect(manifest.files).toContain('dist')
    const sources = declarations
      .filter((file) => !file.startsWith('sources/'))
      .flatMap((file) => {
        const path = join(ROOT, 'dist', file)
        const map: { sources: string[] } = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
        return map.sources.map((source) => relative(ROOT, resolve(dirname(path), source)))
      })
    expect(new Set(sources)).toEqual(
      new Set(filesIn('dist/sources').map((file) => join('dist/sources', file))),
    )
    for (const source of sources) {
      const original = source.replace('dist/sources', 'src')
      expect(readFileSync(join(ROOT, source), 'utf8'), source).toBe(
        readFileSync(join(ROOT, original), 'utf8'),
      )
    }
  })

  it('has the declarations that its exports lead to, and no others', () => {
    const program = ts.createProgram(
      targets.filter((target) => target.endsWith('.d.ts')).map((target) => join(ROOT, target)),
      { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, skipLibCheck: true },
    )
    const read = program.getSourceFiles().map(({ fileName }) => relative(join(ROOT, 'dist'), fileName))
    const own = read.filter((file) => !file.startsWith('..'))
    const shipped = filesIn('dist').filter((file) => file.endsWith('.d.ts') && !file.startsWith('sources/'))
    expect(shipped.sort()).toEqual(own.sort())
  })

  it('imports its own files, its dependencies, optional ones and Node alone', () => {
    const { dependencies = {}, peerDependencies = {} } = manifest
    const known = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)])
    const modules = filesIn('dist').filter((file) => file.endsWith('.js'))
    const own = new Set(filesIn('dist').filter((file) => /\.js(on)?$/.test(file)))
    const foreign = modules.flatMap((file) => {
      const code = readFileSync(join(ROOT, 'dist', file), 'utf8')
      // What was inlined must not be looked for in this checkout's packages.
      if (code.includes('node_modules/')) return [`${file}: node_modules/`]
      return ts
        .preProcessFile(code, true, true)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => {
          if (name.startsWith('.')) return !own.has(join(dirname(file), name))
          return !name.startsWith('node:') && !known.has(packageOf(name))
        })
        .map((name) => `${file}: ${name}`)
    })
    expect(foreign).toEqual([])
  })

  it('has the files that the bundled program finds beside its modules', () => {
    const chunks = filesIn('dist/program').filter((file) => file.endsWith('.js'))
    const found = chunks.flatMap((file) => {
      const code = readFileSync(join(ROOT, 'dist/program', file), 'utf8')
      const ways = code.matchAll(/new URL\(`([^`]+)`,import\.meta\.url\)/g)
      return Array.from(ways, ([, way]) => join(ROOT, 'dist/program', dirname(file), way))
    })
    expect(found.filter((path) => path.endsWith('Worker.js'))).toHaveLength(8)
    expect(found.filter((path) => !existsSync(path))).toEqual([])
  })

  it('starts with two modules, so that help waits for no family and no texts', () => {
    const importsOf = (file: string) => {
      const code = readFileSync(join(ROOT, 'dist/program', file), 'utf8')
      return Array.from(code.matchAll(/(?:from|import)"\.\/([^"]+)"/g), ([, name]) => name)
    }
    const [start, ...others] = importsOf('main.js')
    expect([...others, ...importsOf(start)]).toEqual([])
  })

  it('has one class of errors in program and library', () => {
    const definers = filesIn('dist').filter(
      (file) =>
        file.endsWith('.js') && /class PuzzleError\b/.test(readFileSync(join(ROOT, 'dist', file), 'utf8')),
    )
    expect(definers.filter((file) => !file.startsWith('player/'))).toEqual(['families/puzzleError.js'])
  })

  it('installs little', () => {
    // `npm install` of the packed package: 48 packages; a new one is to be thought over.
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    const packages = Object.entries<{ dev?: boolean; optional?: boolean }>(lock.packages)
    const needed = packages.filter(([name, { dev, optional }]) => name !== '' && !dev && !optional)
    // The package itself and one of the binaries of resvg come to these.
    expect(needed.length + 2).toBeLessThanOrEqual(50)
  })
})

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(ROOT, folder), join(entry.parentPath, entry.name)))

/** The package of an import: `@scope/name/file` is of `@scope/name`. */
function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}
