import { randomUUID } from 'node:crypto'
import { guestEmail } from '@teamloom/commerce/access/deletion.ts'
import { usualProjectName } from '@teamloom/commerce/collection/project-name.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'
import { createProject } from '#api/projects/create-project.ts'
import { openSession } from '#api/sessions/session-store.ts'
import { guestSeconds, signSessionToken } from '#api/sessions/session-token.ts'
import { createTeam } from '#api/teams/create-team.ts'

/** What a guest's team is called until they name it. */
const teamName: Label = { en: 'My designs', fr: 'Mes créations' }

/** AC70: nobody finds the address, and no password opens the account. */
export const beGuest = inSteps(userCalls.guest, async (request, database, { config }) => {
  const { body, now, address, device } = request
  const perAddress = { most: config.limits.guestsPerHour, windowSeconds: 3600 }
  const wait = await takeAttempt(database.alone, `guest ${address}`, perAddress, now)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  const made = await database.write(async tx => {
    const id = randomUUID()
    await tx.insert(users).values({
      id,
      email: guestEmail(id),
      firstName: '',
      lastName: '',
      passwordHash: '',
      language: body.language,
      optNewsletter: false,
      unverifiedSince: now,
      isGuest: true,
      createdAt: now,
    })
    const team = { name: teamName[body.language], forWho: null, projectSize: null, eventDate: null }
    const teamId = await createTeam(tx, team, id, now)
    const projectId = await createProject(tx, { name: usualProjectName(1, body.language), teamId }, now)
    return { id, projectId, actor: await openSession(tx, id, now, { device, seconds: guestSeconds }) }
  })
  request.giveSession(await signSessionToken(made.actor, config.sessionSecret))
  return ok({ user: { id: made.id, isGuest: true as const }, newProject: { id: made.projectId } })
})
