// The form of the documents. The rules for writers:
//
//   - a line has at most 140 characters; a picture's definition `[name]: path` keeps rows of tables short;
//   - a ```sh block works when it is pasted in a checkout after `npm ci`: no prompts, no commands that stay or need other
//     packages. test/slow/docs.test.ts runs all of them, and compares what one prints with the ```output block that
//     directly follows it. Commands that a test cannot run are in ```text blocks;
//   - a ```ts block that imports the package is complete: it compiles, runs, and prints the ```output block that directly
//     follows it. test/moduleExamples.test.ts checks this;
//   - every relative link and every path of the source leads somewhere; docs/README.md links every page;
//   - a puzzle's id names a puzzle with exactly one solution, unless NOT_UNIQUE below says why not;
//   - the tables of commands list all commands, and every script and row of the benchmark that is named exists.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import table from '../src/cli/commands.json' with { type: 'json' }
import { makeSolver, PuzzleError, parsePuzzle } from '../src/index.ts'
import {
  anchorsOf,
  type FencedBlock,
  linksOf,
  PROJECT,
  readDocument,
  readDocuments,
  referencesOf,
} from './support/documents.ts'

const MOST_CHARACTERS = 140
/** Readers skim the README; they do not study it. */
const MOST_LINES_OF_README = 160

/** Ids that do not name a puzzle with one solution, and what they show. */
const NOT_UNIQUE: Readonly<Record<string, string>> = {
  'hidoku:2x2:1,#/,': 'solve finds two solutions',
  'magic:3x3:2,,/,5,/,,': 'a solver finds more than one solution',
  'magic:4x4:,,,/,,,/,,,/,,,': 'solve counts all magic squares of order 4',
  'sudoku:4x4:1.....2..3.....': 'a cell is missing: an error',
}

const documents = readDocuments()
const pages = documents.filter(({ path }) => dirname(path) === 'docs')

describe('documents', () => {
  it.each(documents)('$path has short lines', ({ path, lines }) => {
    const long = lines.flatMap((line, index) =>
      [...line].length > MOST_CHARACTERS ? [`${path}:${index + 1}: ${[...line].length} characters`] : [],
    )
    expect(long).toEqual([])
  })

  it.each(documents)('$path has examples without prompts', ({ path, blocks }) => {
    const prompts = blocks.flatMap(({ language, lines, line }) =>
      language === 'sh' && lines.some((text) => /^\s*\$ /.test(text)) ? [`${path}:${line}`] : [],
    )
    expect(prompts).toEqual([])
  })

  it.each(documents)('$path names the language of each block', ({ path, blocks }) => {
    expect(blocks.filter(({ language }) => language === '').map(({ line }) => `${path}:${line}`)).toEqual([])
  })

  it.each(documents)('$path has output only after examples that a test runs', ({ path, blocks }) => {
    const lost = blocks.filter(
      ({ language, followsBlock }, index) =>
        language === 'output' && !(followsBlock && isExample(blocks[index - 1])),
    )
    expect(lost.map(({ line }) => `${path}:${line}`)).toEqual([])
  })

  it.each(documents)('$path has no dead links', (document) => {
    const dead = linksOf(document).filter(({ target }) => !leadsSomewhere(document.path, target))
    expect(dead.map(({ target, line }) => `${document.path}:${line}: ${target}`)).toEqual([])
  })

  it.each(documents)('$path defines the links that it uses', (document) => {
    const { used, defined } = referencesOf(document)
    expect(used.filter((name) => !defined.includes(name))).toEqual([])
    expect(defined.filter((name) => !used.includes(name))).toEqual([])
  })

  it.each(documents)('$path names files of the source that exist', ({ path, prose }) => {
    const named = prose.flatMap((line) =>
      Array.from(
        line.matchAll(/`((?:src|test|scripts|schemas|examples|fonts)\/[\w./-]*)`/g),
        ([, one]) => one,
      ),
    )
    const missing = named.filter((one) => !existsSync(join(PROJECT, one)) && !isPattern(one))
    expect(missing.map((one) => `${path}: ${one}`)).toEqual([])
  })
})

describe('puzzle ids', () => {
  const lines = documents.flatMap((document) => document.lines)
  const ids = new Set(lines.flatMap(idsIn))

  it('are found', () => {
    expect(ids.size).toBeGreaterThan(8)
    expect(Object.keys(NOT_UNIQUE).filter((id) => !ids.has(id))).toEqual([])
  })

  it.each([...ids])('%s names a puzzle with one solution, or is an exception', (id) => {
    expect(statusOf(id) === 'unique').toBe(!(id in NOT_UNIQUE))
  })
})

describe('tables of commands', () => {
  it.each(['README.md', 'docs/command-line.md'])('%s lists all commands', (path) => {
    const [, section] = readDocument(path)
      .lines.join('\n')
      .split(/^## Commands\n([\s\S]*?)^## /m)
    const listed = section.split('\n').flatMap((line) => /^\| `([a-z]+)[ `]/.exec(line)?.[1] ?? [])
    const commands = Object.keys(table.commands).filter((words) => !words.includes(' '))
    expect(listed.sort()).toEqual(commands.sort())
  })
})

