// The room where puzzles are made: the form of an order, and the work.

import { NAMES } from 'puzzlewright:families'
import { useEffect, useRef, useState } from 'preact/hooks'
import { say } from '../../words/formatMessage.ts'
import { wordForStars } from '../../words/wordForStars.ts'
import type { FamilyForm, FormField, SettingForm } from '../engine/tasks.ts'
import { FaultText } from './faultText.tsx'
import { beginWork } from './making.ts'
import { changedOrder, fieldOf, withField } from './orderText.ts'
import { LabelledField, LabelledSwitch, StarRow } from './parts.tsx'
import { RuleSwitches } from './ruleSwitches.tsx'
import { SizeField } from './sizeField.tsx'
import { change, useStudio } from './store.ts'
import { useAnswer } from './useAnswer.ts'
import { quick } from './workers.ts'
import { faultsOf } from './wrong.ts'

/** The fields that the form shows itself; all others are under "More". */
const OWN = ['stars', 'tier', 'symmetry']

/** The room. */
export function MakeView() {
  const { form, work, words, language } = useStudio()
  const { family, shape, order } = form
  const [known, setKnown] = useState<{ readonly of: string; readonly facts: FamilyForm }>()
  const facts = known?.of === family ? known.facts : undefined
  const [offered, setOffered] = useState<{ readonly of: string; readonly rules: SettingForm['rules'] }>()
  const rules = offered?.of === family ? offered.rules : []
  const [areRulesShown, showRules] = useState(shape.includes('+'))
  useAnswer(
    {
      ask: () => quick.ask('form', { family, shape, order }),
      take: (facts) => setKnown({ of: family, facts }),
      // A size that is typed is wrong until it is whole; the rest of the form stays.
      fail: (error) =>
        setKnown(
          (before) => before && { ...before, facts: { ...before.facts, impossible: faultsOf(error)[0] } },
        ),
    },
    [family, shape, order],
  )
  useAnswer(
    {
      ask: () => (areRulesShown ? quick.ask('tools', { family, shape, language }) : undefined),
      take: (found) => setOffered({ of: family, rules: found.rules }),
      fail: () => {},
    },
    [areRulesShown, family, shape, language],
  )

  const wasWorking = useRef(false)
  useEffect(() => {
    // On a phone the table is below the form: whoever has made puzzles sees them.
    const table = document.querySelector('.tray')
    if (wasWorking.current && !work && table && table.getBoundingClientRect().top > innerHeight / 2)
      table.scrollIntoView()
    wasWorking.current = work !== undefined
  }, [work === undefined])

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
  const hints: Readonly<Record<string, string>> = words.hints
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
      <SizeField
        key={family}
        sizes={kind?.sizes ?? []}
        size={size}
        choose={(next) => set({ shape: next + shape.slice(size.length) })}
      />
      {kind?.hasRules && (
        <RuleSwitches
          rules={rules}
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
              <small>{wordForStars(words.stars, one)}</small>
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
      {(facts === undefined || facts.symmetries.length > 1) && (
        <LabelledField label={words.make.symmetry}>
          <select
            value={fieldOf(order, 'symmetry') ?? 'none'}
            onChange={(event) =>
              setField('symmetry', event.currentTarget.value.replace('none', '') || undefined)
            }
          >
            {(facts?.symmetries ?? ['none']).map((name) => (
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
            hint={hints[field.name]}
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
          <FaultText fault={facts.impossible} />
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
  field: { hasValue },
  label,
  hint,
  value,
  set,
}: {
  readonly field: FormField
  readonly label: string
  readonly hint: string | undefined
  readonly value: string | undefined
  readonly set: (value: string | undefined) => void
}) {
  if (!hasValue) {
    return (
      <LabelledSwitch
        {...{ label, hint }}
        isOn={value !== undefined}
        set={(isOn) => set(isOn ? '' : undefined)}
      />
    )
  }
  return (
    <LabelledField label={label} hint={hint}>
      <input value={value ?? ''} onInput={(event) => set(event.currentTarget.value.trim() || undefined)} />
    </LabelledField>
  )
}
