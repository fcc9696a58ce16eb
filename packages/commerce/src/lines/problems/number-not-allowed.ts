import type { Problem } from './problem.ts'
import { findWritten, slotsOfKind, writtenIn } from './words-in.ts'

/** By the book of the team's sport: a number that no shirt may have, or not beside another of the list. */
export const numberNotAllowed: Problem<'number_not_allowed'> = {
  key: 'number_not_allowed',
  find: list => {
    const { numbers } = list
    if (!numbers) return []
    const isNone = findWritten(list, 'number', text => /^\d+$/.test(text) && !numbers.allows(text))
    const isBeside = slotsOfKind(list, 'number').flatMap(({ id }) => {
      const written = writtenIn(list, id)
      const texts = new Set(written.map(({ text }) => text))
      const apart = numbers.apart.filter(pair => pair.every(number => texts.has(number))).flat()
      return written.filter(({ text }) => apart.includes(text)).map(({ at }) => at)
    })
    return [...isNone, ...isBeside]
  },
}
