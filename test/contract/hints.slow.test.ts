// What is said of one step says all of it: the last press of a hint, and `explain --next`, name everything that the
// step rules out or enters, with its reason. Each pattern is one step.

import { describe, expect, it } from 'vitest'
import { readCatalogues } from '../../scripts/words.mjs'
import { stepsText } from '../../src/cli/explain/explanationText.ts'
import { cellName } from '../../src/families/cellNamesAndFaults.ts'
import type { Candidate, Reasoner } from '../../src/families/inference.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { makeGuide } from '../../src/grader/nextStep.ts'
import { listText } from '../../src/grader/reasonText.ts'
import { phrasesIn } from '../../src/grader/sharedTechniquePhrases.ts'
import { type EliminateStep, reasonOf, type Step } from '../../src/grader/steps.ts'
import { makeExplainer, makeMaker, puzzleName } from '../../src/index.ts'
import { makeAnswerer } from '../../src/player/answerGuideQuestions.ts'
import { type Hint, hintOf } from '../../src/player/hints.ts'
import type { Catalogue } from '../../src/words/catalogue.ts'
import { say } from '../../src/words/formatMessage.ts'
import { LANGUAGES, type Language } from '../../src/words/languages.ts'
import { boardOf, found } from '../support/closure.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'

const CATALOGUES = readCatalogues() as Readonly<Record<string, Catalogue>>

const keyOf = ({ cell, value }: Candidate) => `${cell} ${value}`
const keysOf = (candidates: readonly Candidate[]) => candidates.map(keyOf).sort()

/** Does a step on a board. */
function follow(reasoner: Reasoner, frame: Int32Array, step: Step): void {
  if (step.step === 'place' || step.step === 'search') reasoner.place(frame, step.cell, step.value)
  else for (const { cell, value } of changesOf(step)) reasoner.exclude(frame, cell, value)
}

/** What a step rules out or enters. */
const changesOf = (step: Step): readonly Candidate[] => (step.step === 'eliminate' ? step.removes : [step])

