import { CallError } from '@teamloom/contract/client.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { toastKeyOf } from '#web/lib/error-toast.ts'
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
    const key = toastKeyOf(error)
    if (error instanceof CallError && key === 'too_many_requests' && error.retryAfterSeconds) {
      return t('account.faults.tooMany', { wait: waitText(error.retryAfterSeconds, locale) })
    }
    if (key === 'invalid_email_or_password' || key === 'username_already_exists') {
      return t(`account.faults.${key}`)
    }
    if (key === 'invalid_or_expired_join_team_token') return t('account.invitation.invalid')
    const general = `toast.${key}`
    return i18next.exists(general) ? t(general as 'toast.unknown') : t('toast.unknown')
  }
}
