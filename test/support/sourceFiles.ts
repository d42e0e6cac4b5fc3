// The files of the project with their import and export statements: what each file declares, and what it
// imports from which other file. Nothing is compiled, so reading is fast and works for tests and scripts.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

export const ROOT = resolve(import.meta.dirname, '../..')

/** The names that one file imports from another; `all` for a namespace or a dynamic import. */
export interface Import {
  readonly from: string
  readonly names: readonly string[] | 'all'
}

/** Paths are relative to the root, with `/`. */
export interface SourceFile {
  readonly path: string
  /** The exported names that this file declares. */
  readonly declares: readonly string[]
  /** The names that this file re-exports from another file. */
  readonly passesOn: readonly string[]
  readonly imports: readonly Import[]
}

/** All source files below these folders. */
export function readSources(...folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs|js)$/.test(name) && !name.includes('node_modules'))
      .map((name) => readSource(`${folder}/${name.split(sep).join('/')}`)),
  )
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const imports: Import[] = []
  const take = (specifier: ts.Node | undefined, names: Import['names']) => {
    const from = specifier && ts.isStringLiteral(specifier) ? fileOf(path, specifier.text) : undefined
    if (from) imports.push({ from, names })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) take(node.moduleSpecifier, importedNames(node.importClause))
    else if (ts.isExportDeclaration(node))
      take(node.moduleSpecifier, node.exportClause ? passedOnNames(node, 'there') : 'all')
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal, 'all')
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], 'all')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return {
    path,
    declares: source.statements.flatMap(declaredNames),
    passesOn: source.statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) ? passedOnNames(statement, 'here') : [],
    ),
    imports,
  }
}

/** The file that a specifier leads to; a specifier of the build leads to its source. */
function fileOf(importer: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = relative(ROOT, resolve(ROOT, dirname(importer), specifier))
    .split(sep)
    .join('/')
  const source = path.startsWith('dist/') ? path.replace('dist/', 'src/').replace(/\.js$/, '.ts') : path
  return existsSync(join(ROOT, source)) ? source : undefined
}

function importedNames(clause: ts.ImportClause | undefined): Import['names'] {
  const bindings = clause?.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) return 'all'
  return bindings ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text) : []
}

/** The names of `export { a as b } from`: `there` is a, `here` is b. */
function passedOnNames({ exportClause }: ts.ExportDeclaration, side: 'there' | 'here'): string[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements.map(
    ({ name, propertyName }) => (side === 'there' ? (propertyName ?? name) : name).text,
  )
}

function declaredNames(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  const { name } = statement as ts.DeclarationStatement
  return name ? [name.text] : []
}
