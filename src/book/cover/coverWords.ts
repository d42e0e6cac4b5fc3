// The words of cover templates.

import type { Language } from '../../families/words.ts'

const ENGLISH = {
  back: 'Back cover',
  front: 'Front cover',
  spine: 'Spine {length}',
  wrap: 'Whole sheet with bleed: {size}',
  pages: '{pages} pages on {paper}',
  barcode: 'Barcode {size}',
  barcodeNote: 'Keep free: the print service prints it.',
  bleed: 'Bleed {length}: backgrounds run to the outer edge.',
  trim: 'Trim: the sheet is cut here.',
  fold: 'Fold: the edges of the spine.',
  safe: 'Safe area: texts and pictures stay within it, {length} from trim and folds.',
  spineText: 'Text on the spine stays {length} from the folds.',
  noSpineText: 'No text on the spine: it takes at least {pages} pages.',
  white: 'white paper',
  cream: 'cream paper',
  'standard-colour': 'paper for standard colour',
  'premium-colour': 'paper for premium colour',
  measured: 'paper of {measure}',
  cover: '{title} (cover)',
  inch: 'in',
  decimalSign: '.',
}

/** The words of a template, by key. */
export type CoverWords = Readonly<Record<keyof typeof ENGLISH, string>>

const GERMAN: CoverWords = {
  back: 'Umschlagrückseite',
  front: 'Umschlagvorderseite',
  spine: 'Rücken {length}',
  wrap: 'Ganzer Bogen mit Beschnitt: {size}',
  pages: '{pages} Seiten, {paper}',
  barcode: 'Strichcode {size}',
  barcodeNote: 'Frei lassen: Die Druckerei druckt ihn auf.',
  bleed: 'Beschnittzugabe {length}: Hintergründe reichen bis zum äußeren Rand.',
  trim: 'Endformat: Hier wird der Bogen beschnitten.',
  fold: 'Falz: die Kanten des Rückens.',
  safe: 'Sicherer Bereich: Texte und Bilder bleiben darin, {length} von Schnitt und Falz.',
  spineText: 'Text auf dem Rücken bleibt {length} von den Falzen entfernt.',
  noSpineText: 'Kein Text auf dem Rücken: Dafür sind mindestens {pages} Seiten nötig.',
  white: 'weißes Papier',
  cream: 'cremefarbenes Papier',
  'standard-colour': 'Papier für Farbdruck (Standard)',
  'premium-colour': 'Papier für Farbdruck (Premium)',
  measured: 'Papier mit {measure}',
  cover: '{title} (Umschlag)',
  inch: 'Zoll',
  decimalSign: ',',
}

/** The words of templates in each language. */
export const COVER_WORDS: Readonly<Record<Language, CoverWords>> = { en: ENGLISH, de: GERMAN }
