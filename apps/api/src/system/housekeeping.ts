import { and, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import {
  attempts,
  cartItems,
  designs,
  designUpdates,
  idempotencyKeys,
  looks,
  preorderItems,
  sessions,
} from '#api/db/tables.ts'
import type { Dependencies } from '#api/services.ts'

const dayMs = 86_400_000

/** Every night: what nobody needs any more goes. */
export async function keepHouse({
  database,
  files,
  now,
}: Pick<Dependencies, 'database' | 'files' | 'now'>): Promise<void> {
  const at = now().getTime()
  const aDayAgo = new Date(at - dayMs)
  const aMonthAgo = new Date(at - 30 * dayMs)
  // When a look was last used is known to the day.
  const unusedSince = new Date(at - 31 * dayMs)
  const goneKeys = await database.write(async tx => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(at)))
    await tx
      .delete(attempts)
      .where(
        and(
          lt(attempts.windowStart, aDayAgo),
          or(isNull(attempts.refusedUntil), lt(attempts.refusedUntil, new Date(at))),
        ),
      )
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, aDayAgo))
    await tx.delete(designUpdates).where(lt(designUpdates.createdAt, aDayAgo))

    const gone = await tx
      .select({ id: designs.id })
      .from(designs)
      .where(
        or(lt(designs.deletedAt, aMonthAgo), and(isNull(designs.projectId), lt(designs.createdAt, aDayAgo))),
      )
      .limit(10_000)
    const ids = gone.map(design => design.id)
    if (ids.length > 0) {
      await tx.delete(cartItems).where(inArray(cartItems.designId, ids))
      await tx.delete(designUpdates).where(inArray(designUpdates.designId, ids))
      await tx.delete(designs).where(inArray(designs.id, ids))
    }

    const unused = await tx
      .delete(looks)
      .where(
        and(
          lt(looks.lastUsedAt, unusedSince),
          notExists(tx.select({ one: sql`1` }).from(designs).where(sql`${designs.lookKey} = ${looks.key}`)),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(preorderItems)
              .where(sql`${preorderItems.lookKey} = ${looks.key}`),
          ),
        ),
      )
      .returning({ key: looks.key })
    return unused.map(look => look.key)
  })
  for (const key of goneKeys) await files.remove(`pictures/${key.slice(0, 2)}/${key}`)
}
