import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok } from '@teamloom/kit/result.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { holds } from '#api/access/caller.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { teamMembers, teams, userRoles, users } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'

export const listTeams = reads(teamCalls.list, async ({ actor }, tx) => {
  const mine = await tx
    .select({
      id: teams.id,
      name: teams.name,
      forWho: teams.forWho,
      projectSize: teams.projectSize,
      eventDate: teams.eventDate,
      colors: teams.colors,
      sport: teams.sport,
      founderId: teams.founderId,
      deletesAt: teams.deletesAt,
      askedBy: users.firstName,
      createdAt: teams.createdAt,
    })
    .from(teams)
    .leftJoin(users, eq(users.id, teams.deletionAskedBy))
    .where(isOpenTeam(teams.id, actor.id))
    .orderBy(desc(teams.createdAt), desc(teams.id))
  const people = await tx
    .select({
      teamId: teamMembers.teamId,
      id: users.id,
      email: users.email,
      isGuest: users.isGuest,
      firstName: users.firstName,
      lastName: users.lastName,
      looksOnly: teamMembers.looksOnly,
      roles: sql<string[]>`array(select role from ${userRoles} where user_id = ${users.id})`,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(isOpenTeam(teamMembers.teamId, actor.id))
    .orderBy(asc(teamMembers.joinedAt), asc(users.id))
  const byTeam = Map.groupBy(people, person => person.teamId)
  return ok(
    mine.map(({ createdAt, founderId, deletesAt, askedBy, ...team }) => ({
      ...team,
      founder_id: founderId,
      deletion: deletesAt && { at: deletesAt.toISOString(), askedBy },
      created_at: createdAt.toISOString(),
      teammates: (byTeam.get(team.id) ?? []).map(person => ({
        id: person.id,
        ...(!person.isGuest && (holds(actor, 'seePersonalData') || person.id === actor.id)
          ? { email: person.email }
          : {}),
        first_name: person.firstName,
        last_name: person.lastName,
        looksOnly: person.looksOnly,
        roles: ['user', ...person.roles].map(role => ({ role: role as 'user' | 'admin' | 'designer' })),
      })),
    })),
  )
})
