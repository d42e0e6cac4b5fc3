// Bundles the player for browsers: one file for the element, and for each family of the registry one for its boards, one for its
// hints, and in each language one for the words of its boards, one for its words of help and one for those of the menu. The player loads each file when it
// needs it.
//
//   player.js          sudoku.js   sudoku-guide.js   sudoku-words-en.js   sudoku-help-en.js
//   paths.js, sums.js, symbols.js                    loaded with boards that have them
//   furtherPlay.js                                   loaded after the board: undo, notes, earlier games, help, the menu
//   languages.js   rules-words-en.js                 the words in all languages, for readers who choose another than the page's
//   refusals.js                                      loaded when a reader needs it
//   single/player.js   single/sudoku.js ...          the same without imports, for pages in one file
//   core.js            games without a page, for programs
//   daily.js, frame.js, embed.js                     the pages of a feed, embedded pages, and the script that embeds them
//
// The same sources give the same bytes.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { packagesOf } from './licences.mjs'
import { readCatalogues, wordsPlugin } from './words.mjs'

const ROOT = resolve(import.meta.dirname, '..')

/** Bundles the player into `folder/player/`; `folder` holds the library as it is compiled. Returns the names of bundled packages. */
export async function buildPlayer(folder, sources = join(ROOT, 'src')) {
  const out = join(folder, 'player')
  mkdirSync(join(out, 'single'), { recursive: true })
  const families = familyFolders(sources)
  const { FAMILIES } = await import(pathToFileURL(join(folder, 'families/registry.js')).href)
  const hasRules = new Set(FAMILIES.filter(({ playing }) => playing.loadRules).map(({ name }) => name))
  const furtherRules = {
    esm: `export const further = () => import('./further-rules.js')`,
    iife: 'export const further = async () => PUZZLEWRIGHT_RULES',
  }
  const { boards, help, menus } = await playerWords(folder, FAMILIES, readCatalogues(sources))
  const saying = ([name, words]) => ({ name, code: `export const words = ${JSON.stringify(words)}` })
  const files = [
    {
      name: 'player',
      code: readFileSync(join(sources, 'player/player.ts'), 'utf8'),
      parts: partsOf(families),
      plugins: [furtherPlayLater(sources)],
    },
    ...families.flatMap(({ name, folder: own }) => {
      const from = (path) => JSON.stringify(join(sources, path))
      const guide = `./${name}-guide.js`
      const loadsRules = hasRules.has(name)
      return [
        {
          name,
          code: `export { played } from ${from(`families/${own}/index.ts`)}
            export { guide, words, help, menu } from 'puzzlewright:parts'`,
          parts: {
            esm: `export const guide = { url: new URL('${guide}', import.meta.url).href, load: () => import('${guide}') }
              export const words = ${loaders(boards[name], `${name}-words`)}
              export const help = ${loaders(help[name], `${name}-help`)}
              export const menu = ${loaders(menus[name], `${name}-menu`)}
              ${furtherRules.esm}`,
            // A page in one file has them in the script.
            iife: `export const guide = undefined, words = undefined, help = undefined, menu = undefined; ${furtherRules.iife}`,
          },
          plugins: [withoutErrorTexts, rulesLater(sources, RULES_OF_BOARDS)],
        },
        {
          name: `${name}-guide`,
          code: `import { player } from ${from(`families/${own}/index.ts`)}
            import { answererOf } from ${from('player/dom/guideWorker.ts')}
            ${loadsRules ? `import { loadRules } from ${from(`${RULES}/loadRules.ts`)}` : ''}
            export const answer = answererOf(player${loadsRules ? ', loadRules' : ''})`,
          parts: furtherRules,
          plugins: [withoutErrorTexts, withoutReasonTexts, rulesLater(sources, RULES_OF_HINTS)],
        },
        ...Object.entries(boards[name]).map(([language, words]) =>
          saying([`${name}-words-${language}`, words]),
        ),
        ...Object.entries(help[name]).map(([language, words]) => saying([`${name}-help-${language}`, words])),
        ...Object.entries(menus[name]).map(([language, words]) =>
          saying([`${name}-menu-${language}`, words]),
        ),
      ]
    }),
  ]
  files.push({
    name: 'further-rules',
    code: `${RULES_OF_BOARDS.map((name) => `export * from ${JSON.stringify(join(sources, RULES, `${name}.ts`))}`).join('\n')}
      export const texts = ${JSON.stringify(textsOfRules(readCatalogues(sources)))}`,
    plugins: [withoutErrorTexts],
  })
  const packages = []
  for (const file of files) {
    const output = await bundle(file, sources, 'esm')
    packages.push(...packagesOf(output))
    for (const { fileName, code } of output) writeFileSync(join(out, fileName), code)
    for (const { fileName, code } of await bundle(file, sources, 'iife')) {
      writeFileSync(join(out, 'single', fileName), code)
    }
  }
  const catalogues = readCatalogues(sources)
  const rulesWords = Object.entries(textsOfRules(catalogues)).map(([language, words]) =>
    saying([`rules-words-${language}`, words]),
  )
  const languages = {
    name: 'languages',
    code: `export const TEXTS = { ${families.map(
      ({ name }) => `${name}: {
        words: ${loaders(catalogues, `${name}-words`)},
        help: ${loaders(catalogues, `${name}-help`)},
        menu: ${loaders(catalogues, `${name}-menu`)},
        ${hasRules.has(name) ? `rules: ${loaders(catalogues, 'rules-words')}` : ''}
      }`,
    )} }`,
  }
  for (const file of [languages, ...rulesWords]) {
    for (const { fileName, code } of await bundle(file, sources, 'esm'))
      writeFileSync(join(out, fileName), code)
  }
  const core = { name: 'core', code: readFileSync(join(sources, 'player/core.ts'), 'utf8') }
  for (const { fileName, code } of await bundle(core, sources, 'esm'))
    writeFileSync(join(out, fileName), code)
  for (const [name, format] of Object.entries(FEED_SCRIPTS)) {
    const code = readFileSync(join(sources, FEED_FOLDER, `${name}.ts`), 'utf8')
    const [script] = await bundle({ name, code, folder: FEED_FOLDER }, sources, format)
    writeFileSync(join(out, script.fileName), script.code)
  }
  return packages
}

