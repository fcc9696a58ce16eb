/** A line that every database, file and mail can hold: no control characters, no half of a surrogate pair. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}

/** The same, of several lines: line ends and tabs are allowed. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/[\r\n\t]/g, ''))
}
