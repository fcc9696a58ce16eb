import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import type { Leave } from '#api/mails/layout.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'

const labels = {
  en: 'Leave the newsletter',
  fr: 'Se désabonner de l’infolettre',
} as const satisfies Record<Locale, string>

/** SC19: in every mail of the newsletter. */
export function leaveNewsletter(
  subscriberId: string,
  locale: Locale,
  { publicUrl, sessionSecret }: Pick<Config, 'publicUrl' | 'sessionSecret'>,
): Leave {
  const path = `/newsletter/unsubscribe/${privateSecretOf(subscriberId, 'newsletter leave', sessionSecret)}`
  return {
    label: labels[locale],
    page: `${publicUrl}${path}?lang=${locale}`,
    oneClick: `${publicUrl}/api/v1${path}`,
  }
}
