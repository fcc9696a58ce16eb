import { randomBytes } from 'node:crypto'
import { usualProjectName } from '@teamloom/commerce/collection/project-name.ts'
import { quoteCalls } from '@teamloom/contract/quotes.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { createUser } from '#api/accounts/create-user.ts'
import { hasAccount } from '#api/accounts/exists.ts'
import { madeAccountMail } from '#api/accounts/mail-made-account.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { giveResetLink } from '#api/accounts/reset-password.ts'
import { users } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import { secondsUntilMail, takeMails } from '#api/http/mails-to.ts'
import { createProject } from '#api/projects/create-project.ts'
import { createTeam } from '#api/teams/create-team.ts'
import { addTeammate } from '#api/teams/join-team.ts'

/** Days for which the link opens, as many as for an invitation to a team. */
const linkDays = 30

/** OR56: nobody knows its password until its owner has chosen one, by a link to their address. */
export const makeCustomer = inSteps(quoteCalls.makeCustomer, async (request, database, services) => {
  const { actor, body, now } = request
  const { config, jobs, passwordCost } = services
  if (await hasAccount(database.read, body.email)) return refuse('username_already_exists')
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'), passwordCost)
  return database.write(async tx => {
    const { teamName, currency, ...person } = body
    const most = config.limits.invitationsPerRecipientPerDay
    const allowed = await takeMails(tx, [person], { name: 'invited', most }, config.limits, now)
    if (allowed.length === 0) {
      request.retryAfter(await secondsUntilMail(tx, person.email, 'invited', now))
      return refuse('too_many_requests')
    }
    const made = { ...person, passwordHash, optNewsletter: false, unverifiedSince: now }
    const id = await createUser(tx, made, now)
    if (!id) return refuse('username_already_exists')
    await tx.update(users).set({ currency }).where(eq(users.id, id))
    const about = { name: teamName, forWho: null, projectSize: null, eventDate: null }
    const teamId = await createTeam(tx, about, id, now)
    await addTeammate(tx, teamId, actor.id, now)
    const name = usualProjectName(1, person.language)
    const projectId = await createProject(tx, { name, teamId }, now)
    const token = await giveResetLink(tx, id, now, linkDays * 86_400)
    await jobs.add(tx, 'mail', madeAccountMail(person.email, token, person.language, config))
    return ok({ id, project_id: projectId })
  })
})
