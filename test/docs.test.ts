// The form of the documents. The rules for writers:
//
//   - a line has at most 140 characters; a picture's definition `[name]: path` keeps rows of tables short;
//   - a ```sh block works when it is pasted in a checkout after `npm ci`: no prompts, no commands that keep
//     running or need other packages. test/slow/docs.test.ts runs all of them, and compares what one prints
//     with the ```output block that directly follows it. Commands that a test cannot run are in ```text blocks;
//   - every relative link and every path of the source exists; docs/README.md links every page.

import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  anchorsOf,
  linksOf,
  PROJECT,
  readDocument,
  readDocuments,
  referencesOf,
} from './support/documents.ts'

const MOST_CHARACTERS = 140
/** Readers skim the README; they do not study it. */
const MOST_LINES_OF_README = 160

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

  it.each(documents)('$path has output only after commands', ({ path, blocks }) => {
    const lost = blocks.filter(
      ({ language, followsBlock }, index) =>
        language === 'output' && !(followsBlock && blocks[index - 1].language === 'sh'),
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

describe('README.md', () => {
  it('fits on a page', () => {
    expect(readDocument('README.md').lines.length).toBeLessThanOrEqual(MOST_LINES_OF_README)
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

/**
 * The paths in the tree of the source: the names at the start of each line, below the folder with less
 * indentation.
 */
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
