import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { createUser } from '#api/accounts/create-user.ts'
import { hasAccount } from '#api/accounts/exists.ts'
import { openSession } from '#api/accounts/session-store.ts'
import { countAttempt, secondsToWait } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'
import { createProject } from '#api/projects/create-project.ts'
import { createTeam } from '#api/teams/create-team.ts'

const firstProject = { en: 'project (1)', fr: 'projet (1)' } as const

export const signup = inSteps(userCalls.signup, async (request, database, { config }) => {
  const { body, now } = request
  const perAddress = `signup ${request.address}`
  const wait = await secondsToWait(database.read, perAddress, now)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  await countAttempt(
    database.read,
    perAddress,
    { most: config.limits.signupsPer10Minutes, windowSeconds: 600 },
    now,
  )
  if (body.inviteToken) return refuse('invalid_or_expired_join_team_token')
  if (body.eventDate && body.eventDate < now.toISOString().slice(0, 10)) {
    return refuse('validation_failed', { issues: [{ path: 'eventDate', message: 'is in the past' }] })
  }
  // Before the slow hashing, and again by the unique index for two made at once.
  if (await hasAccount(database.read, body.email)) return refuse('username_already_exists')
  const made = await database.write(async tx => {
    const userId = await createUser(tx, body, now)
    if (!userId) return undefined
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
    const projectId = await createProject(tx, { name: firstProject[body.language], teamId }, now)
    return { userId, projectId, token: await openSession(tx, userId, now, config.sessionSecret) }
  })
  if (!made) return refuse('username_already_exists')
  request.giveSession(made.token)
  return ok({ newUser: { id: made.userId, email: body.email }, newProject: { id: made.projectId } })
})
