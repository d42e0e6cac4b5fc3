// Pages made with React, Preact and Svelte know the element: its record, attributes and events have types, and the pages are
// built with the player from the package.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { compile } from 'svelte/compiler'
import { svelte2tsx } from 'svelte2tsx'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../support/sourceFiles.ts'

const FIXTURES = join(ROOT, 'test/fixtures/frameworks')
// Below the root, so that the package resolves its own name.
const folder = join(ROOT, `generated/frameworks-${process.pid}`)

/** What svelte2tsx leaves to the project. */
const SVELTE_TYPES = ['svelte-shims-v4.d.ts', 'svelte-jsx-v4.d.ts'].map((name) =>
  join(ROOT, 'node_modules/svelte2tsx', name),
)

interface Framework {
  readonly name: string
  readonly file: string
  /** The source of the page for the compiler of TypeScript. */
  typed(text: string): string
  readonly types?: readonly string[]
}

const FRAMEWORKS: readonly Framework[] = [
  { name: 'react', file: 'react.tsx', typed: (text) => text },
  { name: 'preact', file: 'preact.tsx', typed: (text) => text },
  {
    name: 'svelte',
    file: 'Page.svelte',
    typed: (text) => svelte2tsx(text, { filename: 'Page.svelte', isTsFile: true, version: '5' }).code,
    types: SVELTE_TYPES,
  },
]

const textOf = (file: string) => readFileSync(join(FIXTURES, file), 'utf8')

/** The errors of the compiler in the source of a page. */
function mistakesIn({ name, typed, types = [] }: Framework, text: string): string[] {
  const file = join(folder, `${name}-${Math.abs(text.length)}.tsx`)
  writeFileSync(file, typed(text))
  const program = ts.createProgram([file, ...types], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: name === 'svelte' ? ts.JsxEmit.Preserve : ts.JsxEmit.ReactJSX,
    ...(name === 'svelte' ? {} : { jsxImportSource: name }),
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

/** The script of a page. */
async function built({ name, file }: Framework): Promise<string> {
  const bundle = await rolldown({
    input: join(FIXTURES, file),
    platform: 'browser',
    external: ['crypto'],
    transform: { jsx: { runtime: 'automatic', importSource: name === 'preact' ? 'preact' : 'react' } },
    plugins: [
      {
        name: 'svelte',
        transform: (code, id) =>
          id.endsWith('.svelte')
            ? { code: compile(code, { filename: 'Page.svelte', css: 'injected' }).js.code, map: null }
            : undefined,
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(FRAMEWORKS.map((framework) => [framework.name, framework] as const))('%s', (_, framework) => {
  const text = textOf(framework.file)

  it('knows the record, the attributes and the events', () => {
    expect(mistakesIn(framework, text)).toEqual([])
  })

  it('finds mistakes in them', () => {
    const wrong = [
      text.replace(/id: '/, "name: '"),
      text.replace(/language="\w+"/, 'language="xx"'),
      text.replace(/detail\.(?:values|open|seconds)/, 'detail.nothing'),
    ]
    for (const one of wrong) {
      expect(one).not.toBe(text)
      expect(mistakesIn(framework, one)).not.toEqual([])
    }
  })

  it('builds the page with the player', async () => {
    const script = await built(framework)
    expect(script).toContain('number-puzzle')
    expect(script).toContain('puzzle-')
    expect(script).not.toContain("from 'puzzlewright")
  })
})
