// The public entries of the package, as the compiler reads them: the exports of each entry, the exports
// without a doc comment, and the types that an entry refers to but does not export.

import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { ROOT } from './sourceFiles.ts'

/** The source files of the entries in package.json. */
export function entryFiles(): string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const targets = Object.values(exports as Record<string, string | { default: string }>)
  const files = targets
    .map((target) => (typeof target === 'string' ? target : target.default))
    .filter((target) => target.endsWith('.js'))
    .map((target) => target.replace('./dist/', 'src/').replace(/\.js$/, '.ts'))
  // Entries that differ only in their types have the same file.
  return [...new Set(files)]
}

/** An export of an entry, with its declarations. */
interface PublicExport {
  readonly name: string
  readonly symbol: ts.Symbol
  readonly declarations: readonly ts.Declaration[]
}

export interface PublicApi {
  readonly entry: string
  /** Exports without a doc comment, and members of public types without one. */
  readonly undocumented: readonly string[]
  /** Types that public declarations refer to and that neither this entry nor the first one exports. */
  readonly missing: readonly string[]
}

export function readPublicApi(entries: readonly string[]): PublicApi[] {
  const program = ts.createProgram(
    entries.map((entry) => join(ROOT, entry)),
    { ...compilerOptions(), noEmit: true },
  )
  const checker = program.getTypeChecker()
  const exportsOf = (entry: string) => {
    const source = program.getSourceFile(join(ROOT, entry))
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module).map((symbol) => publicExport(checker, symbol)) : []
  }
  const index = new Set(exportsOf(entries[0]).map(({ symbol }) => symbol))
  return entries.map((entry) => {
    const exported = exportsOf(entry)
    const own = new Set(exported.map(({ symbol }) => symbol))
    const missing = exported.flatMap((one) =>
      [...typesOf(checker, one)]
        .filter((symbol) => !own.has(symbol) && !index.has(symbol))
        .map((symbol) => `${symbol.name} (${whereOf(symbol)}), which ${one.name} refers to`),
    )
    return { entry, undocumented: exported.flatMap(undocumentedIn), missing }
  })
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, ROOT).options
}

function publicExport(checker: ts.TypeChecker, exported: ts.Symbol): PublicExport {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
  return { name: exported.name, symbol, declarations: symbol.declarations ?? [] }
}

function undocumentedIn({ name, declarations }: PublicExport): string[] {
  const own = declarations.some(isDocumented) ? [] : [name]
  const members = declarations.flatMap(membersOf).filter((member) => !isDocumented(member))
  return [...own, ...members.map((member) => `${name}.${memberName(member)}`)].map(
    (one) => `${one} (${fileOf(declarations[0])})`,
  )
}

function isDocumented(node: ts.Node): boolean {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node
  return ts.getJSDocCommentsAndTags(holder).length > 0
}

/**
 * The members of a declaration that readers see: those of an interface, a class, an object type or a union of
 * these.
 */
function membersOf(declaration: ts.Node): readonly ts.Node[] {
  if (ts.isInterfaceDeclaration(declaration)) return declaration.members
  if (ts.isClassDeclaration(declaration)) return declaration.members.filter(isPublicMember)
  return ts.isTypeAliasDeclaration(declaration) ? literalMembers(declaration.type) : []
}

function isPublicMember(member: ts.ClassElement): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  const isHidden = (ts.getCombinedModifierFlags(member) & hidden) !== 0
  const isPrivateName = member.name !== undefined && ts.isPrivateIdentifier(member.name)
  return !isHidden && !isPrivateName && !ts.isConstructorDeclaration(member)
}

/**
 * A literal distinguishes the arms of a union and needs no comment; a comment on an arm covers all its
 * members.
 */
function literalMembers(type: ts.TypeNode): readonly ts.Node[] {
  if (ts.isTypeLiteralNode(type)) return type.members
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(literalMembers)
  if (!ts.isUnionTypeNode(type)) return []
  return type.types
    .filter((arm) => !hasCommentBefore(arm))
    .flatMap(literalMembers)
    .filter((member) => !(ts.isPropertySignature(member) && member.type && ts.isLiteralTypeNode(member.type)))
}

function hasCommentBefore(arm: ts.TypeNode): boolean {
  const text = arm.getSourceFile().text.slice(0, arm.getStart())
  return /\*\/\s*\|?\s*$/.test(text)
}

function memberName(member: ts.Node): string {
  const { name } = member as ts.NamedDeclaration
  return name ? name.getText() : '()'
}

/** The types of the project that an export names in its signature; bodies of functions do not count. */
function typesOf(checker: ts.TypeChecker, { declarations }: PublicExport): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>()
  for (const declaration of declarations) visitSignature(checker, declaration, found)
  return found
}

function visitSignature(checker: ts.TypeChecker, node: ts.Node, found: Set<ts.Symbol>): void {
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
    addSymbol(checker, ts.isTypeReferenceNode(node) ? node.typeName : node.expression, found)
  }
  if (ts.isFunctionLike(node) && !node.type) {
    const signature = checker.getSignatureFromDeclaration(node)
    if (signature) visitType(checker, signature.getReturnType(), found, new Set())
  }
  const isInferred = (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && !node.type
  if (isInferred) visitType(checker, checker.getTypeAtLocation(node), found, new Set())
  ts.forEachChild(node, (child) => {
    const isValue = ts.isBlock(child) || (ts.isExpression(child) && !ts.isExpressionWithTypeArguments(child))
    const isHidden = ts.isClassElement(child) && !isPublicMember(child) && !ts.isConstructorDeclaration(child)
    if (!isValue && !isHidden) visitSignature(checker, child, found)
  })
}

function addSymbol(checker: ts.TypeChecker, name: ts.Node, found: Set<ts.Symbol>): void {
  const symbol = checker.getSymbolAtLocation(name)
  if (!symbol) return
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
  const named = isAlias ? checker.getAliasedSymbol(symbol) : symbol
  if (isOurs(named)) found.add(named)
}

/** The named types in an inferred type. */
function visitType(checker: ts.TypeChecker, type: ts.Type, found: Set<ts.Symbol>, seen: Set<ts.Type>): void {
  if (seen.has(type)) return
  seen.add(type)
  const named = type.aliasSymbol ?? type.symbol
  const others = [...(type.aliasTypeArguments ?? []), ...checker.getTypeArguments(type as ts.TypeReference)]
  for (const other of others) visitType(checker, other, found, seen)
  if (named && isOurs(named)) {
    found.add(named)
    return
  }
  if (type.isUnionOrIntersection()) for (const part of type.types) visitType(checker, part, found, seen)
  if (!named?.declarations?.some((declaration) => isInProject(declaration))) return
  for (const signature of type.getCallSignatures()) {
    visitType(checker, signature.getReturnType(), found, seen)
    for (const parameter of signature.parameters)
      visitType(checker, checker.getTypeOfSymbol(parameter), found, seen)
  }
  for (const property of type.getProperties())
    visitType(checker, checker.getTypeOfSymbol(property), found, seen)
}

/** Whether a symbol is a type with a name that the project declares. */
function isOurs(symbol: ts.Symbol): boolean {
  const named = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class
  return (symbol.flags & named) !== 0 && (symbol.declarations ?? []).some(isInProject)
}

function isInProject(node: ts.Node): boolean {
  return fileOf(node).startsWith('src/')
}

function whereOf(symbol: ts.Symbol): string {
  return symbol.declarations ? fileOf(symbol.declarations[0]) : ''
}

function fileOf(node: ts.Node): string {
  return relative(ROOT, node.getSourceFile().fileName).split(sep).join('/')
}
