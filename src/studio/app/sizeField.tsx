// The size of a board: a menu of the usual ones, and a field for any other.

import { useState } from 'preact/hooks'
import { shapeForReaders } from '../../families/variantNames.ts'
import { say } from '../../words/formatMessage.ts'
import { LabelledField } from './parts.tsx'
import { useStudio } from './store.ts'

interface SizeFieldProps {
  /** The usual sizes. */
  readonly sizes: readonly string[]
  readonly size: string
  choose(size: string): void
}

/** The field. */
export function SizeField({ sizes, size, choose }: SizeFieldProps) {
  const { words } = useStudio()
  const [isTyped, setTyped] = useState(false)
  const isOther = isTyped || !sizes.includes(size)
  return (
    <>
      <LabelledField label={words.make.size}>
        <select
          value={isOther ? '' : size}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value === '')
            if (value !== '') choose(value)
          }}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {shapeForReaders(one)}
            </option>
          ))}
          <option value="">{words.make.otherSize}</option>
        </select>
      </LabelledField>
      {isOther && (
        <LabelledField label={say(words.make.sizeMeans, { example: sizes[0] })}>
          <input value={size} onInput={(event) => choose(event.currentTarget.value.trim())} />
        </LabelledField>
      )}
    </>
  )
}
