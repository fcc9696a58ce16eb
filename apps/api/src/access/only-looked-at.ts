import type { Call, TeamThing } from '@teamloom/contract/call.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#api/access/caller.ts'
import {
  assets,
  collectionEntries,
  collectionRoster,
  designs,
  designVersions,
  projects,
  reviewVisitors,
} from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

const ofDesign = (designId: SQL): SQL =>
  sql`select p.team_id from ${designs} d join ${projects} p on p.id = d.project_id where d.id = (${designId})`
const ofProject = (projectId: SQL): SQL => sql`select team_id from ${projects} where id = (${projectId})`

/** The team of a thing, by the thing's id; none of a design that is in no project yet. */
const teamOf: Readonly<Record<TeamThing, (id: SQL) => SQL>> = {
  team: id => sql`select ${id}`,
  project: ofProject,
  design: ofDesign,
  designVersion: id => ofDesign(sql`select design_id from ${designVersions} where id = ${id}`),
  asset: id => sql`select team_id from ${assets} where id = ${id}`,
  collectionEntry: id => ofProject(sql`select project_id from ${collectionEntries} where id = ${id}`),
  rosterPerson: id => ofProject(sql`select project_id from ${collectionRoster} where id = ${id}`),
  reviewVisitor: id => ofProject(sql`select project_id from ${reviewVisitors} where id = ${id}`),
}

type Given = {
  readonly caller: Caller
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** AC60: whether a call would change what its caller only looks at. Asks the database of nobody who may change all. */
export async function isOnlyLookedAt({ changes }: Call, given: Given, tx: Reader): Promise<boolean> {
  const { caller, params, query, body } = given
  if (!changes || caller.kind !== 'person' || caller.isStaff || caller.looksOnlyIn.length === 0) return false
  const fields = { ...asFields(query), ...asFields(body), ...asFields(params) }
  const teams = Object.entries(changes).flatMap(([thing, field]) => {
    const id = fields[field]
    return typeof id === 'string' ? [sql`(${teamOf[thing as TeamThing](sql`${id}::uuid`)})`] : []
  })
  if (teams.length === 0) return false
  const looked = sql`array[${sql.join(
    caller.looksOnlyIn.map(id => sql`${id}::uuid`),
    sql`, `,
  )}]`
  const [row] = await tx.rows<{ is_looked_at: boolean }>(
    sql`select array[${sql.join(teams, sql`, `)}] && ${looked} as is_looked_at`,
  )
  return row?.is_looked_at === true
}

const asFields = (part: unknown) => part as Readonly<Record<string, unknown>> | undefined
