// Removes passwords from error messages, which may repeat the addresses that contain them.

/** Returns a sentence without the names and passwords of addresses: `redis://me:secret@host` becomes `redis://host`. */
export function withoutPasswords(sentence: string): string {
  return sentence.replaceAll(/\b([a-z]+:\/\/)(?!\[)[^\s"]*@/gi, '$1')
}
