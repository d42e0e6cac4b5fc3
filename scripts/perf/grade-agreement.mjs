// The rows for the agreement of grades with people's times, with other graders' labels and with themselves.
//
// The weights of the families are round numbers that were chosen with the complete sets. As a check, weights
// are chosen again from a few candidates with one half of a set (the items with even index), and the other
// half is correlated with them; then the halves are exchanged.

import { makeDifficultyMeter, makeUniqueSolver, weigh } from '../../dist/grader/measureDifficulty.js'
import { starsOf } from '../../dist/grader/stars.js'
import { findFamily, generate, makeGrader, NO_WISHES, parsePuzzle } from '../../dist/index.js'
import { atLeast, atMost } from './bounds.mjs'
import { ascentBoards, keenPuzzles, publishedSurvos, ratedSudokus } from './collections.mjs'
import { bootstrap, halves, rankCorrelation, withinGroups } from './statistics.mjs'
import { median } from './timing.mjs'

function gradeOf(grader, { family, puzzle }) {
  const grade = grader(family, puzzle)
  if (typeof grade === 'string') throw new Error(`no grade: ${grade}`)
  return grade
}

const two = (figure) => figure.toFixed(figure > 0.985 ? 4 : 2)

/** A rank correlation within groups of pairs, with its interval and the correlations of its halves. */
function correlationRow(what, groups, wanted) {
  const [least, most] = bootstrap(groups, withinGroups)
  const each = halves(groups).map((half) => two(withinGroups(half)))
  const note = `95 %: ${two(least)} to ${two(most)}; halves ${each.join(', ')}`
  return { what, figure: withinGroups(groups), note, ...wanted }
}

/**
 * In how many groups the median stars never fall from a label to the next, are at most the first end for the easiest label and at
 * least the last end for the hardest.
 */
function risingRow(what, groups, labels, [first, last], wanted) {
  const medians = groups.map((group) =>
    labels.map((_, place) =>
      median(group.filter(({ label }) => label === place).map(({ grade }) => grade.stars)),
    ),
  )
  const isRising = (stars) =>
    stars.every((one, place) => place === 0 || one >= stars[place - 1]) &&
    stars[0] <= first &&
    stars.at(-1) >= last
  return { what, figure: medians.filter(isRising).length, note: medians.join('; '), ...wanted }
}

/** Candidates for the weights, relative to an effort of 1. */
function choicesOf({ search }) {
  const choices = [0, 0.5, 1, 2].flatMap((hardest) =>
    [0, 0.5, 1, 2].map((nodes) => ({ effort: 1, hardest, nodes, search: 0 })),
  )
  return search ? [...choices, ...choices.map((one) => ({ ...one, search }))] : choices
}

/** The correlation of each half with the weights that fit the other half best. */
function heldOutNote(family, groups) {
  const measureDifficulty = makeDifficultyMeter()
  const solve = makeUniqueSolver()
  const measured = groups.map((group) =>
    group.map(({ entry: { puzzle }, label }) => {
      return { found: measureDifficulty(family, puzzle, solve(family, puzzle)), label }
    }),
  )
  const figureOf = (weights, half) =>
    withinGroups(half.map((group) => group.map(({ found, label }) => [weigh(weights, found), label])))
  const parts = halves(measured)
  const figures = [0, 1].map((own) => {
    const best = choicesOf(family.grading.weights).reduce((a, b) =>
      figureOf(b, parts[own]) > figureOf(a, parts[own]) ? b : a,
    )
    return two(figureOf(best, parts[1 - own]))
  })
  return `weights chosen by the other half: ${figures.toReversed().join(', ')}`
}

function withHeldOut(row, family, groups) {
  return { ...row, note: `${row.note}; ${heldOutNote(family, groups)}` }
}

/** The Sudokus of a file with a number each, and their grades. */
function gradedLines(name) {
  const grader = makeGrader()
  return ratedSudokus(name).map((entry) => ({ entry, grade: gradeOf(grader, entry), label: entry.label }))
}

function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return Array.from(groups.values())
}

/** The puzzles of a run like a reference run, with one seed for all families. */
function madePuzzles(name, shape, count, order = NO_WISHES) {
  const family = findFamily(name)
  const recipe = { family, shape: family.notation.parseShape(shape), order }
  const options = { count, attempts: 100_000, isGraded: false }
  return Array.from(generate(recipe, 'agreement', options), ({ id }) => parsePuzzle(id))
}

