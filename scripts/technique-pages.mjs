// `npm run technique-pages`: draws the boards of src/book/techniqueBoards.json and generates docs/techniques.md.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cellName } from '../dist/families/cellNamesAndFaults.js'
import { makeForced } from '../dist/grader/followAssumptions.js'
import { FAMILIES, parsePuzzle, reasonText } from '../dist/index.js'
import { boardTypeface, svgOf, withPencilMarks } from '../dist/render/index.js'
import BOARDS from '../src/book/techniqueBoards.json' with { type: 'json' }

const DOCS = resolve(import.meta.dirname, '../docs')
const PICTURES = resolve(DOCS, 'techniques')
/** The side of a cell in points. */
const CELL = 34
/** Characters in a line of the page, at most. */
const LINE_LENGTH = 130

/** Each technique with the title of the first family that has it. The same name and source mean the same technique. */
const toldBy = new Map()
const keyOf = ({ sources }, { name }) => `${name} ${sources[name]}`

function introduction() {
  return [
    '# Techniques',
    '',
    'This page shows the techniques that explanations, tiers and hints use. In each picture, the small numbers are candidates.',
    'The candidates of the pattern are bold and circled; the candidates that it rules out are struck through. The techniques of',
    'a family are in the order in which they are tried, the easiest first.',
    '',
    'Candidates that are ruled out at a glance are not drawn. A placed number is ruled out in all other cells of its row,',
    'column and box. If the cells of a cage, or the last two cells of a line, have only one possible set of numbers, all other',
    'numbers are ruled out in these cells. In a Hidoku, a number between two placed numbers must be on a possible path from one to',
    'the other.',
    '',
    '`npm run technique-pages` generates this page from the boards of `src/book/techniqueBoards.json`. The tests check each',
    'technique with these boards.',
    '',
    '| tier | what a person does |',
    '|---|---|',
    '| `singles` | places values that are forced at a glance |',
    '| `techniques` | writes down candidates and rules some out by a named pattern |',
    '| `chains` | follows a chain of cells, or assumes a value and follows it with singles to a contradiction |',
    '| `nested` | makes assumptions within an assumption |',
    '',
  ]
}

function chapter(family) {
  const { title, inference } = family
  const own = inference.techniques.filter((one) => !toldBy.has(keyOf(family, one)))
  const known = inference.techniques.filter((one) => toldBy.has(keyOf(family, one)))
  for (const one of own) toldBy.set(keyOf(family, one), title)
  const boards = BOARDS[family.name] ?? {}
  const order = inference.techniques
    .map(({ name, tier }) => (tier === 'singles' ? `*${name}*` : name))
    .join(', ')
  return [
    `## ${title}`,
    '',
    `Techniques in order (singles in italics): ${order}.`,
    '',
    ...(known.length > 0
      ? [`See ${toldBy.get(keyOf(family, known[0]))} for ${known.map(({ name }) => name).join(', ')}.`, '']
      : []),
    ...own.flatMap((technique) => section(family, technique, boards[technique.name])),
  ]
}

function section(family, { name, tier }, board) {
  const { name: title } = family.words.en.techniques[name]
  const heading = [`### ${title[0].toUpperCase()}${title.slice(1)}`, '']
  const origin = `\`${name}\`, tier \`${tier}\`. Source: ${family.sources[name]}.`
  if (!board) return [...heading, origin, '']
  const { puzzle, values } = readBoard(board)
  const { reasoner, frame } = placeAll(family, puzzle, board)
  const told = tier === 'singles' ? singleOf(reasoner, frame, name) : patternOf(reasoner, frame, name, board)
  const list = new Int32Array(reasoner.maxCandidates)
  const candidates = values.map((value, cell) =>
    value === 0 && puzzle.givens[cell] === 0
      ? Array.from(list.subarray(0, reasoner.candidates(frame, cell, list)))
      : [],
  )
  const scene = withPencilMarks(family.drawing.scene(puzzle, values), puzzle.shape.columns, {
    candidates,
    pattern: told.pattern,
    removes: told.removes,
  })
  const file = `${family.name}-${name}.svg`
  const svg = svgOf(scene, { cell: CELL, typeface: boardTypeface, title: `${family.title}: ${title}` })
  // Drawings are black without a background; on a dark page they would be invisible.
  writeFileSync(resolve(PICTURES, file), svg.replace('<svg ', '<svg style="background:#fff" '))
  if (!told.reason)
    throw new Error(`the board of ${family.name} ${name} is out of date; run npm run technique-boards`)
  const text = reasonText(family, puzzle, told.reason)
  const said =
    tier === 'singles'
      ? `${placedText(puzzle, told.pattern[0])} (${text}).`
      : `${sentence(text)}. Therefore ${removedText(puzzle, told.removes)}.`
  return [...heading, origin, '', `![${title}](techniques/${file})`, '', said, '']
}

