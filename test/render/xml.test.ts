import { expect, it } from 'vitest'
import { escaped } from '../../src/render/svgElements.ts'

it('escapes the special characters of XML', () => {
  expect(escaped('a < b > c & d')).toBe('a &lt; b &gt; c &amp; d')
  expect(escaped('&amp;')).toBe('&amp;amp;')
})

it('replaces characters forbidden in XML by spaces', () => {
  const forbidden = ['\0', '\b', '\x0B', '\x1F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF']
  for (const character of forbidden) expect(escaped(`a${character}b`)).toBe('a b')
})

it('keeps all other characters', () => {
  const text = 'Größe “1” ÷ \t\r\n \uD7FF \uE000 \uFFFD 𝄞 \u{10FFFF} it\'s "so"'
  expect(escaped(text)).toBe(text)
})
