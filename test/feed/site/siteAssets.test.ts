// Every file that a page of a feed may load is in its site.

import { expect, it } from 'vitest'
import { siteAssets } from '../../../src/feed/site/siteAssets.ts'
import { FAMILIES } from '../../../src/index.ts'
import { PLAYER_TOOLS } from '../../../src/runs/readPlayerFiles.ts'
import { LANGUAGES } from '../../../src/words/languages.ts'

it.each(LANGUAGES)('the scripts of a feed in %s name only files of its site', (language) => {
  const { files } = siteAssets(PLAYER_TOOLS, FAMILIES, language, 'a{}')
  const paths = files.map(({ path }) => path)
  const imported = files.flatMap(({ content }) =>
    Array.from(String(content).matchAll(/["'`]\.\/([^"'`]*\.js)["'`]/g), ([, name]) => `assets/${name}`),
  )
  // Words in other languages are for pages in other languages.
  const others = LANGUAGES.filter((other) => other !== language)
  const isOther = (path: string) => others.some((other) => path.endsWith(`-${other}.js`))
  expect(imported.length).toBeGreaterThan(FAMILIES.length)
  expect(imported.filter((path) => !paths.includes(path) && !isOther(path))).toEqual([])
  expect(paths).toContainEqual(expect.stringMatching(/^assets\/symbols-\w+\.js$/))
})

it('a page names only files of its site', () => {
  const { files, style, ownStyle, daily, frame, icon, player } = siteAssets(
    PLAYER_TOOLS,
    FAMILIES,
    'en',
    'a{}',
  )
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([style, ownStyle, daily, frame, icon]))
  for (const family of FAMILIES) {
    const { script, early, later } = player(family)
    expect(paths).toEqual(expect.arrayContaining([script, ...early, ...later]))
  }
})
