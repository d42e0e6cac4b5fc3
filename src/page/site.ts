// A site of puzzles to play: one page for each puzzle, a list if there are several, the player's files, and a
// service worker for use without a network.

import * as catalogue from '../words/catalogue.ts'
import type { Language } from '../words/languages.ts'
import { Html, html } from './html.ts'
import { LIST_STYLES, PAGE_STYLES } from './pageStyles.ts'
import {
  hashedFile,
  letterFile,
  letterRule,
  licenceComment,
  type PlayerFiles,
  playerAssets,
  type SiteFile,
  singleScript,
} from './playerFiles.ts'
import {
  listPage,
  type PageHead,
  type PagePuzzle,
  puzzlePage,
  SITE_POLICY,
  singlePolicy,
} from './puzzlePage.ts'
import { serviceWorker } from './serviceWorker.ts'

/** The content of a site. */
interface Site {
  /** The puzzles, in order. */
  readonly puzzles: readonly PagePuzzle[]
  /** The language of its pages. */
  readonly language: Language
  /** The heading over a list of several puzzles. */
  readonly title?: string | undefined
}

/** The player's files and the hash function for content security policies. */
export interface SiteTools extends PlayerFiles {
  /** SHA-256 in base 64. */
  sha256(text: string): string
  /** Bytes in base 64. */
  base64(bytes: Uint8Array): string
}

/** Builds the files of a site: `index.html`, for several puzzles also `1.html` and so on, and `assets/`. */
export function siteFiles({ puzzles, language, title }: Site, tools: SiteTools): SiteFile[] {
  const families = [...new Set(puzzles.map(({ family }) => family))]
  const hasSymbols = puzzles.some(({ symbols }) => symbols !== undefined)
  const { files, rare, player } = playerAssets(tools, families, language, hasSymbols)
  const letters = letterFile(tools)
  const style = hashedFile(tools, 'page.css', letters.rule + PAGE_STYLES)
  const manifest = { path: 'manifest.webmanifest', content: manifestOf(title ?? puzzles[0].heading) }
  const listStyle = hashedFile(tools, 'list.css', letters.rule + LIST_STYLES)
  const headOf = (scripts: Html, sheet = style): PageHead => ({
    policy: SITE_POLICY,
    links: html`<link rel="manifest" href="${manifest.path}">
<link rel="stylesheet" href="${sheet.path}">
${scripts}`,
  })
  const playerHead = ({ family, symbols }: PagePuzzle) => {
    const { script, early } = player(family, symbols !== undefined)
    const links = early.map(
      (path) => html`<link rel="modulepreload" href="${path}">
`,
    )
    return headOf(html`${links}<script type="module" src="${script}"></script>
`)
  }
  const pages = pagesOf({ puzzles, language, title }, playerHead, headOf(html``, listStyle))
  const lists = puzzles.length > 1 ? [listStyle] : []
  const texts = [...pages, manifest, style, ...lists, ...files]
  const all = [...texts, letters.file]
  const worker = serviceWorker(
    all.map(({ path }) => path).filter((path) => !rare.has(path)),
    tools.hash(texts.map(({ content }) => content).join('\n')),
  )
  return [...all, { path: 'sw.js', content: worker }]
}

function pagesOf(
  { puzzles, language, title }: Site,
  headOf: (puzzle: PagePuzzle) => PageHead,
  listHead: PageHead,
): { path: string; content: string }[] {
  const words = catalogue.page[language]
  if (puzzles.length === 1) {
    const [only] = puzzles
    return [{ path: 'index.html', content: puzzlePage(only, language, headOf(only)) }]
  }
  const last = puzzles.length - 1
  const wayFrom = (index: number) =>
    html`<p class="way"><a href="index.html">${words.all}</a>${
      index < last && html` <a href="${index + 2}.html" rel="next">${words.next}</a>`
    }</p>`
  const pages = puzzles.map((puzzle, index) => {
    const next = index < last ? `${index + 2}.html` : undefined
    return {
      path: `${index + 1}.html`,
      content: puzzlePage({ ...puzzle, next }, language, headOf(puzzle), wayFrom(index)),
    }
  })
  const entries = puzzles.map(({ heading, record }, index) => ({
    heading,
    address: `${index + 1}.html`,
    stars: record.grade?.stars,
  }))
  return [
    { path: 'index.html', content: listPage(title ?? words.puzzles, language, entries, listHead) },
    ...pages,
  ]
}

function manifestOf(name: string): string {
  return `${JSON.stringify({ name, short_name: name, start_url: 'index.html', display: 'minimal-ui' })}\n`
}

/** The tools for a page in one file. Without letters, it has those of the system. */
type SingleTools = Pick<SiteTools, 'read' | 'sha256'> & Partial<Pick<SiteTools, 'letters' | 'base64'>>

/** Builds a page in one file for one puzzle. It needs no server. */
export function singlePage(puzzle: PagePuzzle, language: Language, tools: SingleTools): string {
  const script = singleScript(tools, puzzle.family.name, language, puzzle.puzzle.shape.text.includes('+'))
  const { letters, base64 } = tools
  const rule = letters && base64 ? letterRule(`data:font/woff2;base64,${base64(letters())}`) : ''
  const style = rule + PAGE_STYLES
  const head = {
    policy: singlePolicy(tools.sha256(script), tools.sha256(style)),
    links: new Html(`<style>${style}</style>`),
  }
  // The script comes after the puzzle, so that the player's element finds its record.
  return puzzlePage(puzzle, language, head, new Html(`<script>${script}</script>${licenceComment(tools)}`))
}
