import { userCalls } from '@teamloom/contract/user.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { verificationMail } from '#api/accounts/mail-verification.ts'
import { makeVerificationToken, readVerificationToken } from '#api/accounts/verification-token.ts'
import { users } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { takeLinkMail } from '#api/http/mails-to.ts'
import { joinNewsletter } from '#api/newsletter/follow-profile.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

/** Mails the link by which a person confirms that the address is theirs. */
export async function mailVerification(
  tx: Tx,
  to: { readonly id: string; readonly email: string },
  locale: Locale,
  now: Date,
  { jobs, config }: Services,
): Promise<void> {
  const token = makeVerificationToken(to.id, now, config.sessionSecret)
  await jobs.add(tx, 'mail', verificationMail(to, token, locale, config))
}

export const sendVerification = writes(userCalls.sendVerification, async (request, tx, services) => {
  const { actor, now } = request
  if (actor.emailVerified) return ok({})
  if (!(await takeLinkMail(tx, request, services.config.limits, 'verify'))) return refuse('too_many_requests')
  await mailVerification(tx, actor, actor.language, now, services)
  return ok({})
})

/** Followed again it changes nothing. */
export const verifyEmail = writes(userCalls.verify, async ({ params, now }, tx, { config }) => {
  const userId = readVerificationToken(params.token, now, config.sessionSecret)
  if (!userId) return refuse('token_expired')
  await markVerified(tx, userId, now)
  return ok({})
})

/** SC19: notes that an address is confirmed; with that the newsletter begins of whoever asked for it at sign-up. */
export async function markVerified(tx: Tx, userId: string, now: Date): Promise<void> {
  const [confirmed] = await tx
    .update(users)
    .set({ unverifiedSince: null })
    .where(and(eq(users.id, userId), isNotNull(users.unverifiedSince)))
    .returning({ email: users.email, language: users.language, wantsNews: users.optNewsletter })
  if (confirmed?.wantsNews) await joinNewsletter(tx, confirmed, now)
}
