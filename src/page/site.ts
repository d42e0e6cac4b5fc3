// A site of puzzles to play: one page for each puzzle, a list if there are several, the player's files, and a
// service worker for use without a network.

import * as catalogue from '../words/catalogue.ts'
import type { Language } from '../words/languages.ts'
import { Html, html } from './html.ts'
import { PAGE_STYLES } from './pageStyles.ts'
import { hashedFile, type PlayerFiles, playerAssets, type SiteFile, singleScript } from './playerFiles.ts'
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
}

/** Builds the files of a site: `index.html`, for several puzzles also `1.html` and so on, and `assets/`. */
export function siteFiles({ puzzles, language, title }: Site, tools: SiteTools): SiteFile[] {
  const families = [...new Set(puzzles.map(({ family }) => family))]
  const hasSymbols = puzzles.some(({ symbols }) => symbols !== undefined)
  const { files, player } = playerAssets(tools, families, language, hasSymbols)
  const style = hashedFile(tools, 'page.css', PAGE_STYLES)
  const manifest = { path: 'manifest.webmanifest', content: manifestOf(title ?? puzzles[0].heading) }
  const headOf = (scripts: Html): PageHead => ({
    policy: SITE_POLICY,
    links: html`<link rel="manifest" href="${manifest.path}">
<link rel="stylesheet" href="${style.path}">
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
  const pages = pagesOf({ puzzles, language, title }, playerHead, headOf(html``))
  const all = [...pages, manifest, style, ...files]
  const worker = serviceWorker(
    all.map(({ path }) => path),
    tools.hash(all.map(({ content }) => content).join('\n')),
  )
  return [...all, { path: 'sw.js', content: worker }]
}

function pagesOf(
  { puzzles, language, title }: Site,
  headOf: (puzzle: PagePuzzle) => PageHead,
  listHead: PageHead,
): SiteFile[] {
  const words = catalogue.page[language]
  if (puzzles.length === 1) {
    const [only] = puzzles
    return [{ path: 'index.html', content: puzzlePage(only, language, headOf(only)) }]
  }
  const way = html`<p class="way"><a href="index.html">${words.all}</a></p>`
  const pages = puzzles.map((puzzle, index) => ({
    path: `${index + 1}.html`,
    content: puzzlePage(puzzle, language, headOf(puzzle), way),
  }))
  const entries = puzzles.map(({ heading, record }, index) => ({
    heading,
    address: `${index + 1}.html`,
    stars: record.grade ? '★'.repeat(record.grade.stars) + '☆'.repeat(5 - record.grade.stars) : '',
  }))
  return [
    { path: 'index.html', content: listPage(title ?? words.puzzles, language, entries, listHead) },
    ...pages,
  ]
}

function manifestOf(name: string): string {
  return `${JSON.stringify({ name, short_name: name, start_url: 'index.html', display: 'minimal-ui' })}\n`
}

/** Builds a page in one file for one puzzle. It needs no server. */
export function singlePage(puzzle: PagePuzzle, language: Language, tools: SiteTools): string {
  const script = singleScript(tools, puzzle.family.name, language, puzzle.puzzle.shape.text.includes('+'))
  const head = {
    policy: singlePolicy(tools.sha256(script), tools.sha256(PAGE_STYLES)),
    links: new Html(`<style>${PAGE_STYLES}</style>`),
  }
  // The script comes after the puzzle, so that the player's element finds its record.
  return puzzlePage(puzzle, language, head, new Html(`<script>${script}</script>`))
}
