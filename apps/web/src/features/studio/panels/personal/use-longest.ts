import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { sizeBandOf, sizeBands } from '@teamloom/catalog/size-band.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import type { PersonsPiece } from '@teamloom/design/dress-person.ts'
import { findDecoration, findLocation, findType } from '@teamloom/design/lookup.ts'
import { roomFor } from '@teamloom/design/persons-garment.ts'
import { lettering } from '#web/features/studio/artwork/words/lettering.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'

/** What a list's names do to the letters of all, on the sizes where they do most. */
export type Longest = {
  /** The words with most letters. */
  readonly words: string
  /** How high letters of all are. */
  readonly inches: number
  readonly isLower: boolean
  /** Words that do not fit even in the lowest letters. */
  readonly tooLong?: string | undefined
}

/** DS67: how the words of a list fit a slot's place; undefined without a list, and until that is measured. */
export function useLongest(
  { id, personal }: DecorationView,
  recipe: TextRecipe | null,
  list: readonly PersonsPiece[],
): Longest | undefined {
  const { product } = useStudio()
  const { document } = useDesign()
  const decoration = findDecoration(document, id)
  const type = decoration && findType(product, decoration.type)
  const place = decoration && findLocation(product, decoration.positionName)
  const bandOf = (name: string) => {
    const size = product.sizes.find(each => each.name === name)
    return size ? sizeBandOf(size) : 'adult'
  }
  const asked = sizeBands.flatMap(band => {
    const room = decoration && type && place && roomFor(type, place, decoration, band)
    const words = list.filter(({ size }) => bandOf(size) === band).map(each => each.words[id] ?? '')
    const written = [...new Set(words)].filter(each => each !== '').toSorted((a, b) => b.length - a.length)
    return room && written[0] !== undefined ? [{ room, written, longest: written[0] }] : []
  })
  const { data } = useQuery({
    queryKey: ['longest', recipe, asked],
    enabled: recipe !== null && personal?.kind === 'name' && asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    placeholderData: keepPreviousData,
    queryFn: () =>
      Promise.all(
        asked.map(async ({ room, written, longest }): Promise<Longest> => {
          const { setting, tooLong } = await lettering().fit(recipe!, written, room)
          const isLower = setting.letterInches < room.letterInches
          return { words: longest, inches: setting.letterInches, isLower, tooLong: tooLong[0] }
        }),
      ),
  })
  if (asked.length === 0) return undefined
  return data?.find(({ tooLong }) => tooLong) ?? data?.find(({ isLower }) => isLower) ?? data?.[0]
}
