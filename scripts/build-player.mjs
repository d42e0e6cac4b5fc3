// Bundles the player for browsers: one file for the element, and for each family of the registry one for its boards, one for
// its hints and one for its words in each language. The player loads each file when it needs it; no file imports another.
//
//   player.js          sudoku.js   sudoku-guide.js   sudoku-en.js   sudoku-de.js
//   menu.js, assistance.js, refusals.js              loaded by the player when needed
//   single/player.js   single/sudoku.js ...          the same without imports, for pages in one file
//   daily.js, frame.js, embed.js                     the pages of a feed, embedded pages, and the script that embeds them
//
// The same sources give the same bytes.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { readCatalogues, wordsPlugin } from './words.mjs'

const ROOT = resolve(import.meta.dirname, '..')

/** Bundles the player into `folder/player/`; `folder` holds the library as it is compiled. */
export async function buildPlayer(folder, sources = join(ROOT, 'src')) {
  const out = join(folder, 'player')
  mkdirSync(join(out, 'single'), { recursive: true })
  const families = familyFolders(sources)
  const languages = await familyWords(folder, readCatalogues(sources))
  const files = [
    {
      name: 'player',
      code: readFileSync(join(sources, 'player/player.ts'), 'utf8'),
      parts: partsOf(families, languages),
    },
    ...families.flatMap(({ name, folder: own }) => {
      const from = (path) => JSON.stringify(join(sources, path))
      return [
        { name, code: `export { played } from ${from(`families/${own}/index.ts`)}` },
        {
          name: `${name}-guide`,
          code: `import { player } from ${from(`families/${own}/index.ts`)}
            import { answererOf } from ${from('player/dom/guideWorker.ts')}
            export const answer = answererOf(player)`,
        },
        ...Object.entries(languages[name]).map(([language, words]) => ({
          name: `${name}-${language}`,
          code: `export const words = ${JSON.stringify(words)}`,
        })),
      ]
    }),
  ]
  for (const file of files) {
    for (const { fileName, code } of await bundle(file, sources, 'esm'))
      writeFileSync(join(out, fileName), code)
    for (const { fileName, code } of await bundle(file, sources, 'iife')) {
      writeFileSync(join(out, 'single', fileName), code)
    }
  }
  for (const [name, format] of Object.entries(FEED_SCRIPTS)) {
    const code = readFileSync(join(sources, FEED_FOLDER, `${name}.ts`), 'utf8')
    const [script] = await bundle({ name, code, folder: FEED_FOLDER }, sources, format)
    writeFileSync(join(out, script.fileName), script.code)
  }
}

/** Scripts of a feed's pages. The script that editors paste is not a module. */
const FEED_SCRIPTS = { daily: 'esm', frame: 'esm', embed: 'iife' }
const FEED_FOLDER = 'player/dom/daily'

/** The families of the registry, by the names of their folders: a family's folder has the family's name. */
function familyFolders(sources) {
  const registry = readFileSync(join(sources, 'families/registry.ts'), 'utf8')
  return Array.from(registry.matchAll(/from '\.\/(\w+)\/index\.ts'/g), ([, folder]) => ({
    folder,
    name: folder.toLowerCase(),
  }))
}

/** The words of the player for each family in each language, by name and language. */
async function familyWords(folder, catalogues) {
  const load = (path) => import(pathToFileURL(join(folder, path)).href)
  const { FAMILIES } = await load('families/registry.js')
  const { phrasesIn } = await load('grader/sharedTechniquePhrases.js')
  const inLanguage = ({ words }, language) => {
    const { name, howToPlay, notes = {}, symbols, ...phrases } = words[language] ?? words.en
    const { player } = catalogues[language]
    return { language, player, name, howToPlay, notes, phrases: phrasesIn(language, phrases), symbols }
  }
  return Object.fromEntries(
    FAMILIES.map((family) => [
      family.name,
      Object.fromEntries(Object.keys(catalogues).map((language) => [language, inLanguage(family, language)])),
    ]),
  )
}

/** The module `puzzlewright:parts`: the files that the player loads. */
function partsOf(families, languages) {
  const parts = families.map(
    ({ name }) => `${name}: {
      board: () => import('./${name}.js'),
      guide: {
        url: new URL('./${name}-guide.js', import.meta.url).href,
        load: () => import('./${name}-guide.js'),
      },
      words: { ${Object.keys(languages[name]).map((language) => `${language}: () => import('./${name}-${language}.js')`)} },
    }`,
  )
  return {
    esm: `export const PARTS = {${parts}}`,
    // A page in one file keeps the parts of its families in a variable of this name.
    iife: 'export const PARTS = PUZZLEWRIGHT_PARTS',
  }
}

async function bundle({ name, code, parts, folder = 'player' }, sources, format) {
  const entry = join(sources, folder, `${name}.entry.ts`)
  const build = await rolldown({
    input: entry,
    // Code that several files of the player share goes into the entry, which is always loaded.
    preserveEntrySignatures: 'allow-extension',
    platform: 'browser',
    treeshake: { moduleSideEffects: (id) => id === entry },
    // seedrandom imports Node's crypto, which the player never uses.
    external: ['crypto'],
    plugins: [
      wordsPlugin(sources),
      {
        name: 'player',
        resolveId(id) {
          if (id === entry) return id
          // A file that the player loads later stays separate.
          if (/^\.\/[a-zA-Z]+(?:-[a-z]+)?\.js$/.test(id)) return { id, external: true }
          return id === 'puzzlewright:parts' ? '\0parts' : undefined
        },
        load(id) {
          if (id === entry) return { code, moduleType: 'ts' }
          return id === '\0parts' ? parts[format] : undefined
        },
      },
    ],
    logLevel: 'warn',
  })
  const { output } = await build.generate({
    format,
    name: variableOf(name),
    entryFileNames: `${name}.js`,
    chunkFileNames: '[name].js',
    codeSplitting: format === 'esm',
    minify: true,
    globals: { crypto: 'undefined' },
  })
  await build.close()
  return output
}

/** The variable in which a script without modules keeps its exports. */
function variableOf(name) {
  return `puzzlewright_${name.replaceAll('-', '_')}`
}
