import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { existingDesign, isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { cartItems, designs, projects } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Takes designs out of the carts of those who can no longer open them. `among`: a condition on designs or projects. */
export async function emptyCarts(tx: Tx, among: SQL): Promise<void> {
  const looked = tx
    .select({ id: designs.id })
    .from(designs)
    .innerJoin(projects, eq(projects.id, designs.projectId))
    .where(among)
  const isOpen = sql`exists (
    select 1 from ${designs} left join ${projects} on ${projects.id} = ${designs.projectId}
    where ${designs.id} = ${cartItems.designId}
      and ${existingDesign} and ${isDesignOpenToPerson(sql`${cartItems.userId}`)})`
  await tx.delete(cartItems).where(sql`${inArray(cartItems.designId, looked)} and not ${isOpen}`)
}
