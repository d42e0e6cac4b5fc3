// The room where texts are read: pasted, dropped or opened, in any notation; what is found goes to the table.

import { useRef, useState } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import type { TaskFault } from '../engine/tasks.ts'
import { Board } from './board.tsx'
import type { TablePiece } from './document.ts'
import { putOnTable } from './edits.ts'
import { FaultText, faultMarks } from './faultText.tsx'
import { change, tellError, useShown, useStudio } from './store.ts'
import { StudyPanel, useCompared } from './studyPanel.tsx'
import { isChange } from './textChange.ts'
import { quick } from './workers.ts'

/** The greatest size of a file, in bytes. */
const LARGEST_FILE = 4_000_000

/** A text that is changed again and again, and the puzzles that it has on the table. */
interface Reading {
  text: string
  pieces: readonly TablePiece[]
}

/** What the reader is told about a text. */
interface Told {
  readonly wrong: readonly TaskFault[]
  /** The number of puzzles that were read, and of those that were left out. */
  readonly counts: { readonly most: number; readonly count: number }
}

const NOTHING: Told = { wrong: [], counts: { most: 0, count: 0 } }

/** The room. */
export function ReadView() {
  const { words, language, chosen } = useStudio()
  const [text, setText] = useState('')
  const [{ wrong, counts }, setTold] = useState(NOTHING)
  const reading = useRef<Reading>({ text: '', pieces: [] })

  async function read(next: string): Promise<void> {
    // A text that is changed replaces its puzzles; another text adds to them.
    if (isChange(reading.current.text, next)) reading.current.text = next
    else reading.current = { text: next, pieces: [] }
    const own = reading.current
    setText(next)
    if (next.trim() === '') return setTold(NOTHING)
    try {
      const { entries, left } = await quick.ask('read', { text: next, language })
      // Whoever goes on typing means the text that is typed last.
      if (own.text !== next) return
      const found = entries.flatMap((entry) => ('error' in entry ? [] : entry))
      if (found.length > 0) own.pieces = putOnTable(found, language, own.pieces)
      if (own !== reading.current) return
      const wrong = entries.flatMap((entry) => ('error' in entry ? entry.error : []))
      setTold({ wrong, counts: { most: entries.length, count: left } })
    } catch (error) {
      tellError(error)
    }
  }
  async function readFile(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > LARGEST_FILE) return change({ message: say(words.read.large, { name: file.name }) })
    await read(await file.text())
  }

  return (
    <div class="read">
      <section class="panel">
        <label class="field">
          <span>{words.read.paste}</span>
          <textarea
            rows={8}
            value={text}
            spellcheck={false}
            placeholder="53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            onInput={(event) => read(event.currentTarget.value)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              const [file] = event.dataTransfer?.files ?? []
              // A text that is dropped goes into the field by itself.
              if (!file) return
              event.preventDefault()
              readFile(file)
            }}
          />
        </label>
        <label class="field file">
          <span>{words.read.file}</span>
          <input type="file" onChange={(event) => readFile(event.currentTarget.files?.[0])} />
        </label>
        <p class="quiet">{words.read.kinds}</p>
        {counts.count > 0 && <p role="status">{say(words.read.more, counts)}</p>}
        {wrong.map((fault) => (
          <p key={fault.line} class="fault" role="alert">
            <FaultText fault={fault} />
          </p>
        ))}
      </section>
      {chosen && wrong.length === 0 && <Found key={chosen.key} piece={chosen} />}
    </div>
  )
}

function Found({ piece }: { readonly piece: TablePiece }) {
  const shown = useShown(piece)
  const [compared, compare] = useCompared(piece.draft)
  if (!shown) return null
  return (
    <>
      <div class="stage">
        <h2>{shown.name}</h2>
        <Board
          board={shown.board}
          label={shown.name}
          marks={faultMarks(shown.fault)}
          numbers={compared?.map((value, cell) => ({ cell, value })) ?? []}
        />
      </div>
      <StudyPanel {...{ piece, shown, compared, compare }} />
    </>
  )
}
