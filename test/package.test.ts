// The package holds what its manifest promises.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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

  it('has for each declaration a map to a source file that it ships', () => {
    const declarations = readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.d.ts'),
    )
    expect(declarations).toContain('index.d.ts')
    expect(manifest.files).toContain('src')
    const unshipped = manifest.files.flatMap((entry: string) =>
      entry.startsWith('!') ? join(ROOT, entry.slice(1)) : [],
    )
    for (const file of declarations) {
      const path = join(ROOT, 'dist', file)
      const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
      for (const source of sources.map((one: string) => resolve(dirname(path), one))) {
        expect(existsSync(source), source).toBe(true)
        expect(source.startsWith(join(ROOT, 'src/'))).toBe(true)
        expect(unshipped.some((folder: string) => source.startsWith(folder))).toBe(false)
      }
    }
  })
})
