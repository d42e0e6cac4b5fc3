// Bundles the studio for browsers: a page, its script, its styles, and the worker of its engine. The engine loads each family
// when it is needed, and the words of the reader's language once.
//
//   index.html   studio.js   studio.css   engine.js   sudoku-….js …   words-en.json …

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { familyFolders, later, RULES, RULES_OF_HINTS, withoutReasonTexts } from './build-player.mjs'
import { packagesOf } from './licences.mjs'
import { readCatalogues, wordsPlugin } from './words.mjs'

const ROOT = resolve(import.meta.dirname, '..')

/** Bundles the studio into `folder/studio/`; `folder` holds the library as it is compiled. Returns the names of bundled packages. */
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
  for (const [language, words] of Object.entries(pageWords)) {
    for (const [file, isFurther] of [
      ['words', false],
      ['further-words', true],
    ]) {
      const some = Object.entries(words).filter(([name]) => OF_FURTHER_ROOMS.has(name) === isFurther)
      writeFileSync(join(out, `${file}-${language}.json`), JSON.stringify(Object.fromEntries(some)))
    }
  }
  for (const [language, texts] of Object.entries(catalogues)) {
    for (const [name, some] of Object.entries(textsOfEngine(texts)))
      writeFileSync(join(out, `${name}-${language}.json`), JSON.stringify(some))
  }
  const plugins = [families, wordsPlugin(sources)]
  const packages = []
  for (const [name, entry, own, family] of [
    ['studio', 'studio/app/studio.tsx', []],
    [
      'engine',
      'studio/engine/worker.ts',
      [textsLater(catalogues, sources), withoutReasonTexts, ...rulesLater(sources)],
      join(sources, 'families/sudoku/index.ts'),
    ],
  ]) {
    const build = await rolldown({
      input: { [name]: join(sources, entry) },
      platform: 'browser',
      treeshake: { moduleSideEffects: (id) => id.includes('/src/studio/') },
      external: ['crypto'],
      transform: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      plugins: [...own, ...plugins],
      preserveEntrySignatures: 'allow-extension',
      // The family with which the form begins is loaded with the engine, and others are not.
      checks: { ineffectiveDynamicImport: false },
      logLevel: 'warn',
    })
    const output = await inChunks(build, family)
    await build.close()
    for (const { fileName, code, source } of output) writeFileSync(join(out, fileName), code ?? source)
    packages.push(...packagesOf(output))
  }
  writeFileSync(join(out, 'studio.css'), await stylesOf(sources))
  writeFileSync(join(out, 'index.html'), readFileSync(join(sources, 'studio/app/index.html')))
  return packages
}

/**
 * Writes chunks of which one, `first`, has everything that a page loads before its first puzzle: what the entry imports, and the
 * family with which the form begins. So fewer files are loaded, and they are compressed better.
 */
async function inChunks(build, family) {
  const options = {
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: true,
  }
  const { output } = await build.generate(options)
  if (!family) return output
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set()
  const load = (chunk) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const name of chunk.imports) load(chunks.get(name))
  }
  for (const chunk of output) if (chunk.isEntry || chunk.moduleIds.includes(family)) load(chunk)
  const first = new Set([...loaded].flatMap(({ moduleIds }) => moduleIds))
  // Not the entry: WebKit would run it once more for a chunk that imports it.
  for (const { isEntry, facadeModuleId } of output) if (isEntry) first.delete(facadeModuleId)
  const name = (id) => (first.has(id) ? 'first' : null)
  return (
    await build.generate({
      ...options,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'first', name }] },
    })
  ).output
}

/** The style sheet, which is computed from the tokens of the look. */
async function stylesOf(sources) {
  const build = await rolldown({ input: join(sources, 'studio/app/styles.ts') })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)).STUDIO_STYLES
}

/** The usual sizes of a family, from small to large. */
function sizesOf(usual, { shapes: { example, others }, parseShape }) {
  const cellsOf = (size) => {
    const { rows, columns } = parseShape(size)
    return rows * columns
  }
  return [...new Set([usual, example, ...others])].sort((one, other) => cellsOf(one) - cellsOf(other))
}

/** The module `puzzlewright:families`. */
async function familiesModule(folder, sources) {
  const { FAMILIES } = await import(pathToFileURL(join(folder, 'families/registry.js')).href)
  const loaders = familyFolders(sources).map(({ name, folder: own }) => {
    const from = JSON.stringify(join(sources, 'families', own, 'index.ts'))
    return `${name}: () => import(${from}).then((exported) => exported.${name})`
  })
  const names = FAMILIES.map(({ name, making: { shape }, notation, setting }) => ({
    name,
    shape,
    sizes: sizesOf(shape, notation),
    hasRules: setting.ruleChoices !== undefined,
  }))
  const code = `export const LOADERS = { ${loaders} }\nexport const NAMES = ${JSON.stringify(names)}`
  return {
    name: 'families',
    resolveId: (id) => (id === 'puzzlewright:families' ? '\0families' : undefined),
    load: (id) => (id === '\0families' ? code : undefined),
  }
}

