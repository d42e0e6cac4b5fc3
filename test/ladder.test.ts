// The architecture, enforced: each folder imports only from folders above it, families do not import each
// other, and only runs and the command line use Node, the clock or unseeded random numbers.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entryFiles } from './support/publicApi.ts'

const SRC = resolve(import.meta.dirname, '../src')

/** From top to bottom; a file imports from its own rung and those above. */
const LADDER = [
  'design',
  'words',
  'kernel',
  'scene.ts',
  'families',
  'solver',
  'grader',
  'maker',
  'formats',
  'render',
  'page',
  'proof',
  'print',
  'book',
  'feed',
  'bench',
  'corpus',
  'player',
  'studio',
  'runs',
  'index.ts',
  'cli',
]

/** Files outside runs and the command line that use Node or the clock: they read fonts and write files. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  'node modules': ['render/loadTypeface.ts', 'render/png.ts'],
  // pdfkit needs a date and gets a fixed one, not the clock's.
  Date: ['render/pdf.ts'],
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))

function importsOf({ file, text }: { file: string; text: string }): string[] {
  return Array.from(text.matchAll(/(?:from|import)\s+'(\.[^']+\.tsx?)'/g), (match) =>
    relative(SRC, resolve(SRC, dirname(file), match[1])),
  )
}

describe('the ladder', () => {
  it('has a rung for every file', () => {
    expect(files.length).toBeGreaterThan(30)
    expect(files.filter(({ file }) => !LADDER.includes(file.split(sep)[0])).map(({ file }) => file)).toEqual(
      [],
    )
  })

  it('has imports only from higher rungs', () => {
    const rung = (file: string) => LADDER.indexOf(file.split(sep)[0])
    const wrong = files.flatMap((source) =>
      importsOf(source)
        .filter((imported) => rung(imported) > rung(source.file))
        .map((imported) => `${source.file} imports ${imported}`),
    )
    expect(wrong).toEqual([])
  })

  it('keeps families apart: only the registry imports a family, through its index', () => {
    const registry = readFileSync(join(SRC, 'families/registry.ts'), 'utf8')
    const folderOf = (file: string) => {
      const folder = /^families[/\\]([^/\\]+)[/\\]/.exec(file)?.[1]
      // A folder that the registry does not name is not a family; several families share it.
      return registry.includes(`'./${folder}/`) ? folder : undefined
    }
    const wrong = files.flatMap((source) =>
      importsOf(source)
        .filter((imported) => folderOf(imported) && folderOf(imported) !== folderOf(source.file))
        .filter(
          (imported) => source.file !== join('families', 'registry.ts') || !imported.endsWith('index.ts'),
        )
        .map((imported) => `${source.file} imports ${imported}`),
    )
    expect(wrong).toEqual([])
  })

  it('compares family names only inside family folders', () => {
    const wrong = files.filter(
      ({ file, text }) =>
        !/^families[/\\][^/\\]+[/\\]/.test(file) &&
        /(?:case|===|!==)\s*'(?:sudoku|kenken|survo|hidoku|magic)'/.test(text),
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it.each([
    ['Math.random', /\bMath\.random\b/],
    // Words of a page may have 'Date' as a text.
    ['Date', /(?<!')\bDate\b/],
    ['process', /\bprocess\./],
    ['performance', /\bperformance\./],
    ['node modules', /from 'node:/],
  ])('allows %s only in runs, the command line and the listed files', (name, pattern) => {
    const users = files.filter(
      ({ file, text }) => !/^(?:cli|runs|player[/\\]dom)[/\\]/.test(file) && pattern.test(text),
    )
    expect(users.map(({ file }) => file.replaceAll(sep, '/')).sort()).toEqual(EDGES[name] ?? [])
  })

  it('has runs without terminals, exit codes and commander', () => {
    const runs = files.filter(({ file }) => file.startsWith('runs'))
    expect(runs.length).toBeGreaterThan(10)
    const terminal = /process\.(?:stdout|stdin|exit\b|exitCode)|'commander'|'cli-progress'|\bisTTY\b/
    expect(runs.filter(({ text }) => terminal.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('has a command line that does not load the whole library', () => {
    const wrong = files.filter(
      (source) =>
        /^(?:cli|runs)/.test(source.file) &&
        (importsOf(source).includes('index.ts') || /import\('(?:\.\.\/)+index\.ts'\)/.test(source.text)),
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })
})

/**
 * The files that a file loads when it starts, found through its imports: without types and dynamic imports.
 */
