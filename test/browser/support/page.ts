// The interface of tests to any browser.

export type BrowserName = 'chromium' | 'firefox' | 'webkit'

/** A point in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface PageOptions {
  /** The size of the viewport in CSS pixels; 1024 × 768 by default. WebKit: no narrower than 447. */
  readonly width?: number
  readonly height?: number
  /** Whether the device has a touchscreen, and so a coarse pointer. */
  readonly touch?: boolean
}

/** A tab with its own storage. */
export interface Page {
  goto(url: string): Promise<void>
  /**
   * Evaluates an expression, or calls a function without parameters, and returns the value as JSON would
   * carry it. Promises are awaited. Statements need a function around them.
   */
  evaluate<T>(script: string): Promise<T>
  /** Does the same as `evaluate` in the first frame of the page, whatever the frame's origin. */
  evaluateInFrame<T>(script: string): Promise<T>
  /**
   * Presses a key by name, code or character, with modifiers before it: `Enter`, `Digit5`, `?`,
   * `Control+Shift+z`.
   */
  press(key: string): Promise<void>
  /** Taps. Throws unless the page was opened with touch. */
  tap(x: number, y: number): Promise<void>
  /** Clicks with the mouse. */
  click(x: number, y: number): Promise<void>
  /**
   * Presses at the first point, makes one move to each of the others, and releases at the last: with the mouse
   * in a browser without touch, otherwise with a finger under the same condition as `tap`.
   */
  drag(points: readonly Point[]): Promise<void>
  reload(): Promise<void>
  close(): Promise<void>
}

export interface Browser<P extends Page = Page> {
  /** Whether pages can be opened with touch. */
  readonly hasTouch: boolean
  newPage(options?: PageOptions): Promise<P>
  /** Closes the browser and its pages. */
  close(): Promise<void>
}

/** The options, completed by defaults. */
export function withDefaults(options: PageOptions): Required<PageOptions> {
  return { width: 1024, height: 768, touch: false, ...options }
}

/** An expression for the page that gives the result of `evaluate` as a promise of JSON. */
export function asJson(script: string): string {
  const expression = script.trim().replace(/;$/, '')
  // The line break ends a comment at the end of the expression.
  return `(async () => {
    const it = (${expression}
    )
    return JSON.stringify(await (typeof it === 'function' ? it() : it))
  })()`
}

/** Parses the answer of a page. JSON has no undefined. */
export function fromJson<T>(json: unknown): T {
  return typeof json === 'string' ? JSON.parse(json) : (undefined as T)
}

/** The keys of `Control+Shift+z`, in the order of pressing. The last may be a plus. */
export function keysOf(press: string): string[] {
  return press.split(/\+(?=.)/)
}

/** Throws if the test did not open its page with touch. */
export function requireTouch(touch: boolean): void {
  if (!touch) throw new Error('this page was opened without touch')
}