const LABELS = {
  keen: ['easy', 'normal', 'hard', 'extreme', 'unreasonable'],
  ascent: ['easy', 'normal', 'tricky', 'hard'],
}

export const AGREEMENT = {
  "grades agree with people's times": () => {
    const lines = gradedLines('sudoku-human-times-A.txt')
    const assuming = lines.filter(({ grade }) => grade.hardestStep > 0)
    const pairs = lines.map(({ grade, label }) => [grade.degree, label])
    const byStars = [1, 2, 3, 4, 5].map((stars) => lines.filter(({ grade }) => grade.stars === stars))
    const sorted = [...lines].sort((a, b) => a.grade.degree - b.grade.degree)
    const fifths = [0, 1, 2, 3, 4].map((fifth) =>
      sorted.slice((fifth * sorted.length) / 5, ((fifth + 1) * sorted.length) / 5),
    )
    const mediansOf = (bands) => bands.map((band) => median(band.map(({ label }) => label)))
    const monotone = (medians) => medians.slice(1).filter((one, index) => one > medians[index]).length
    const show = (bands) =>
      mediansOf(bands)
        .map((seconds, band) => `${Math.round(seconds)} s (${bands[band].length})`)
        .join(', ')
    const stars = mediansOf(byStars)
    const shares = byStars.map((band) => band.length / lines.length)
    const fifth = mediansOf(fifths)
    return [
      withHeldOut(correlationRow('rank correlation', [pairs], atLeast(0.69, 0.71)), findFamily('sudoku'), [
        lines,
      ]),
      correlationRow(
        `the ${assuming.length} that need an assumption`,
        [assuming.map(({ grade, label }) => [grade.degree, label])],
        atLeast(0.54, 0.6),
      ),
      {
        what: 'share of the most frequent number of stars',
        figure: Math.max(...shares),
        note: show(byStars),
        ...atMost(0.5, 0.5),
      },
      {
        what: 'of 4 steps between stars increase',
        figure: monotone(stars),
        note: show(byStars),
        ...atLeast(4, 4),
      },
      { what: 'ratio of times, 5 stars to 1', figure: stars[4] / stars[0], ...atLeast(1, 2) },
      {
        what: 'ratio of times, last fifth to first',
        figure: fifth[4] / fifth[0],
        note: show(fifths),
        ...atLeast(1, 2),
      },
    ]
  },

  "grades agree with Sukaku Explainer's ratings": () => {
    const lines = gradedLines('sudoku-rated-A.txt')
    const row = correlationRow(
      'rank correlation',
      [lines.map(({ grade, label }) => [grade.degree, label])],
      atLeast(0.87, 0.93),
    )
    return [withHeldOut(row, findFamily('sudoku'), [lines])]
  },

  "grades agree with Keen's labels": () => {
    const grader = makeGrader()
    const graded = keenPuzzles()
      .filter(({ size }) => size >= 5 && size <= 8)
      .map((entry) => {
        const label = LABELS.keen.indexOf(entry.label)
        return { size: entry.size, entry, label, grade: gradeOf(grader, entry) }
      })
    const sizes = groupBy(graded, ({ size }) => size)
    const pairs = sizes.map((group) => group.map(({ label, grade }) => [grade.degree, label]))
    const isApart = (group) => {
      const degrees = [0, 1].map((wanted) =>
        group.filter(({ label }) => label === wanted).map(({ grade }) => grade.degree),
      )
      return Math.max(...degrees[0]) < Math.min(...degrees[1])
    }
    const each = pairs.map((group) => two(rankCorrelation(group))).join(', ')
    return [
      withHeldOut(
        correlationRow('rank correlation within sizes', pairs, atLeast(0.83, 0.9)),
        findFamily('kenken'),
        sizes,
      ),
      {
        what: 'of 4 sizes: each Easy below each Normal',
        figure: sizes.filter(isApart).length,
        note: `sizes 5 to 8: ${each}`,
        ...atLeast(4, 4),
      },
      risingRow(
        'of 4 sizes: stars rise with the labels from 1 to 5',
        sizes,
        LABELS.keen,
        [1, 5],
        atLeast(4, 4),
      ),
    ]
  },

  "grades agree with Ascent's labels": () => {
    const grader = makeGrader()
    const graded = ascentBoards().map((entry) => {
      const label = LABELS.ascent.indexOf(entry.label)
      return { shape: entry.puzzle.shape.text, entry, label, grade: gradeOf(grader, entry) }
    })
    const shapes = groupBy(graded, ({ shape }) => shape)
    const pairs = shapes.map((group) => group.map(({ grade, label }) => [grade.degree, label]))
    const each = shapes.map((group, index) => `${group[0].shape} ${two(rankCorrelation(pairs[index]))}`)
    const row = withHeldOut(
      correlationRow('rank correlation within shapes', pairs, atLeast(0.85, 0.92)),
      findFamily('hidoku'),
      shapes,
    )
    const all = shapes.length
    return [
      { ...row, note: `${row.note}; ${each.join(', ')}` },
      risingRow(
        `of ${all} shapes: stars rise with the labels from at most 2`,
        shapes,
        LABELS.ascent,
        [2, 1],
        atLeast(all, all),
      ),
    ]
  },

  'grades agree with published Survo degrees': () => {
    const grader = makeGrader({ trials: 1000 })
    const graded = publishedSurvos()
      .filter(({ md }) => md !== null)
      .map((entry) => ({ md: entry.md, grade: gradeOf(grader, entry) }))
    const same = graded.filter(({ md, grade }) => grade.stars === starsOf(md)).length
    const ratios = graded
      .filter(({ md }) => md > 0)
      .map(({ md, grade }) => Math.max(grade.degree / md, md / grade.degree))
    const show = graded.map(({ md, grade }) => `${md}: ${grade.degree}`).join(', ')
    return [
      { what: `of ${graded.length} have the same stars`, figure: same, note: show, ...atLeast(11, 11) },
      { what: 'times off at most, md above 0', figure: Math.max(...ratios), ...atMost(1.6, 1.6) },
    ]
  },

  'grades of 100 runs agree with those of 1000': () => {
    const puzzles = madePuzzles('survo', '3x4', 200, { ...NO_WISHES, clues: { least: 0, most: 0 } })
    const few = makeGrader()
    const many = makeGrader({ trials: 1000, seed: 'many' })
    const none = makeGrader({ trials: 0 })
    const graded = puzzles.map((entry) => ({
      few: gradeOf(few, entry).degree,
      many: gradeOf(many, entry).degree,
      none: gradeOf(none, entry).degree,
    }))
    return [
      correlationRow(
        `rank correlation, ${puzzles.length} open 3x4`,
        [graded.map((one) => [one.few, one.many])],
        atLeast(0.9, 0.95),
      ),
      correlationRow(
        'rank correlation, without runs',
        [graded.map((one) => [one.none, one.many])],
        atLeast(0, 0.6),
      ),
    ]
  },

  'Survos have the same stars, other seeds': () => {
    const puzzles = madePuzzles('survo', '4x4', 200)
    const stars = ['one', 'other'].map((seed) => {
      const grader = makeGrader({ seed })
      return puzzles.map((entry) => gradeOf(grader, entry).stars)
    })
    const same = puzzles.filter((_, index) => stars[0][index] === stars[1][index]).length
    return [{ what: `of ${puzzles.length}`, figure: same / puzzles.length, ...atLeast(0.95, 0.97) }]
  },

  'grades agree with themselves, other seeds': () => {
    const sets = {
      "people's Sudokus": () => ratedSudokus('sudoku-human-times-A.txt').slice(0, 300),
      'Sudoku 9x9': () => madePuzzles('sudoku', '9x9', 200),
      'KenKen 6x6': () => madePuzzles('kenken', '6x6', 200),
      'Hidoku 8x8': () => madePuzzles('hidoku', '8x8', 200),
      'magic 5x5': () => madePuzzles('magic', '5x5', 100),
      'Survo 4x4, 100 runs': () => madePuzzles('survo', '4x4', 100),
    }
    return Object.entries(sets).map(([what, puzzlesOf]) => {
      const [one, other] = ['one', 'other'].map((seed) => makeGrader({ seed }))
      const pairs = puzzlesOf().map((entry) => [gradeOf(one, entry).degree, gradeOf(other, entry).degree])
      const [least, most] = bootstrap([pairs], withinGroups)
      return {
        what: `rank correlation, ${what}`,
        figure: rankCorrelation(pairs),
        note: `95 %: ${two(least)} to ${two(most)}`,
        ...atLeast(0.99, 0.999),
      }
    })
  },
}
