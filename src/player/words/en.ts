// The player in English.

import type { PlayerWords } from './playerWords.ts'

const OPERATORS = { '+': 'plus', '-': 'minus', x: 'times', '/': 'divided', '=': '' } as const

/** The words of the player in English. */
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
    openGame: 'Open a game file',
    copyPuzzle: 'Copy the puzzle',
    howToPlay: 'How to play',
    pause: 'Pause',
    resume: 'Resume',
    combinations: 'Cage',
    yes: 'Yes',
    no: 'No',
    load: 'Load',
  },
  settings: {
    tidy: 'When I place a number, remove it from the notes around it',
    conflicts: 'Mark conflicts',
    highlight: 'Shade equal numbers and neighbouring cells',
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
    wrong: 'There is a mistake. A hint shows where.',
    saved: (count) => (count === 1 ? 'Savepoint set.' : `Savepoint ${count} set.`),
    backTo: 'Back at the savepoint.',
    paused: 'Paused',
    notKept: 'Progress cannot be saved here: the browser does not allow it, or its storage is full.',
    copied: 'Copied.',
    notCopied: 'Copying is not possible here: select the text and copy it yourself.',
    thinking: 'Thinking …',
    noHints: 'Hints could not be loaded.',
    noHint: 'No hint was found in time.',
    look: 'Look at the marked cells.',
    enter: (value, cell) => `${value.charAt(0).toUpperCase()}${value.slice(1)} goes into ${cell}.`,
    isNot: (cell, values) => `${cell} cannot be ${values}`,
    chooseCell: 'Choose a cell first.',
    armed: (value) => `Next: ${value}. Tap a cell.`,
    notesMode: (kind) =>
      ({
        off: 'Keys enter numbers.',
        centre: 'Keys enter notes.',
        corner: 'Keys enter notes in the corner.',
      })[kind],
    combinations: (list) => `Possible numbers: ${list}`,
    noCombinations: 'No numbers are possible: there is a mistake in this cage or around it.',
    mistake: 'There is a mistake. Look at the marked cells.',
    mistakeRule: 'These cells break a rule.',
    mistakeChain: 'This number leads to a contradiction.',
    mistakeSolution: 'This number is wrong.',
    mistakeMarks: 'The right number is missing from these notes.',
    cleared: 'Mistakes cleared.',
    assume: (value, cell) => `suppose ${cell} is ${value}`,
    itFollows: (links) => `then ${links}`,
    imported: 'Game loaded.',
    unreadable: 'This is not a saved game.',
    otherPuzzle: 'This game belongs to another puzzle.',
    follows: 'This game was continued in another tab.',
  },
  dialog: {
    menu: 'Menu',
    settings: 'Settings',
    game: 'Saved game',
    keys: 'Keyboard',
    keysText: [
      ['← ↑ → ↓', 'move'],
      ['0–9', 'enter a number'],
      ['Shift + 0–9', 'enter a note'],
      ['Enter', 'finish a two-digit number; enter the chosen number'],
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
    path: 'Tap a number on the board, then tap the next cells or drag over them.',
    sums: 'Beside each line are its sum, the rest of the sum, and the number of open cells.',
    help: 'Notes: keys enter small candidates. Corner: keys enter notes in the corner of the cell. Hint: press up to three times to see where to look, why, and what follows.',
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
