import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import type { PackedEntry } from './packing.ts'

/** What stands in a name's place on what was ordered and is nobody's by now. */
export const unanswered = {
  en: 'Ordered, nobody’s',
  fr: 'Commandé, à personne',
} as const satisfies Record<Locale, string>

const texts = {
  en: {
    follows: 'This follows what was ordered.',
    spare: {
      one: '1 ordered piece is nobody’s: a spare, or its answer was taken out.',
      other: (n: string) => `${n} ordered pieces are nobody’s: spares, or answers that were taken out.`,
    },
    beyond: (list: string) => `Not ordered, and not below: ${list}.`,
    more: (n: string) => `${n} more`,
  },
  fr: {
    follows: 'Ceci suit ce qui a été commandé.',
    spare: {
      one: '1 pièce commandée n’est à personne\u00a0: en réserve, ou sa réponse a été retirée.',
      other: (n: string) =>
        `${n} pièces commandées ne sont à personne\u00a0: en réserve, ou leurs réponses ont été retirées.`,
    },
    beyond: (list: string) => `Non commandé, et absent ci-dessous\u00a0: ${list}.`,
    more: (n: string) => `${n} de plus`,
  },
} as const satisfies Record<Locale, unknown>

const mostNamed = 12

/** SC30: in words, how what was ordered differs from what was answered; nothing as long as nothing is ordered. */
export function orderNotes(
  {
    isOrdered,
    spare,
    beyond,
  }: {
    readonly isOrdered: boolean
    readonly spare: readonly { readonly quantity: number }[]
    readonly beyond: readonly PackedEntry[]
  },
  locale: Locale,
): string[] {
  if (!isOrdered) return []
  const words = texts[locale]
  const pieces = spare.reduce((sum, { quantity }) => sum + quantity, 0)
  const named = beyond.slice(0, mostNamed).map(({ firstName, lastName, design, size, quantity }) => {
    const one = [`${firstName} ${lastName}`.trim(), design, size].filter(Boolean).join(', ')
    return quantity > 1 ? `${one} × ${quantity}` : one
  })
  const more = beyond.length - named.length
  const list = [...named, ...(more > 0 ? [words.more(numberText(more, locale))] : [])].join('; ')
  return [
    words.follows,
    ...(pieces === 0 ? [] : [pieces === 1 ? words.spare.one : words.spare.other(numberText(pieces, locale))]),
    ...(beyond.length > 0 ? [words.beyond(list)] : []),
  ]
}
