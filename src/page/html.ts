// Builds HTML from templates. The tag `html` escapes every text that it inserts; only pieces of HTML are inserted unchanged.

/** A piece of HTML. */
export class Html {
  /** The piece as text. */
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * The values that a template accepts. Texts are escaped, without the control characters that HTML forbids; pieces of HTML stay
 * as they are; lists are inserted item by item; `false` and undefined add nothing.
 */
type HtmlPart = string | number | Html | readonly HtmlPart[] | false | undefined

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds a piece of HTML from a template with texts and pieces. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string))
}

function textOf(part: HtmlPart): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replaceAll(/[&<>"']|(?![\t\n])\p{Cc}/gu, (character) => ENTITIES[character] ?? '')
}

/** Data as JSON for an element inside a page. `<` is escaped, so that no text can end the surrounding element. */
export function jsonInHtml(data: unknown): Html {
  return new Html(JSON.stringify(data).replaceAll('<', '\\u003c'))
}
