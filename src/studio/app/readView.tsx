// The room where texts are read: pasted, dropped or opened, in any notation; what is found goes to the table.

import { useRef, useState } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import type { TaskFault } from '../engine/tasks.ts'
import { Board } from './board.tsx'
import { withoutPieces, withPieces } from './document.ts'
import { FaultText, faultMarks } from './faultText.tsx'
import { act, change, keepShown, tellError, useShown, useStudio } from './store.ts'
import { StudyPanel } from './studyPanel.tsx'
import { quick } from './workers.ts'

/** The greatest size of a file, in bytes. */
const LARGEST_FILE = 4_000_000

/** The room. */
export function ReadView() {
  const { words, language, chosen } = useStudio()
  const [text, setText] = useState('')
  /** The text that was read last: a field may change again before it is drawn. */
  const last = useRef('')
  const [wrong, setWrong] = useState<readonly TaskFault[]>([])
  /** The keys of the puzzles that the text in the field has put on the table. */
  const added = useRef<readonly number[]>([])

  async function read(given: string): Promise<void> {
    // A text that is changed replaces its puzzles; another text adds to them.
    const isChange = given.includes(last.current.trim()) || last.current.includes(given.trim())
    last.current = given
    setText(given)
    if (given.trim() === '') return setWrong([])
    try {
      const entries = await quick.ask('read', { text: given, language })
      const found = entries.flatMap((entry) => ('error' in entry ? [] : entry))
      for (const shown of found) keepShown(shown, language)
      setWrong(entries.flatMap((entry) => ('error' in entry ? entry.error : [])))
      // Answers come in the order of the texts, so these are the puzzles of the text before this one.
      const replaced = isChange ? added.current : []
      if (found.length + replaced.length === 0) return
      act((document) => {
        const left = withoutPieces(document, replaced)
        const next = withPieces(
          left,
          found.map(({ family, draft, id }) => ({ family, draft, ...(id !== undefined && { id }) })),
        )
        added.current = next.pieces.slice(left.pieces.length).map(({ key }) => key)
        return next
      })
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

function Found({ piece }: { readonly piece: NonNullable<ReturnType<typeof useStudio>['chosen']> }) {
  const shown = useShown(piece)
  const [values, setValues] = useState<readonly number[]>()
  if (!shown) return null
  return (
    <>
      <div class="stage">
        <h2>{shown.name}</h2>
        <Board
          board={shown.board}
          label={shown.name}
          marks={faultMarks(shown.fault)}
          numbers={values?.map((value, cell) => ({ cell, value })) ?? []}
        />
      </div>
      <StudyPanel piece={piece} shown={shown} compare={setValues} replace={() => {}} add={() => {}} />
    </>
  )
}
