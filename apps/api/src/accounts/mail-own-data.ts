import { userCalls } from '@teamloom/contract/user.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { type LinkWords, linkMail } from '#api/accounts/link-mail.ts'
import { ownDataKey } from '#api/accounts/own-data-link.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { writes } from '#api/http/handler.ts'

const texts = {
  en: {
    subject: (provider: string) => `Your data at ${provider}`,
    heading: 'Your data',
    intro: (name: string) =>
      `Hello ${name}, with this link you download all that we keep about you. It works for a day, and only while you are logged in.`,
    ignore: 'If it was not you, change your password: somebody else may be logged in as you.',
    action: 'Download my data',
  },
  fr: {
    subject: (provider: string) => `Vos données chez ${provider}`,
    heading: 'Vos données',
    intro: (name: string) =>
      `Bonjour ${name}, ce lien vous permet de télécharger tout ce que nous conservons à votre sujet. Il fonctionne pendant une journée, et seulement si vous êtes connecté.`,
    ignore:
      'Si vous n’avez rien demandé, changez votre mot de passe: quelqu’un d’autre est peut-être connecté à votre place.',
    action: 'Télécharger mes données',
  },
} as const satisfies Record<Locale, LinkWords>

const perDay = { most: 10, windowSeconds: 86_400 }

export const exportData = writes(userCalls.exportData, async ({ actor, now, retryAfter }, tx, services) => {
  const { config, jobs } = services
  const wait = await takeAttempt(tx, `export ${actor.id}`, perDay, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const path = `/profile?data=${ownDataKey(actor.id, now, config.sessionSecret)}`
  await jobs.add(tx, 'mail', linkMail(texts, actor, path, actor.language, config))
  return ok({})
})
