import { describe, expect, test } from 'vitest'
import { PUBLIC_FILES, SOLUTION_FILES } from '../../../src/feed/making/puzzleFiles.ts'
import { headersFile } from '../../../src/feed/site/siteEntries.ts'

/**
 * Applies the rules of a text as the hosts do: all rules that match a path apply, and values of one header
 * are joined.
 */
function headersOf(path: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, pattern, lines] of headersFile().matchAll(/^(\/.*)\n((?: {2}.*\n)+)/gm)) {
    const fits = new RegExp(
      `^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`,
    )
    if (!fits.test(path)) continue
    for (const [, name, value] of lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
      found[name] = name in found ? `${found[name]}, ${value}` : value
    }
  }
  return found
}

describe('_headers', () => {
  test('every line belongs to a rule', () => {
    expect(headersFile().replaceAll(/^(\/.*)\n((?: {2}[\w-]+: .*\n)+)/gm, '')).toBe('')
  })

  test('no rule has more asterisks than hosts allow', () => {
    const patterns = headersFile().match(/^\/.*$/gm) ?? []
    expect(patterns.filter((pattern) => pattern.split('*').length > 2)).toEqual([])
  })

  test('assets are cached for a year by a single rule', () => {
    expect(headersOf('/assets/player-7283c16851.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  test.each([...PUBLIC_FILES, ...SOLUTION_FILES])('%s of a date is cached for a day', (name) => {
    expect(headersOf(`/2027-01-30/sudoku/${name}`)['Cache-Control']).toBe('public, max-age=86400')
  })

  test.each(['/', '/2027-01-30/', '/2027-01-30/sudoku/', '/sudoku/embed/', '/feed.json', '/latest.json'])(
    '%s is revalidated, and may be in a frame',
    (path) => {
      const headers = headersOf(path)
      expect(headers['Cache-Control']).toBeUndefined()
      expect(headers['X-Content-Type-Options']).toBe('nosniff')
      expect(Object.keys(headers).filter((name) => /frame|policy$/i.test(name))).toEqual(['Referrer-Policy'])
    },
  )
})
