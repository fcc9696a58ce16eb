import type { Locale } from '@teamloom/kit/label.ts'
import { eq } from 'drizzle-orm'
import { linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import { users } from '#api/db/tables.ts'
import { type Recipient, recipientOf } from '#api/mails/greeting.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    subject: (provider: string) => `Your second step at ${provider} was removed`,
    heading: 'Your second step was removed',
    intro: (hello: string) =>
      `${hello}, somebody who manages people has removed your passkeys and codes, as you had lost them. All devices are signed out; your password alone lets you in until you set them up again.`,
    ignore: 'If you did not ask for it, set a new password and write to us.',
    action: 'Sign in',
  },
  fr: {
    subject: (provider: string) => `Votre deuxième étape chez ${provider} a été retirée`,
    heading: 'Votre deuxième étape a été retirée',
    intro: (hello: string) =>
      `${hello}, une personne qui gère les accès a retiré vos clés d’accès et vos codes, parce que vous les aviez perdus. Tous les appareils sont déconnectés; votre mot de passe suffit jusqu’à ce que vous les remettiez en place.`,
    ignore: 'Si vous ne l’avez pas demandé, choisissez un nouveau mot de passe et écrivez-nous.',
    action: 'Ouvrir une session',
  },
} as const satisfies Record<Locale, unknown>

/** AC66. */
export function factorsTakenMail(
  to: Recipient & { readonly email: string },
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  return linkMail(texts, to, '/login', locale, config)
}

export async function mailFactorsTaken(
  tx: Tx,
  userId: string,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const to = { ...recipientOf(user), email: user.email }
  await jobs.add(tx, 'mail', factorsTakenMail(to, user.language as Locale, config))
}
