/** A line that every database, file and mail can hold: no control characters, no half of a surrogate pair. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}
