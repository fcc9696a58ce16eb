import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/lib/i18n.ts'

/** Decorations with words of each person's own, in their order; at least one. */
export type Own = { readonly own: readonly DecorationView[] }

/** What is each person's own in one phrase: “Name and number”. */
export function useOwnKinds(own: readonly Pick<DecorationView, 'personal'>[]): string {
  const { t } = useTranslation()
  const locale = useLocale()
  const kinds = new Set(own.flatMap(({ personal }): PersonalKind[] => (personal ? [personal.kind] : [])))
  const names = [...kinds].map(kind => t(`personal.kinds.${kind}`).toLocaleLowerCase(locale))
  const phrase = new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format(names)
  return phrase.charAt(0).toLocaleUpperCase(locale) + phrase.slice(1)
}
