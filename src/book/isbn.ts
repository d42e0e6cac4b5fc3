// Checks ISBNs: ten or thirteen digits, of which the last one checks the others (ISO 2108).
//
//   978-0-306-40615-7   the digits times 1, 3, 1, 3, ... add up to a multiple of 10
//   0-306-40615-2       the digits times 10, 9, 8, ... add up to a multiple of 11; X is 10

/** What is wrong with an ISBN, after its name; undefined if nothing is. Hyphens and spaces may be anywhere. */
export function isbnFault(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^(?:\d{13}|\d{9}[\dX])$/.test(digits)) return 'must have 13 digits, or 10, of which the last may be X'
  if (digits.length === 13 && !/^97[89]/.test(digits)) return 'must begin with 978 or 979'
  const body = digits.slice(0, -1)
  const expected = digits.length === 13 ? checkDigit13(body) : checkDigit10(body)
  const last = digits.slice(-1)
  if (last === expected) return undefined
  return `has ${last} as its check digit; for ${text.trim().slice(0, -1)} it must be ${expected}`
}

/** The last digit after the first twelve of an ISBN-13. */
function checkDigit13(digits: string): string {
  const sum = Array.from(digits).reduce(
    (all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

/** The last digit after the first nine of an ISBN-10. */
function checkDigit10(digits: string): string {
  const sum = Array.from(digits).reduce((all, digit, index) => all + Number(digit) * (10 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
