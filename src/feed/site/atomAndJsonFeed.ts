// Writes a feed as Atom 1.0 (RFC 4287). The tag `html` escapes texts for XML too; `plainText` removes the characters that XML forbids.

import { html } from '../../page/html.ts'
import { addressOf, type SeriesMeta } from '../feedMetadata.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import {
  type FeedContent,
  type FeedTools,
  feedItem,
  feedNames,
  plainJson,
  plainText,
} from './feedItemIdsAndTexts.ts'
import { lastChange, newestFirst } from './writeLatestJson.ts'

/**
 * The time of change of a feed without entries. Atom requires an instant, and the current one would change the file with every
 * build.
 */
const NEVER = '1970-01-01T00:00:00Z'

/** Writes `atom.xml`, newest entries first. */
export function atomFeed(meta: SeriesMeta, content: FeedContent, tools: FeedTools): string {
  const { id, title, author } = feedNames(meta, content, tools)
  const { path, homePath, iconPath, puzzles } = content
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
<link rel="alternate" type="text/html" href="${addressOf(meta, homePath)}"/>${meta.hubs?.map(
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

// Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). The feed has no solutions and no links to solutions.

/** Explains `_puzzlewright` to people who read the file. */
const ABOUT =
  'A number puzzle by Puzzlewright. "puzzle" is the address of its record. Stars are from 1 to 5, degrees from 0.'

/** Writes `feed.json`, newest items first. */
export function jsonFeed(meta: SeriesMeta, content: FeedContent, tools: FeedTools): string {
  const { title, author } = feedNames(meta, content, tools)
  const { path, homePath, iconPath } = content
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(meta.description && { description: meta.description }),
    home_page_url: addressOf(meta, homePath),
    feed_url: addressOf(meta, path),
    ...(iconPath && { icon: addressOf(meta, iconPath) }),
    language: meta.language,
    ...(author && { authors: [{ name: author }] }),
    ...(meta.hubs?.length && {
      hubs: meta.hubs.map((url) => ({ type: 'WebSub', url: addressOf(meta, url) })),
    }),
    items: newestFirst(content.puzzles).map((puzzle) => jsonItem(meta, puzzle, tools)),
  }
  return plainJson(feed)
}

function jsonItem(meta: SeriesMeta, puzzle: PublishedPuzzle, tools: FeedTools) {
  const { id, url, title, content, published, modified, tags, isWithdrawn } = feedItem(meta, puzzle, tools)
  return {
    id,
    url,
    title,
    content_html: content.text,
    ...(!isWithdrawn && { image: `${url}card.png` }),
    date_published: published,
    ...(modified && { date_modified: modified }),
    tags,
    ...(!isWithdrawn && {
      attachments: [
        { url: `${url}puzzle.json`, mime_type: 'application/json' },
        { url: `${url}sheet.pdf`, mime_type: 'application/pdf' },
      ],
    }),
    _puzzlewright: extensionOf(meta, puzzle),
  }
}

function extensionOf(meta: SeriesMeta, puzzle: PublishedPuzzle) {
  const { date, slot, family, grade, revision, rerunOf } = puzzle
  return {
    about: ABOUT,
    date,
    slot: slot.name,
    family: family.name,
    revision,
    ...(hasPuzzle(puzzle)
      ? {
          shape: puzzle.puzzle.shape.text,
          ...(grade && { stars: grade.stars, degree: grade.degree }),
          ...(rerunOf && { rerunOf }),
          puzzle: addressOf(meta, `${pathOf(puzzle)}puzzle.json`),
        }
      : { withdrawn: true }),
  }
}
