import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { cartItems, designs, projects, teamMembers, teams } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Takes designs out of the carts of those who can no longer open them. `among`: a condition on designs or projects. */
export async function emptyCarts(tx: Tx, among: SQL): Promise<void> {
  const looked = tx
    .select({ id: designs.id })
    .from(designs)
    .innerJoin(projects, eq(projects.id, designs.projectId))
    .where(among)
  const isOpen = sql`exists (
    select 1 from ${designs}
    join ${projects} on ${projects.id} = ${designs.projectId}
    join ${teams} on ${teams.id} = ${projects.teamId}
    join ${teamMembers} on ${teamMembers.teamId} = ${teams.id} and ${teamMembers.userId} = ${cartItems.userId}
    where ${designs.id} = ${cartItems.designId}
      and ${designs.deletedAt} is null and ${projects.deletedAt} is null and ${teams.deletedAt} is null)`
  await tx.delete(cartItems).where(sql`${inArray(cartItems.designId, looked)} and not ${isOpen}`)
}
