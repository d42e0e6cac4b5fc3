// The licences of packages whose code goes into our files: each with its name, its version and its text.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** The packages of which a bundle has modules. */
export function packagesOf(chunks) {
  const ids = chunks.flatMap(({ moduleIds = [] }) => moduleIds)
  return ids.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
}

/** What packages contain of others, whose licences they do not tell. */
const CONTAINED = {
  unpdf:
    'It contains pdf.js of Mozilla and contributors, under the Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0',
}

/** The text of a file with the licences of packages. */
export function licencesOf(packages) {
  return [...new Set(packages)]
    .sort()
    .map((name) => [licenceOf(name), CONTAINED[name]].filter(Boolean).join('\n'))
    .join('\n\n')
}

/** The licences of this package, whose code is in all of our files for browsers, and of the letters that are beside them. */
export function ownLicences() {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const letters = readFileSync(join(ROOT, 'fonts/LICENSE.md'), 'utf8')
  return [
    `${name} ${version}\n\n${readFileSync(join(ROOT, 'LICENSE'), 'utf8')}`,
    `The letters (PuzzlewrightSans.woff2)\n\n${letters.slice(letters.indexOf('Copyright'))}`,
  ].join('\n\n')
}

/** The folder of a package, also of one that may not be imported by its name. */
const folderOf = (name) =>
  createRequire(join(ROOT, 'package.json'))
    .resolve.paths(name)
    .map((place) => join(place, name))
    .find(existsSync)

function licenceOf(name) {
  const folder = folderOf(name)
  const { version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one))
  if (file) return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8')}`
  // Some packages have their licence in the file that everybody reads, or name it alone.
  const [, told = ''] =
    /^(?:#+ *)?license\b.*\n(?:-+\n)?([\s\S]*)/im.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? []
  if (told.includes('Permission is hereby granted')) return `${name} ${version}\n\n${told.trim()}\n`
  if (license !== 'MIT') throw new Error(`${name} has no text of its licence`)
  const owner = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`)
  return `${name} ${version}\n\nMIT License\n\nCopyright (c) ${owner}\n\n${MIT}`
}

/** The text of the MIT licence, for packages that only name it. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`
