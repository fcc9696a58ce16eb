import { and, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { designs, projects } from '#api/db/tables.ts'

/** Who asks for designs: a person, or another server. */
export type Opener = { readonly kind: 'person'; readonly id: string } | { readonly kind: 'service' }

/** For queries that join a design's project. */
export const existingDesign: SQL = sql`(${and(isNull(designs.deletedAt), isNull(projects.deletedAt))})`

/** AC2, AC3: designs of one's teams, and those that one made and that are in no project yet. */
export function isDesignOpenToPerson(userId: string | Placeholder | SQL): SQL {
  return sql`(${designs.preorderId} is null and (${isOpenTeam(projects.teamId, userId)}
    or (${designs.projectId} is null and ${designs.makerId} = ${userId}::uuid)))`
}

/** AC8: another server opens every design that is a customer's. */
export const isDesignOpenToService: SQL = sql`${designs.preorderId} is null`

export function isDesignOpen(opener: Opener): SQL {
  return opener.kind === 'service' ? isDesignOpenToService : isDesignOpenToPerson(opener.id)
}