/** Capitalises a sentence, unless it begins with the name of a cell. */
function sentence(text) {
  return /^r\d/.test(text) ? text : `${text[0].toUpperCase()}${text.slice(1)}`
}

function readBoard({ puzzle: name, values }) {
  return { puzzle: parsePuzzle(name).puzzle, values }
}

function placeAll(family, puzzle, { values, excluded }) {
  const reasoner = family.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  reasoner.root(frame, puzzle)
  values.forEach((value, cell) => {
    if (value > 0 && puzzle.givens[cell] === 0) reasoner.place(frame, cell, value)
  })
  for (const [cell, own] of Object.entries(excluded))
    for (const value of own) reasoner.exclude(frame, Number(cell), value)
  return { reasoner, frame }
}

function singleOf(reasoner, frame, name) {
  const forced = makeForced(reasoner.cells)
  reasoner.look(frame, forced)
  for (let index = 0; index < forced.count; index++) {
    const [cell, value] = [forced.cells[index], forced.values[index]]
    const reason = reasoner.reasons(frame, cell, value).find(({ kind }) => kind === name)
    if (reason) return { reason, pattern: [{ cell, value }], removes: [] }
  }
  return {}
}

function patternOf(reasoner, frame, name, { removes }) {
  const found = []
  reasoner.makeFinders()[name](frame, (one) => found.push(one))
  const same = found.find(
    (one) => JSON.stringify(one.removes.map(({ cell, value }) => [cell, value])) === JSON.stringify(removes),
  )
  return { reason: same, pattern: same.candidates, removes: same.removes }
}

const placedText = ({ shape }, { cell, value }) => `${cellName(shape, cell)} is ${value}`

/** `r4c4 and r5c4 cannot be 1; r8c3 cannot be 3 or 8`: cells that lose the same candidates together. */
function removedText({ shape }, removes) {
  const valuesOf = new Map()
  for (const { cell, value } of removes) valuesOf.set(cell, [...(valuesOf.get(cell) ?? []), value])
  const cellsOf = new Map()
  for (const [cell, values] of valuesOf) {
    const lost = listed(values, 'or')
    cellsOf.set(lost, [...(cellsOf.get(lost) ?? []), cellName(shape, cell)])
  }
  return Array.from(cellsOf, ([lost, cells]) => `${listed(cells)} cannot be ${lost}`).join('; ')
}

function listed(names, word = 'and') {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}` : names[0]
}

function closing() {
  return [
    '## All families',
    '',
    '### Forcing chain',
    '',
    '`forcing-chain`, tier `chains`. If no technique leads further, a candidate is assumed, and the singles that follow from it are',
    'placed until there is a contradiction. Then the candidate is ruled out. The shortest chains come first. Links that the',
    'contradiction does not need are left out, and each link names the earlier links from which it follows. The Sudoku literature',
    'calls this Nishio, or a forcing chain that ends in a contradiction (HoDoKu technique guide: Forcing Chain Contradiction).',
    '',
    '### Search',
    '',
    '`search`, tier `nested`. If no assumption leads to a contradiction, a search finds the number of a cell. To do the same, a',
    'person would have to make assumptions within assumptions.',
    '',
  ]
}

/** Breaks a line of prose between words; rows of tables stay in one piece. */
function inShortLines(line) {
  if (line.length <= LINE_LENGTH || line.startsWith('|')) return [line]
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines[lines.length - 1]
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

rmSync(PICTURES, { recursive: true, force: true })
mkdirSync(PICTURES, { recursive: true })

writeFileSync(
  resolve(DOCS, 'techniques.md'),
  [...introduction(), ...FAMILIES.flatMap(chapter), ...closing()].flatMap(inShortLines).join('\n'),
)
