import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'

const questions = {
  en: (name: string, email: string) => `${name}. Questions? Answer this mail or write to ${email}.`,
  fr: (name: string, email: string) =>
    `${name}. Des questions? Répondez à ce courriel ou écrivez à ${email}.`,
} as const satisfies Record<Locale, unknown>

type Signing = Pick<Config['provider'], 'name' | 'supportEmail' | 'signature'>

/** At the foot of every mail: why it came, where that needs saying, who wrote it and how to reach them. */
export function signature(provider: Signing, locale: Locale, reason = ''): string {
  const own = provider.signature[locale] || questions[locale](provider.name, provider.supportEmail)
  return `${reason} ${own}`.trim()
}
