/** A line that every database, file and mail can hold: no control characters or ends of lines, no half of a surrogate pair. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** Whether a text of several lines is plain: line ends and tabs are allowed. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/[\r\n\t\u2028\u2029]/g, ''))
}

/** Joiners are none: Persian, Hindi and pictures are written with them. */
const hidden =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g

/** More than any script sets on one letter: such a pile covers the lines above and below. */
const pile = /(?<=\p{M}{5})\p{M}+/gu

/** A text without the characters that nobody sees and that turn around or hide what stands beside them. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '').replace(pile, '')
}

const unseen = /[\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu

/** Something stands there to be seen: fillers, blanks of other scripts and marks without their letter are nothing. */
export function hasVisible(text: string): boolean {
  return text.replace(unseen, '') !== ''
}
