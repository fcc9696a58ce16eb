import { CallError } from '@teamloom/contract/client.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { useTranslation } from 'react-i18next'
import { refusalText } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** `2 minutes`, `1 hour`: rounded up, so that it is not too early then. */
export function waitText(seconds: number, locale: Locale): string {
  const [count, unit] = seconds > 5400 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute']
  return new Intl.NumberFormat(`${locale}-CA`, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(count)),
  )
}

/** Words for why the server refused, in the language shown now. */
export function useWordsOfFault(): (error: unknown) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return error => {
    if (!(error instanceof CallError)) return refusalText('unknown')
    if (error.errorKey === 'too_many_requests' && error.retryAfterSeconds) {
      return t('account.faults.tooMany', { wait: waitText(error.retryAfterSeconds, locale) })
    }
    return refusalText(error.errorKey, error.facts)
  }
}
