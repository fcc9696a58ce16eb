import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lettersOfAll } from '@teamloom/artwork/fonts.ts'
import { lettering } from '#web/features/studio/artwork/words/lettering.ts'

/** For each font that lacks a letter of these words, the first that it lacks. */
export function useLackingLetters(words: string): Readonly<Record<string, string>> {
  const rare = [...new Set(words.replace(/\s/g, ''))]
    .filter(letter => !lettersOfAll.includes(letter))
    .join('')
  const { data } = useQuery({
    queryKey: ['lacking-letters', rare],
    enabled: rare !== '',
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    placeholderData: keepPreviousData,
    queryFn: () => lettering().lacking(rare),
  })
  return rare === '' ? none : (data ?? none)
}

const none = {}
