import { designCalls } from '@teamloom/contract/designs.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { findDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'
import { takeLinkMail } from '#api/http/mails-to.ts'
import { nameFor } from '#api/mails/greeting.ts'
import { linkMail } from '#api/mails/link-mail.ts'

/** To the person's own address alone: it is no way to write to others. */
export const mailLink = writes(designCalls.mailLink, async (request, tx, { config, jobs }) => {
  const { actor, body } = request
  const design = await findDesign(tx, body.designId, actor)
  if (!design) return refuse('designIdDoesntExist')
  if (!(await takeLinkMail(tx, request, config.limits))) return refuse('too_many_requests')
  const words = texts[actor.language]
  const linked = {
    subject: words.subject(config.provider.name),
    heading: words.heading(nameFor(actor, design.name) || words.untitled),
    action: words.action,
    path: `/design/${design.id}`,
  }
  await jobs.add(tx, 'mail', linkMail(actor, linked, config))
  return ok({})
})

const texts = {
  en: {
    subject: (provider: string) => `Your design on ${provider}`,
    heading: (design: string) => `Go on with ${design}`,
    untitled: 'your design',
    action: 'Open the design',
  },
  fr: {
    subject: (provider: string) => `Votre design sur ${provider}`,
    heading: (design: string) => `Poursuivez ${design}`,
    untitled: 'votre design',
    action: 'Ouvrir le design',
  },
} as const satisfies Record<Locale, unknown>
