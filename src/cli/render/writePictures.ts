// Writes pictures of puzzles to standard output, to a single file, to one file per picture in a folder, or to the pages
// of a PDF.

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { boardPages, LEAST_READABLE_CELL } from '../../book/sheet/boardOnlyPages.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { sceneText } from '../../render/drawSceneAsText.ts'
import { loadTypeface } from '../../render/loadTypeface.ts'
import { MILLIMETRE, type PaperSize, parsePaperSize } from '../../render/paperSize.ts'
import { writePdf } from '../../render/pdf.ts'
import { cellFor } from '../../render/sizedScene.ts'
import { overhang } from '../../render/strokeWidths.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import type { Scene } from '../../scene.ts'
import type { PictureFormat } from '../shared/imageFormats.ts'
import { flush, print } from '../shared/output.ts'
import { paint, USUAL_CELL } from '../shared/paintSvgOrPng.ts'

/** A scene, its title, and the name of its file in a folder. */
export interface Picture {
  readonly scene: Scene
  readonly title: string
  readonly fileName: string
  /** The legend of a text picture: which signs stand for the symbols. */
  readonly legend?: string | undefined
}

interface PictureOptions {
  readonly format: PictureFormat
  /**
   * The width of the drawing, in millimetres; by default cells are 9 mm wide, and in a PDF each board fills its page.
   */
  readonly size?: number
  readonly dpi: number
  /** The file or folder to write; by default standard output. */
  readonly out?: string
  /** The paper of a PDF; by default A4. */
  readonly paper?: PaperSize
  /** The number of boards on a page of a PDF; by default one, or as many as fit if `size` is given. */
  readonly perPage?: number
  /** Whether the boards of a PDF are numbered. */
  readonly labels?: boolean
}

interface PictureSink {
  /** Takes the next picture. Throws a PuzzleError if it cannot be drawn with these options. */
  add(picture: Picture): void
  /** Writes the pictures that have not been written yet. Throws a PuzzleError if that fails. */
  end(): Promise<void>
}

/** The default paper of a PDF. */
const USUAL_PAPER = parsePaperSize('A4')

/** The sink that writes pictures with these options. Throws an InvalidArgumentError for an unsuitable --out. */
export function pictureSink(options: PictureOptions): PictureSink {
  const { format, out } = options
  const isBinary = format === 'png' || format === 'pdf'
  if (out === undefined && isBinary && process.stdout.isTTY) {
    throw new InvalidArgumentError(`a terminal cannot show a ${format.toUpperCase()}; name a file with --out`)
  }
  const isFolder =
    out !== undefined && (/[/\\]$/.test(out) || (existsSync(out) && statSync(out).isDirectory()))
  if (isFolder && (format === 'pdf' || format === 'text')) {
    throw new InvalidArgumentError(
      `--out must be a file, not a folder: all puzzles go into one ${format} file`,
    )
  }
  if (format === 'text') return textSink(out)
  if (format === 'pdf') return pdfSink(options)
  return isFolder ? folderSink(options, out) : singleSink(options)
}

function textSink(out: string | undefined): PictureSink {
  const boards: string[] = []
  return {
    add({ scene, legend }) {
      const board = `${sceneText(scene)}\n${legend === undefined ? '' : `${legend}\n`}`
      if (out === undefined) print(board)
      else boards.push(board)
    },
    async end() {
      if (out === undefined) await flush()
      else if (boards.length > 0) writeWhole(out, boards.join('\n'))
    },
  }
}

function singleSink(options: PictureOptions): PictureSink {
  const paint = painter(options)
  let picture: string | Uint8Array | undefined
  return {
    add(next) {
      if (picture !== undefined) {
        throw new InvalidArgumentError(
          `several puzzles need a folder: --out FOLDER/, with a slash at the end`,
        )
      }
      picture = paint(next)
    },
    async end() {
      if (picture !== undefined) put(picture, options.out)
    },
  }
}

function folderSink(options: PictureOptions, folder: string): PictureSink {
  const paint = painter(options)
  let number = 0
  return {
    add(picture) {
      const painted = paint(picture)
      number++
      const name = `${String(number).padStart(4, '0')}-${picture.fileName}.${options.format}`
      writeWhole(join(folder, name), painted)
    },
    async end() {},
  }
}

function painter({ format, size, dpi }: PictureOptions): (picture: Picture) => string | Uint8Array {
  const typeface = loadTypeface()
  const imageFormat = format === 'png' ? 'png' : 'svg'
  return ({ scene, title }) =>
    paint(scene, { format: imageFormat, cell: cellOf(scene, size), dpi, typeface, title })
}

function pdfSink({ size, out, paper = USUAL_PAPER, perPage, labels = false }: PictureOptions): PictureSink {
  const pictures: Picture[] = []
  return {
    add(picture) {
      // Refuses a board whose cells would be too small; other boards are still drawn.
      if (size !== undefined) cellOf(picture.scene, size)
      pictures.push(picture)
    },
    async end() {
      if (pictures.length === 0) return
      const typeface = loadTypeface()
      const scenes = pictures.map(({ scene }) => scene)
      const width = size === undefined ? undefined : size * MILLIMETRE
      const numbers = labels ? scenes.map((_, index) => ({ text: String(index + 1) })) : undefined
      const pages = boardPages(scenes, { paper, perPage, width, labels: numbers, typeface })
      const title = pictures.length === 1 ? pictures[0].title : 'Puzzles'
      const document = {
        width: paper.width,
        height: paper.height,
        pages,
        title,
        language: 'en',
        isForScreen: true,
      }
      put(await writePdf(document, typeface), out)
    },
  }
}

/** The side of a cell, in points. Throws a PuzzleError if it would be too small to read. */
function cellOf(scene: Scene, size: number | undefined): number {
  if (size === undefined) return USUAL_CELL
  const cell = cellFor(scene, size * MILLIMETRE)
  const least = LEAST_READABLE_CELL
  if (cell >= least) return cell
  const leastSize = Math.ceil((scene.width * least + 2 * overhang(least)) / MILLIMETRE)
  const reason = `cells of ${(cell / MILLIMETRE).toFixed(1)} mm are too small to read`
  throw new PuzzleError('shape', `${reason}: this board needs --size ${leastSize} or more`)
}

function put(content: string | Uint8Array, out: string | undefined): void {
  if (out === undefined) process.stdout.write(content)
  else writeWhole(out, content)
}
