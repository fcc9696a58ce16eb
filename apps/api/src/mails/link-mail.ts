import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, type Recipient } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

type To = Recipient & { readonly email: string; readonly language: Locale }

/** What is opened: its words in the language of who asked, and where it is on the site. */
export type Linked = {
  readonly subject: string
  readonly heading: string
  readonly action: string
  readonly path: string
}

const texts = {
  en: {
    intro: (hello: string) =>
      `${hello}, here is the link that you asked for. Open it on a computer or a tablet: there is room to make changes there.`,
  },
  fr: {
    intro: (hello: string) =>
      `${hello}, voici le lien que vous avez demandé. Ouvrez-le sur un ordinateur ou une tablette\u00a0: il y a la place d’y faire des modifications.`,
  },
} as const satisfies Record<Locale, unknown>

/** AC40: a link that someone sends to themselves, to go on where there is room. */
export function linkMail(
  to: To,
  { subject, heading, action, path }: Linked,
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[to.language]
  return layOutMail({
    to: to.email,
    locale: to.language,
    subject,
    heading,
    paragraphs: [words.intro(greeting(to, to.language))],
    action: { label: action, url: `${publicUrl}${path}` },
    footer: signature(provider, to.language),
    replyTo: provider.supportEmail,
  })
}
