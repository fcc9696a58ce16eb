import type { Fitted } from '@teamloom/artwork/fit-words.ts'
import type { Letterer, PersonsPiece } from '@teamloom/design/dress-person.ts'
import { lettering } from '#web/features/studio/artwork/words/lettering.ts'
import type { MadeArt } from '#web/features/studio/drawing/art-library.ts'

const fitted = new WeakMap<readonly PersonsPiece[], Map<string, Promise<Fitted>>>()

/** The worker with the fonts; from one person to the next of the same list that is fitted once. */
export function lettererFor(people: readonly PersonsPiece[]): Letterer<MadeArt> {
  const known = fitted.get(people) ?? new Map<string, Promise<Fitted>>()
  fitted.set(people, known)
  return {
    fit: (recipe, list, room) => {
      const key = JSON.stringify([recipe, list, room])
      const found = known.get(key) ?? Promise.resolve(lettering().fit(recipe, list, room))
      known.set(key, found)
      found.catch(() => known.delete(key))
      return found
    },
    drawFor: async (recipe, words, setting, colors) => {
      const drawn = await lettering().drawFor(recipe, words, setting, colors)
      if ('missing' in drawn) return drawn
      const { widthInches, heightInches, plates, pixels } = drawn
      return { widthInches, heightInches, art: { plates, pixels } }
    },
  }
}
