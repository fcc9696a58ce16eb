import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/lib/i18n.ts'
import { relativeTime } from '#web/ui/relative-time.ts'
import { useNow } from '#web/ui/use-now.ts'

/** How long ago, kept fresh each second; the exact time is in the title. */
export function TimeAgo({ at }: { readonly at: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const then = new Date(at)
  const exact = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeStyle: 'short' }).format(
    then,
  )
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(then, now, locale) ?? t('common.justNow')}
    </time>
  )
}
