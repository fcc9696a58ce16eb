import type { Mentionable } from '@teamloom/commerce/review/mentions.ts'

/** How many people are offered. */
const mostOffered = 6

/** Whom an `@` before the caret may mean, and where it stands; nobody where none is being written. */
export function namesAsked(
  text: string,
  caret: number,
  people: readonly Mentionable[],
): { readonly start: number; readonly people: readonly Mentionable[] } {
  // Before the first character there is none; the search would take -1 for 0.
  const start = caret > 0 ? text.lastIndexOf('@', caret - 1) : -1
  const asked = start < 0 ? '' : text.slice(start + 1, caret)
  const isBegun = start >= 0 && !/[\p{L}\p{N}]$/u.test(text.slice(0, start)) && !asked.includes('\n')
  if (!isBegun) return { start, people: [] }
  const wanted = plain(asked)
  const found = people.filter(person => {
    const name = plain(nameOf(person))
    // Whole, it is written already.
    return name !== wanted && (name.startsWith(wanted) || plain(person.lastName).startsWith(wanted))
  })
  return { start, people: found.slice(0, mostOffered) }
}

/** The text with somebody's name in the place of what was written of it. */
export function completeName(text: string, caret: number, start: number, person: Mentionable) {
  const before = `${text.slice(0, start)}@${nameOf(person)} `
  return { text: before + text.slice(caret).trimStart(), caret: before.length }
}

const nameOf = ({ firstName, lastName }: Mentionable) => `${firstName} ${lastName}`.trim()

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
