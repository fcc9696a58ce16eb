import { usualProjectName } from '@teamloom/commerce/collection/project-name.ts'
import type { userCalls } from '@teamloom/contract/user.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewUser } from '#api/accounts/create-user.ts'
import { projects, sessions, teams, users } from '#api/db/tables.ts'
import { keepSignupReferral } from '#api/offers/signup-referral.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { createProject } from '#api/projects/create-project.ts'

type Profile = z.output<(typeof userCalls.signup)['body']>

/** AC71: the guest's account has an owner from now on; undefined when it has ended, thrown when the address is taken. Its session ends: a new one is given. */
export async function nameGuest(tx: Tx, guestId: string, user: NewUser): Promise<string | undefined> {
  const { email, firstName, lastName, passwordHash, language, optNewsletter, unverifiedSince } = user
  const [named] = await tx
    .update(users)
    .set({
      email,
      firstName,
      lastName,
      passwordHash,
      language,
      optNewsletter,
      unverifiedSince,
      campaign: user.campaign ?? null,
      isGuest: false,
    })
    .where(and(eq(users.id, guestId), eq(users.isGuest, true), isNull(users.deletedAt)))
    .returning({ id: users.id })
  if (named) await tx.delete(sessions).where(eq(sessions.userId, named.id))
  return named?.id
}

/** AC71: the guest's team is the one that is named; whoever is invited to another keeps theirs as it is. Answers it and its first project; undefined where they have deleted it. */
export async function keepGuestTeam(
  tx: Tx,
  userId: string,
  profile: Profile,
  now: Date,
): Promise<{ readonly teamId: string; readonly projectId: string } | undefined> {
  const { teamName, forWho, projectSize, eventDate, ref, inviteToken, language } = profile
  const isTheirs = and(eq(teams.founderId, userId), isNull(teams.deletedAt))
  const [team] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(isTheirs)
    .orderBy(asc(teams.createdAt), asc(teams.id))
    .limit(1)
  if (!team) return undefined
  const { id } = team
  if (teamName && !inviteToken) {
    const about = { name: teamName, forWho, projectSize, eventDate: eventDate ?? null }
    await tx.update(teams).set(about).where(eq(teams.id, id))
    if (ref) await keepSignupReferral(tx, ref, id, now)
  }
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.teamId, id), isNull(projects.deletedAt)))
    .orderBy(asc(projects.createdAt), asc(projects.id))
    .limit(1)
  const projectId =
    project?.id ?? (await createProject(tx, { name: usualProjectName(1, language), teamId: id }, now))
  return { teamId: id, projectId }
}
