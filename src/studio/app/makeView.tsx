// The room where puzzles are made: the form of an order, and the work.

import { NAMES } from 'puzzlewright:families'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import type { FamilyForm, FormField, SettingForm } from '../engine/tasks.ts'
import { beginWork, type Work } from './making.ts'
import { changedOrder, fieldOf, withField } from './orderText.ts'
import { LabelledField, StarRow, wordForStars } from './parts.tsx'
import { RuleSwitches } from './ruleSwitches.tsx'
import { change, tellError, useStudio } from './store.ts'
import { quick } from './workers.ts'

/** The fields that the form shows itself; all others are under "More". */
const OWN = ['stars', 'tier', 'symmetry']

/** The room. */
export function MakeView({ work }: { readonly work: Work | undefined }) {
  const { form, words, language } = useStudio()
  const { family, shape, order } = form
  const [facts, setFacts] = useState<FamilyForm>()
  const [board, setBoard] = useState<SettingForm>()
  const [areRulesShown, showRules] = useState(shape.includes('+'))
  useEffect(() => {
    let isWanted = true
    quick.ask('form', { family, shape, order }).then((found) => isWanted && setFacts(found), tellError)
    return () => {
      isWanted = false
    }
  }, [family, shape, order])
  useEffect(() => {
    if (!areRulesShown) return
    let isWanted = true
    quick.ask('tools', { family, shape, language }).then((found) => isWanted && setBoard(found), tellError)
    return () => {
      isWanted = false
    }
  }, [areRulesShown, family, shape, language])

  const set = (parts: Partial<typeof form>) => change({ form: { ...form, ...parts } })
  const setField = (name: string, value: string | undefined) => set({ order: withField(order, name, value) })
  const choose = (name: string) => {
    const usual = NAMES.find((one) => one.name === name)
    if (usual) set({ family: name, shape: usual.shape, order: changedOrder(order, ['stars']) })
  }
  const kind = NAMES.find((one) => one.name === family)
  const size = shape.replace(/\+.*/, '')
  const stars = fieldOf(order, 'stars')
  const labels: Readonly<Record<string, string>> = words.fields
  const more = facts?.fields.filter(({ name }) => !OWN.includes(name)) ?? []
  return (
    <form
      class="make panel"
      onSubmit={(event) => {
        event.preventDefault()
        if (!facts?.impossible) beginWork(form)
      }}
    >
      <LabelledField label={words.make.family}>
        <select value={family} onChange={(event) => choose(event.currentTarget.value)}>
          {NAMES.map(({ name }) => (
            <option key={name} value={name}>
              {words.families[name]}
            </option>
          ))}
        </select>
      </LabelledField>
      <LabelledField label={words.make.size} hint={kind?.shapesAre}>
        <input
          list="shapes"
          value={size}
          onInput={(event) => set({ shape: event.currentTarget.value.trim() + shape.slice(size.length) })}
        />
        <datalist id="shapes">
          {facts?.shapes.map((one) => (
            <option key={one} value={one.replace(/\+.*/, '')} />
          ))}
        </datalist>
      </LabelledField>
      {kind?.hasRules && (
        <RuleSwitches
          rules={board?.rules ?? []}
          choose={(next) => set({ shape: next })}
          isOpen={shape.includes('+')}
          open={() => showRules(true)}
        />
      )}
      <fieldset>
        <legend>{words.make.stars}</legend>
        <div class="levels">
          <button
            type="button"
            aria-pressed={stars === undefined}
            onClick={() => setField('stars', undefined)}
          >
            {words.make.any}
          </button>
          {[1, 2, 3, 4, 5].map((one) => (
            <button
              type="button"
              key={one}
              aria-pressed={stars === String(one)}
              disabled={facts !== undefined && !facts.stars.includes(one)}
              onClick={() => setField('stars', String(one))}
            >
              <StarRow stars={one} words={words} />
              <small>{wordForStars(words, one)}</small>
            </button>
          ))}
        </div>
      </fieldset>
      <LabelledField label={words.make.tier}>
        <select
          value={fieldOf(order, 'tier') ?? ''}
          onChange={(event) => setField('tier', event.currentTarget.value || undefined)}
        >
          <option value="">{words.make.any}</option>
          {Object.entries(words.tiers).map(([tier, text]) => (
            <option key={tier} value={`..${tier}`}>
              {text}
            </option>
          ))}
        </select>
      </LabelledField>
      {facts && facts.symmetries.length > 1 && (
        <LabelledField label={words.make.symmetry}>
          <select
            value={fieldOf(order, 'symmetry') ?? 'none'}
            onChange={(event) =>
              setField('symmetry', event.currentTarget.value.replace('none', '') || undefined)
            }
          >
            {facts.symmetries.map((name) => (
              <option key={name} value={name}>
                {(words.symmetries as Readonly<Record<string, string>>)[name]}
              </option>
            ))}
          </select>
        </LabelledField>
      )}
      <LabelledField label={words.make.count}>
        <input
          type="number"
          min={1}
          max={500}
          value={form.count}
          onInput={(event) =>
            set({ count: Math.max(1, Math.min(500, event.currentTarget.valueAsNumber || 1)) })
          }
        />
      </LabelledField>
      <details class="more">
        <summary>{words.make.more}</summary>
        {more.map((field) => (
          <OrderField
            key={field.name}
            field={field}
            label={labels[field.name] ?? field.name}
            value={fieldOf(order, field.name)}
            set={(value) => setField(field.name, value)}
          />
        ))}
        <LabelledField label={words.make.seed} hint={words.make.seedMeans}>
          <input
            value={form.seed}
            maxLength={60}
            onInput={(event) =>
              set({ seed: event.currentTarget.value.replaceAll(/[^\p{L}\p{N} ._-]/gu, '') || '1' })
            }
          />
        </LabelledField>
      </details>
      {facts?.impossible && (
        <p class="fault" role="alert">
          {facts.impossible}
        </p>
      )}
      {facts?.seconds !== undefined && facts.seconds > 2 && !work && (
        <p class="quiet">{say(words.make.slow, { seconds: Math.round(facts.seconds) })}</p>
      )}
      {work ? (
        <div class="work" role="status">
          <progress max={work.count} value={work.done} />
          <p>
            {say(words.make.progress, { done: work.done, count: work.count })}
            {work.attempts > 20 && ` · ${say(words.make.attempts, { attempts: work.attempts })}`}
          </p>
          <button type="button" onClick={work.stop}>
            {words.make.stop}
          </button>
        </div>
      ) : (
        <button class="main" type="submit" disabled={facts?.impossible !== undefined}>
          {say(words.make.go, { count: form.count })}
        </button>
      )}
    </form>
  )
}

function OrderField({
  field: { hasValue, choices, what },
  label,
  value,
  set,
}: {
  readonly field: FormField
  readonly label: string
  readonly value: string | undefined
  readonly set: (value: string | undefined) => void
}) {
  if (!hasValue) {
    return (
      <label class="field switch" title={what}>
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={(event) => set(event.currentTarget.checked ? '' : undefined)}
        />
        <span>{label}</span>
      </label>
    )
  }
  return (
    <LabelledField label={label} hint={what}>
      {choices ? (
        <select value={value ?? ''} onChange={(event) => set(event.currentTarget.value || undefined)}>
          <option value="" />
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          value={value ?? ''}
          placeholder={what.match(/(?<=: |such as )[\w.]+$/)?.[0]}
          onInput={(event) => set(event.currentTarget.value.trim() || undefined)}
        />
      )}
    </LabelledField>
  )
}