/** The modules, seen from the folder of further rules, that nothing calls for boards without such rules. */
const RULES_LATER = [...RULES_OF_HINTS, 'clueNotation', 'conflictOrder', 'drawClues', 'layClues']

/**
 * Leaves further rules out of the engine until a task needs them: until then their functions throw `NEEDED`, and the task is done
 * again with them.
 */
const rulesLater = (sources) => [
  {
    name: 'further rules',
    resolveId: (id) => (id === 'puzzlewright:rules' ? '\0loadRules' : undefined),
  },
  later({
    folder: join(sources, RULES),
    modules: RULES_LATER,
    loader: 'loadRules',
    chunk: 'furtherRules.ts',
    code: `import { loadOnce } from ${JSON.stringify(join(sources, LOAD_ONCE))}
      import { LATIN_RULES } from './ruleTable.ts'
      const NEEDED = new Error('further rules are not loaded')
      export let loaded = new Proxy({}, { get() { throw NEEDED } })
      const loading = loadOnce(async () => {
        const found = await import('./furtherRules.ts')
        LATIN_RULES.push(...found.LATIN_RULES)
        loaded = { ...found }
      })
      export const loadRules = (shape) => shape.includes('+') ? loading() : undefined
      export async function withRules(shape, work) {
        await loadRules(shape)
        try { return await work() } catch (error) {
          if (error !== NEEDED) throw error
          await loadRules('+')
          return work()
        }
      }`,
    beside: (path) => (path === 'ruleTable' ? ['export const LATIN_RULES = []'] : []),
  }),
]

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

/** The texts that boards are made and drawn without: namespaces, and keys of namespaces. */
const LATER = ['setting', 'page', 'details', 'reasons', 'techniques', 'notes']

/**
 * The texts of a language that the engine loads, those for boards apart from those for what is told about them. Of techniques, it
 * loads the names and not the explanations.
 */
function textsOfEngine(texts) {
  const some = (isLater) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([namespace, { techniques, ...own }]) => {
        if (NOT_OF_ENGINE.includes(namespace)) return []
        const names = Object.entries(techniques ?? {}).map(([key, { name }]) => [key, { name }])
        if (own.howToPlay) own.howToPlay = []
        if (techniques) own.techniques = Object.fromEntries(names)
        const wanted = Object.entries(own).filter(
          ([key]) =>
            !NOT_SHOWN.includes(key) && isLater === (LATER.includes(namespace) || LATER.includes(key)),
        )
        return [[namespace, Object.fromEntries(wanted)]]
      }),
    )
  return { texts: some(false), 'further-texts': some(true) }
}

/** The line of `byLanguage` that keeps a value. */
const KEEPS = 'Object.defineProperty(record, language, { ...facts, value })'

/** The words that only the rooms after the first use. */
const OF_FURTHER_ROOMS = new Set(['set', 'study', 'explain', 'play', 'print', 'book'])

/** The module for what is loaded when it is needed, seen from the sources. */
export const LOAD_ONCE = 'studio/loadOnce.ts'

/**
 * Leaves the texts out of the engine until their language is loaded: `catalogue.ts` becomes objects that are filled then. The words
 * for stars stay, because orders are read in the words of all languages.
 */
const textsLater = (catalogues, sources) => {
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
    texts: `import { fetchJson, loadOnce } from ${JSON.stringify(join(sources, LOAD_ONCE))}
      const files = {}, loaded = {}, whole = new Set()
      export const textsIn = (namespace) => new Proxy({}, { get: (_, language) => loaded[language]?.[namespace] })
      export const areTextsWhole = (language) => whole.has(language)
      const read = (name) =>
        (files[name] ??= loadOnce(() => fetchJson(new URL(\`./\${name}.json\`, import.meta.url))))()
      export async function loadTexts(language, isWhole) {
        loaded[language] ??= await read('texts-' + language)
        if (!isWhole || whole.has(language)) return
        const texts = loaded[language]
        for (const [namespace, some] of Object.entries(await read('further-texts-' + language)))
          texts[namespace] = { ...texts[namespace], ...some }
        whole.add(language)
      }`,
  }
  return {
    name: 'texts later',
    resolveId: (id) => (id === 'puzzlewright:texts' ? '\0texts' : undefined),
    // What is made of the texts of a language is made anew until all of them are there.
    transform: (code, id) =>
      /[/\\]src[/\\]words[/\\]languages\.ts$/.test(id)
        ? {
            code: `import { areTextsWhole } from 'puzzlewright:texts'\n${code.replace(KEEPS, `if (areTextsWhole(language)) ${KEEPS}`)}`,
            map: null,
          }
        : undefined,
    load: (id) =>
      id === '\0texts'
        ? code.texts
        : /[/\\]src[/\\]words[/\\]catalogue\.ts$/.test(id)
          ? code.catalogue
          : undefined,
  }
}
