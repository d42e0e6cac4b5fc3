// A strict reader of small XML texts from untrusted sources. It accepts elements, attributes, comments and the XML declaration,
// and refuses everything that could make a text expand, refer to another file or run code: document types, entities,
// instructions and character data. Positions are kept for messages.

import { quote } from '../../families/puzzleError.ts'
import { wrong } from './pictureError.ts'

/** An element with its attributes and its content. */
export interface XmlElement {
  /** Its name, with its prefix if it has one. */
  readonly name: string
  /** Its attributes, as written. */
  readonly attributes: ReadonlyMap<string, string>
  /** The elements in it. */
  readonly children: readonly XmlElement[]
  /** The text directly in it, without the spaces around it. */
  readonly text: string
  /** The line of its start. */
  readonly line: number
}

/** The maximum depth of nested elements, and the maximum number of all elements. */
const DEEPEST = 32
const MOST_ELEMENTS = 2000

const OPENING = /<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const CLOSING = /<\/([A-Za-z_][\w:.-]*)\s*>/y
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*("[^"]*"|'[^']*')/g
const DECLARATION = /^\uFEFF?<\?xml\s[^<>]*\?>/

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

/** Reads a text that consists of one root element. Throws a PuzzleError that says what is not allowed, and where. */
export function readXml(text: string): XmlElement {
  let line = 1
  let at = 0
  let elements = 0
  let root: XmlElement | undefined
  const open: OpenElement[] = []

  function refuse(message: string): never {
    throw wrong(message, line)
  }

  function moveTo(end: number): void {
    for (let index = at; index < end; index++) if (text.charCodeAt(index) === 10) line++
    at = end
  }

  function begin(name: string, list: string, isEmpty: boolean): void {
    if (root) refuse('a picture must have exactly one root element')
    if (open.length >= DEEPEST) refuse(`elements must not be more than ${DEEPEST} deep`)
    if (++elements > MOST_ELEMENTS) refuse(`a picture may have at most ${MOST_ELEMENTS} elements`)
    const attributes = new Map<string, string>()
    for (const [, key, quoted] of list.matchAll(ATTRIBUTE)) {
      const value = quoted.slice(1, -1)
      if (attributes.has(key)) refuse(`the attribute ${quote(key)} is given twice; remove one`)
      if (value.includes('&'))
        refuse(
          `entities such as ${quote(value.slice(value.indexOf('&')))} are not allowed; write the character itself`,
        )
      attributes.set(key, value)
    }
    const element: OpenElement = { name, attributes, children: [], text: '', line }
    open.at(-1)?.children.push(element)
    if (!isEmpty) open.push(element)
    else if (open.length === 0) root = element
  }

  function end(name: string): void {
    const element = open.pop()
    if (element?.name !== name)
      refuse(`</${name}> closes no open element of that name; remove it, or open the element`)
    if (open.length === 0) root = element
  }

  function addText(piece: string): void {
    const trimmed = piece.trim()
    if (trimmed === '') return
    if (trimmed.includes('&')) refuse('entities are not allowed; write the characters themselves')
    const parent = open.at(-1)
    if (!parent) refuse('text must be within an element')
    parent.text += trimmed
  }

  moveTo(DECLARATION.exec(text)?.[0].length ?? 0)
  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at)
      const until = next < 0 ? text.length : next
      addText(text.slice(at, until).replace(/^\uFEFF/, ''))
      moveTo(until)
    } else if (text.startsWith('<!--', at)) {
      const until = text.indexOf('-->', at + 4)
      if (until < 0) refuse('a comment has no end; close it with -->')
      // XML forbids two hyphens in a comment, and a browser would not show the picture.
      if (/--|-$/.test(text.slice(at + 4, until))) refuse('a comment must not contain "--"')
      moveTo(until + 3)
    } else if (/^<!DOCTYPE/i.test(text.slice(at, at + 9))) {
      refuse('a document type (<!DOCTYPE>) is not allowed; remove it')
    } else if (text.startsWith('<![CDATA[', at)) {
      refuse('character data (<![CDATA[) is not allowed; remove it')
    } else if (text.startsWith('<!', at)) {
      refuse('declarations (<!…>) are not allowed; remove this one')
    } else if (text.startsWith('<?', at)) {
      refuse('instructions (<?…?>) are not allowed; remove this one')
    } else {
      CLOSING.lastIndex = at
      OPENING.lastIndex = at
      const closing = CLOSING.exec(text)
      const opening = closing ? undefined : OPENING.exec(text)
      if (closing) end(closing[1])
      else if (opening) begin(opening[1], opening[2], opening[3] === '/')
      else refuse(`${quote(text.slice(at, at + 20))} is not a tag; write < only to begin one`)
      moveTo(at + ((closing ?? opening) as RegExpExecArray)[0].length)
    }
  }
  const [unclosed] = open
  if (unclosed) refuse(`<${open[open.length - 1].name}> is not closed; add its closing tag`)
  return root ?? refuse('there is no element; expected <svg>')
}
