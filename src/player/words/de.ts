// The player in German.

import type { PlayerWords } from './playerWords.ts'

const OPERATORS = { '+': 'plus', '-': 'minus', x: 'mal', '/': 'geteilt', '=': '' } as const
const LINES = {
  row: 'Zeile',
  column: 'Spalte',
  falling: 'fallende Diagonale',
  rising: 'steigende Diagonale',
} as const

/** What the player says in German. */
export const german: PlayerWords = {
  language: 'de',
  buttons: {
    undo: 'Zurück',
    redo: 'Vor',
    clear: 'Löschen',
    notes: 'Notizen',
    hint: 'Tipp',
    check: 'Stimmt es bisher?',
    menu: 'Menü',
    close: 'Schließen',
    fillNotes: 'Notizen ausfüllen',
    wipeNotes: 'Alle Notizen löschen',
    save: 'Stand merken',
    back: 'Zum gemerkten Stand',
    restart: 'Von vorn beginnen',
    show: 'Lösung zeigen',
    share: 'Ergebnis teilen',
    copyGame: 'Spielstand kopieren',
    saveGame: 'Spielstand als Datei',
    openGame: 'Spielstand laden',
    copyPuzzle: 'Rätsel kopieren',
    howToPlay: 'Spielregeln',
    pause: 'Pause',
    resume: 'Weiter',
    combinations: 'Käfig',
    yes: 'Ja',
    no: 'Nein',
    load: 'Laden',
  },
  settings: {
    tidy: 'Eine Zahl aus den Notizen streichen, die sie ausschließt',
    conflicts: 'Widersprüche markieren',
    highlight: 'Gleiche Zahlen und Nachbarfelder hervorheben',
    left: 'Zeigen, wie oft jede Zahl noch fehlt',
    timer: 'Zeit anzeigen',
    autoPause: 'Zeit anhalten, solange die Seite verborgen ist',
    numberFirst: 'Erst die Zahl wählen, dann die Felder',
    leftHand: 'Tasten links',
    shareTime: 'Zeit mit teilen',
    shareHints: 'Tipps und Prüfungen mit teilen',
  },
  cell: (row, column) => `Zeile ${row} Spalte ${column}`,
  label: {
    empty: 'leer',
    given: 'vorgegeben',
    blocked: 'gesperrt',
    conflict: 'Widerspruch',
    notes: (numbers) => `Notizen ${numbers}`,
    cage: ({ target, operator, cells }, place) =>
      place > 0
        ? `Käfig ${target} ${OPERATORS[operator]}, Feld ${place + 1} von ${cells.length}`
        : `Käfig ${target} ${OPERATORS[operator]}, ${cells.length} Felder`,
  },
  line: ({ kind, number }) =>
    kind === 'falling' || kind === 'rising' ? LINES[kind] : `${LINES[kind]} ${number}`,
  lineLeft: (sum, left, open) =>
    open === 0
      ? `Summe ${sum}, ${left === 0 ? 'fertig' : `um ${-left} daneben`}`
      : `Summe ${sum}, noch ${left} in ${open}`,
  key: (value, left) => `${value}, fehlt ${left} mal`,
  status: {
    solved: 'Gelöst!',
    shown: 'Das ist die Lösung.',
    right: 'Bisher stimmt alles.',
    wrong: 'Etwas stimmt nicht. Ein Tipp zeigt, wo.',
    saved: (count) => (count === 1 ? 'Stand gemerkt.' : `Stand ${count} gemerkt.`),
    backTo: 'Zurück beim gemerkten Stand.',
    noSave: 'Es ist kein Stand gemerkt.',
    paused: 'Pause',
    notKept:
      'Der Spielstand lässt sich hier nicht speichern: Der Browser erlaubt es nicht, oder sein Speicher ist voll.',
    copied: 'Kopiert.',
    notCopied: 'Kopieren geht hier nicht: Markieren Sie den Text und kopieren Sie ihn selbst.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    thinking: 'Einen Moment …',
    noHints: 'Die Tipps ließen sich nicht laden.',
    noHint: 'In der Zeit fand sich kein Tipp.',
    look: 'Sehen Sie sich die markierten Felder an.',
    enter: (value, cell) => `In ${cell} kommt die ${value}.`,
    notValue: (values, cells) => `${values} ist ausgeschlossen in ${cells}.`,
    armed: (value) => `Als Nächstes: ${value}. Tippen Sie auf ein Feld.`,
    notesMode: (kind) =>
      ({ off: 'Zahlen', centre: 'Notizen: Kandidaten', corner: 'Notizen: in der Ecke' })[kind],
    combinations: (list) => `Möglich: ${list}`,
    noCombinations: 'Nichts ist möglich: In diesem Käfig oder um ihn herum stimmt etwas nicht.',
    mistake: 'Da ist ein Fehler: Sehen Sie sich die markierten Felder an.',
    mistakeRule: 'Diese Felder verletzen eine Regel.',
    mistakeChain: 'Diese Zahl führt zu einem Widerspruch.',
    mistakeSolution: 'Diese Zahl ist falsch.',
    mistakeMarks: 'In diesen Notizen fehlt die richtige Zahl.',
    cleared: 'Die falschen Einträge sind weg.',
    assume: (value, cell) => `angenommen, in ${cell} stünde ${value}`,
    itFollows: (links) => `dann ${links}`,
    imported: 'Der Spielstand ist geladen.',
    unreadable: 'Das ist kein Spielstand.',
    otherPuzzle: 'Das ist der Spielstand eines anderen Rätsels.',
    follows: 'In einem anderen Tab wurde weitergespielt.',
  },
  dialog: {
    menu: 'Menü',
    settings: 'Einstellungen',
    game: 'Spielstand',
    keys: 'Tasten',
    keysText: [
      ['← ↑ → ↓', 'gehen'],
      ['0–9', 'eine Zahl eintragen'],
      ['Umschalt + 0–9', 'eine Notiz'],
      ['Eingabe', 'eine zweistellige Zahl abschließen; die gewählte Zahl eintragen'],
      ['Rücktaste', 'löschen'],
      ['N, Umschalt + N', 'Notizen: Kandidaten, in der Ecke'],
      ['H', 'Tipp'],
      ['Strg + Z, Strg + Y', 'zurück, vor'],
      ['Esc', 'Pause'],
    ],
    askShow: 'Die Lösung zeigen? Das Rätsel gilt dann als aufgegeben.',
    askRestart: 'Von vorn beginnen? „Zurück“ holt alles wieder.',
    code: 'Ein Spielstand',
    privacy: 'Ihr Spiel bleibt in diesem Browser. Nichts wird verschickt.',
  },
  tools: 'Werkzeuge',
  pad: 'Zahlen',
  stars: (stars) => `${stars} von 5 Sternen`,
  result: (title, time, help) =>
    [
      `${title}: gelöst`,
      ...(time ? [`Zeit ${time}`] : []),
      ...(help
        ? [
            `${help[0]} ${help[0] === 1 ? 'Tipp' : 'Tipps'}, ${help[1]} ${help[1] === 1 ? 'Prüfung' : 'Prüfungen'}`,
          ]
        : []),
    ].join('\n'),
  time: 'Zeit',
}
