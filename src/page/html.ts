// Texts in HTML. Whatever comes into a page goes through the tag `html`, which writes it as text; only what a tag has made
// already is taken as it is.

/** A piece of HTML. */
export class Html {
  /** The piece as a text. */
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What can stand in a gap: texts are escaped, pieces are not, of lists each. */
type HtmlPart = string | number | Html | readonly HtmlPart[] | undefined

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A piece of HTML with gaps, each for a text or a piece. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string))
}

function textOf(part: HtmlPart): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => ENTITIES[character])
}

/** Data inside a page: `<` is written otherwise, so that nothing in it ends the element that it stands in. */
export function jsonInHtml(data: unknown): Html {
  return new Html(JSON.stringify(data).replaceAll('<', '\\u003c'))
}
