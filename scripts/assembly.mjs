// Compiles the parts of the library that are written in AssemblyScript to WebAssembly, and puts their code into a compiled folder.

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import asc from 'assemblyscript/asc'

const SOURCES = resolve(import.meta.dirname, '../src')

/** Each source, with the module that has its code. */
const PARTS = [
  { source: 'families/sudoku/assembly/bandSearch.ts', module: 'families/sudoku/bandSearchCode.js' },
]

/** The code uses one page of memory and allocates nothing, so it needs no runtime. */
const OPTIONS = [
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--initialMemory',
  '1',
  '--maximumMemory',
  '1',
]

/** Replaces the empty code in the modules of a compiled folder. Throws if the compiler finds errors. */
export async function writeAssembly(folder, sources = SOURCES) {
  for (const { source, module } of PARTS) {
    const path = join(folder, module)
    const code = await compile(join(sources, source))
    const text = readFileSync(path, 'utf8')
    const written = text.replace("''", `'${code.toString('base64')}'`)
    if (written === text) throw new Error(`${module}: expected a constant with an empty text`)
    writeFileSync(path, written)
  }
}

async function compile(path) {
  let code
  const { error, stderr } = await asc.main(
    [path.slice(dirname(path).length + 1), '--outFile', 'out.wasm', ...OPTIONS],
    {
      readFile: (name) => read(join(dirname(path), name)),
      writeFile: (_, bytes) => {
        code = Buffer.from(bytes)
      },
      listFiles: () => [],
    },
  )
  if (error) throw new Error(`${path}: ${stderr.toString() || error.message}`)
  return code
}

/** The text of a file; the compiler also asks for files that do not exist, and takes null for them. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return null
  }
}
