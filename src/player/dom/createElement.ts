// Helpers that create an element in one line, or a style sheet once for all elements of a page.

type Attributes = Readonly<Record<string, string | ((event: Event) => void)>>

/**
 * Creates an element with attributes and children. An attribute whose value is a function becomes a listener for the event of
 * that name. Strings among the children become text.
 */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') element.setAttribute(name, value)
    else element.addEventListener(name, value)
  }
  element.append(...children)
  return element
}

/** Creates an SVG element. */
export function createSvg(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly (Node | string)[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

/** Creates a button that leaves the focus on the board when it is pressed with a finger or a mouse. */
export function button(label: string, name: string, press: () => void): HTMLButtonElement {
  const keepFocus = (event: Event) => event.preventDefault()
  const listeners = { click: press, pointerdown: keepFocus, mousedown: keepFocus }
  return create('button', { type: 'button', class: name, part: name, ...listeners }, label)
}

/** A group of buttons with one tab stop, which is set by `keepTabStop`; arrow keys move between the buttons. */
export function toolbar(label: string, name: string, buttons: readonly HTMLButtonElement[]): HTMLElement {
  const bar = create('div', { role: 'toolbar', 'aria-label': label, class: name, part: name }, ...buttons)
  bar.addEventListener('focusin', ({ target }) => setTabStop(bar, target))
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = usableButtons(bar)
    const at = all.indexOf(event.target as HTMLButtonElement)
    all[at + step]?.focus()
  })
  return bar
}

/** Gives the tab stop of a toolbar to its first usable button, unless another usable button already has the tab stop. */
export function keepTabStop(bar: HTMLElement): void {
  const all = usableButtons(bar)
  if (!all.some(({ tabIndex }) => tabIndex === 0)) setTabStop(bar, all[0])
}

function setTabStop(bar: HTMLElement, at: unknown): void {
  for (const one of bar.querySelectorAll('button')) one.tabIndex = one === at ? 0 : -1
}

function usableButtons(bar: HTMLElement): HTMLButtonElement[] {
  return Array.from(bar.querySelectorAll('button')).filter(({ hidden, disabled }) => !hidden && !disabled)
}

const sheets = new Map<string, CSSStyleSheet>()

/** The style sheet with this text; it is made once. */
export function styleSheet(text: string): CSSStyleSheet {
  const sheet = sheets.get(text) ?? new CSSStyleSheet()
  if (!sheets.has(text)) sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}

/** Adds the style sheet with this text to a root, once. */
export function addStyles(root: ShadowRoot, text: string): void {
  const sheet = styleSheet(text)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
