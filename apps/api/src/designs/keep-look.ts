import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { lt, sql } from 'drizzle-orm'
import { looks } from '#api/db/tables.ts'
import { findBakes } from '#api/pictures/bake-files.ts'
import { lookKey } from '#api/pictures/look-key.ts'
import type { Writer } from '#api/platform/database/database.ts'
import type { Secret } from '#api/platform/secret.ts'

/** Keeps what the design's pictures show, under the key that their addresses carry; answers the key. */
export async function keepLook(
  tx: Writer,
  document: DesignDocument,
  product: Product,
  now: Date,
  secret: Secret,
): Promise<string> {
  const drawn = drawnDesign(document, product)
  const key = lookKeyOf(drawn, secret)
  await tx
    .insert(looks)
    .values({ key, drawn, lastUsedAt: now })
    .onConflictDoUpdate({
      target: looks.key,
      set: { lastUsedAt: sql`excluded.last_used_at` },
      // Once a day is enough to know that it is still in use.
      setWhere: lt(looks.lastUsedAt, new Date(now.getTime() - 86_400_000)),
    })
  return key
}

/** The key under which these pictures are kept: it changes with what is drawn and with what draws it. */
export function lookKeyOf(drawn: DrawnDesign, secret: Secret): string {
  return lookKey(drawn, findBakes(drawn.product)?.drawnBy ?? 'none', secret.signs)
}
