// The examples of the library: code blocks of the documents, and the @example blocks of the package's
// entries. A `ts` block is an example if it imports the package; any other block is a fragment. An `output`
// block directly after an example is its expected output.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './sourceFiles.ts'

export interface ModuleExample {
  /** The file of the example, and its first line. */
  readonly place: string
  readonly code: string
  /** The expected output, if the document has one. */
  readonly output: string | undefined
}

const BLOCK = /^```(\w+)\n(.*?)^```$(?:\n\n```output\n(.*?)^```$)?/gms

/** The examples of a file, which is a document or a source. */
export function examplesIn(path: string): ModuleExample[] {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/^ \* ?/gm, '')
  return Array.from(text.matchAll(BLOCK), ({ index, 1: language, 2: code, 3: output }) => ({
    place: `${path}:${text.slice(0, index).split('\n').length + 1}`,
    language,
    code,
    output,
  })).filter(({ language, code }) => language === 'ts' && /from 'puzzlewright/.test(code))
}

/**
 * The compiler's errors in the examples, and the output of each example. They import the built package by its
 * name.
 */
export function runExamples(examples: readonly ModuleExample[]): { mistakes: string[]; printed: string[] } {
  // Below the root, so that the package resolves its own name.
  const folder = join(ROOT, `generated/examples-${process.pid}`)
  const files = examples.map((_, index) => join(folder, `example${index}.ts`))
  mkdirSync(folder, { recursive: true })
  try {
    examples.forEach(({ code }, index) => {
      // Each example is a module that runs when it is imported.
      writeFileSync(files[index], code)
      writeFileSync(files[index].replace('.ts', '.mjs'), javascriptOf(code))
    })
    return { mistakes: typeMistakes(examples, files), printed: printsOf(examples, folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function javascriptOf(code: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  return ts.transpileModule(code, { compilerOptions }).outputText
}

function typeMistakes(examples: readonly ModuleExample[], files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  })
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const index = file ? files.indexOf(file.fileName) : -1
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    const text = ts.flattenDiagnosticMessageText(messageText, '\n')
    return `${examples[index]?.place ?? file?.fileName}, line ${line} of the example: ${text}`
  })
}

/** Separates the outputs of two examples. */
const BORDER = '\u001e'

/** Runs all examples in one process, one after the other; the first example that throws ends the process. */
function printsOf(examples: readonly ModuleExample[], folder: string): string[] {
  const imports = examples.map((_, index) => `await import('./example${index}.mjs')`)
  writeFileSync(join(folder, 'all.mjs'), imports.join(`\nprocess.stdout.write('${BORDER}')\n`))
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'all.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const printed = stdout.split(BORDER)
  if (stderr) throw new Error(`${examples[printed.length - 1].place}: ${stderr}`)
  return printed
}
