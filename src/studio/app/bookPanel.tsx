// A whole book: its title, its kinds of puzzles, and its PDF, with the same bytes as the command line makes of the recipe.

import { NAMES } from 'puzzlewright:families'
import { useState } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import type { BookDone } from '../book/bookTask.ts'
import { type BookForm, bookRecipeText } from './bookRecipe.ts'
import { type BookState, makeBook } from './makeBook.ts'
import { LabelledField, save, wordForStars } from './parts.tsx'
import { tellError, useStudio } from './store.ts'

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
      <button type="button" onClick={() => save('book.puzzles.jsonl', records, 'application/x-ndjson')}>
        {words.print.records}
      </button>
    </div>
  )
}

/** The panel. */
export function BookPanel() {
  const { words, language } = useStudio()
  const [form, setForm] = useState<BookForm>(() => ({
    title: words.book.usualTitle,
    author: '',
    seed: '1',
    trim: '6x9',
    puzzlesPerPage: 1,
    sections: [{ family: NAMES[0].name, shape: NAMES[0].shape, count: 60, stars: '' }],
  }))
  const [own, setOwn] = useState<string>()
  const [work, setWork] = useState<Partial<BookState> & { readonly stop: () => void }>()
  const [made, setMade] = useState<BookDone>()
  const recipe = own ?? bookRecipeText(form, language)
  const set = (parts: Partial<BookForm>) => {
    setForm({ ...form, ...parts })
    setOwn(undefined)
  }
  const setSection = (index: number, parts: Partial<BookForm['sections'][number]>) =>
    set({ sections: form.sections.with(index, { ...form.sections[index], ...parts }) })

  async function make(): Promise<void> {
    const controller = new AbortController()
    const stop = () => controller.abort(new DOMException('stopped', 'AbortError'))
    setMade(undefined)
    setWork({ stop })
    try {
      const done = await makeBook(recipe, controller.signal, (state) => setWork({ ...state, stop }))
      const name = done.facts.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'book'
      save(`${name}.pdf`, new Uint8Array(done.pdf), 'application/pdf')
      setMade(done)
    } catch (error) {
      tellError(error)
    } finally {
      setWork(undefined)
    }
  }

  return (
    <section class="panel book">
      <h2>{words.book.title}</h2>
      <div class="fields">
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
        <LabelledField label={words.make.seed}>
          <input value={form.seed} onInput={(event) => set({ seed: event.currentTarget.value })} />
        </LabelledField>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.make.family}</th>
            <th scope="col">{words.make.size}</th>
            <th scope="col">{words.make.stars}</th>
            <th scope="col">{words.make.count}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {form.sections.map((section, index) => (
            <tr key={index}>
              <td data-label={words.make.family}>
                <select
                  aria-label={words.make.family}
                  value={section.family}
                  onChange={(event) => {
                    const { name, shape } =
                      NAMES.find((one) => one.name === event.currentTarget.value) ?? NAMES[0]
                    setSection(index, { family: name, shape })
                  }}
                >
                  {NAMES.map(({ name }) => (
                    <option key={name} value={name}>
                      {words.families[name]}
                    </option>
                  ))}
                </select>
              </td>
              <td data-label={words.make.size}>
                <input
                  aria-label={words.make.size}
                  value={section.shape}
                  onInput={(event) => setSection(index, { shape: event.currentTarget.value.trim() })}
                />
              </td>
              <td data-label={words.make.stars}>
                <select
                  aria-label={words.make.stars}
                  value={section.stars}
                  onChange={(event) => setSection(index, { stars: event.currentTarget.value })}
                >
                  <option value="">{words.make.any}</option>
                  {[1, 2, 3, 4, 5].map((stars) => (
                    <option key={stars} value={stars}>
                      {wordForStars(words, stars)}
                    </option>
                  ))}
                </select>
              </td>
              <td data-label={words.make.count}>
                <input
                  type="number"
                  min={1}
                  max={500}
                  aria-label={words.make.count}
                  value={section.count}
                  onInput={(event) => setSection(index, { count: event.currentTarget.valueAsNumber || 1 })}
                />
              </td>
              <td>
                {form.sections.length > 1 && (
                  <button type="button" onClick={() => set({ sections: form.sections.toSpliced(index, 1) })}>
                    {words.tray.drop}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        onClick={() =>
          set({ sections: [...form.sections, { ...form.sections[form.sections.length - 1], stars: '' }] })
        }
      >
        {words.book.section}
      </button>
      <details>
        <summary>{words.book.recipe}</summary>
        <textarea
          rows={12}
          spellcheck={false}
          value={recipe}
          onInput={(event) => setOwn(event.currentTarget.value)}
        />
        <p class="quiet">
          <code>puzzlewright book book.yaml --out book.pdf</code>
        </p>
        <button type="button" onClick={() => save('book.yaml', recipe, 'text/yaml')}>
          {words.book.saveRecipe}
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
