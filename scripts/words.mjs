// The texts that readers see, from `src/words/*.json` to modules: `catalogue.ts` gives each namespace in every language,
// `english.ts` in English alone. A namespace is an export of its own, so a bundle has those that it uses. Texts with cases
// (plurals, selections) are parsed here, and nowhere later.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from '@messageformat/parser'

const SOURCES = resolve(import.meta.dirname, '../src')

/** All texts by language and namespace. Throws for texts, gaps or lists that a language lacks or that English does not have. */
export function readCatalogues(sources = SOURCES) {
  const list = readFileSync(join(sources, 'words/languages.ts'), 'utf8')
  const [, languages] = /LANGUAGES = \[([^\]]*)\]/.exec(list)
  const files = Array.from(languages.matchAll(/'([^']+)'/g), ([, language]) => [
    language,
    JSON.parse(readFileSync(join(sources, `words/${language}.json`), 'utf8')),
  ])
  const [[, english]] = files
  const faults = files.flatMap(([language, texts]) =>
    differences(english, texts, language, `${language}.json`),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return Object.fromEntries(files.map(([language, texts]) => [language, compiled(texts, language)]))
}

/**
 * The code of modules, by name and namespace: `en`, `de` with the texts of a language, `catalogue` with those of all, `english` with
 * the English ones, and `parts` with the kinds of texts of an English namespace as exports, so that a page which uses some of
 * them has no others. `from` names the module of a namespace.
 */
function modulesOf(catalogues, from) {
  const languages = Object.keys(catalogues)
  const namespacesOf = (codeOf) =>
    Object.fromEntries(Object.keys(catalogues.en).map((namespace) => [namespace, codeOf(namespace)]))
  const textsOf = (name, texts) => `export const ${name} = ${JSON.stringify(texts)}\n`
  const place = (module, namespace) => JSON.stringify(from(module, namespace))
  const hasParts = (namespace) => Object.hasOwn(catalogues.en[namespace], 'reasons')
  return {
    ...Object.fromEntries(
      languages.map((language) => [
        language,
        namespacesOf((namespace) => textsOf(namespace, catalogues[language][namespace])),
      ]),
    ),
    catalogue: namespacesOf((namespace) => {
      const named = languages.map((language) => [language, `${namespace}_${language}`])
      const imports = named.map(
        ([language, name]) => `import { ${namespace} as ${name} } from ${place(language, namespace)}\n`,
      )
      return `${imports.join('')}export const ${namespace} = { ${named.map((one) => one.join(': ')).join(', ')} }\n`
    }),
    english: namespacesOf((namespace) =>
      hasParts(namespace)
        ? `export * as ${namespace} from ${place('parts', namespace)}\n`
        : `export { ${namespace} } from ${place('en', namespace)}\n`,
    ),
    parts: namespacesOf((namespace) =>
      hasParts(namespace)
        ? Object.entries(catalogues.en[namespace])
            .map(([key, texts]) => textsOf(key, texts))
            .join('')
        : undefined,
    ),
  }
}

/** Puts the texts into a compiled folder. */
export function writeWords(folder, sources = SOURCES) {
  const words = join(folder, 'words')
  const { parts, ...modules } = modulesOf(readCatalogues(sources), (module, namespace) =>
    module === 'parts' ? `./parts/${namespace}.js` : `./${module}.js`,
  )
  for (const [name, namespaces] of Object.entries(modules)) {
    writeFileSync(join(words, `${name}.js`), Object.values(namespaces).join(''))
  }
  mkdirSync(join(words, 'parts'), { recursive: true })
  for (const [namespace, code] of Object.entries(parts)) {
    if (code !== undefined) writeFileSync(join(words, 'parts', `${namespace}.js`), code)
  }
  const declarations = join(words, 'catalogue.d.ts')
  const english = typeOf(JSON.parse(readFileSync(join(sources, 'words/en.json'), 'utf8')))
  const declared = readFileSync(declarations, 'utf8')
  writeFileSync(
    declarations,
    declared.replace(/^import type english from .*$/m, `declare const english: ${english};`),
  )
  for (const name of readdirSync(words)) if (name.endsWith('.json')) rmSync(join(words, name))
}

/** The type of texts as TypeScript writes it, for declarations without JSON beside them. */
function typeOf(texts) {
  if (typeof texts === 'string') return 'string'
  if (Array.isArray(texts)) return `(${[...new Set(texts.map(typeOf))].join(' | ') || 'never'})[]`
  const fields = Object.entries(texts).map(([key, text]) => `${JSON.stringify(key)}: ${typeOf(text)}`)
  return `{ ${fields.join('; ')} }`
}

