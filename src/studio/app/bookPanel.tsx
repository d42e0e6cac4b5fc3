// A whole book, of puzzles that are made for it or of those on the table: its form, its recipe, and its PDF, with the same bytes as
// the command line makes of the recipe.

import { NAMES } from 'puzzlewright:families'
import { useState } from 'preact/hooks'
import { saveFile } from '../../player/dom/saveFile.ts'
import { say } from '../../words/formatMessage.ts'
import type { BookDone } from '../book/bookTask.ts'
import { type BookDraft, type BookForm, bookRecipeText, readBookDraft } from './bookRecipe.ts'
import { BookSections } from './bookSections.tsx'
import { RECORDS_FILE } from './commands.ts'
import { withChosen } from './document.ts'
import { faultOnTable, finishedOf } from './finishedPuzzles.ts'
import { type BookState, makeBook } from './makeBook.ts'
import { LabelledField } from './parts.tsx'
import { change, note, tellError, useStudio } from './store.ts'
import { recordsOf } from './tableRecords.ts'
import { Wrong } from './wrong.ts'
import { zipped } from './zipFile.ts'

const TRIMS = ['6x9', '5x8', '5.5x8.5', '7x10', '8x10', '8.5x11', 'a5', 'a4'] as const

/** What is told about a finished book. */
function MadeBook({ facts: { pages, puzzles, problems = [] }, records }: BookDone) {
  const { words } = useStudio()
  return (
    <div role="status">
      <p>
        {say(words.book.made, { pages, puzzles })}{' '}
        {problems.length === 0 ? words.book.checked : words.book.problems}
      </p>
      <ul lang="en">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {records !== '' && (
        <button type="button" onClick={() => saveFile('book.puzzles.jsonl', records, 'application/x-ndjson')}>
          {words.print.records}
        </button>
      )}
    </div>
  )
}

/** A title as the name of a file. */
const fileName = (title: string) => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'book'

/** The panel. */
export function BookPanel() {
  const { words, language, document, book, form: order } = useStudio()
  const { form, own } = readBookDraft(book, {
    title: words.book.usualTitle,
    author: '',
    seed: order.seed,
    trim: '6x9',
    puzzlesPerPage: 1,
    isOfTable: false,
    sections: [{ family: NAMES[0].name, shape: NAMES[0].shape, count: 60, stars: '' }],
  })
  const [work, setWork] = useState<Partial<BookState> & { readonly stop: () => void }>()
  const [made, setMade] = useState<BookDone>()
  const recipe = own ?? bookRecipeText(form, language)
  const keep = (next: BookDraft) => change({ book: next })
  const set = (parts: Partial<BookForm>) => keep({ form: { ...form, ...parts } })
  const finished = finishedOf(document)

  /** The files that the recipe names. If the table has no puzzles for them, says so and returns undefined. */
  async function namedFiles(): Promise<Readonly<Record<string, string>> | undefined> {
    if (!recipe.includes(RECORDS_FILE)) return {}
    if (finished.length > 0) return { [RECORDS_FILE]: await recordsOf(finished) }
    change({ message: words.book.noTable })
    return undefined
  }

  async function saveRecipe(): Promise<void> {
    const files = await namedFiles()
    if (!files) return
    const texts = { 'book.yaml': recipe, ...files }
    // Several files are saved in one, so that those of two books are not mixed up.
    if (Object.keys(texts).length === 1) saveFile('book.yaml', recipe, 'text/yaml')
    else saveFile(`${fileName(form.title)}.zip`, zipped(texts), 'application/zip')
  }

  async function make(): Promise<void> {
    const controller = new AbortController()
    const stop = () => controller.abort(new DOMException('stopped', 'AbortError'))
    setMade(undefined)
    setWork({ stop })
    try {
      const texts = await namedFiles()
      if (!texts) return
      const files = Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, new TextEncoder().encode(text)]),
      )
      const request = { recipe, language, files }
      const done = await makeBook(request, controller.signal, (state) => setWork({ ...state, stop }))
      saveFile(`${fileName(done.facts.title)}.pdf`, new Uint8Array(done.pdf), 'application/pdf')
      setMade(done)
    } catch (error) {
      if (!(error instanceof Wrong)) return tellError(error)
      const wrong = error.faults.map((fault) => faultOnTable(fault, document))
      change({ message: wrong.map(({ fault }) => fault) })
      const [piece] = wrong.flatMap((one) => one.piece ?? [])
      if (piece) note((now) => withChosen(now, piece.key))
    } finally {
      setWork(undefined)
    }
  }

  return (
    <section class="panel book">
      <h2>{words.book.title}</h2>
      <fieldset class="fields" disabled={own !== undefined}>
        <LabelledField label={words.book.name}>
          <input value={form.title} onInput={(event) => set({ title: event.currentTarget.value })} />
        </LabelledField>
        <LabelledField label={words.book.author}>
          <input value={form.author} onInput={(event) => set({ author: event.currentTarget.value })} />
        </LabelledField>
        <LabelledField label={words.book.trim}>
          <select value={form.trim} onChange={(event) => set({ trim: event.currentTarget.value })}>
            {TRIMS.map((trim) => (
              <option key={trim}>{trim}</option>
            ))}
          </select>
        </LabelledField>
        <LabelledField label={words.book.perPage}>
          <select
            value={form.puzzlesPerPage}
            onChange={(event) => set({ puzzlesPerPage: Number(event.currentTarget.value) })}
          >
            {[1, 2, 4, 6].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </LabelledField>
        <LabelledField label={words.book.puzzles}>
          <select
            value={String(form.isOfTable)}
            onChange={(event) => set({ isOfTable: event.currentTarget.value === 'true' })}
          >
            <option value="false">{words.book.sections}</option>
            <option value="true">{say(words.book.table, { count: finished.length })}</option>
          </select>
        </LabelledField>
        {!form.isOfTable && (
          <LabelledField label={words.make.seed}>
            <input value={form.seed} onInput={(event) => set({ seed: event.currentTarget.value })} />
          </LabelledField>
        )}
      </fieldset>
      {!form.isOfTable && own === undefined && (
        <BookSections sections={form.sections} set={(sections) => set({ sections })} />
      )}
      {form.isOfTable && finished.length === 0 && <p class="quiet">{words.book.noTable}</p>}
      <details>
        <summary>{words.book.recipe}</summary>
        <textarea
          rows={12}
          aria-label={words.book.recipe}
          spellcheck={false}
          value={recipe}
          // An emptied recipe follows the form again.
          onInput={(event) => keep({ form, own: event.currentTarget.value || undefined })}
        />
        <p class="quiet">
          <code>puzzlewright book book.yaml --out book.pdf</code>
        </p>
        <button type="button" onClick={() => saveRecipe().catch(tellError)}>
          {recipe.includes(RECORDS_FILE) ? words.book.saveBoth : words.book.saveRecipe}
        </button>
      </details>
      {work ? (
        <div class="work" role="status">
          <progress max={work.parts} value={work.done} />
          {work.stage && (
            <p>
              {words.book.stages[work.stage]} ·{' '}
              {say(words.make.progress, { done: work.done ?? 0, count: work.parts ?? 0 })}
            </p>
          )}
          <button type="button" onClick={work.stop}>
            {words.make.stop}
          </button>
        </div>
      ) : (
        <button type="button" class="main" onClick={make}>
          {words.book.make}
        </button>
      )}
      {made && <MadeBook {...made} />}
    </section>
  )
}
