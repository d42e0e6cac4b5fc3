// The player's files as a site serves them: under names that have a hash of their content, so that browsers keep them for
// good, and only those that the site's families need.

/** The files of the player by name, `sudoku.js`, and how to hash them. */
export interface PlayerFiles {
  /** The text of a file of `dist/player/`. */
  read(name: string): string
  /** A short hash of a text, in letters and figures. */
  hash(text: string): string
}

/** A file of a site: where it is, and what is in it. */
export interface SiteFile {
  /** From the site's root. */
  readonly path: string
  /** What is in it. */
  readonly content: string
}

/** The player's files for some families, and where its parts are. */
interface PlayerAssets {
  /** The files. */
  readonly files: readonly SiteFile[]
  /** The path of each, by its name in `dist/player/`. */
  readonly paths: ReadonlyMap<string, string>
}

/** The player's entry. */
export const PLAYER = 'player.js'

/** What the player loads when it is asked for, whatever the family. */
export const LATER = ['menu.js', 'assistance.js', 'refusals.js']

/** What lets pages of a site work without a network, where browsers allow it: from `assets/`, for pages in any folder. */
const OFFLINE = 'navigator.serviceWorker?.register(new URL("../sw.js",import.meta.url)).catch(()=>{})\n'

/** The names of what a page of a family loads, the first hint included. */
export function familyFiles(family: string, languages: readonly string[]): string[] {
  return [`${family}.js`, `${family}-guide.js`, ...languages.map((language) => `${family}-${language}.js`)]
}

/** The player's files in `assets/`, for these families and languages. */
export function playerAssets(
  { read, hash }: PlayerFiles,
  families: readonly string[],
  languages: readonly string[],
): PlayerAssets {
  const names = [PLAYER, ...LATER, ...families.flatMap((family) => familyFiles(family, languages))]
  const texts = new Map(names.map((name) => [name, read(name)]))
  // These files name each other, in circles: all have the hash of all.
  const version = hash([...texts.values()].join('\n'))
  const paths = new Map(names.map((name) => [name, `assets/${name.replace(/\.js$/, '')}-${version}.js`]))
  const files = Array.from(texts, ([name, text]) => ({
    path: paths.get(name) as string,
    content: (name === PLAYER ? text + OFFLINE : text).replaceAll(
      /(["'`])\.\/([a-zA-Z]+(?:-[a-z]+)?\.js)\1/g,
      (whole, quote: string, other: string) => {
        const path = paths.get(other)
        return path === undefined ? whole : `${quote}./${path.replace('assets/', '')}${quote}`
      },
    ),
  }))
  return { files, paths }
}

/**
 * The player for pages in one file: its parts for these families and one language, and the player itself, as a script that
 * imports nothing. A worker is made of its own part of the script's text.
 */
export function singleScript({ read }: PlayerFiles, families: readonly string[], language: string): string {
  const variable = (name: string) => `puzzlewright_${name.replaceAll('-', '_')}`
  const parts = families.map((family) => {
    const guide = `${variable(family)}_guide_script`
    const [board, , words] = familyFiles(family, [language]).map((name) => read(`single/${name}`))
    return {
      code: `${board}\n${words}\nfunction ${guide}(){${read(`single/${family}-guide.js`)}\nreturn ${variable(`${family}-guide`)}}`,
      entry: `${family}:{board:async()=>${variable(family)},guide:{get url(){return URL.createObjectURL(new Blob(["("+${guide}+")()"],{type:"text/javascript"}))},type:"classic",load:async()=>${guide}()},words:{${language}:async()=>${variable(`${family}-${language}`)}}}`,
    }
  })
  const script = [
    ...parts.map(({ code }) => code),
    `const PUZZLEWRIGHT_PARTS={${parts.map(({ entry }) => entry).join(',')}}`,
    read(`single/${PLAYER}`),
  ].join('\n')
  // Nothing in a script may end the element that it stands in.
  return `{${script.replaceAll(/<(?=\/script|!--)/gi, '\\x3c')}}`
}