/**
 * Puts the texts into bundles of sources, and into the modules of tests. Each namespace is a module of its own here, so that
 * files which are loaded later have theirs.
 */
export function wordsPlugin(sources) {
  const modules = modulesOf(
    readCatalogues(sources),
    (module, namespace) => `${NAMESPACE}${module}/${namespace}`,
  )
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(NAMESPACE) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${NAMESPACE}`)) {
        const [module, namespace] = id.slice(NAMESPACE.length + 1).split('/')
        return modules[module][namespace]
      }
      const name = /[/\\]src[/\\]words[/\\](catalogue|english)\.ts$/.exec(id)?.[1]
      if (name === undefined) return undefined
      return Object.keys(modules[name])
        .map((namespace) => `export { ${namespace} } from '${NAMESPACE}${name}/${namespace}'\n`)
        .join('')
    },
  }
}

/** How the names of the modules of namespaces begin. */
const NAMESPACE = 'puzzlewright:words/'

/** What a language's texts lack of the English ones, and what they have too much. */
function differences(english, own, language, place) {
  if (typeof english === 'string') {
    if (typeof own !== 'string') return [`${place}: expected a text`]
    const [wanted, has] = [gapsIn(english, 'en'), gapsIn(own, language)]
    return String(wanted) === String(has)
      ? []
      : [`${place}: has the gaps [${has}]; the English text has [${wanted}]`]
  }
  if (typeof own !== 'object' || Array.isArray(own) !== Array.isArray(english)) {
    return [`${place}: expected ${Array.isArray(english) ? 'a list' : 'texts with keys'}`]
  }
  return [...new Set([...Object.keys(english), ...Object.keys(own)])].flatMap((key) => {
    const there = `${place}: ${key}`.replace(/: (.*): /, ': $1.')
    if (key === ON_SYMBOLS) return differences(pick(english.reasons, own[key]), own[key], language, there)
    if (!Object.hasOwn(own, key)) return [`${there}: missing`]
    if (!Object.hasOwn(english, key)) return [`${there}: English has no such text`]
    return differences(english[key], own[key], language, there)
  })
}

/** The sentences for boards with symbols: in each language those of `reasons` that are others there. */
const ON_SYMBOLS = 'onSymbols'

/** The texts with the keys of others. */
function pick(texts, others) {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => Object.hasOwn(others, key)))
}

/** The names of the gaps of a text, those that decide between cases too. */
function gapsIn(text, language) {
  const gaps = (message) =>
    typeof message === 'string'
      ? Array.from(message.matchAll(/\{(\w+)\}/g), ([, gap]) => gap)
      : message.flatMap((part) =>
          typeof part === 'string' ? gaps(part) : [part[0], ...Object.values(part[1]).flatMap(gaps)],
        )
  return [...new Set(gaps(compiledText(text, language)))].sort()
}

function compiled(texts, language) {
  if (typeof texts === 'string') return compiledText(texts, language)
  if (Array.isArray(texts)) return texts.map((text) => compiled(text, language))
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text, language)]))
}

/** A text as `src/words/formatMessage.ts` says it: the text itself, or its parts if it has cases. */
function compiledText(text, language) {
  const parts = partsOf(parse(text), language)
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
}

function partsOf(tokens, language, counted) {
  const parts = tokens.map(({ type, value, arg, key: format, cases }) => {
    if (type === 'content') return value
    if (type === 'argument') return `{${arg}}`
    if (type === 'octothorpe') return `{${counted}}`
    if (type !== 'plural' && type !== 'select')
      throw new Error(`a text cannot have {${arg}, ${format ?? type}}`)
    const texts = cases.map(({ key, tokens: inside }) => {
      const said = partsOf(inside, language, type === 'plural' ? arg : counted)
      const isPlain = said.every((part) => typeof part === 'string')
      return [key.replace(/^=/, ''), isPlain ? said.join('') : said]
    })
    return [arg, Object.fromEntries(texts), ...(type === 'plural' ? [language] : [])]
  })
  // Neighbouring texts become one.
  return parts.reduce((joined, part) => {
    if (typeof part === 'string' && typeof joined.at(-1) === 'string') joined[joined.length - 1] += part
    else joined.push(part)
    return joined
  }, [])
}
