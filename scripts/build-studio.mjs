// Bundles the studio for browsers: a page, its script, its styles, and the worker of its engine. The engine loads each family
// when it is needed, and the words of the reader's language once.
//
//   index.html   studio.js   studio.css   engine.js   sudoku-….js …   words-en.json …

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { familyFolders } from './build-player.mjs'
import { readCatalogues, wordsPlugin } from './words.mjs'

const ROOT = resolve(import.meta.dirname, '..')

/** Bundles the studio into `folder/studio/`; `folder` holds the library as it is compiled. */
export async function buildStudio(folder, sources = join(ROOT, 'src')) {
  const out = join(folder, 'studio')
  mkdirSync(out, { recursive: true })
  const catalogues = readCatalogues(sources)
  const families = await familiesModule(folder, sources)
  const namesOf = (texts) =>
    Object.fromEntries(familyFolders(sources).map(({ name }) => [name, texts[name].name]))
  const pageWords = Object.fromEntries(
    Object.entries(catalogues).map(([language, texts]) => [
      language,
      { ...texts.studio, stars: texts.stars, families: namesOf(texts) },
    ]),
  )
  for (const [language, words] of Object.entries(pageWords))
    writeFileSync(join(out, `words-${language}.json`), JSON.stringify(words))
  for (const [language, texts] of Object.entries(catalogues))
    writeFileSync(join(out, `texts-${language}.json`), JSON.stringify(textsOfEngine(texts)))
  const plugins = [families, wordsPlugin(sources)]
  for (const [name, entry, own] of [
    ['studio', 'studio/app/studio.tsx', []],
    ['engine', 'studio/engine/worker.ts', [textsLater(catalogues)]],
  ]) {
    const build = await rolldown({
      input: { [name]: join(sources, entry) },
      platform: 'browser',
      treeshake: { moduleSideEffects: (id) => id.includes('/src/studio/') },
      external: ['crypto'],
      transform: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      plugins: [...own, ...plugins],
      logLevel: 'warn',
    })
    const { output } = await build.generate({
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      minify: true,
    })
    await build.close()
    for (const { fileName, code, source } of output) writeFileSync(join(out, fileName), code ?? source)
  }
  writeFileSync(join(out, 'studio.css'), await stylesOf(sources))
  writeFileSync(join(out, 'index.html'), readFileSync(join(sources, 'studio/app/index.html')))
}

/** The style sheet, which is computed from the tokens of the look. */
async function stylesOf(sources) {
  const build = await rolldown({ input: join(sources, 'studio/app/styles.ts') })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)).STUDIO_STYLES
}

/** The module `puzzlewright:families`. */
async function familiesModule(folder, sources) {
  const { FAMILIES } = await import(pathToFileURL(join(folder, 'families/registry.js')).href)
  const loaders = familyFolders(sources).map(({ name, folder: own }) => {
    const from = JSON.stringify(join(sources, 'families', own, 'index.ts'))
    return `${name}: () => import(${from}).then((exported) => exported.${name})`
  })
  const names = FAMILIES.map(({ name, title, making: { shape } }) => ({ name, title, shape }))
  const code = `export const LOADERS = { ${loaders} }\nexport const NAMES = ${JSON.stringify(names)}`
  return {
    name: 'families',
    resolveId: (id) => (id === 'puzzlewright:families' ? '\0families' : undefined),
    load: (id) => (id === '\0families' ? code : undefined),
  }
}

/** The namespaces of texts that the engine does not use: those of products, and of the player, which brings its own. */
const NOT_OF_ENGINE = [
  'book',
  'cover',
  'sheet',
  'feed',
  'prompt',
  'studio',
  'player',
  'playerHelp',
  'refusals',
]

/** The texts of families that only books and the player print. */
const NOT_SHOWN = ['rules', 'inShort', 'inShortNoted', 'onSymbols', 'symbols']

/** The texts of a language that the engine loads: of techniques, the names and not the explanations. */
const textsOfEngine = (texts) =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([namespace]) => !NOT_OF_ENGINE.includes(namespace))
      .map(([namespace, { techniques, ...own }]) => {
        const names = Object.entries(techniques ?? {}).map(([key, { name }]) => [key, { name }])
        if (own.howToPlay) own.howToPlay = []
        const shown = Object.entries(own).filter(([key]) => !NOT_SHOWN.includes(key))
        return [
          namespace,
          Object.fromEntries([...shown, ...(techniques ? [['techniques', Object.fromEntries(names)]] : [])]),
        ]
      }),
  )

/**
 * Leaves the texts out of the engine until their language is loaded: `catalogue.ts` becomes objects that are filled then. The words
 * for stars stay, because orders are read in the words of all languages.
 */
const textsLater = (catalogues) => {
  const stars = Object.fromEntries(
    Object.entries(catalogues).map(([language, texts]) => [language, texts.stars]),
  )
  const code = {
    catalogue: [
      `import { textsIn } from 'puzzlewright:texts'`,
      ...Object.keys(catalogues.en).map((namespace) =>
        namespace === 'stars'
          ? `export const stars = ${JSON.stringify(stars)}`
          : `export const ${namespace} = /* @__PURE__ */ textsIn('${namespace}')`,
      ),
    ].join('\n'),
    texts: `const loading = {}, loaded = {}
      export const textsIn = (namespace) => new Proxy({}, { get: (_, language) => loaded[language]?.[namespace] })
      export const loadTexts = (language) => loading[language] ??= fetch(new URL(\`./texts-\${language}.json\`, import.meta.url))
        .then((answer) => answer.json())
        .then((texts) => { loaded[language] = texts })`,
  }
  return {
    name: 'texts later',
    resolveId: (id) => (id === 'puzzlewright:texts' ? '\0texts' : undefined),
    load: (id) =>
      id === '\0texts'
        ? code.texts
        : /[/\\]src[/\\]words[/\\]catalogue\.ts$/.test(id)
          ? code.catalogue
          : undefined,
  }
}
