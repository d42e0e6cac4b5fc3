// Keeps of a build the declarations that the exports of the package lead to, and copies their sources to dist/sources,
// where their maps then point: an editor opens the source of what one imports. Other declarations nobody can reach, and
// they would be a third of the package.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const SOURCES = 'sources'
const IMPORT = /(?:from |import\()['"](\.[^'"]+)['"]/g

/** Removes the declarations that no export of the manifest leads to from the folder of a build. */
export function keepPublicDeclarations(root, folder) {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const types = Object.values(exports).flatMap((target) => target.types ?? [])
  const reached = reachedFrom(types.map((target) => join(folder, relative('dist', target))))
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(folder, name)
    if (reached.has(file)) mapToCopy(root, folder, file)
    else for (const one of [file, `${file}.map`]) rmSync(one)
  }
}

function reachedFrom(entries) {
  const reached = new Set()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      open.push(resolve(dirname(file), path.replace(/\.[jt]s$/, '.d.ts')))
    }
  }
  return reached
}

function mapToCopy(root, folder, file) {
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
  const sources = map.sources.map((source) => {
    const path = relative(join(root, 'src'), resolve(dirname(file), source))
    const copy = join(folder, SOURCES, path)
    cpSync(join(root, 'src', path), copy)
    return relative(dirname(file), copy)
  })
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, sources }))
}
