// Another board to set by hand: its kind and its size.

import { NAMES } from 'puzzlewright:families'
import { useState } from 'preact/hooks'
import { withPieces } from './document.ts'
import { LabelledField } from './parts.tsx'
import { SizeField } from './sizeField.tsx'
import { act, keepShown, tellError, useStudio } from './store.ts'
import { quick } from './workers.ts'

/** A form for a board without clues. */
export function NewBoard() {
  const { words, language, chosen } = useStudio()
  const [{ name, shape }, choose] = useState<{ readonly name: string; readonly shape: string }>(NAMES[0])
  const add = async () => {
    try {
      const shown = await quick.ask('shape', { family: name, shape, language })
      keepShown(shown, language)
      act((document) => withPieces(document, [{ family: name, draft: shown.draft }]))
    } catch (error) {
      tellError(error)
    }
  }
  return (
    <form
      class="panel new"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h2>{words.set.newBoard}</h2>
      <LabelledField label={words.make.family}>
        <select
          value={name}
          onChange={(event) => {
            choose(NAMES.find((one) => one.name === event.currentTarget.value) ?? NAMES[0])
          }}
        >
          {NAMES.map((one) => (
            <option key={one.name} value={one.name}>
              {words.families[one.name]}
            </option>
          ))}
        </select>
      </LabelledField>
      <SizeField
        key={name}
        sizes={NAMES.find((one) => one.name === name)?.sizes ?? []}
        size={shape}
        choose={(size) => choose({ name, shape: size })}
      />
      <button type="submit" class={chosen ? '' : 'main'}>
        {chosen ? words.set.addAnother : words.set.add}
      </button>
    </form>
  )
}
