// The licences of the packages whose code is in the files for browsers lie beside these files.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const BUNDLED: Readonly<Record<string, readonly string[]>> = {
  player: ['puzzlewright', 'seedrandom'],
  studio: [
    'puzzlewright',
    ...['fontkit', 'hyphen', 'pako', 'pdfkit', 'preact', 'seedrandom', 'unpdf', 'yaml'],
    // Packages of these packages.
    ...['@noble/hashes', '@swc/helpers', 'base64-js', 'png-js', 'restructure', 'unicode-properties'],
  ],
}

it.each(Object.entries(BUNDLED))('the licences of the packages in the %s are beside it', (folder, names) => {
  const text = readFileSync(new URL(`../../dist/${folder}/licences.txt`, import.meta.url), 'utf8')
  const entries = text.split(/^(?=(?:@[\w-]+\/)?[\w-]+ \d+\.\d+\.\d+$)/m)
  const byName = new Map(entries.map((entry) => [entry.split(' ')[0], entry]))
  for (const name of names) {
    expect(byName.get(name), name).toMatch(
      /Permission is hereby granted|Permission to use|Redistribution|Apache/,
    )
  }
  expect(byName.size).toBeGreaterThanOrEqual(names.length)
})