/** Scripts of a feed's pages. The script that editors paste is not a module. */
const FEED_SCRIPTS = { daily: 'esm', frame: 'esm', embed: 'iife' }
const FEED_FOLDER = 'player/dom/daily'

/** The families of the registry, by the names of their folders: a family's folder has the family's name. */
export function familyFolders(sources) {
  const registry = readFileSync(join(sources, 'families/registry.ts'), 'utf8')
  return Array.from(registry.matchAll(/from '\.\/(\w+)\/index\.ts'/g), ([, folder]) => ({
    folder,
    name: folder.toLowerCase(),
  }))
}

/** The words of boards, those of help and those of the menu, by family and language. */
async function playerWords(folder, families, catalogues) {
  const load = (path) => import(pathToFileURL(join(folder, path)).href)
  const { phrasesIn } = await load('grader/sharedTechniquePhrases.js')
  const { CLUE_NAMES } = await load('families/latin/rules/clueNames.js')
  const ofFamilies = (wordsOf) => Object.fromEntries(families.map((family) => [family.name, wordsOf(family)]))
  const inLanguages = (wordsIn) =>
    Object.fromEntries(Object.keys(catalogues).map((language) => [language, wordsIn(language)]))
  const boards = ofFamilies(({ playing, words }) =>
    inLanguages((language) => {
      const { player, stars, latinRules } = catalogues[language]
      const { name, notes = {} } = words[language] ?? words.en
      // The notes of further rules are loaded with them.
      const own = without(Object.keys(latinRules.notes), notes)
      return { language, player: wordsFor(playing, player), stars, name, notes: own }
    }),
  )
  const help = ofFamilies(({ playing, words }) =>
    inLanguages((language) => {
      const { name: _, notes: __, howToPlay: ___, symbols, ...phrases } = words[language] ?? words.en
      const { playerHelp, latinRules } = catalogues[language]
      const { status, picture } = playerHelp
      // Where boards may have further rules, the words for reasons that name clues are loaded with them.
      const later = (names, texts) => (playing.loadRules ? without(names, texts) : texts)
      const reasons = later(Object.keys(latinRules.reasons), phrases.reasons)
      const groups = later(CLUE_NAMES, phrases.groups)
      const said = phrasesIn(language, { ...phrases, reasons, groups })
      return { help: { status, picture }, phrases: said, symbols }
    }),
  )
  const menus = ofFamilies(({ words }) =>
    inLanguages((language) => {
      const { howToPlay } = words[language] ?? words.en
      return { help: catalogues[language].playerHelp, howToPlay }
    }),
  )
  return { boards, help, menus }
}

/** The texts except those with these keys. */
const without = (keys, texts) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key)))

/** The words of the player that are only for boards with something, by its name in `Playing`. */
const WORDS_OF_SOME = {
  lines: [['lines'], ['sums']],
  cages: [['operators'], ['label', 'cage'], ['label', 'cageCell'], ['buttons', 'combinations']],
  clues: [['label', 'clueCell']],
  shaded: [['label', 'shaded']],
  neighbours: [
    ['use', 'path'],
    ['buttons', 'keys'],
  ],
}

