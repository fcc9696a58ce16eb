import { usualProjectName } from '@teamloom/commerce/collection/project-name.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { and, eq } from 'drizzle-orm'
import { createUser } from '#api/accounts/create-user.ts'
import { makeLinkToken } from '#api/accounts/oidc/link-token.ts'
import { linkOidcMail } from '#api/accounts/oidc/mail-link.ts'
import { oidcIdentities, users } from '#api/db/tables.ts'
import { takeMails } from '#api/http/mails-to.ts'
import { recipientOf } from '#api/mails/greeting.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { createProject } from '#api/projects/create-project.ts'
import type { Services } from '#api/services.ts'
import { createTeam } from '#api/teams/create-team.ts'

/** Whom the provider named, as it has said it, checked; the address is one that it has verified. */
export type Known = {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

type How = { readonly lang: Locale; readonly isInvited: boolean; readonly label: string; readonly now: Date }

/** No password opens it: a mailed link sets one. */
const noPassword = ''
const mostLinksADay = 5

/**
 * AC68: whose account it is. An address that has an account here is not enough: its owner is mailed a link, and
 * `mailed` is answered.
 */
export async function findAccount(
  tx: Tx,
  known: Known,
  { lang, isInvited, label, now }: How,
  services: Services,
): Promise<{ readonly userId: string } | 'mailed'> {
  const { issuer, subject, email } = known
  const [identity] = await tx
    .select({ userId: oidcIdentities.userId })
    .from(oidcIdentities)
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)))
  if (identity) return identity
  const [account] = await tx.select().from(users).where(eq(users.email, email))
  if (account) {
    const { config, jobs } = services
    const kind = { name: 'linked', most: mostLinksADay }
    if ((await takeMails(tx, [{ email }], kind, config.limits, now)).length > 0) {
      const token = makeLinkToken({ userId: account.id, issuer, subject }, now, config.sessionSecret)
      const to = { ...recipientOf(account), email }
      await jobs.add(tx, 'mail', linkOidcMail(to, { token, label }, account.language as Locale, config))
    }
    return 'mailed'
  }
  const made = { email, firstName: known.firstName, lastName: known.lastName, language: lang }
  const userId = await createUser(
    tx,
    { ...made, passwordHash: noPassword, optNewsletter: false, unverifiedSince: null },
    now,
  )
  // Made meanwhile by a sign-up: the next try finds it.
  if (!userId) return 'mailed'
  await tx.insert(oidcIdentities).values({ issuer, subject, userId, createdAt: now })
  if (!isInvited) {
    const name = lang === 'fr' ? 'Mon équipe' : 'My team'
    const about = { forWho: null, projectSize: null, eventDate: null }
    const teamId = await createTeam(tx, { name, ...about }, userId, now)
    await createProject(tx, { name: usualProjectName(1, lang), teamId }, now)
  }
  return { userId }
}