describe.each(FAMILIES.map((family) => [family.name, family] as const))('%s', (name, family) => {
  const shapes = fixtureOf(name).gradedShapes
  const { inference, notation, words } = family
  const made = shapes.flatMap((text) => {
    const make = makeMaker(family, notation.parseShape(text))
    return Array.from({ length: 6 }, (_, index) => makeOne(make, `hints/${index}`))
  })
  const explainer = makeExplainer()
  const paths = made.map(({ puzzle, solution }) => {
    const explanation = explainer(family, puzzle)
    if (typeof explanation === 'string') throw new Error(`nothing to explain: ${explanation}`)
    return { puzzle, solution, steps: explanation.steps }
  })

  /** The facts of a step without those that only name what it rules out. */
  function factsOf({ facts, removes, candidates }: EliminateStep, columns: number): string {
    const cells = [...new Set(removes.map(({ cell }) => cell))]
    const values = [...new Set(removes.map(({ value }) => value))]
    const isOfTheseNumbers = candidates.length > 0 && candidates.every(({ value }) => values.includes(value))
    const isNamed: Readonly<Record<string, (fact: string) => boolean>> = {
      placements: () => true,
      cell: (fact) => cells.includes(Number(fact)),
      cells: (fact) => fact === cells.map((cell) => cellName({ columns }, cell)).join(', '),
      // The number of a pattern is more than a name: all its places in a box are in one row.
      value: (fact) => !isOfTheseNumbers && values.includes(Number(fact)),
      values: (fact) => !isOfTheseNumbers && fact.split(', ').every((one) => values.includes(Number(one))),
    }
    return JSON.stringify(Object.entries(facts).filter(([key, fact]) => !isNamed[key]?.(String(fact))))
  }

  it('no two steps in a row tell the same pattern', () => {
    for (const { puzzle, steps } of paths) {
      for (const [index, step] of steps.entries()) {
        const next = steps[index + 1]
        if (step.step !== 'eliminate' || next?.step !== 'eliminate' || step.kind !== next.kind) continue
        const { columns } = puzzle.shape
        expect(factsOf(next, columns), `${puzzleName(family, puzzle)}, ${step.kind}`).not.toBe(
          factsOf(step, columns),
        )
      }
    }
  })

  it('a step rules out all that its pattern rules out on the board', () => {
    for (const { puzzle, steps } of paths) {
      const reasoner = inference.makeReasoner(puzzle.shape)
      const frame = boardOf(reasoner, puzzle)
      for (const step of steps) {
        if (step.step === 'eliminate') {
          const cells = String([...step.cells])
          const same = found(reasoner, step.kind, frame).filter(
            (one) =>
              String([...one.cells]) === cells && JSON.stringify(one.facts) === JSON.stringify(step.facts),
          )
          for (const one of same.slice(0, 1)) expect(keysOf(step.removes)).toEqual(keysOf(one.removes))
        }
        follow(reasoner, frame, step)
      }
    }
  })

  it('`explain --next` names all that a step rules out', () => {
    for (const { puzzle, steps } of paths) {
      for (const step of steps) {
        if (step.step !== 'eliminate') continue
        const text = stepsText(family, puzzle, [step]).join(' ').replaceAll(/\s+/g, ' ')
        const told = new Set<string>()
        for (const [, cells, values] of text.matchAll(
          /((?:r\d+c\d+(?:, )?)+) (?:is|are) not (\d+(?:, \d+)*)/g,
        )) {
          for (const cell of cells.split(', ')) {
            for (const value of values.split(', ')) told.add(`${cell} ${value}`)
          }
        }
        for (const { cell, value } of step.removes)
          expect([...told], text).toContain(`${cellName(puzzle.shape, cell)} ${value}`)
      }
    }
  })

  it('a block of lines, or a pair of lines, is told once for all cages or lines that it narrows', () => {
    const sorted = (...facts: readonly unknown[]) => facts.map(String).sort().join()
    for (const { puzzle, steps } of paths) {
      const reasoner = inference.makeReasoner(puzzle.shape)
      const frame = boardOf(reasoner, puzzle)
      const kinds = ['innies-and-outies', 'product-innies-and-outies', 'line-pair']
      for (const step of steps) {
        for (const kind of kinds.filter((one) => one in inference.reasons)) {
          const told = found(reasoner, kind, frame).map(({ facts }) =>
            kind === 'line-pair' ? sorted(facts.line, facts.other) : String(facts.groups),
          )
          expect(told, kind).toEqual([...new Set(told)])
        }
        follow(reasoner, frame, step)
      }
    }
  })

  describe.each(LANGUAGES)('%s', (language: Language) => {
    const help = CATALOGUES[language].playerHelp
    const own = words[language] ?? words.en
    const told = { help, phrases: phrasesIn(language, own) }

    /** The parts of a hint. */
    function partsOf(first: Hint): Hint[] {
      const parts = [first]
      for (let next = first.next; next; next = parts[parts.length - 1].next) parts.push(next())
      return parts
    }

    it('the last press of a hint names all that its step changes, and why', () => {
      const answer = makeAnswerer(family, () => 0)
      const guide = makeGuide(family)
      const longest = paths.toSorted((one, other) => other.steps.length - one.steps.length).slice(0, 2)
      let eliminations = 0
      for (const { puzzle, solution } of longest) {
        const id = puzzleName(family, puzzle)
        const values = puzzle.givens.map((given) => Math.max(given, 0))
        const numbers = [...new Set(solution)].filter((value) => value > 0)
        const marks = puzzle.givens.map((given) => (given === 0 ? numbers : []))
        for (;;) {
          const next = guide.nextStep(puzzle, { values, marks })
          if (next.kind !== 'step') break
          const { step } = next
          const shown = answer({ task: 'step', cell: 0, puzzle, id, values, marks })
          if (shown.kind !== 'step') throw new Error(shown.kind)
          const parts = partsOf(hintOf(shown, puzzle.shape, told))
          expect(parts).toHaveLength(3)
          const [, why, end] = parts
          expect(end.text.startsWith(why.text), end.text).toBe(true)
          const isEntry = step.step === 'place' || step.step === 'search'
          for (const { cell } of changesOf(step)) {
            const all = changesOf(step).filter((one) => one.cell === cell)
            const names = all.map(({ value }) => own.valueNames?.[value - 1] ?? String(value))
            const name = end.letters.get(cell) ?? ''
            const values = listText('excluded', names.join(', '), told.phrases.groups)
            const ruledOut = say(help.status.isNot, { cell: name, values })
            const what = end.text.slice(why.text.length)
            for (const one of isEntry ? [...names, name] : [ruledOut]) expect(what).toContain(one)
          }
          if (!isEntry) {
            expect(keysOf(end.removes)).toEqual(keysOf(changesOf(step)))
            expect(end.action).toMatchObject({ do: 'strike' })
            eliminations++
            for (const { cell, value } of changesOf(step))
              marks[cell] = marks[cell].filter((one) => one !== value)
          } else values[step.cell] = step.value
          expect(reasonOf(step).kind).toBe(shown.reason.kind)
        }
        expect(guide.nextStep(puzzle, { values, marks })).toEqual({ kind: 'solved' })
      }
      if (name !== 'latinsquare') expect(eliminations).toBeGreaterThan(0)
    })
  })
})
