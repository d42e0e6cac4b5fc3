// Reads XML, and HTML as the pages of a feed have it. The reader is strict: it throws an UnprovedError for anything that it does not
// know.

import { UnprovedError } from './marks.ts'

/** An element. */
export interface MarkupElement {
  /** Its name. */
  readonly tag: string
  /** Its attributes. */
  readonly attributes: ReadonlyMap<string, string>
  /** The child elements. */
  readonly children: MarkupElement[]
  /** The text of the element, without that of its children. */
  text: string
}

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y
const TEXT = /[^<]+/y
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
}

/** Parses a text that consists of one element. */
export function parseMarkup(source: string): MarkupElement {
  const root: MarkupElement = { tag: '', attributes: new Map(), children: [], text: '' }
  const open = [root]
  for (let at = 0; at < source.length; ) {
    const inner = open[open.length - 1]
    const text = matchAt(TEXT, source, at)
    const tag = text ? undefined : matchAt(TAG, source, at)
    if (text) inner.text += plainText(text[0])
    else if (!tag) throw new UnprovedError(`cannot be read at “${source.slice(at, at + 30)}”`)
    else if (tag[1]) {
      if (open.length === 1 || inner.tag !== tag[2]) throw new UnprovedError(`</${tag[2]}> ends nothing`)
      open.pop()
    } else {
      const element = { tag: tag[2], attributes: attributesOf(tag[3]), children: [], text: '' }
      inner.children.push(element)
      if (!tag[4]) open.push(element)
    }
    at += (text ?? tag ?? [''])[0].length
  }
  const [element] = root.children
  if (open.length > 1) throw new UnprovedError(`<${open[open.length - 1].tag}> has no end`)
  if (root.children.length !== 1 || root.text.trim() !== '')
    throw new UnprovedError('must have exactly one root element')
  return element
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

function attributesOf(source: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name, value] of source.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (found.has(name)) throw new UnprovedError(`an element has the attribute ${name} twice`)
    found.set(name, plainText(value))
  }
  return found
}

function plainText(source: string): string {
  return source.replaceAll(/&([^;\s]*);?/g, (whole, name: string) => {
    const character = ENTITIES[name]
    if (character === undefined) throw new UnprovedError(`has an unknown entity ${whole}`)
    return character
  })
}
