import type { Locale } from '@teamloom/kit/label.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/lib/i18n.ts'
import { relativeTime } from '#web/ui/relative-time.ts'
import { useEachSecond } from '#web/ui/use-each-second.ts'

const exactFormats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeStyle: 'short' }),
}

/** How long ago, kept fresh each second; the exact time is in the title. */
export function TimeAgo({ at }: { readonly at: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const then = new Date(at)
  const text = useEachSecond(now => relativeTime(then, now, locale))
  return (
    <time dateTime={at} title={exactFormats[locale].format(then)}>
      {text ?? t('common.justNow')}
    </time>
  )
}
