// The program with one more family: a copy of dist/ with the compiled folder of the toy, and the line in
// registry.js that a new family needs. Nothing else is changed.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, expect } from 'vitest'
import { newFolder } from '../support/folder.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const TOY = join(import.meta.dirname, 'toySquare')
const IMPORT = "import { toySquare } from './toySquare/index.js';\n"

/**
 * Copies the program with the toy into a separate folder, which is removed after the tests. Returns a
 * function that runs it there.
 */
export function installToy() {
  const folder = newFolder()
  afterAll(() => rmSync(folder, { recursive: true }))
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  for (const name of ['node_modules', 'fonts', 'schemas', 'package.json']) {
    symlinkSync(join(ROOT, name), join(folder, name))
  }
  const families = join(folder, 'dist/families')
  compileToy(join(families, 'toySquare'))
  register(join(families, 'registry.js'))
  const program = (args: string, input = '') =>
    spawnSync(process.execPath, [join(folder, 'dist/cli/main.js'), ...args.split(' ')], {
      input,
      cwd: folder,
      encoding: 'utf8',
    })
  /** Runs a command that must succeed; returns its output. */
  function run(args: string, input = ''): string {
    const { stdout, stderr, status } = program(args, input)
    expect({ args, stderr, status }).toEqual({ args, stderr: expect.anything(), status: 0 })
    return stdout
  }
  return { folder, program, run }
}

/** The folder is in test/, which is farther from src/ than src/families/ is. */
function compileToy(folder: string): void {
  mkdirSync(folder)
  for (const file of readdirSync(TOY)) {
    const source = readFileSync(join(TOY, file), 'utf8')
      .replaceAll("'../../../src/families/", "'../")
      .replaceAll("'../../../src/", "'../../")
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        verbatimModuleSyntax: true,
        rewriteRelativeImportExtensions: true,
      },
      fileName: file,
    })
    writeFileSync(join(folder, file.replace(/\.ts$/, '.js')), outputText)
  }
}

function register(file: string): void {
  const source = readFileSync(file, 'utf8')
  const registered = IMPORT + source.replace(/(FAMILIES = \[[^\]]*)\]/, '$1, toySquare]')
  if (registered === IMPORT + source) throw new Error('the line of the registry was not found')
  writeFileSync(file, registered)
}