function loadedBy(entry: string): string[] {
  const found = new Set<string>()
  const toDo = [entry]
  for (let file = toDo.pop(); file !== undefined; file = toDo.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const text = files.find((one) => one.file === file)?.text
    if (text === undefined) throw new Error(`${entry} loads ${file}, which does not exist`)
    toDo.push(...importsOf({ file, text: withoutTypes(text) }))
  }
  return Array.from(found, (file) => file.replaceAll(sep, '/'))
}

/** A module without the imports and exports that the compiler erases. */
function withoutTypes(text: string): string {
  return text
    .replaceAll(/^(?:import|export) type [^;]*? from '[^']+'$/gm, '')
    .replaceAll(/^(?:import|export) \{([^}]*)\} from '[^']+'$/gm, (all, names: string) =>
      names.split(',').every((name) => /^\s*(?:type\s.*)?$/.test(name)) ? '' : all,
    )
}

/** The packages that a module imports, statically or dynamically. */
const PACKAGES = /^(?:import|export)\b[^;'`]*?from '([^.'][^']*)'$|import\('([^.'][^']*)'\)/gm

describe('loaded files', () => {
  const folders = (entry: string) => new Set(loadedBy(entry).map((file) => file.split('/')[0]))

  it('include an existing file for every worker', () => {
    // The page of the studio names files of its site, beside its script.
    const programs = files.filter(({ file }) => !/^studio[/\\]app/.test(file))
    const workers = programs.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/new URL\('(\.[^']+)\.js', import\.meta\.url\)/g), ([, name]) =>
        relative(SRC, resolve(SRC, dirname(file), `${name}.ts`)).replaceAll(sep, '/'),
      ),
    )
    expect(workers.sort()).toEqual(
      [...Object.keys(WORKERS), 'runs/puzzleWorker.ts', 'runs/gradeWorker.ts'].sort(),
    )
  })

  /** Folders that a worker may load in addition to those of every worker. */
  const WORKERS: Readonly<Record<string, readonly string[]>> = {
    'cli/bench/measureWorker.ts': ['bench', 'cli'],
    'runs/corpora/checkWorker.ts': ['corpus'],
    'runs/corpora/corpusWorker.ts': ['corpus'],
    'runs/corpora/keyWorker.ts': ['corpus'],
    'runs/feed/draftWorker.ts': ['feed'],
    'runs/feed/puzzleFilesWorker.ts': ['design', 'feed', 'render', 'page', 'proof', 'print', 'book'],
    'runs/survoCounts/countWorker.ts': ['corpus'],
    'studio/book/puzzleWorker.ts': ['studio'],
  }
  const USUAL = ['words', 'kernel', 'scene.ts', 'families', 'solver', 'grader', 'maker', 'formats', 'runs']

  it.each(['runs/puzzleWorker.ts', 'runs/gradeWorker.ts', ...Object.keys(WORKERS)])(
    'of %s include nothing of other commands',
    (worker) => {
      const allowed = [...USUAL, ...(WORKERS[worker] ?? [])]
      expect([...folders(worker)].filter((folder) => !allowed.includes(folder))).toEqual([])
    },
  )

  it('of workers that generate or grade include neither the laboratory nor books', () => {
    for (const worker of ['runs/puzzleWorker.ts', 'runs/gradeWorker.ts']) {
      expect(loadedBy(worker).filter((file) => /^(?:bench|book|render|cli|index)/.test(file))).toEqual([])
    }
    // The grader's worker loads the grader itself, and not the code that starts threads.
    expect(loadedBy('runs/gradeWorker.ts')).toContain('grader/grade.ts')
    expect(loadedBy('runs/gradeWorker.ts')).not.toContain('runs/threadExecutor.ts')
  })

  it.each(entryFiles().map((entry) => entry.replace('src/', '')))(
    'of the entry %s use no Node, and no package except seedrandom and the parts that the build generates',
    (entry) => {
      const loaded = loadedBy(entry)
      expect(loaded.filter((file) => /^(?:cli|runs)/.test(file))).toEqual([])
      const packages = files
        .filter(({ file }) => loaded.includes(file.replaceAll(sep, '/')))
        .flatMap(({ text }) =>
          Array.from(withoutTypes(text).matchAll(PACKAGES), (match) => match[1] ?? match[2]),
        )
      expect(
        packages.filter((name) => !/^(?:seedrandom(?:\/|$)|puzzlewright:(?:parts|languages)$)/.test(name)),
      ).toEqual([])
    },
  )

  it('of the command line exclude the laboratory and the book maker until the command is known', () => {
    const heavy = /^(?:bench\/(?:report|encodings|contenders)|book\/(?:layout|preflight)|render\/(?:pdf|png))/
    expect(loadedBy('cli/main.ts').filter((file) => heavy.test(file))).toEqual([])
  })
})
