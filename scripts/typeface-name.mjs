// The name of fonts that are made of Source Sans 3: the name "Source" is reserved by its licence.

/** Renames a font in its table of names: both names have six letters, so that no offset changes. */
export function renamed(font) {
  const bytes = Buffer.from(font)
  for (const encoding of ['latin1', 'utf16le']) {
    const inFile = (text) => {
      const encoded = Buffer.from(text, encoding)
      return encoding === 'latin1' ? encoded : encoded.swap16()
    }
    for (const start of ['Source Sans', 'SourceSans']) {
      const [from, to] = [inFile(start), inFile(start.replace('Source', 'Puzzle'))]
      for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at)) to.copy(bytes, at)
    }
  }
  return bytes
}
