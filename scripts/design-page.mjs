// Generates docs/design.md and the pictures that it shows, from the tokens of the look.
//
//   npm run build && node scripts/design-page.mjs

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const DOCS = resolve(import.meta.dirname, '../docs')

/** The text of the page and of its pictures, by their paths in docs/; `design` has the modules of src/design. */
export function designFiles({ tokens, icons, contrast, starsPath, place, MARKS }) {
  const { COLOURS, COVERS, TYPE, WEIGHT, RADIUS, MOTION, STEP, TOUCH, HUES, SLOT_HUES, SLOT_SHARE } = tokens
  const ratio = (one, other) => contrast(one, other).toFixed(1)
  const rows = (cells) => cells.map((row) => `| ${row.join(' | ')} |`)
  const table = (head, cells) => [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows(cells),
  ]
  const colours = Object.entries(COLOURS).map(([name, { light, dark }]) => {
    const ground = name === 'onAccent' ? COLOURS.accent : COLOURS.paper
    return [
      `\`${name}\``,
      `\`${light}\``,
      ratio(light, ground.light),
      `\`${dark}\``,
      ratio(dark, ground.dark),
    ]
  })
  const marks = MARKS.map(({ name, light, dark }, index) => [
    `\`--puzzle-mark-${index + 1}\``,
    name,
    `\`${light}\``,
    ratio(COLOURS.accent.light, light),
    `\`${dark}\``,
    ratio(COLOURS.accent.dark, dark),
  ])
  const text = [
    '# Design',
    '',
    'Player, pages, feeds, the review page and reports have one look. Its values are in `src/design/`, and all styles derive from them.',
    '`npm run design-page` generates this page from these values.',
    '',
    '## Colours',
    '',
    'Each colour has a purpose, a value for the light theme and one for the dark theme. The contrast is that to `paper`, and that of',
    '`onAccent` to `accent`. Text has at least 4.5, lines and marks have at least 3; grounds of cells may have less, since text is on them.',
    '',
    ...table(['colour', 'light', 'contrast', 'dark', 'contrast'], colours),
    '',
    'A page changes colours of the player with custom properties, such as `--puzzle-ink` ([playing](playing.md)). Readers choose the theme',
    'in the menu; without a choice the system decides. With `prefers-contrast: more`, grey texts and lines become ink. With forced colours,',
    'the colours of the system are used.',
    '',
    'Players give cells six colours. The contrast is that of a written number. Each colour also has a shape.',
    '',
    ...table(['property', 'colour', 'light', 'contrast', 'dark', 'contrast'], marks),
    '',
    '![the six colours with their shapes](design/marks.svg)',
    '',
    `Plots use these colours, which differ for colour-blind readers: ${HUES.map((hue) => `\`${hue}\``).join(', ')}.`,
    '',
    `Each slot of a feed has a colour, of which ${100 * SLOT_SHARE} % are mixed into \`surface\` as the ground of its cards.`,
    '',
    ...table(
      ['slot', 'light', 'dark'],
      SLOT_HUES.map(({ light, dark }, index) => [index + 1, `\`${light}\``, `\`${dark}\``]),
    ),
    '',
    '## Covers',
    '',
    'Covers in colour pair a deep ground with a light paper. Texts on the ground have the colour of the paper, and the ink of boards is',
    'the ground. The tones fill the boxes or cages of a board.',
    '',
    ...table(
      ['picture', 'ground', 'paper', 'contrast', 'further tones', 'least contrast of the ink'],
      Object.entries(COVERS).map(([name, { ground, paper, tones }]) => [
        `\`${name}\``,
        `\`${ground}\``,
        `\`${paper}\``,
        ratio(paper, ground),
        tones
          .slice(1)
          .map((tone) => `\`${tone}\``)
          .join(', '),
        Math.min(...tones.map((tone) => contrast(tone, ground))).toFixed(1),
      ]),
    ),
    '',
    '## States without colour',
    '',
    ...table(
      ['state', 'besides its colour'],
      [
        ['given', 'bold, on a faint ground'],
        ['written number', 'regular weight'],
        ['note', 'small; in a corner: slanted'],
        ['chosen cell', 'a frame, thicker with the focus of the keyboard'],
        ['several chosen cells', 'frames'],
        ['coloured cell', 'a shape in the corner at the bottom left'],
        ['broken rule', 'a wavy line under the number, a triangle in the corner'],
        ['cells of a hint', 'a dashed frame'],
        ['what a hint names', 'letters in cells; outlines with letters around rows, columns and boxes'],
        ['mistake that a hint shows', 'stripes'],
        ['ruled-out candidate', 'struck through'],
        ['pressed button', 'a dark border'],
      ],
    ),
    '',
    '## Letters',
    '',
    'Screens use Puzzlewright Sans, a part of Source Sans 3 (`fonts/PuzzlewrightSans.woff2`, made by `scripts/screen-typeface.mjs`).',
    'Its figures all have the same width. Until it is loaded, the letters of the system are seen; boxes have fixed sizes, so nothing moves.',
    'A page chooses other letters with `--puzzle-font: system-ui`. Print uses Source Sans 3.',
    '',
    ...table(
      ['size', 'rem'],
      Object.entries(TYPE).map(([name, size]) => [name, size]),
    ),
    '',
    `Weights: ${Object.entries(WEIGHT)
      .map(([name, weight]) => `${name} ${weight}`)
      .join(', ')}.`,
    '',
    '## Space, corners, motion',
    '',
    `Gaps and paddings are multiples of ${STEP} pixels. What is touched is at least ${TOUCH} pixels high. Corners have a radius of`,
    `${RADIUS.small} pixels, those of panels ${RADIUS.large}. An answer to a touch takes ${MOTION.quick} ms, a change that the eye follows ${MOTION.calm} ms.`,
    'A placed number comes quickly, and a solved board has a wave. Both stop with `prefers-reduced-motion`.',
    '',
    '## Icons and the star',
    '',
    'Icons are outlines of 24 units with a line of 2 units. Each stands beside a word, or its button has a name for screen readers.',
    '',
    '![the icons with their names](design/icons.svg)',
    '',
    'Difficulty is shown by one star, filled or empty, with its number in words for screen readers.',
    '',
    '![three of five stars](design/stars.svg)',
    '',
    '## The place of the board',
    '',
    'The board comes first. Upright, it is as wide as the screen, with messages, tools and keys below, unless that leaves no room for the',
    `keys. On screens that are wider than high and at least ${place.LEAST_SIDE} rem wide, the board is as high as the screen and the keys are beside it.`,
    `A key under the board takes the room that the board leaves, up to ${place.MOST_KEY} rem; the rest is for messages.`,
    'A static page has its board at the same place, so nothing moves when the player is ready. The keys of paths are folded away,',
    'because paths are drawn.',
    '',
    '```text',
    'upright                  wider than high',
    '  name, clock, menu        board | name, clock, menu',
    '  board                          | message',
    '  message                        | tools',
    '  tools                          | keys',
    '  keys',
    '```',
    '',
  ].join('\n')
  return {
    'design.md': text,
    'design/icons.svg': iconSheet(icons, COLOURS),
    'design/stars.svg': stars(starsPath, COLOURS),
    'design/marks.svg': markSheet(MARKS, COLOURS),
  }
}

