// Prints the sentences for readers of the project: comments, messages and pages of documentation, each with
// its place.
//
//   node scripts/prose.mjs                       prints all of them
//   node scripts/prose.mjs --sample 100 [SEED]   prints a random sample, to be read by someone new to them

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import seedrandom from 'seedrandom'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ROOTS = [
  'src',
  'test',
  'scripts',
  'docs',
  'examples',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
]

/** A text with at least this many words counts as a sentence. */
const FEWEST_WORDS = 4

/**
 * All sentences of the given files and folders of the project.
 *
 * @param {readonly string[]} [roots]
 * @returns {{ file: string, line: number, text: string }[]}
 */
export function proseOf(roots = ROOTS) {
  return roots
    .flatMap((root) => filesOf(join(ROOT, root)))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const found = file.endsWith('.md') ? paragraphsOf(text) : sentencesOf(file, text)
      return found
        .filter((one) => wordsOf(one.text) >= FEWEST_WORDS && !CODE.test(one.text))
        .map((one) => ({ file: relative(ROOT, file), ...one }))
    })
}

function filesOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesOf(join(path, name)))
    .filter((file) => /\.(ts|mjs|md)$/.test(file))
}

/** Style sheets, and addresses of files and properties. */
const CODE = /[{;][a-z-]+:|^:root |^\S*$/

const wordsOf = (text) => text.match(/\p{L}{2,}/gu)?.length ?? 0

/** Lines of a page outside its code blocks. */
function paragraphsOf(text) {
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode
    return isCode || line.startsWith('```') ? [] : [{ line: index + 1, text: line.replace(/`[^`]*`/g, '``') }]
  })
}

/** Comments and texts in a source file. */
function sentencesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = new Map()
  const add = (position, sentence) =>
    found.set(position, {
      line: source.getLineAndCharacterOfPosition(position).line + 1,
      text: sentence.replace(/\s+/g, ' ').trim(),
    })
  const visit = (node) => {
    const comments = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]
    for (const [pos, end] of joined(comments, text)) {
      const plain = text.slice(pos, end).replace(/^\/\*\*?|\*\/$/g, '')
      add(pos, plain.replace(/^\s*(\*|\/\/) ?/gm, ''))
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      add(node.getStart(source), node.getText(source).slice(1, -1))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found.values()]
}

/** Comments in lines that follow each other are one. */
function joined(comments, text) {
  const spans = []
  for (const { pos, end } of comments) {
    const last = spans.at(-1)
    if (last && /^\n[ \t]*$/.test(text.slice(last[1], pos))) last[1] = end
    else spans.push([pos, end])
  }
  return spans
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [option, count, seed = 'lot'] = process.argv.slice(2)
  const all = proseOf()
  const shown = option === '--sample' ? draw(all, Number(count), seedrandom(seed)) : all
  for (const { file, line, text } of shown) console.log(`${file}:${line}\t${text}`)
}

function draw(all, count, random) {
  const left = [...all]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0],
  )
}
