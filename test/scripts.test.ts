// The scripts load modules of the built program by their paths, which no compiler checks.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, readSources } from './support/sourceFiles.ts'

/**
 * A path below dist/, as scripts write it: 'dist/index.js', '../dist/index.js', or 'bench/results.js' for `load`. The folder
 * program/ has the bundled modules of cli/.
 */
const BUILT = /'(?:(?:\.\.\/)*dist\/([\w/]+)|(\w+\/[\w/]+))\.js'/g

describe('the scripts', () => {
  const named = readSources('scripts').flatMap(({ path }) =>
    Array.from(readFileSync(join(ROOT, path), 'utf8').matchAll(BUILT), ([, whole, part]) => ({
      path,
      source: `src/${(whole ?? part).replace('program/', 'cli/')}.ts`,
    })),
  )

  it('load built modules only that have a source', () => {
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({ source }) => !existsSync(join(ROOT, source)))).toEqual([])
  })
})
