// The player in English.

import type { PlayerWords } from './playerWords.ts'

const OPERATORS = { '+': 'plus', '-': 'minus', x: 'times', '/': 'divided', '=': '' } as const

/** What the player says in English. */
export const english: PlayerWords = {
  language: 'en',
  buttons: {
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    notes: 'Notes',
    corner: 'Corner',
    hint: 'Hint',
    check: 'Right so far?',
    menu: 'Menu',
    close: 'Close',
    fillNotes: 'Fill in notes',
    wipeNotes: 'Clear all notes',
    save: 'Set a savepoint',
    back: 'Back to the savepoint',
    restart: 'Start again',
    show: 'Show the solution',
    share: 'Share the result',
    copyGame: 'Copy game',
    saveGame: 'Save game to a file',
    openGame: 'A file with a game',
    copyPuzzle: 'Copy the puzzle',
    howToPlay: 'How to play',
    pause: 'Pause',
    resume: 'Go on',
    combinations: 'Cage',
    yes: 'Yes',
    no: 'No',
    load: 'Load',
  },
  settings: {
    tidy: 'When I place a number, remove it from the notes around it',
    conflicts: 'Mark conflicts',
    highlight: 'Shade the same number and neighbouring cells',
    left: 'Show on each key how many are left',
    timer: 'Show the timer',
    autoPause: 'Stop the timer while the page is hidden',
    numberFirst: 'Choose the number first, then the cells',
    leftHand: 'Number keys on the left',
    shareTime: 'Include the time when sharing',
    shareHints: 'Include hints and checks when sharing',
  },
  cell: (row, column) => `row ${row} column ${column}`,
  label: {
    empty: 'empty',
    given: 'given',
    blocked: 'blocked',
    conflict: 'conflict',
    notes: (numbers) => `notes ${numbers}`,
    cage: ({ target, operator, cells }, place) =>
      place > 0
        ? `cage ${target} ${OPERATORS[operator]}, cell ${place + 1} of ${cells.length}`
        : `cage ${target} ${OPERATORS[operator]}, ${cells.length} cells`,
  },
  line: ({ kind, number }) =>
    kind === 'falling' || kind === 'rising' ? `${kind} diagonal` : `${kind} ${number}`,
  lineLeft: (sum, left, open) =>
    open === 0
      ? `sum ${sum}, ${left === 0 ? 'complete' : `off by ${-left}`}`
      : `sum ${sum}, ${left} left in ${open}`,
  key: (value, left) => `${value}, ${left} left`,
  status: {
    solved: 'Solved!',
    shown: 'This is the solution.',
    right: 'Everything is right so far.',
    wrong: 'Something is not right. A hint shows where.',
    saved: (count) => (count === 1 ? 'Savepoint set.' : `Savepoint ${count} set.`),
    backTo: 'Back at the savepoint.',
    paused: 'Paused',
    notKept: 'Progress cannot be saved here: the browser does not allow it, or its storage is full.',
    copied: 'Copied.',
    notCopied: 'Copying is not possible here: select the text and copy it yourself.',
    thinking: 'Thinking …',
    noHints: 'Hints could not be loaded.',
    noHint: 'No hint was found in time.',
    look: 'Look at what is marked.',
    enter: (value, cell) => `${value} goes into ${cell}.`,
    isNot: (cell, values) => `${cell} is not ${values}`,
    chooseCell: 'Choose a cell first.',
    armed: (value) => `Next: ${value}. Tap a cell.`,
    notesMode: (kind) =>
      ({
        off: 'Keys write numbers.',
        centre: 'Keys write notes.',
        corner: 'Keys write notes in the corner.',
      })[kind],
    combinations: (list) => `Possible numbers: ${list}`,
    noCombinations: 'Nothing is possible: something is wrong in this cage or around it.',
    mistake: 'There is a mistake. Look at what is marked.',
    mistakeRule: 'These cells break a rule.',
    mistakeChain: 'This number leads to a contradiction.',
    mistakeSolution: 'This number is wrong.',
    mistakeMarks: 'The right number is missing from these notes.',
    cleared: 'Cleared what was wrong.',
    assume: (value, cell) => `suppose that ${cell} were ${value}`,
    itFollows: (links) => `then ${links}`,
    imported: 'The game was loaded.',
    unreadable: 'This is not a saved game.',
    otherPuzzle: 'This is a game of another puzzle.',
    follows: 'Another tab went on with this game.',
  },
  dialog: {
    menu: 'Menu',
    settings: 'Settings',
    game: 'Saved game',
    keys: 'Keyboard',
    keysText: [
      ['← ↑ → ↓', 'move'],
      ['0–9', 'enter a number'],
      ['Shift + 0–9', 'a note'],
      ['Enter', 'finish a number of two digits; enter the chosen number'],
      ['Backspace', 'clear'],
      ['N, Shift + N', 'notes: candidates, in the corner'],
      ['H', 'hint'],
      ['Ctrl + Z, Ctrl + Y', 'undo, redo'],
      ['Esc', 'pause'],
    ],
    askShow: 'Show the solution? The puzzle then counts as given up.',
    askRestart: 'Start again? Undo brings everything back.',
    code: 'To load a game, paste its text here and press Load, or choose its file:',
    privacy: 'Your game stays in this browser. Nothing is sent anywhere.',
  },
  use: {
    cells: 'Tap a cell, then a number. Or tap a number first, then the cells.',
    path: 'Tap a number on the board, then the cells that follow, or drag over them.',
    sums: 'Beside each line stand its sum, what is left of it, and in how many cells.',
    help: 'Notes: keys write small candidates. Corner: keys write in the corner of the cell. Hint: press it up to three times, for where, why and what.',
  },
  tools: 'tools',
  pad: 'numbers',
  stars: (stars) => `${stars} of 5 stars`,
  result: (title, time, help) =>
    [
      `${title}: solved`,
      ...(time ? [`Time ${time}`] : []),
      ...(help
        ? [`${help[0]} ${help[0] === 1 ? 'hint' : 'hints'}, ${help[1]} ${help[1] === 1 ? 'check' : 'checks'}`]
        : []),
    ].join('\n'),
  time: 'time',
}
