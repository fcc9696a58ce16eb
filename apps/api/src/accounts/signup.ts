import { usualProjectName } from '@teamloom/commerce/collection/project-name.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { createUser } from '#api/accounts/create-user.ts'
import { hasAccount } from '#api/accounts/exists.ts'
import { findGuest } from '#api/accounts/find-guest.ts'
import { keepGuestTeam, nameGuest } from '#api/accounts/name-guest.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { mailVerification } from '#api/accounts/verify-email.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps, type Request } from '#api/http/handler.ts'
import { takeOwnMail } from '#api/http/mails-to.ts'
import { keepSignupReferral } from '#api/offers/signup-referral.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { createProject } from '#api/projects/create-project.ts'
import type { Services } from '#api/services.ts'
import { openSession } from '#api/sessions/session-store.ts'
import { signSessionToken } from '#api/sessions/session-token.ts'
import { createTeam } from '#api/teams/create-team.ts'
import { addTeammate, findInvitation, holdInvitation } from '#api/teams/join-team.ts'

export const signup = inSteps(userCalls.signup, async (request, database, services) => {
  const { config } = services
  const { body, now } = request
  const perAddress = { most: config.limits.signupsPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(database.alone, `signup ${request.address}`, perAddress, now)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  if (body.inviteToken && !(await findInvitation(database.read, body.inviteToken, now))) {
    return refuse('invalid_or_expired_join_team_token')
  }
  if (!body.inviteToken && body.eventDate && body.eventDate < earliestToday(now)) {
    return refuse('validation_failed', { issues: [{ path: 'eventDate', message: 'is in the past' }] })
  }
  // Before the slow hashing, and again by the unique index for two made at once.
  if (await hasAccount(database.read, body.email)) return refuse('username_already_exists')
  const guest = await findGuest(database.read, request, config)
  const passwordHash = await hashPassword(body.password, services.passwordCost)
  const signUp = async (tx: Tx) => {
    const teamId = body.inviteToken && (await holdInvitation(tx, body.inviteToken, now))?.teamId
    if (body.inviteToken && !teamId) return refuse('invalid_or_expired_join_team_token')
    const profile = { ...body, passwordHash, unverifiedSince: now }
    // A guest that another sign-up has named meanwhile brings nothing.
    const named = guest && (await nameGuest(tx, guest.id, profile))
    const userId = named ?? (await createUser(tx, profile, now))
    if (!userId) return refuse('username_already_exists')
    // Counted, and sent all the same: it comes once for an address.
    await takeOwnMail(tx, { email: body.email, emailVerified: false }, config.limits, now)
    await mailVerification(tx, { ...body, id: userId }, body.language, now, services)
    if (teamId) await addTeammate(tx, teamId, userId, now)
    const kept = named ? await keepGuestTeam(tx, userId, body, now) : undefined
    const begun = kept ?? (teamId ? undefined : await makeFirstProject(tx, request, userId))
    if (begun && !teamId) await tellBegun(tx, request, userId, begun, services)
    const projectId = begun?.projectId
    return ok({ userId, projectId, teamId, actor: await openSession(tx, userId, now, request) })
  }
  const made = await database.write(signUp).catch((error: unknown) => {
    // Somebody has just signed up with it.
    if (isEmailTaken(error)) return refuse('username_already_exists')
    throw error
  })
  if (!made.ok) return made
  const { userId, projectId, teamId, actor } = made.value
  request.giveSession(await signSessionToken(actor, config.sessionSecret))
  return ok({
    newUser: { id: userId, email: body.email },
    newProject: projectId ? { id: projectId } : null,
    ...(teamId ? { joinedTeam: { id: teamId } } : {}),
  })
})

function isEmailTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { constraint?: string } }
  return cause?.constraint === 'users_email'
}

type Begun = { readonly teamId: string; readonly projectId: string }

/** Who is not invited begins with a team and a project of their own. */
async function makeFirstProject(
  tx: Tx,
  { body, now }: Request<typeof userCalls.signup>,
  userId: string,
): Promise<Begun> {
  const teamId = await createTeam(
    tx,
    {
      name: must(body.teamName, 'team name'),
      forWho: body.forWho ?? null,
      projectSize: body.projectSize ?? null,
      eventDate: body.eventDate ?? null,
    },
    userId,
    now,
  )
  if (body.ref) await keepSignupReferral(tx, body.ref, teamId, now)
  const projectId = await createProject(tx, { name: usualProjectName(1, body.language), teamId }, now)
  return { teamId, projectId }
}

async function tellBegun(
  tx: Tx,
  { body, now }: Request<typeof userCalls.signup>,
  userId: string,
  { teamId, projectId }: Begun,
  { analytics }: Services,
): Promise<void> {
  const person = { kind: 'person' as const, id: userId, campaign: body.campaign ?? null }
  await analytics.tell(tx, 'Team Created', person, now, { teamId })
  await analytics.tell(tx, 'Project Created', person, now, { projectId, teamId })
}

/** Where on earth it is the earliest day: nobody's today is in the past. */
function earliestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
}
