// What tests see of a browser, whichever it is.

export type BrowserName = 'chromium' | 'firefox' | 'webkit'

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface PageOptions {
  /** The viewport in CSS pixels, 1024 × 768 unless told. WebKit: no narrower than 290. */
  readonly width?: number
  readonly height?: number
  /** WebKit: whole numbers only. */
  readonly deviceScaleFactor?: number
  /** A device with a touchscreen, whose pointer is coarse. */
  readonly touch?: boolean
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: boolean
  /** Not in WebKit. */
  readonly forcedColors?: boolean
}

/** A tab with a storage of its own. */
export interface Page {
  goto(url: string): Promise<void>
  /**
   * The value, as JSON would carry it, of an expression or of a call of a function without parameters, awaited if it
   * is a promise. Statements need a function around them.
   */
  evaluate<T>(script: string): Promise<T>
  /** The same in the first frame of the page, whosever it is. */
  evaluateInFrame<T>(script: string): Promise<T>
  /** A key by name, code or character, after others that are held: `Enter`, `Digit5`, `?`, `Control+Shift+z`. */
  press(key: string): Promise<void>
  /** Throws unless the page was opened with touch. */
  tap(x: number, y: number): Promise<void>
  /** A click of the mouse. */
  click(x: number, y: number): Promise<void>
  /** Down at the first point, one move to each of the others, up at the last. Touch as for tap. */
  drag(points: readonly Point[], kind: 'touch' | 'mouse'): Promise<void>
  /** The viewport as a PNG, in device pixels. */
  screenshot(): Promise<Uint8Array>
  reload(): Promise<void>
  close(): Promise<void>
}

export interface Browser<P extends Page = Page> {
  readonly name: BrowserName
  /** Whether pages can be opened with touch. */
  readonly hasTouch: boolean
  newPage(options?: PageOptions): Promise<P>
  /** Closes its pages, too. */
  close(): Promise<void>
}

/** The options with what they are where nothing is told. */
export function withDefaults(options: PageOptions): Required<PageOptions> {
  return {
    width: 1024,
    height: 768,
    deviceScaleFactor: 1,
    touch: false,
    colorScheme: 'light',
    reducedMotion: false,
    forcedColors: false,
    ...options,
  }
}

/** An expression for the page: what `evaluate` is asked for, as a promise of JSON. */
export function asJson(script: string): string {
  const expression = script.trim().replace(/;$/, '')
  // The line break ends a comment that the expression may end with.
  return `(async () => {
    const it = (${expression}
    )
    return JSON.stringify(await (typeof it === 'function' ? it() : it))
  })()`
}

/** What a page answered: there is no JSON for undefined. */
export function fromJson<T>(json: unknown): T {
  return typeof json === 'string' ? JSON.parse(json) : (undefined as T)
}

/** The keys of `Control+Shift+z`, in the order they go down. A plus can be the last of them. */
export function keysOf(press: string): string[] {
  return press.split(/\+(?=.)/)
}

/** Says what a test forgot. */
export function requireTouch(touch: boolean): void {
  if (!touch) throw new Error('this page was opened without touch')
}
