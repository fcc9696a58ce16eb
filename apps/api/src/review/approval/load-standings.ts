import { peopleAsked, type Standing, standingOf } from '@teamloom/commerce/review/approval.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { approvalAnswers, approvals, projects, teamMembers, teams, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

export type AnswerRow = typeof approvalAnswers.$inferSelect

/** Whom a project asks now, by name. */
export type AskedPerson = { readonly userId: string; readonly name: string }

/** What a project asks for, and of whom. */
export type AskedApproval = {
  readonly row: typeof approvals.$inferSelect
  readonly people: readonly AskedPerson[]
}

/** RV18: by their projects, of those that ask for a yes. */
export async function loadApprovals(
  tx: Reader,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, AskedApproval>> {
  const ids = [...new Set(projectIds)]
  if (ids.length === 0) return new Map()
  const rows = await tx.select().from(approvals).where(inArray(approvals.projectId, ids))
  if (rows.length === 0) return new Map()
  const members = await tx
    .select({
      projectId: projects.id,
      userId: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      isFounder: sql<boolean>`${teams.founderId} is not distinct from ${users.id}`,
    })
    .from(projects)
    .innerJoin(teams, eq(teams.id, projects.teamId))
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(
        inArray(
          projects.id,
          rows.map(({ projectId }) => projectId),
        ),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(teamMembers.joinedAt), asc(users.id))
  const byProject = Map.groupBy(members, ({ projectId }) => projectId)
  return new Map(
    rows.map(row => {
      const own = byProject.get(row.projectId) ?? []
      const asked = new Set(peopleAsked(row.asked, own))
      const people = own
        .filter(({ userId }) => asked.has(userId))
        .map(({ userId, name }) => ({ userId, name }))
      return [row.projectId, { row, people }]
    }),
  )
}

export async function loadAnswers(
  tx: Reader,
  designIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AnswerRow[]>> {
  if (designIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(approvalAnswers)
    .where(inArray(approvalAnswers.designId, [...designIds]))
    .orderBy(asc(approvalAnswers.answeredAt), asc(approvalAnswers.userId))
  return Map.groupBy(rows, ({ designId }) => designId)
}

type Standed = { readonly id: string; readonly projectId: string | null; readonly revision: number }

/** How a design stands whose project asks for a yes, with what it asks for and what was said. */
export type DesignStanding = {
  readonly approval: AskedApproval
  readonly standing: Standing
  readonly answers: readonly AnswerRow[]
  readonly missing: readonly AskedPerson[]
}

/** RV20: by the designs’ ids; none of those whose projects ask for nothing. */
export async function loadStandings(
  tx: Reader,
  designs: readonly Standed[],
): Promise<ReadonlyMap<string, DesignStanding>> {
  const asked = await loadApprovals(
    tx,
    designs.flatMap(({ projectId }) => projectId ?? []),
  )
  if (asked.size === 0) return new Map()
  const standed = designs.flatMap(design => {
    const approval = design.projectId ? asked.get(design.projectId) : undefined
    return approval ? [{ design, approval }] : []
  })
  const answers = await loadAnswers(
    tx,
    standed.map(({ design }) => design.id),
  )
  return new Map(
    standed.map(({ design, approval }) => [
      design.id,
      standOf(design.revision, approval, answers.get(design.id) ?? []),
    ]),
  )
}

export function standOf(
  revision: number,
  approval: AskedApproval,
  answers: readonly AnswerRow[],
): DesignStanding {
  const { row, people } = approval
  const standing = standingOf(
    revision,
    people.map(({ userId }) => userId),
    row.needed,
    answers,
  )
  const silent = new Set(standing.missing)
  const missing = people.filter(({ userId }) => silent.has(userId))
  return { approval, standing, answers, missing }
}

/** How many of those who are missing are named for each design, in a club of hundreds. */
const mostMissing = 20

/** The standing as calls tell it. */
export function presentStanding({ approval, standing, missing }: DesignStanding) {
  const { isGiven, yes, needed } = standing
  const named = missing.slice(0, mostMissing).map(person => ({ ...person }))
  return { isGiven, yes, needed, asked: approval.people.length, missing: named }
}