/** The words of the player that are only for boards without something. */
const WORDS_OF_OTHERS = { neighbours: [['use', 'cells']] }

/** The words of the player without those for what boards of a family do not have. */
function wordsFor(playing, words) {
  const left = structuredClone(words)
  const needless = [
    ...Object.entries(WORDS_OF_SOME).filter(([part]) => !playing[part]),
    ...Object.entries(WORDS_OF_OTHERS).filter(([part]) => playing[part]),
  ]
  for (const path of needless.flatMap(([, paths]) => paths)) {
    delete path.slice(0, -1).reduce((at, key) => at[key], left)[path.at(-1)]
  }
  return left
}

/** The module `puzzlewright:parts` of the player: the files that it loads for a board. */
function partsOf(families) {
  const parts = families.map(({ name }) => `${name}: () => import('./${name}.js')`)
  return {
    esm: `export const PARTS = {${parts}}`,
    // A page in one file keeps the parts of its family in a variable of this name.
    iife: 'export const PARTS = PUZZLEWRIGHT_PARTS',
  }
}

/** The code of an object that loads words, by their languages. */
function loaders(words, name) {
  return `{ ${Object.keys(words).map((language) => `${language}: () => import('./${name}-${language}.js')`)} }`
}

/**
 * Computes the style sheets, which the sources derive from the tokens of the look: a page loads their texts alone.
 */
const computedStyles = {
  name: 'computed styles',
  async load(id) {
    if (!/[/\\]dom[/\\](?:s|furtherS)tyles\.ts$/.test(id)) return undefined
    const build = await rolldown({ input: id, logLevel: 'warn' })
    const { output } = await build.generate({ format: 'esm' })
    await build.close()
    const sheets = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
    return Object.entries(sheets)
      .map(
        ([name, sheet]) =>
          `export const ${name} = ${JSON.stringify(typeof sheet === 'string' ? minified(sheet) : '')}`,
      )
      .join('\n')
  },
}

/** A style sheet without line breaks, which stand only between rules and declarations, and without needless zeros. */
const minified = (sheet) =>
  sheet
    .replaceAll('\n', '')
    .replaceAll(/(?<![\w.-])0(\.\d)/g, '$1')
    .replaceAll('#ffffff', '#fff')

/**
 * Leaves out the texts that a board never shows: the messages of errors and the rules of faults. A page tells the code of an
 * error and its place.
 */
const withoutErrorTexts = {
  name: 'without error texts',
  transform(code, id) {
    if (!/[/\\]families[/\\].*\.ts$/.test(id)) return undefined
    const texts = []
    const visit = (node) => {
      const text = errorTextIn(node)
      if (text) texts.push(text)
      for (const child of Object.values(node).flat()) if (child?.type && child !== text) visit(child)
    }
    visit(parseAst(code, { lang: 'ts' }))
    const emptied = texts
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
    return { code: emptied, map: null }
  },
}

/** Leaves out the English sentences of reasons where those of the reader's language are loaded. */
export const withoutReasonTexts = {
  name: 'without reason texts',
  transform: (code, id) =>
    id.includes('words/parts/')
      ? { code: code.replace(/^(export const reasons = ).*$/m, '$1{}'), map: null }
      : undefined,
}

/** The folder of further rules. */
export const RULES = 'families/latin/rules'
/** The modules, seen from there, that hints on boards without such rules do not need. */
export const RULES_OF_HINTS = [
  'ruleTable',
  'readShapeRules',
  'boardUnderRules',
  'clueNarrowers',
  'singlesByClues',
  '../automata',
  '../techniques/clueCandidates',
]
/** Those that such boards do not need. Hints on all boards need pairs and walks, of which there may be none. */
const RULES_OF_BOARDS = [...RULES_OF_HINTS, 'clueNotation', 'clueText', 'drawClues', 'pairsAndWalks']

/** The texts of further rules by language: their notes, what their clues are called, and the reasons that name clues. */
const textsOfRules = (catalogues) =>
  Object.fromEntries(
    Object.entries(catalogues).map(([language, { latinRules, groups }]) => [
      language,
      { notes: latinRules.notes, clues: groups, reasons: latinRules.reasons },
    ]),
  )

/**
 * Leaves modules of a folder out until they are loaded: until then their functions, which call those that are loaded, must not be
 * called. `loader` is the module that loads them, and `code` replaces it: it exports `loaded`, an object that gets the functions. It
 * may import `chunk`, a file with all of the modules. `beside` lists what else a module exports meanwhile.
 */
