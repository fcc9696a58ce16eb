import { designCalls } from '@teamloom/contract/designs.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import type { Config } from '#api/config.ts'
import { findDesign } from '#api/designs/load-design.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { writes } from '#api/http/handler.ts'
import { layOutMail } from '#api/mails/layout.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

/** To the person's own address alone: it is no way to write to others. */
export const mailLink = writes(designCalls.mailLink, async (request, tx, { config, jobs }) => {
  const { actor, body, now } = request
  const design = await findDesign(tx, body.designId, actor)
  if (!design) return refuse('designIdDoesntExist')
  const perAccount = { most: config.limits.resetMailsPerHour, windowSeconds: 3600 }
  const wait = await takeAttempt(tx, `link ${actor.id}`, perAccount, now)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  await jobs.add(tx, 'mail', linkMail(actor, design, actor.language, config))
  return ok({})
})

const texts = {
  en: {
    subject: (provider: string) => `Your design on ${provider}`,
    heading: (design: string) => `Go on with ${design}`,
    untitled: 'your design',
    intro: (name: string) =>
      `Hello ${name}, here is the link that you asked for. Open it on a computer or a tablet: there is room to change the design there.`,
    action: 'Open the design',
    footer: (name: string, email: string) => `${name}. Questions? Write to ${email}.`,
  },
  fr: {
    subject: (provider: string) => `Votre design sur ${provider}`,
    heading: (design: string) => `Poursuivez ${design}`,
    untitled: 'votre design',
    intro: (name: string) =>
      `Bonjour ${name}, voici le lien que vous avez demandé. Ouvrez-le sur un ordinateur ou une tablette: il y a la place d’y modifier le design.`,
    action: 'Ouvrir le design',
    footer: (name: string, email: string) => `${name}. Des questions? Écrivez à ${email}.`,
  },
} as const satisfies Record<Locale, unknown>

function linkMail(
  to: { readonly email: string; readonly firstName: string },
  design: { readonly id: string; readonly name: string | null },
  locale: Locale,
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[locale]
  return layOutMail({
    to: to.email,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading(design.name ?? words.untitled),
    paragraphs: [words.intro(to.firstName)],
    action: { label: words.action, url: `${publicUrl}/design/${design.id}` },
    footer: words.footer(provider.name, provider.supportEmail),
    replyTo: provider.supportEmail,
  })
}
