import { expect, it } from 'vitest'
import { escaped } from '../../src/render/xml.ts'

it('has entities for the signs that begin something in XML', () => {
  expect(escaped('a < b > c & d')).toBe('a &lt; b &gt; c &amp; d')
  expect(escaped('&amp;')).toBe('&amp;amp;')
})

it('has a blank for what XML must not have', () => {
  const forbidden = ['\0', '\b', '\x0B', '\x1F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF']
  for (const character of forbidden) expect(escaped(`a${character}b`)).toBe('a b')
})

it('keeps all else', () => {
  const text = 'Größe “1” ÷ \t\r\n \uD7FF \uE000 \uFFFD 𝄞 \u{10FFFF} it\'s "so"'
  expect(escaped(text)).toBe(text)
})
