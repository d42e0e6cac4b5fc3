// The room where puzzles leave the studio: a board as a picture or a page, all puzzles as records, a book as a PDF, and the commands
// that make all of it again.

import { useEffect, useMemo, useState } from 'preact/hooks'
import { saveFile } from '../../player/dom/saveFile.ts'
import { say } from '../../words/formatMessage.ts'
import { BookPanel } from './bookPanel.tsx'
import { commandsOf, PER_PAGE, RECORDS_FILE } from './commands.ts'
import type { TablePiece } from './document.ts'
import { finishedOf } from './finishedPuzzles.ts'
import { makeSheet } from './makeBook.ts'
import { LabelledSwitch } from './parts.tsx'
import { change, tellError, useShown, useStudio } from './store.ts'
import { recordsOf } from './tableRecords.ts'
import { quick } from './workers.ts'

/** The side of a cell in pictures, in points. */
const CELL = 30

/** How many pixels of a PNG there are to a point. */
const PIXELS_PER_POINT = 4

/** The room. */
export function PrintView() {
  const { document, chosen, words } = useStudio()
  // The form of a book is long, and below: what is above it is shown first.
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWhole(true))
    return () => clearTimeout(timer)
  }, [])
  return (
    <div class="print">
      {chosen ? <OneBoard piece={chosen} /> : <p class="quiet">{words.chooseOne}</p>}
      {document.pieces.length > 0 && <AllBoards pieces={document.pieces} />}
      {isWhole && <BookPanel />}
    </div>
  )
}

function OneBoard({ piece }: { readonly piece: TablePiece }) {
  const { words, language } = useStudio()
  const { family, draft, id, grade } = piece
  const shown = useShown(piece)
  const [hasSolution, setSolution] = useState(false)
  const name = `${family}-${draft.shape.replaceAll(/[^\w]+/g, '-')}${hasSolution ? '-solution' : ''}`
  const svg = () =>
    quick.ask('picture', { family, draft, language, hasSolution, cell: CELL }).then((answer) => answer.svg)
  const files = {
    SVG: async () => saveFile(`${name}.svg`, await svg(), 'image/svg+xml'),
    PNG: async () => saveFile(`${name}.png`, await pngOf(await svg()), 'image/png'),
    PDF: async () => {
      const title = shown?.name ?? ''
      saveFile(
        `${name}.pdf`,
        new Uint8Array(await makeSheet({ puzzles: printable([piece]), perPage: 1, title, language })),
        'application/pdf',
      )
    },
    HTML: async () => {
      const { html } = await quick.ask('page', { family, draft, language, ...(grade && { grade }) })
      saveFile(`${name}.html`, html, 'text/html')
    },
  }
  return (
    <section class="panel">
      <h2>{shown?.name ?? words.print.one}</h2>
      <LabelledSwitch label={words.print.solution} isOn={hasSolution} set={setSolution} />
      <div class="choices">
        {Object.entries(files).map(([kind, write]) => (
          <button
            type="button"
            key={kind}
            disabled={id === undefined}
            onClick={() => write().catch(tellError)}
          >
            {kind === 'HTML' ? words.print.page : kind}
          </button>
        ))}
        <button type="button" disabled={id === undefined} onClick={() => copy(id ?? '', words.print.copied)}>
          {words.print.copyId}
        </button>
      </div>
      {id === undefined && <p class="quiet">{words.play.unfinished}</p>}
    </section>
  )
}

function AllBoards({ pieces }: { readonly pieces: readonly TablePiece[] }) {
  const { words, language } = useStudio()
  const finished = finishedOf({ pieces })
  const [hasMinutes, setMinutes] = useState(false)
  const commands = useMemo(
    () => commandsOf(finished, { title: words.book.usualTitle, language }).join('\n'),
    [pieces, language],
  )
  const writeRecords = async () => saveFile(RECORDS_FILE, await recordsOf(finished), 'application/x-ndjson')
  const writeSheet = async () => {
    const pdf = await makeSheet({
      puzzles: printable(finished),
      perPage: PER_PAGE,
      title: words.print.all,
      language,
      ...(hasMinutes && { minutes: words.study.minutes }),
    })
    saveFile('puzzles.pdf', new Uint8Array(pdf), 'application/pdf')
  }
  return (
    <section class="panel">
      <h2>{words.print.all}</h2>
      <LabelledSwitch label={words.print.minutes} isOn={hasMinutes} set={setMinutes} />
      <div class="choices">
        <button
          type="button"
          disabled={finished.length === 0}
          onClick={() => writeRecords().catch(tellError)}
        >
          {words.print.records}
        </button>
        <button type="button" disabled={finished.length === 0} onClick={() => writeSheet().catch(tellError)}>
          {words.print.sheet}
        </button>
        <button type="button" disabled={commands === ''} onClick={() => copy(commands, words.print.copied)}>
          {words.print.copyCommands}
        </button>
        <button type="button" onClick={() => print()}>
          {words.print.paper}
        </button>
      </div>
      {commands !== '' && (
        <>
          <p class="quiet">{say(words.print.recordsFirst, { file: RECORDS_FILE })}</p>
          <pre class="quiet">{commands}</pre>
        </>
      )}
    </section>
  )
}

/** What a sheet needs of puzzles. */
function printable(pieces: readonly TablePiece[]) {
  return pieces.flatMap(({ id, grade }) => (id === undefined ? [] : { id, ...(grade && { grade }) }))
}

async function copy(text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    change({ message: told })
  } catch {
    // Some browsers forbid it; then the reader copies from the field.
    prompt(told, text)
  }
}

/** A picture in pixels, drawn by the browser. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * PIXELS_PER_POINT)
    canvas.height = Math.round(image.height * PIXELS_PER_POINT)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser draws no pictures')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('this browser writes no PNG')
    return blob
  } finally {
    URL.revokeObjectURL(address)
  }
}
