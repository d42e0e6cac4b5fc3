// The player's files for a site. Only the files that the site's families need are included. Each file name contains a hash of
// the content, so browsers can cache the files forever.

import { FONT, WEIGHT } from '../design/tokens.ts'
import type { Family } from '../families/family.ts'
import { LANGUAGES, type Language } from '../words/languages.ts'
import { inOneLanguage } from './inOneLanguage.ts'

/** Access to the player's files by name, such as `sudoku.js`, and a hash function. */
export interface PlayerFiles {
  /** Reads a file of `dist/player/` as text. */
  read(name: string): string
  /** The letters of screens, as a WOFF2 file. */
  letters(): Uint8Array
  /** A short hash of a text, in letters and digits. */
  hash(text: string): string
}

/** A file of a site. */
export interface SiteFile {
  /** The path from the root of the site. */
  readonly path: string
  /** The content: a text, or the bytes of a font. */
  readonly content: string | Uint8Array
}

/** The player's main script. */
const PLAYER = 'player.js'

/** The files that the player of any family loads after the board, or on demand. */
const LATER = ['furtherPlay.js', 'refusals.js']

/** The file that the player loads for a puzzle that is stated by its address, as pages beside the site may do. */
const ADDRESSES = 'fetchRecord.js'

/** The files that the player loads for boards with further rules: the rules, and the signs of their clues. */
const RULES = 'further-rules.js'
const SIGNS = 'signs.js'

/** The file with the words in all languages, which the player loads when a reader may choose another language. */
const ALL_LANGUAGES = 'languages.js'

/** The licences of all that the files contain, which nothing loads. */
const LICENCES = 'licences.txt'

/** The file that the player loads for boards with symbols. */
const SYMBOLS = 'symbols.js'

/**
 * The code that registers the service worker, in browsers that allow it, a moment after the board is shown: neither the worker
 * nor the files that it caches must delay the board. The URL is relative to `assets/`, so that the code works for pages in any
 * folder.
 */
export const OFFLINE =
  'addEventListener("load",async()=>{await document.querySelector("number-puzzle")?.ready;setTimeout(()=>navigator.serviceWorker?.register(new URL("../sw.js",import.meta.url)).catch(()=>{}),200)})\n'

/** The parts of a family that determine which files a page needs. */
type PlayerFamily = Pick<Family, 'name' | 'playing'>

/** The names of the files that a page of a family needs to show its board, to give hints, and to show symbols. */
function familyFiles({ name, playing }: PlayerFamily, language: Language) {
  const board = [`${name}.js`, `${name}-words-${language}.js`]
  if (playing.neighbours) board.push('paths.js')
  if (playing.lines) board.push('sums.js')
  const help = `${name}-help-${language}.js`
  return { board, help: [`${name}-guide.js`, help, `${name}-menu-${language}.js`], symbols: [SYMBOLS, help] }
}

/**
 * The player's files under `assets/` for these families and a language; with `hasSymbols`, also the files for boards with
 * symbols.
 */
