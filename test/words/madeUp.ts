// The program with one more language, made up: each of its texts is the English one in «marks». The language is one file and
// one word in the list of languages, as any other.

import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect } from 'vitest'
import { buildPlayer } from '../../scripts/build-player.mjs'
import { writeWords } from '../../scripts/words.mjs'
import { newFolder } from '../support/folder.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The code of the made-up language. */
export const MADE_UP = 'xx'

/** Lists of names, each of which is marked. */
const LISTS = ['months', 'weekdays', 'shortWeekdays', 'tiers']

/** Texts with marks. A text without letters of its own stays, and so does the name of a condition. */
export function marked(texts: unknown, name = ''): unknown {
  if (typeof texts === 'string') {
    if (name === 'when') return texts
    if (!/\p{L}/u.test(texts.replaceAll(/\{\w+\}/g, ''))) return texts
    const parts = LISTS.includes(name) ? texts.split(', ') : [texts]
    return parts.map((part) => `«${part}»`).join(', ')
  }
  if (Array.isArray(texts)) return texts.map((text) => marked(text))
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, marked(text, key)]))
}

/** No words: letters of cells, Roman numbers of pages, and the sign of millimetres. */
const SIGNS = /^(?:[A-Z]+|[ivxl]+|mm)$/

/** The words of a text that stand outside all marks and addresses. */
export function unmarked(text: string): string[] {
  let depth = 0
  const outside = Array.from(text, (sign) => {
    if (sign === '«') depth++
    if (sign === '»') depth--
    return depth === 0 ? sign : ' '
  }).join('')
  const words = Array.from(
    outside.replaceAll(/https?:\/\/\S+/g, '').matchAll(/\p{L}{2,}/gu),
    ([word]) => word,
  )
  return [...new Set(words)].filter((word) => !SIGNS.test(word)).sort()
}

/** Adds the language to a folder with the sources. */
export function addLanguage(sources: string): void {
  const words = join(sources, 'words')
  const english = JSON.parse(readFileSync(join(words, 'en.json'), 'utf8'))
  writeFileSync(join(words, `${MADE_UP}.json`), JSON.stringify(marked(english)))
  listLanguage(join(words, 'languages.ts'))
}

function listLanguage(file: string): void {
  const list = readFileSync(file, 'utf8')
  const longer = list.replace(/(LANGUAGES = \[[^\]]*)\]/, `$1, '${MADE_UP}']`)
  if (longer === list) throw new Error('the list of languages was not found')
  writeFileSync(file, longer)
}

/** Copies the program with the language into a folder, which is removed after the tests, and returns how to run it. */
export async function installMadeUp() {
  const folder = newFolder()
  afterAll(() => rmSync(folder, { recursive: true }))
  const sources = join(folder, 'src')
  const program = join(folder, 'dist')
  cpSync(join(ROOT, 'src'), sources, { recursive: true })
  cpSync(join(ROOT, 'dist'), program, { recursive: true })
  for (const name of ['node_modules', 'fonts', 'schemas', 'package.json']) {
    symlinkSync(join(ROOT, name), join(folder, name))
  }
  addLanguage(sources)
  listLanguage(join(program, 'words/languages.js'))
  writeWords(program, sources)
  await buildPlayer(program, sources)
  /** Runs a command that must succeed; returns its output. */
  function run(...args: readonly string[]): string {
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(program, 'cli/main.js'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect({ args, stderr, status }).toEqual({ args, stderr: expect.anything(), status: 0 })
    return stdout
  }
  return { folder, program, run }
}
