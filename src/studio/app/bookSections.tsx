// The sections of a book: the kinds of puzzles that are made for it, and how many of each.

import { NAMES } from 'puzzlewright:families'
import { wordForStars } from '../../words/wordForStars.ts'
import type { BookForm } from './bookRecipe.ts'
import { useStudio } from './store.ts'

type Sections = BookForm['sections']

/** The part of the form. */
export function BookSections({
  sections,
  set,
}: {
  readonly sections: Sections
  readonly set: (sections: Sections) => void
}) {
  const { words } = useStudio()
  const setSection = (index: number, parts: Partial<Sections[number]>) =>
    set(sections.with(index, { ...sections[index], ...parts }))
  return (
    <>
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
          {sections.map((section, index) => (
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
                      {wordForStars(words.stars, stars)}
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
                {sections.length > 1 && (
                  <button type="button" onClick={() => set(sections.toSpliced(index, 1))}>
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
        onClick={() => set([...sections, { ...sections[sections.length - 1], stars: '' }])}
      >
        {words.book.section}
      </button>
    </>
  )
}