export const later = ({ folder, modules, loader, code, chunk, beside = () => [] }) => {
  const whole = chunk && join(folder, chunk)
  return {
    name: `${loader} later`,
    resolveId(id, importer) {
      if (chunk && importer === whole) return undefined
      if (chunk && id === `./${chunk}`) return whole
      const name = basename(id, '.ts')
      return [...modules.map((one) => basename(one)), loader].includes(name) ? `\0${name}` : undefined
    },
    load(id) {
      if (id === `\0${loader}`) return code
      if (chunk && id === whole)
        return modules.map((one) => `export * from ${JSON.stringify(join(folder, `${one}.ts`))}`).join('\n')
      const path = modules.find((one) => id === `\0${basename(one)}`)
      if (!path) return undefined
      const { body } = parseAst(readFileSync(join(folder, `${path}.ts`), 'utf8'), { lang: 'ts' })
      const functions = body.flatMap(({ declaration }) =>
        declaration?.type === 'FunctionDeclaration' ? declaration.id.name : [],
      )
      return [
        `import { loaded } from './${loader}.ts'`,
        ...beside(path),
        ...functions.map((one) => `export const ${one} = (...given) => loaded.${one}(...given)`),
      ].join('\n')
    },
  }
}

/** Leaves out what only boards with further rules need, and loads it for them: until then the table of rules is empty. */
const rulesLater = (sources, modules) =>
  later({
    folder: join(sources, RULES),
    modules,
    loader: 'loadRules',
    code: `import { LATIN_RULES } from './ruleTable.ts'
      import { further } from 'puzzlewright:parts'
      export const loaded = {}
      export async function loadRules(id) {
        if (!id.includes('+')) return undefined
        Object.assign(loaded, await further())
        if (LATIN_RULES.length === 0) LATIN_RULES.push(...loaded.LATIN_RULES)
        return loaded.texts
      }`,
    beside: (path) => (path === 'ruleTable' ? ['export const LATIN_RULES = []'] : []),
  })

/** Leaves out what a board needs only after its first numbers, and loads it when the board is shown. */
const furtherPlayLater = (sources) =>
  later({
    folder: join(sources, 'player'),
    modules: [
      'rareActions',
      'readLog',
      'replaceLogs',
      'storedSettings',
      'keyCommands',
      'dom/obeyKey',
      'cellLabels',
      'dom/solvedPanel',
      'dom/notesView',
      'dom/namedPlaces',
      'dom/outsideBoard',
      'dom/furtherBoard',
      'dom/chosenTexts',
      'severalCells',
      'dom/menu',
      'dom/assistanceLoader',
    ],
    loader: 'loadFurtherPlay',
    chunk: 'furtherPlay.ts',
    code: `export const loaded = {}
      let loading, isLoaded = false
      export const isFurtherPlayLoaded = () => isLoaded
      export const loadFurtherPlay = () => loading ??= import('./furtherPlay.ts').then(
        (found) => {
          Object.assign(loaded, found)
          loaded.addFurtherStyles()
          isLoaded = true
        },
        (error) => { loading = undefined; throw error },
      )`,
  })

/** The text for readers of an error that a node of a syntax tree makes. */
function errorTextIn(node) {
  const { type, callee, arguments: given, key, shorthand, value, id, init } = node
  if (type === 'NewExpression' && callee.name === 'PuzzleError') return given[1]
  if (type === 'CallExpression')
    return { visible: node, parseNumber: given[3], repeats: given[2] }[callee.name]
  // Readers never see the name of a rule as a text.
  if (type === 'Property' && key.name === 'rule' && !shorthand && value.type !== 'Identifier') return value
  return type === 'VariableDeclarator' && id.name === 'message' ? init : undefined
}

async function bundle({ name, code, parts, folder = 'player', plugins = [] }, sources, format) {
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
      computedStyles,
      ...plugins,
      {
        name: 'player',
        resolveId(id) {
          if (id === entry) return id
          // A file that the player loads later stays separate.
          if (/^\.\/[a-zA-Z]+(?:-[a-z]+)*\.js$/.test(id)) return { id, external: true }
          return { 'puzzlewright:parts': '\0parts', 'puzzlewright:languages': '\0languages' }[id]
        },
        load(id) {
          if (id === entry) return { code, moduleType: 'ts' }
          if (id === '\0languages')
            return `export const others = ${format === 'esm' ? `() => import('./languages.js')` : 'undefined'}`
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
  // Hints for other bundlers are not for readers.
  return output.map(({ fileName, code: text, moduleIds }) => ({
    fileName,
    moduleIds,
    code: text.replaceAll(/\/\* @__PURE__ \*\/ ?/g, ''),
  }))
}

/** The variable in which a script without modules keeps its exports. */
function variableOf(name) {
  return `puzzlewright_${name.replaceAll('-', '_')}`
}
