// The project's documents for tests: their lines, fenced blocks, headings and links.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The project's folder. */
export const PROJECT = resolve(import.meta.dirname, '../..')

/** A fenced block. */
export interface FencedBlock {
  /** The word after the opening fence, such as `sh`. */
  readonly language: string
  /** Its lines, without the indentation of the fence. */
  readonly lines: readonly string[]
  /** The line of the opening fence, from 1. */
  readonly line: number
  /** Whether it directly follows another block, with only empty lines between. */
  readonly followsBlock: boolean
}

/** A Markdown file of the project. */
export interface Document {
  /** Its path from the project's folder. */
  readonly path: string
  /** Its lines. */
  readonly lines: readonly string[]
  /** Its fenced blocks, in order. */
  readonly blocks: readonly FencedBlock[]
  /** Its lines outside of fenced blocks; those inside are empty here. */
  readonly prose: readonly string[]
}

/** The documents for readers: those of the project's folder, of docs/ and of generated/. */
export function readDocuments(): Document[] {
  return ['.', 'docs', 'generated'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => readDocument(join(folder, name))),
  )
}

/** Reads one document. */
export function readDocument(path: string): Document {
  const lines = readFileSync(join(PROJECT, path), 'utf8').split('\n')
  const blocks: FencedBlock[] = []
  const prose: string[] = []
  let open: { language: string; indent: number; from: number; followsBlock: boolean } | undefined
  let isAfterBlock = false
  lines.forEach((line, index) => {
    const fence = /^( *)```(\S*)/.exec(line)
    prose.push(fence || open ? '' : line)
    if (fence && open) {
      const { language, indent, from, followsBlock } = open
      const content = lines.slice(from + 1, index).map((one) => one.slice(indent))
      blocks.push({ language, lines: content, line: from + 1, followsBlock })
      open = undefined
      isAfterBlock = true
    } else if (fence) {
      open = { language: fence[2], indent: fence[1].length, from: index, followsBlock: isAfterBlock }
    } else if (!open && line.trim() !== '') isAfterBlock = false
  })
  if (open) throw new Error(`${path}:${open.from + 1}: this block has no closing fence`)
  return { path, lines, blocks, prose }
}

/** Lines without the text between backticks, which contains no links. */
const withoutCode = (line: string) => line.replaceAll(/`[^`]*`/g, '')

/** The targets of a document's links and pictures, with their lines. */
export function linksOf({ prose }: Document): { readonly target: string; readonly line: number }[] {
  return prose.flatMap((text, index) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|^\s*\[[^\]]+\]:\s*(\S+)/g)].map(
      ([, inline, defined]) => ({ target: inline ?? defined, line: index + 1 }),
    ),
  )
}

/** The names `[text][name]` that a document refers to, and those that it defines as `[name]: target`. */
export function referencesOf({ prose }: Document): { readonly used: string[]; readonly defined: string[] } {
  const texts = prose.map(withoutCode)
  return {
    used: texts.flatMap((text) => Array.from(text.matchAll(/\]\[([^\]]+)\]/g), ([, name]) => name)),
    defined: texts.flatMap((text) => Array.from(text.matchAll(/^\s*\[([^\]]+)\]:/g), ([, name]) => name)),
  }
}

/** The anchors of a document's headings, as GitHub and similar sites generate them. */
export function anchorsOf({ prose }: Document): Set<string> {
  const seen = new Map<string, number>()
  const anchors = new Set<string>()
  for (const line of prose) {
    const heading = /^#{1,6} +(.*?) *#*$/.exec(line)
    if (!heading) continue
    const text = heading[1].replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = text.replaceAll(/[^\p{L}\p{N}\p{M}\- _]/gu, '').replaceAll(' ', '-')
    const times = seen.get(anchor) ?? 0
    seen.set(anchor, times + 1)
    anchors.add(times === 0 ? anchor : `${anchor}-${times}`)
  }
  return anchors
}
