import { teamCalls } from '@teamloom/contract/teams.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { holdTeam } from '#api/access/open-teams.ts'
import { teamMembers, users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { writes } from '#api/http/handler.ts'
import { secondsUntilMail, takeMails } from '#api/http/mails-to.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { invitationMail } from '#api/teams/mail-invitation.ts'
import { giveLink } from '#api/teams/team-link.ts'

/** Who is in the team already gets no mail, and nobody is told so. */
export const inviteTeammates = writes(teamCalls.invite, async (request, tx, { config, jobs }) => {
  const { actor, body, now } = request
  const team = await holdTeam(tx, body.teamId, actor.id)
  if (!team) return refuse('team_not_found')
  if (!actor.emailVerified) return refuse('email_not_verified')
  const { invitationsPerHour, invitationsPerRecipientPerDay: most } = config.limits
  const emails = [...new Set(body.emails)].toSorted()
  const perAccount = { most: invitationsPerHour, windowSeconds: 3600 }
  const wait = await takeAttempt(tx, `invite ${actor.id}`, perAccount, now, emails.length)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  const link = await giveLink(tx, team.id, actor.id, now)
  const known = await loadKnown(tx, emails, team.id)
  const invitorName = `${actor.firstName} ${actor.lastName}`.trim()
  const invited = emails.filter(email => !known.get(email)?.isMember).map(email => ({ email }))
  const allowed = await takeMails(tx, invited, { name: 'invited', most }, config.limits, now)
  const often = invited.find(each => !allowed.includes(each))?.email
  if (often !== undefined) {
    request.retryAfter(await secondsUntilMail(tx, often, 'invited', now))
    const issues = [{ path: `emails.${body.emails.indexOf(often)}`, message: 'was written to often today' }]
    return refuse('too_many_requests', { issues })
  }
  for (const { email: to } of invited) {
    const locale = known.get(to)?.language ?? actor.language
    await jobs.add(tx, 'mail', invitationMail({ to, locale, invitorName, teamName: team.name, link }, config))
  }
  return ok({})
})

type Known = { readonly language: Locale; readonly isMember: boolean }

/** The addresses that have an account: their owners are written to in their language. */
async function loadKnown(
  tx: Reader,
  emails: readonly string[],
  teamId: string,
): Promise<ReadonlyMap<string, Known>> {
  const rows = await tx
    .select({
      email: users.email,
      language: users.language,
      isMember: sql<boolean>`exists (select 1 from ${teamMembers}
        where ${teamMembers.userId} = ${users}.id and ${eq(teamMembers.teamId, teamId)})`,
    })
    .from(users)
    .where(inArray(users.email, [...emails]))
  return new Map(
    rows.map(({ email, language, isMember }) => [email, { language: language as Locale, isMember }]),
  )
}
