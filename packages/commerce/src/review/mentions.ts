/** Somebody who may be named in a comment. */
export type Mentionable = { readonly userId: string; readonly firstName: string; readonly lastName: string }

/** Who is named, and by which characters of the text: from `start` up to `end`, with the `@`. */
export type Mention = { readonly userId: string; readonly start: number; readonly end: number }

/** A comment names no more people than these: whoever would mail a whole club writes to it. */
export const mostMentions = 20

const beginsWord = /^[\p{L}\p{N}]/u
/** The end of a word, after which an `@` is an address’s. */
const endsWord = /[\p{L}\p{N}._%+-]$/u

/**
 * RV6: whom a text names: `@` and a teammate’s first and last name, or their first name where nobody else has it; in
 * either case, the longest that fits. A name that several have in full means all of them.
 */
export function findMentions(text: string, people: readonly Mentionable[]): readonly Mention[] {
  const names = namesOf(people)
  const found: Mention[] = []
  const seen = new Set<string>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (endsWord.test(text.slice(0, at))) continue
    const name = names.find(({ folded }) => startsWithName(text, at + 1, folded))
    if (!name) continue
    const end = at + 1 + name.folded.length
    for (const userId of name.userIds) {
      found.push({ userId, start: at, end })
      seen.add(userId)
    }
    if (seen.size >= mostMentions) break
  }
  return found
}

/** Longest first. */
function namesOf(people: readonly Mentionable[]) {
  const full = Map.groupBy(people, ({ firstName, lastName }) => fold(`${firstName} ${lastName}`.trim()))
  const first = Map.groupBy(people, ({ firstName }) => fold(firstName.trim()))
  const names = [
    ...[...full].map(([folded, those]) => ({ folded, userIds: those.map(({ userId }) => userId) })),
    ...[...first].flatMap(([folded, those]) =>
      those.length === 1 && !full.has(folded) ? [{ folded, userIds: those.map(({ userId }) => userId) }] : [],
    ),
  ]
  return names.filter(({ folded }) => folded !== '').toSorted((a, b) => b.folded.length - a.folded.length)
}

/** One character for one, so that places in the text stay. */
function fold(text: string): string {
  return [...text]
    .map(each => (each.toLowerCase().length === each.length ? each.toLowerCase() : each))
    .join('')
}

function startsWithName(text: string, at: number, folded: string): boolean {
  const end = at + folded.length
  return fold(text.slice(at, end)) === folded && !beginsWord.test(text.slice(end))
}

/** A piece of a comment: words, or the name of somebody who is meant. */
export type CommentPiece = { readonly text: string; readonly isMention: boolean; readonly start: number }

/** RV5, RV6: a text in its order, taken apart at who is named; a name that means several is there once. */
export function piecesOfComment(
  text: string,
  mentions: readonly Pick<Mention, 'start' | 'end'>[],
): readonly CommentPiece[] {
  const pieces: CommentPiece[] = []
  let at = 0
  for (const { start, end } of mentions.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isMention: false, start: at })
    pieces.push({ text: text.slice(start, end), isMention: true, start })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMention: false, start: at })
  return pieces
}