export function playerAssets(
  { read, hash }: PlayerFiles,
  families: readonly PlayerFamily[],
  language: Language,
  hasSymbols = false,
) {
  const filesOf = families.flatMap((family) => {
    const { board, help } = familyFiles(family, language)
    return [...board, ...help]
  })
  const hasRules = families.some(({ playing }) => playing.loadRules)
  const names = [
    ...new Set([
      PLAYER,
      ADDRESSES,
      ...LATER,
      ...(hasRules ? [RULES, SIGNS] : []),
      ...(hasSymbols ? [SYMBOLS] : []),
      ...filesOf,
    ]),
  ]
  const otherNames = [
    ...LANGUAGES.filter((one) => one !== language).flatMap((other) =>
      families.flatMap(({ name }) => ['words', 'help', 'menu'].map((kind) => `${name}-${kind}-${other}.js`)),
    ),
    ...(hasRules ? LANGUAGES.map((one) => `rules-words-${one}.js`) : []),
  ]
  const texts = new Map([
    ...names.map((name) => [name, inOneLanguage(read(name), language)] as const),
    ...[ALL_LANGUAGES, ...otherNames].map((name) => [name, read(name)] as const),
  ])
  // These files import each other in cycles, so all of them share one hash.
  const version = hash([...texts.values()].join('\n'))
  const paths = new Map(
    [...texts.keys()].map((name) => [name, `assets/${name.replace(/\.js$/, '')}-${version}.js`]),
  )
  const pathOf = (name: string) => paths.get(name) as string
  const files = Array.from(texts, ([name, text]) => ({
    path: pathOf(name),
    content: (name === PLAYER ? text + OFFLINE : text).replaceAll(
      /(["'`])\.\/([a-zA-Z]+(?:-[a-z]+)*\.js)\1/g,
      (whole, quote: string, other: string) => {
        const path = paths.get(other)
        return path === undefined ? whole : `${quote}./${path.replace('assets/', '')}${quote}`
      },
    ),
  }))
  /**
   * The script of a page with a puzzle of a family, the files that the page loads early, and the files that it prefetches for
   * later use.
   */
  const player = (family: PlayerFamily, isDressed = false) => {
    const { board, help, symbols } = familyFiles(family, language)
    return {
      script: pathOf(PLAYER),
      early: [...board, ...(isDressed ? symbols : [])].map(pathOf),
      later: [...help, ...LATER].map(pathOf),
    }
  }
  const licences = hashedFile({ hash }, LICENCES, read(LICENCES))
  /** The files that only readers of other languages load, and the licences. */
  const rare: ReadonlySet<string> = new Set([...otherNames.map(pathOf), licences.path])
  return { files: [...files, licences], rare, player }
}

/** A file under `assets/` with a hash in its name, such as `page-0a1b2c.css` for `page.css`. */
export function hashedFile({ hash }: Pick<PlayerFiles, 'hash'>, name: string, content: string) {
  return { path: pathWith(hash(content), name), content }
}

function pathWith(hash: string, name: string): string {
  return `assets/${name.replace('.', `-${hash}.`)}`
}

/** The file with the letters of screens, and the rule of CSS by which a style sheet beside it loads them. */
export function letterFile({ hash, letters }: Pick<PlayerFiles, 'hash' | 'letters'>) {
  const bytes = letters()
  const path = pathWith(hash(bytes.join()), 'letters.woff2')
  return { file: { path, content: bytes }, rule: letterRule(path.replace('assets/', '')) }
}

/**
 * The rule of CSS that loads the letters from an address. Until then the letters of the system are seen. Boxes do not depend on
 * the letters in them, so nothing moves when they come.
 */
export function letterRule(address: string): string {
  const [name] = FONT.split(',')
  const { regular, given } = WEIGHT
  return `@font-face{font-family:${name};src:url(${address})format("woff2");font-weight:${regular} ${given};font-display:swap}`
}

/** The licences as a comment of a page in one file. */
export function licenceComment({ read }: Pick<PlayerFiles, 'read'>): string {
  return `\n<!--\n${read(LICENCES).replaceAll(/--+(?=!?>)/g, '')}-->`
}

/**
 * The player for pages in one file: a script without imports that holds the player and its parts for a family and a language,
 * and the further rules of its board if it has any. The worker is made from a part of the script's text.
 */
export function singleScript(
  { read }: Pick<PlayerFiles, 'read'>,
  family: string,
  language: Language,
  hasFurtherRules: boolean,
): string {
  const variable = (name: string) => `puzzlewright_${name.replaceAll('-', '_')}`
  const guide = `${variable(family)}_guide_script`
  const [board, words, help, menu] = ['', `-words-${language}`, `-help-${language}`, `-menu-${language}`].map(
    (part) => family + part,
  )
  // The worker needs the further rules, too. They are wrapped in a function, whose text both the script and the worker can
  // contain.
  const rules = hasFurtherRules
    ? {
        script: `function puzzlewright_rules_script(){${read(`single/${RULES}`)}\nreturn ${variable(RULES.replace('.js', ''))}}const PUZZLEWRIGHT_RULES=puzzlewright_rules_script()`,
        forWorker: '"const PUZZLEWRIGHT_RULES=("+puzzlewright_rules_script+")();",',
      }
    : { script: '', forWorker: '' }
  const script = [
    rules.script,
    ...[board, words, help, menu].map((name) => read(`single/${name}.js`)),
    `function ${guide}(){${read(`single/${family}-guide.js`)}\nreturn ${variable(`${family}-guide`)}}`,
    `const PUZZLEWRIGHT_PARTS={${family}:async()=>({played:${variable(family)}.played,guide:{get url(){return URL.createObjectURL(new Blob([${rules.forWorker}"("+${guide}+")()"],{type:"text/javascript"}))},type:"classic",load:async()=>${guide}()},words:{${language}:async()=>${variable(words)}},help:{${language}:async()=>${variable(help)}},menu:{${language}:async()=>${variable(menu)}}})}`,
    read(`single/${PLAYER}`),
  ].join('\n')
  // A text in the script must not end the surrounding element.
  return `{${inOneLanguage(script, language).replaceAll(/<(?=\/script|!--)/gi, '\\x3c')}}`
}
