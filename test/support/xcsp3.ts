// A reader of XCSP3 that is independent of our writer: the XML, and the constraints that we use, translated
// to a program for clingo. Based on the specification of XCSP3-core (xcsp.org).

import { answerSets } from './clingo.ts'

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([A-Za-z]+)((?: [\w-]+="[^"<]*")*)>|([^<]+)/y
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The root element of a text. Throws if the text is not well-formed. */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(text)
    if (!token) throw new Error(`not well-formed: ${text.slice(at, at + 40)}`)
    const [, slash, name, attributes, words] = token
    if (words !== undefined) open[open.length - 1].text += unescaped(words)
    else if (slash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends another element`)
    } else if (name) {
      const pairs = Array.from(attributes.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, key, value]) => [
        key,
        unescaped(value),
      ])
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' }
      open[open.length - 1].children.push(element)
      open.push(element)
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('an element is not closed')
  return root.children[0]
}

function unescaped(text: string): string {
  return text.replaceAll(/&(\w*);?/g, (whole, name: string) => {
    if (!whole.endsWith(';') || !(name in ENTITIES)) throw new Error(`no entity: ${whole}`)
    return ENTITIES[name]
  })
}

type Arrays = Map<string, { readonly size: number; readonly domains: number[][] }>

/** The solutions of an instance, each as `x[0] x[1]` and its values: as many as asked for, 0 for all. */
export async function xcsp3Solutions(text: string, most: number): Promise<string[]> {
  const instance = parseXml(text)
  const { format, type } = instance.attributes
  if (instance.name !== 'instance' || format !== 'XCSP3' || type !== 'CSP') throw new Error('no instance')
  const [variables, constraints] = instance.children
  if (variables.name !== 'variables' || constraints.name !== 'constraints') throw new Error('no variables')
  const arrays: Arrays = new Map(variables.children.map((array) => [array.attributes.id, readArray(array)]))
  const domains = Array.from(arrays, ([name, array]) =>
    array.domains.flatMap((domain, at) => domain.map((value) => `dom(${name}(${at}),${value}).`)),
  )
  const rules = constraints.children.flatMap((constraint, index) =>
    rulesOf(constraint, arrays, String(index)),
  )
  // A group's table is repeated in each of its constraints.
  const lines = new Set([...domains.flat(), '{ val(X,V) : dom(X,V) } = 1 :- dom(X,_).', ...rules])
  const program = Array.from(lines).join('\n')
  const size = arrays.get('x')?.size as number
  return (await answerSets(program, most)).map((atoms) => {
    const values = new Array<string>(size)
    for (const atom of atoms) {
      const match = /^val\(x\((\d+)\),(-?\d+)\)$/.exec(atom)
      if (match) values[Number(match[1])] = match[2]
    }
    return `s SATISFIABLE\nv <instantiation> <list> x[] </list>\nv <values> ${values.join(' ')} </values>\nv </instantiation>\n`
  })
}

function readArray({ name, attributes, children, text }: Element) {
  const size = Number(/^\[(\d+)\]$/.exec(attributes.size)?.[1])
  if (name !== 'array' || text.trim() !== '') throw new Error('no array')
  const domains: number[][] = new Array(size)
  const arrays: Arrays = new Map([[attributes.id, { size, domains }]])
  for (const child of children) {
    const values = readValues(child.text)
    if (child.attributes.for === 'others') {
      for (let at = 0; at < size; at++) domains[at] ??= values
      continue
    }
    for (const variable of readList(child.attributes.for, arrays)) {
      const at = Number(/\((\d+)\)/.exec(variable)?.[1])
      if (domains[at]) throw new Error(`two domains for ${variable}`)
      domains[at] = values
    }
  }
  if (domains.includes(undefined as never) || Object.keys(domains).length !== size)
    throw new Error('no domain')
  return { size, domains }
}

function readValues(text: string): number[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [from, to = from] = word.split('..').map(Number)
      if (!(from <= to)) throw new Error(`no values: ${word}`)
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
}

/** The variables of a list as terms: `x(3)`. */
function readList(text: string, arrays: Arrays): string[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const match = /^([a-z]+\d*)\[(?:(\d+)(?:\.\.(\d+))?)?\]$/.exec(word)
      const array = match && arrays.get(match[1])
      if (!match || !array) throw new Error(`no variable: ${word}`)
      const from = Number(match[2] ?? 0)
      const to = Number(match[2] === undefined ? array.size - 1 : (match[3] ?? match[2]))
      if (from > to || to >= array.size) throw new Error(`no variable: ${word}`)
      return Array.from({ length: to - from + 1 }, (_, index) => `${match[1]}(${from + index})`)
    })
}

/** The rules of a constraint; its facts carry its own number, its tables that of its group. */
function rulesOf(constraint: Element, arrays: Arrays, number: string, group = number): string[] {
  const { name, children, text } = constraint
  const child = (wanted: string) => children.find((one) => one.name === wanted)?.text as string
  switch (name) {
    case 'group': {
      const [template, ...rows] = children
      return rows.flatMap((args, row) => {
        if (args.name !== 'args') throw new Error(`no arguments: ${args.name}`)
        const words = args.text.trim().split(/\s+/)
        const filled = template.children.map((one) => ({
          ...one,
          text: one.text.replaceAll(/%(\d+)/g, (_, at) => words[Number(at)]),
        }))
        return rulesOf({ ...template, children: filled }, arrays, `(${number},${row})`, number)
      })
    }
    case 'allDifferent': {
      const list = readList(text, arrays)
      return list.flatMap((one, at) =>
        list.slice(at + 1).map((other) => `:- val(${one},V), val(${other},V).`),
      )
    }
    case 'sum': {
      const total = /^\s*\(eq,(-?\d+)\)\s*$/.exec(child('condition'))?.[1]
      const terms = readList(child('list'), arrays).map((variable) => `V,${variable} : val(${variable},V)`)
      return [`:- #sum { ${terms.join('; ')} } != ${total}.`]
    }
    case 'extension': {
      const list = readList(child('list'), arrays)
      const isPositive = child('supports') !== undefined
      const rows = readTuples(isPositive ? child('supports') : child('conflicts'))
      if (rows.some((row) => row.length !== list.length)) throw new Error('a tuple of another length')
      const table = `table(${rows.map((row) => `${group},${row}`).join(';')}).`
      const letters = list.map((_, at) => `V${at}`)
      const body = [
        `table(${[group, ...letters]})`,
        ...list.map((variable, at) => `val(${variable},V${at})`),
      ].join()
      if (!isPositive) return [table, `:- ${body}.`]
      return [table, `okay(${number}) :- ${body}.`, `:- not okay(${number}).`]
    }
    case 'channel': {
      const [one, other] = children.map((list) => readList(list.text, arrays))
      if (one.length !== other.length) throw new Error('a channel of two lengths')
      const facts = (side: number, list: readonly string[]) =>
        list.map((variable, at) => `at(${number},${side},${at},${variable}).`)
      return [
        ...facts(0, one),
        ...facts(1, other),
        `:- at(${number},_,_,X), val(X,V), V >= ${one.length}.`,
        `:- at(${number},S,I,X), at(${number},1-S,J,Y), val(X,J), not val(Y,I).`,
      ]
    }
    case 'intension': {
      const match = /^\s*lt\(([^,]+),(-?\d+)\)\s*$/.exec(text)
      if (!match) throw new Error(`unknown expression: ${text}`)
      return [`:- val(${readList(match[1], arrays)[0]},V), V >= ${match[2]}.`]
    }
    default:
      throw new Error(`unknown constraint: ${name}`)
  }
}

function readTuples(text: string): string[][] {
  const trimmed = text.trim()
  if (!trimmed.startsWith('(')) return trimmed.split(/\s+/).map((value) => [value])
  if (!/^(?:\(-?\d+(?:,-?\d+)+\))+$/.test(trimmed)) throw new Error(`no tuples: ${trimmed.slice(0, 40)}`)
  return Array.from(trimmed.matchAll(/\(([^)]*)\)/g), ([, row]) => row.split(','))
}
