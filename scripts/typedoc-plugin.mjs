// A typedoc plugin: parts of public types that need no separate comment get one from their surroundings.
//
//   SYMMETRIES.rotate180   a row of a constant table: its `what`, or its text
//   Constraint's `over`    a member of one arm of a union: the comment of the arm
//   NextStep's `kind`      a member with one possible value: it distinguishes the arms of the union
//
// Everything else needs its own doc comment; typedoc fails if one is missing.

import { Comment, Converter, LiteralType, ReflectionKind, ReflectionType, UnionType } from 'typedoc'

/** Called by typedoc, which finds this file in typedoc.json. */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const alias of project.getReflectionsByKind(ReflectionKind.TypeAlias)) documentArms(alias.type)
    for (const table of project.getReflectionsByKind(ReflectionKind.Variable)) documentRows(table.type)
  })
}

function documentArms(type) {
  if (!(type instanceof UnionType)) return
  type.types.forEach((arm, index) => {
    for (const member of membersOf(arm)) {
      if (member.hasComment()) continue
      const summary = type.elementSummaries?.[index] ?? []
      if (summary.length > 0) member.comment = new Comment(Comment.cloneDisplayParts(summary))
      else if (member.type instanceof LiteralType) {
        member.comment = sentence(`Always \`${member.type.value}\`: distinguishes this form from the others.`)
      }
    }
  })
}

function documentRows(type) {
  for (const row of membersOf(type)) {
    const what = membersOf(row.type).find(({ name }) => name === 'what')
    const text = (what ?? row).type
    if (!(text instanceof LiteralType)) continue
    row.comment ??= sentence(String(text.value))
    for (const cell of membersOf(row.type)) documentCell(cell)
  }
}

/** The comment of a table explains its columns. */
function documentCell(cell) {
  cell.comment ??= sentence(`The row's \`${cell.name}\`.`)
  cell.traverse((part) => {
    part.comment ??= cell.comment.clone()
    documentCell(part)
  })
}

function membersOf(type) {
  return type instanceof ReflectionType ? (type.declaration.children ?? []) : []
}

function sentence(text) {
  return new Comment([{ kind: 'text', text }])
}