/** All icons in a sheet, each over its name. */
function iconSheet(icons, { ink, paper }) {
  const ACROSS = 7
  const [WIDTH, HEIGHT] = [96, 72]
  const all = Object.entries(icons).sort(([one], [other]) => (one < other ? -1 : 1))
  const drawn = all.map(([name, path], index) => {
    const [x, y] = [(index % ACROSS) * WIDTH, Math.floor(index / ACROSS) * HEIGHT]
    return `<path transform="translate(${x + WIDTH / 2 - 12} ${y + 12})" d="${path}"/><text x="${x + WIDTH / 2}" y="${y + 56}">${name}</text>`
  })
  const height = Math.ceil(all.length / ACROSS) * HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ACROSS * WIDTH} ${height}" width="${ACROSS * WIDTH}" height="${height}"><rect width="100%" height="100%" fill="${paper.light}"/><g fill="none" stroke="${ink.light}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn.map((one) => one.replace(/<text.*/, '')).join('')}</g><g font-family="sans-serif" font-size="13" text-anchor="middle" fill="${ink.light}">${drawn.map((one) => one.replace(/<path[^>]*>/, '')).join('')}</g></svg>\n`
}

/** The colours of cells, each with its shape: light above, dark below. */
function markSheet(marks, { ink, paper }) {
  const SIDE = 48
  const row = (theme, y) =>
    `<rect y="${y}" width="${marks.length * SIDE}" height="${SIDE}" fill="${paper[theme]}"/><g fill="${ink[theme]}">${marks
      .map(
        ({ shape, ...colours }, at) =>
          `<rect x="${at * SIDE + 4}" y="${y + 4}" width="40" height="40" fill="${colours[theme]}"/><path transform="translate(${at * SIDE + 12} ${y + 12})" d="${shape}"/>`,
      )
      .join('')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${marks.length * SIDE} ${2 * SIDE}" width="${marks.length * SIDE}" height="${2 * SIDE}">${row('light', 0)}${row('dark', SIDE)}</svg>\n`
}

/** Three of five stars. */
function stars(row, { star, paper }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 20" width="220" height="40"><rect width="100%" height="100%" fill="${paper.light}"/><g stroke="${star.light}" stroke-width="1.2" stroke-linejoin="round"><path d="${row(0, 3)}" fill="${star.light}"/><path d="${row(3, 5)}" fill="none"/></g></svg>\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const load = (name) => import(`../dist/design/${name}.js`)
  const [tokens, first, after, { contrast }, { starsPath }, place, { MARKS }] = await Promise.all(
    ['tokens', 'icons', 'iconsAfterBoard', 'contrast', 'star', 'boardPlace', 'marks'].map(load),
  )
  for (const [path, text] of Object.entries(
    designFiles({ tokens, icons: { ...first, ...after }, contrast, starsPath, place, MARKS }),
  )) {
    mkdirSync(dirname(join(DOCS, path)), { recursive: true })
    writeFileSync(join(DOCS, path), text)
  }
}
