import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import { useLocale } from '#web/lib/i18n.ts'

export type People = readonly { readonly userId: string; readonly name: string }[]

/** `you and Maya`: whoever reads comes first. */
export function useNames(): (people: People) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: me } = useMe()
  return people => {
    const others = people.filter(({ userId }) => userId !== me?.id).map(({ name }) => name)
    const names = others.length < people.length ? [t('live.versions.you'), ...others] : others
    return new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format(names)
  }
}