describe('named npm scripts', () => {
  const named = documents.flatMap(({ path, lines }) =>
    Array.from(
      lines.join('\n').matchAll(/npm run\s([\w:-]+)(?: -- ("[^"]*"|[\w-]+))?/g),
      ([, script, word]) => ({
        path,
        script,
        word: word?.replaceAll('"', ''),
      }),
    ),
  )

  it('exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
    expect(named.filter(({ script }) => !(script in scripts))).toEqual([])
  })

  it('measure rows that the benchmark has', () => {
    const words = named.filter(({ script, word }) => script === 'bench' && word !== undefined)
    const rows = benchmarkRows()
    expect(words.length).toBeGreaterThan(5)
    expect(words.filter(({ word = '' }) => !rows.some((row) => row.includes(word)))).toEqual([])
  })
})

describe('README.md', () => {
  it('fits on a page', () => {
    expect(readDocument('README.md').lines.length).toBeLessThanOrEqual(MOST_LINES_OF_README)
  })
})

describe('docs/performance.md', () => {
  it('names the command behind the figures of each section', () => {
    const [, ...sections] = readDocument('docs/performance.md').lines.join('\n').split(/^## /m)
    expect(sections.length).toBeGreaterThan(3)
    expect(sections.filter((text) => !/npm run bench/.test(text))).toEqual([])
  })
})

describe('docs/README.md', () => {
  it('links every page', () => {
    const linked = linksOf(readDocument('docs/README.md')).map(({ target }) => target)
    const names = pages.map(({ path }) => relative('docs', path)).filter((name) => name !== 'README.md')
    expect(names.filter((name) => !linked.includes(name))).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  it('has a tree of files and folders that exist', () => {
    const tree = treeOf()
    expect(tree.length).toBeGreaterThan(100)
    expect(tree.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([])
  })

  it('names all folders of src/, two levels deep', () => {
    const folders = readdirSync(join(PROJECT, 'src'), { withFileTypes: true }).flatMap(({ name }) =>
      name.includes('.')
        ? []
        : readdirSync(join(PROJECT, 'src', name), { withFileTypes: true })
            .filter((entry) => entry.isDirectory() && name !== 'cli')
            .map((entry) => `src/${name}/${entry.name}`),
    )
    const tree = treeOf().map((path) => path.replace(/\/$/, ''))
    expect(folders.filter((folder) => !tree.includes(folder))).toEqual([])
  })
})

/** Whether a test runs a block and compares its output. */
function isExample({ language, lines }: FencedBlock): boolean {
  return language === 'sh' || (language === 'ts' && lines.some((line) => /from 'puzzlewright/.test(line)))
}

/** The puzzle ids in a line, without made names, which end with a version. */
function idsIn(line: string): string[] {
  const text = line.replaceAll('&#124;', '|')
  const ids = text.match(/\b(?:sudoku|kenken|survo|hidoku|magic):\d+x\d+[\w/.]*:[^\s`'"<>\\)\]]+/g) ?? []
  return ids.filter((id) => !/@\d+$/.test(id))
}

/** How many solutions the puzzle of an id has, or the code of its mistake. */
function statusOf(id: string): string {
  try {
    const { family, puzzle } = parsePuzzle(id)
    return makeSolver()(family, puzzle).status
  } catch (error) {
    if (error instanceof PuzzleError) return error.code
    throw error
  }
}

/** The names of the benchmark's rows, as they stand in its files. Other solvers need not be installed to read them. */
function benchmarkRows(): string[] {
  const folder = join(PROJECT, 'scripts/perf')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => /^ {2,4}(?:name: )?\[?(['"`])(.+?)\1(?:\]?:|,$)/.exec(line)?.[2] ?? [])
    .map((name) => name.toLowerCase())
}

/** The paths in the tree of the source: names at the beginning of each line, below the folder that is indented less. */
function treeOf(): string[] {
  const [{ lines }] = readDocument('docs/architecture.md').blocks
  const folders: string[] = []
  return lines.flatMap((line) => {
    const [, indent, names] = /^( *)((?:[\w.]+(?:\.ts|\/) ?)+)/.exec(line) ?? []
    if (names === undefined) return [`unreadable: ${line}`]
    const depth = indent.length / 2
    const paths = names
      .trim()
      .split(' ')
      .map((name) => join(folders[depth - 1] ?? '', name))
    folders[depth] = paths[0]
    return paths
  })
}

/**
 * Whether a link of a document leads to an existing file of the project, and to an existing heading if it
 * names one.
 */
function leadsSomewhere(from: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true
  const [file, anchor] = target.split('#')
  const path = file === '' ? from : normalize(join(dirname(from), decodeURIComponent(file)))
  if (path.startsWith('..') || !existsSync(join(PROJECT, path))) return false
  return anchor === undefined || !path.endsWith('.md') || anchorsOf(readDocument(path)).has(anchor)
}

/** Whether a path contains a placeholder in capitals, such as `test/families/NAME/fixture.ts`. */
function isPattern(path: string): boolean {
  return /\/NAME\b/.test(path)
}
