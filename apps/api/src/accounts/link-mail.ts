import type { MailName } from '@teamloom/commerce/house/mails/index.ts'
import type { FieldValues } from '@teamloom/commerce/house/mails/mail-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, type Recipient } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

type Linked = {
  readonly to: Recipient & { readonly email: string }
  /** Below the product's address, `/reset/…`. */
  readonly path: string
  readonly values?: FieldValues
}

/** A mail with a link to one's own account. */
export function linkMail(
  name: MailName,
  { to, path, values }: Linked,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  const { provider, publicUrl } = config
  const { action, ...words } = mailWords(name, locale, { ...values, hello: greeting(to, locale) }, config)
  return layOutMail({
    to: to.email,
    locale,
    ...words,
    action: { label: action, url: publicUrl + path },
    footer: signature(provider, locale),
    replyTo: provider.supportEmail,
  })
}
