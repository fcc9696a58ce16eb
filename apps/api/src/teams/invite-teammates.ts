import { teamCalls } from '@teamloom/contract/teams.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { holdTeam } from '#api/access/open-teams.ts'
import { teamMembers, users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { invitationMail } from '#api/teams/mail-invitation.ts'
import { giveLink } from '#api/teams/team-link.ts'

/** Who is in the team already gets no mail, and nobody is told so. */
export const inviteTeammates = writes(teamCalls.invite, async (request, tx, { config, jobs }) => {
  const { actor, body, now } = request
  const team = await holdTeam(tx, body.teamId, actor.id)
  if (!team) return refuse('team_not_found')
  if (!actor.emailVerified) return refuse('email_not_verified')
  const { invitationsPerHour, invitationsPerRecipientPerDay } = config.limits
  // In one order, so that two who invite the same people do not wait for each other.
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
  for (const to of emails) {
    const person = known.get(to)
    if (person?.isMember) continue
    const perRecipient = { most: invitationsPerRecipientPerDay, windowSeconds: 86_400 }
    const waitForThem = await takeAttempt(tx, `invited ${to}`, perRecipient, now)
    if (waitForThem > 0) {
      request.retryAfter(waitForThem)
      const issues = [{ path: `emails.${body.emails.indexOf(to)}`, message: 'was invited often today' }]
      return refuse('too_many_requests', { issues })
    }
    const locale = person?.language ?? actor.language
    await jobs.add(tx, 'mail', invitationMail({ to, locale, invitorName, teamName: team.name, link }, config))
  }
  return ok({})
})

type Known = { readonly language: Locale; readonly isMember: boolean }

/** Those of the addresses that have an account: they are written to in their language. */
async function loadKnown(
  tx: Tx,
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
