import { nameKey } from '@teamloom/commerce/collection/name-key.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, count, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lockProject } from '#api/access/open-projects.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { findCollection } from '#api/collection/find-collection.ts'
import { collectionRoster, projects } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { idOfPrivateSecret } from '#api/platform/private-links.ts'

/** A roster holds no more. */
const mostPeople = 10_000

/** SC11: who is there already is named anew. */
export const addToRoster = writes(collectionCalls.addToRoster, async ({ actor, body, now }, tx) => {
  const project = await lockProject(tx, body.projectId, actor.id)
  const row = project && (await findCollection(tx, eq(projects.id, project.id)))
  if (!row) return refuse('project_not_found')
  const given = body.people.map(({ email, firstName, lastName, number, language }) => ({
    email,
    first_name: firstName,
    last_name: lastName,
    name_key: nameKey({ firstName, lastName }),
    number: number || null,
    language: language ?? row.language,
  }))
  const people = [...new Map(given.map(person => [`${person.email}\n${person.name_key}`, person])).values()]
  // One value of the statement: as rows of their own thousands of people are long to write.
  const { rows } = await tx.execute<{ added: number }>(sql`
    with put as (
      insert into ${collectionRoster} (id, project_id, email, first_name, last_name, name_key, number, language, created_at)
      select gen_random_uuid(), ${row.projectId}::uuid, given.*, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as given(email text, first_name text, last_name text, name_key text, number text, language text)
      on conflict (project_id, email, name_key) do update set
        first_name = excluded.first_name,
        last_name = excluded.last_name,
        number = coalesce(excluded.number, ${collectionRoster}.number)
      returning xmax = 0 as is_new)
    select count(*) filter (where is_new)::int as added from put`)
  const [all] = await tx
    .select({ people: count() })
    .from(collectionRoster)
    .where(eq(collectionRoster.projectId, row.projectId))
  if ((all?.people ?? 0) > mostPeople) return refuse('conflict')
  const added = rows[0]?.added ?? 0
  return ok({ added, known: people.length - added })
})

export const removeFromRoster = writes(collectionCalls.removeFromRoster, async ({ actor, params }, tx) => {
  const isOwn = sql`exists (select 1 from ${projects} where ${projects.id} = ${collectionRoster.projectId}
    and ${projects.deletedAt} is null and ${isOpenTeam(projects.teamId, actor.id)})`
  const removed = await tx
    .delete(collectionRoster)
    .where(and(eq(collectionRoster.id, params.id), isOwn))
    .returning({ id: collectionRoster.id })
  return removed.length > 0 ? ok({}) : refuse('not_found')
})

/** All that a reminder was for: everybody of its address. */
function isOfAddress(tx: Tx, id: string) {
  const mailed = alias(collectionRoster, 'mailed')
  return exists(
    tx
      .select({ one: sql`1` })
      .from(mailed)
      .where(
        and(
          eq(mailed.id, id),
          eq(mailed.projectId, collectionRoster.projectId),
          eq(mailed.email, collectionRoster.email),
        ),
      ),
  )
}

/** By the link in a reminder; a guess is answered the same. */
export const stopReminders = writes(
  collectionCalls.stopReminders,
  async ({ params, now }, tx, { config }) => {
    const id = idOfPrivateSecret(params.secret, 'size reminders', config.sessionSecret)
    if (id) await tx.update(collectionRoster).set({ silentSince: now }).where(isOfAddress(tx, id))
    return ok({})
  },
)

/** SC8: by the same link; a guess is answered the same. */
export const leaveRoster = writes(collectionCalls.leaveRoster, async ({ params }, tx, { config }) => {
  const id = idOfPrivateSecret(params.secret, 'size reminders', config.sessionSecret)
  if (id) await tx.delete(collectionRoster).where(isOfAddress(tx, id))
  return ok({})
})
