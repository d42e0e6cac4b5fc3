// The script for other websites, `embed.js`: it inserts the puzzle of each day, or of one date, into a page of the website, in
// a frame as high as the puzzle.
//
//   <script src="https://example.org/puzzles/embed.js" data-slot="sudoku" async></script>
//
// The frame tells the page of the game: `addEventListener('puzzle-solved', ({ detail }) => ...)`, and `puzzle-ready`,
// `puzzle-move`, `puzzle-hint` and `puzzle-mistake`.
//
// With data-date="2027-01-30" the frame always shows the puzzle of that date; data-title is the title of the frame.

import { dayNumber } from '../../daily/chooseReadersDate.ts'

const FIRST_HEIGHT = 640
const LEAST_HEIGHT = 100
const GREATEST_HEIGHT = 4000

const script = document.currentScript as HTMLScriptElement | null
if (script) embed(script)

function embed(own: HTMLScriptElement): void {
  const { slot = '', date, title = slot } = own.dataset
  if (!/^[a-z0-9-]+$/.test(slot) || (date !== undefined && Number.isNaN(dayNumber(date)))) {
    console.warn('puzzlewright: data-slot must be a name such as sudoku, data-date a date such as 2027-01-30')
    return
  }
  const id = String(document.querySelectorAll('iframe[data-puzzlewright]').length + 1)
  const address = new URL(`${date ? `${date}/` : ''}${slot}/embed/?id=${id}`, own.src)
  const frame = document.createElement('iframe')
  frame.dataset.puzzlewright = id
  frame.title = title
  frame.loading = 'lazy'
  // Styles are set as properties, because the page's security policy may forbid a style attribute.
  frame.style.width = '100%'
  frame.style.border = '0'
  frame.style.height = `${FIRST_HEIGHT}px`
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin) return
    const [, name] = /^puzzlewright:(\w+)$/.exec(data?.type) ?? []
    if (!name || data.id !== id) return
    if (name !== 'height') {
      const { puzzle, detail } = data
      frame.dispatchEvent(new CustomEvent(`puzzle-${name}`, { bubbles: true, detail: { ...detail, puzzle } }))
      return
    }
    const { height } = data
    if (typeof height === 'number' && height >= LEAST_HEIGHT && height <= GREATEST_HEIGHT) {
      frame.style.height = `${height}px`
    }
  })
  frame.src = address.href
  own.after(frame)
}
