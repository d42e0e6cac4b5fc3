// The player in German.

import type { PlayerWords } from './playerWords.ts'

const OPERATORS = { '+': 'plus', '-': 'minus', x: 'mal', '/': 'geteilt', '=': '' } as const
const LINES = {
  row: 'Zeile',
  column: 'Spalte',
  falling: 'fallende Diagonale',
  rising: 'steigende Diagonale',
} as const

/** The words of the player in German. */
export const german: PlayerWords = {
  language: 'de',
  buttons: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    clear: 'Löschen',
    notes: 'Notizen',
    corner: 'Ecke',
    hint: 'Tipp',
    check: 'Bisher alles richtig?',
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
    saveGame: 'Spielstand als Datei sichern',
    openGame: 'Spielstand-Datei öffnen',
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
    tidy: 'Eingetragene Zahlen aus den Notizen ringsum streichen',
    conflicts: 'Widersprüche markieren',
    highlight: 'Gleiche Zahlen und Nachbarfelder hervorheben',
    left: 'Auf jeder Taste zeigen, wie oft die Zahl noch fehlt',
    timer: 'Zeit anzeigen',
    autoPause: 'Zeit anhalten, solange die Seite nicht zu sehen ist',
    numberFirst: 'Erst die Zahl wählen, dann die Felder',
    leftHand: 'Zifferntasten links',
    shareTime: 'Beim Teilen die Zeit nennen',
    shareHints: 'Beim Teilen Tipps und Prüfungen nennen',
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
      ? `Summe ${sum}, ${left === 0 ? 'fertig' : left > 0 ? `${left} zu wenig` : `${-left} zu viel`}`
      : `Summe ${sum}, noch ${left} in ${open} ${open === 1 ? 'Feld' : 'Feldern'}`,
  key: (value, left) => `${value}, fehlt noch ${left}-mal`,
  status: {
    solved: 'Gelöst!',
    shown: 'Das ist die Lösung.',
    right: 'Bisher stimmt alles.',
    wrong: 'Etwas stimmt nicht. Ein Tipp zeigt, wo.',
    saved: (count) => (count === 1 ? 'Stand gemerkt.' : `Stand ${count} gemerkt.`),
    backTo: 'Zurück beim gemerkten Stand.',
    paused: 'Pause',
    notKept:
      'Der Spielstand lässt sich hier nicht speichern: Der Browser erlaubt es nicht, oder sein Speicher ist voll.',
    copied: 'Kopiert.',
    notCopied: 'Kopieren geht hier nicht: Markieren Sie den Text und kopieren Sie ihn selbst.',
    thinking: 'Einen Moment …',
    noHints: 'Die Tipps ließen sich nicht laden.',
    noHint: 'In der verfügbaren Zeit fand sich kein Tipp.',
    look: 'Sehen Sie sich die markierten Felder an.',
    enter: (value, cell) => `In ${cell} kommt ${/^\d/.test(value) ? `die ${value}` : value}.`,
    isNot: (cell, values) => `${cell}: nicht ${values}`,
    chooseCell: 'Wählen Sie erst ein Feld.',
    armed: (value) => `Als Nächstes: ${value}. Tippen Sie auf ein Feld.`,
    notesMode: (kind) =>
      ({
        off: 'Die Tasten tragen Zahlen ein.',
        centre: 'Die Tasten tragen Notizen ein.',
        corner: 'Die Tasten tragen Notizen in der Ecke ein.',
      })[kind],
    combinations: (list) => `Mögliche Zahlen: ${list}`,
    noCombinations: 'Keine Zahl ist möglich: In diesem Käfig oder in seiner Umgebung ist ein Fehler.',
    mistake: 'Da ist ein Fehler. Sehen Sie sich die markierten Felder an.',
    mistakeRule: 'Diese Felder verletzen eine Regel.',
    mistakeChain: 'Diese Zahl führt zu einem Widerspruch.',
    mistakeSolution: 'Diese Zahl ist falsch.',
    mistakeMarks: 'In diesen Notizen fehlt die richtige Zahl.',
    cleared: 'Die Fehler sind gelöscht.',
    assume: (value, cell) => `angenommen, in ${cell} steht ${value}`,
    itFollows: (links) => `daraus folgt: ${links}`,
    imported: 'Der Spielstand ist geladen.',
    unreadable: 'Das ist kein Spielstand.',
    otherPuzzle: 'Das ist der Spielstand eines anderen Rätsels.',
    follows: 'In einem anderen Tab wurde weitergespielt.',
  },
  dialog: {
    menu: 'Menü',
    settings: 'Einstellungen',
    game: 'Spielstand',
    keys: 'Tastatur',
    keysText: [
      ['← ↑ → ↓', 'Feld wechseln'],
      ['0–9', 'eine Zahl eintragen'],
      ['Umschalt + 0–9', 'eine Notiz'],
      ['Eingabe', 'eine zweistellige Zahl abschließen; die gewählte Zahl eintragen'],
      ['Rücktaste', 'löschen'],
      ['N, Umschalt + N', 'Notizen: Kandidaten, in der Ecke'],
      ['H', 'Tipp'],
      ['Strg + Z, Strg + Y', 'rückgängig, wiederholen'],
      ['Esc', 'Pause'],
    ],
    askShow: 'Die Lösung zeigen? Das Rätsel gilt dann als aufgegeben.',
    askRestart: 'Von vorn beginnen? „Rückgängig“ holt alles zurück.',
    code: 'Um einen Spielstand zu laden, fügen Sie ihn hier als Text ein und drücken Sie „Laden“, oder wählen Sie eine Datei:',
    privacy: 'Ihr Spiel bleibt in diesem Browser. Nichts wird verschickt.',
  },
  use: {
    cells: 'Tippen Sie auf ein Feld, dann auf eine Zahl. Oder erst auf eine Zahl, dann auf die Felder.',
    path: 'Tippen Sie auf eine Zahl im Gitter, dann auf die nächsten Felder, oder ziehen Sie darüber.',
    sums: 'Neben jeder Reihe stehen ihre Summe, der fehlende Rest und die Anzahl der leeren Felder.',
    help: '„Notizen“: Die Tasten tragen Kandidaten klein ein. „Ecke“: Die Notizen stehen in der Ecke des Feldes. „Tipp“ zeigt bei bis zu dreimaligem Drücken, wo es weitergeht, warum und was folgt.',
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
