// Writes a feed as Atom 1.0 (RFC 4287). The tag `html` escapes texts for XML too; `plainText` removes the characters that XML forbids.

import { html } from '../../page/html.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { type FeedContent, type FeedTools, feedItem, feedNames } from './feedItem.ts'
import { plainText } from './plainText.ts'
import { lastChange, newestFirst } from './puzzlesInTime.ts'

/** The time of change of a feed without entries. Atom needs an instant, and a clock would change the file with every build. */
const NEVER = '1970-01-01T00:00:00Z'

/** Writes `atom.xml`, newest entries first. */
export function atomFeed(meta: SeriesMeta, content: FeedContent, tools: FeedTools): string {
  const { id, title, author } = feedNames(meta, content, tools)
  const { path, homePath, nextPath, iconPath, puzzles } = content
  const feed = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${meta.language}">
<id>${id}</id>
<title>${title}</title>${
    meta.description &&
    html`
<subtitle>${meta.description}</subtitle>`
  }
<updated>${lastChange(puzzles) ?? NEVER}</updated>
<link rel="self" type="application/atom+xml" href="${addressOf(meta, path)}"/>
<link rel="alternate" type="text/html" href="${addressOf(meta, homePath)}"/>${
    nextPath &&
    html`
<link rel="next" type="application/atom+xml" href="${addressOf(meta, nextPath)}"/>`
  }${meta.hubs?.map(
    (hub) => html`
<link rel="hub" href="${addressOf(meta, hub)}"/>`,
  )}
<author><name>${author ?? title}</name></author>${
    iconPath &&
    html`
<icon>${addressOf(meta, iconPath)}</icon>`
  }
${newestFirst(puzzles).map((puzzle) => entryOf(meta, puzzle, tools))}</feed>
`
  return plainText(feed.text)
}

function entryOf(meta: SeriesMeta, puzzle: PublishedPuzzle, tools: FeedTools) {
  const { id, url, title, content, published, modified, tags } = feedItem(meta, puzzle, tools)
  return html`<entry>
<id>${id}</id>
<title>${title}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${published}</published>
<updated>${modified ?? published}</updated>
${tags.map(
  (tag) => html`<category term="${tag}"/>
`,
)}<content type="html">${content.text}</content>
</entry>
`
}
