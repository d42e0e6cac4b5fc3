// Reads the tags of an XML text that arrives in pieces. It reads only elements with attributes, which are all that puzzle files
// need. Comments, instructions and the text between tags are skipped. A document type is rejected, and only the five predefined
// entities and character numbers are resolved, so that the text cannot expand.

import { PuzzleError } from '../../families/puzzleError.ts'

/**
 * A tag, `<name key="value">`, `<name/>` or `</name>`: its name, with a slash in front if it closes an element, and its
 * attributes with all entities resolved.
 */
export type XmlTag = ReturnType<typeof parseTag>

/** The maximum number of characters of one tag: far more than a board with all its notes needs. */
const LONGEST_TAG = 100_000

/** The beginnings and ends of markup that is skipped. */
const SKIPPED = [
  ['!--', '-->'],
  ['?', '?>'],
  ['![CDATA[', ']]>'],
] as const
const END_OR_MARK = /["'>]/g
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const ATTRIBUTE = /\s+([^\s=/>"'<]+)\s*=\s*("[^"]*"|'[^']*')/y
const ENTITY = /&([^;&\s]{0,10});?/g

/** Takes a text line by line, and returns the tags that each line completes. Throws a PuzzleError without a place. */
export function makeTagReader(): (line: string) => XmlTag[] {
  // The variables: the pieces of the open tag, the open quotation mark in this tag, and the text that ends skipped markup.
  let open: string[] | undefined
  let length = 0
  let mark: string | undefined
  let skippedTo: string | undefined

  /** Adds a piece to the open tag. */
  function keep(piece: string): void {
    open?.push(piece)
    length += piece.length
    if (length > LONGEST_TAG) {
      throw new PuzzleError('length', `a tag may have at most ${LONGEST_TAG} characters`)
    }
  }

  return (line) => {
    const tags: XmlTag[] = []
    let at = 0
    while (at < line.length) {
      const from = at
      if (skippedTo !== undefined) {
        const end = line.indexOf(skippedTo, from)
        if (end < 0) return tags
        at = end + skippedTo.length
        skippedTo = undefined
      } else if (open === undefined) {
        const start = line.indexOf('<', from)
        if (start < 0) return tags
        at = start + 1
        skippedTo = SKIPPED.find(([begin]) => line.startsWith(begin, at))?.[1]
        if (skippedTo === undefined) open = []
        length = 0
      } else {
        const next = nextOf(line, mark, from)
        at = next < 0 ? line.length : next + 1
        if (mark === undefined && line[next] === '>') {
          keep(line.slice(from, next))
          tags.push(parseTag(open.join('')))
          open = undefined
        } else {
          keep(line.slice(from, at))
          if (next >= 0) mark = mark === undefined ? line[next] : undefined
        }
      }
    }
    if (open !== undefined) keep('\n')
    return tags
  }
}

/**
 * If a quotation mark is open, the place of the mark that closes it; otherwise the place of the next quotation mark or end of
 * a tag. -1 if the line has none.
 */
function nextOf(line: string, mark: string | undefined, from: number): number {
  if (mark !== undefined) return line.indexOf(mark, from)
  END_OR_MARK.lastIndex = from
  return END_OR_MARK.exec(line)?.index ?? -1
}

function parseTag(text: string) {
  const name = /^\/?[^\s/>"'=]+/.exec(text)?.[0] ?? ''
  if (name.startsWith('!')) {
    throw new PuzzleError('unrecognized', 'an XML document type is not supported; expected elements only')
  }
  const attributes = new Map<string, string>()
  ATTRIBUTE.lastIndex = name.length
  let end = name.length
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    attributes.set(match[1], match[2].slice(1, -1).replace(ENTITY, entityText))
    end = ATTRIBUTE.lastIndex
  }
  if (name === '' || !/^\/?$/.test(text.slice(end).trim())) {
    throw new PuzzleError('record', `the tag <${plain(text.slice(0, 20))}... is not valid XML`)
  }
  return { name, attributes }
}

function entityText(entity: string, name: string): string {
  if (Object.hasOwn(NAMED, name)) return NAMED[name]
  const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name)
  const code = number ? Number.parseInt(number[1] ?? number[2], number[1] ? 16 : 10) : Number.NaN
  if (code <= 0x10ffff) return String.fromCodePoint(code)
  const known = '&amp;, &lt;, &gt;, &quot;, &apos; or a number'
  throw new PuzzleError('record', `the entity ${plain(entity)} is not supported; expected ${known}`)
}

/** A text in which a question mark replaces every character that is not printable ASCII. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '?')
