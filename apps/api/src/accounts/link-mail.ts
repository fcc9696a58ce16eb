import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, type Recipient } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

/** What a mail with a link to one's own account says. */
export type LinkWords = {
  readonly subject: (provider: string) => string
  readonly heading: string
  readonly intro: (hello: string) => string
  readonly ignore: string
  readonly action: string
}

/** `path`: below the product's address, `/reset/…`. */
export function linkMail(
  texts: Readonly<Record<Locale, LinkWords>>,
  to: Recipient & { readonly email: string },
  path: string,
  locale: Locale,
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[locale]
  return layOutMail({
    to: to.email,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading,
    paragraphs: [words.intro(greeting(to, locale)), words.ignore],
    action: { label: words.action, url: publicUrl + path },
    footer: signature(provider, locale),
    replyTo: provider.supportEmail,
  })
}
