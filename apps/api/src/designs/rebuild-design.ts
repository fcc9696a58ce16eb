import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { withDifference } from '@teamloom/design/difference.ts'
import { and, asc, desc, eq, gt, gte, lte } from 'drizzle-orm'
import { designChanges, designSnapshots } from '#api/db/tables.ts'
import { type DesignRow, type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import { differenceOf } from '#api/designs/own-history.ts'
import type { Reader } from '#api/platform/database/database.ts'

/**
 * LV7: the design at one of its revisions: from the next snapshot, or what it is now, back over what takes each change
 * back. So nothing of the catalogue is asked again. Undefined where it has not been there, or cannot be opened.
 */
export async function rebuildDesign(
  tx: Reader,
  row: Pick<DesignRow, 'id' | 'revision' | 'document' | 'family' | 'product'>,
  revision: number,
): Promise<OpenedDesign | undefined> {
  if (revision < 1 || revision > row.revision) return undefined
  const [snapshot] = await tx
    .select({ revision: designSnapshots.revision, document: designSnapshots.document })
    .from(designSnapshots)
    .where(and(eq(designSnapshots.designId, row.id), gte(designSnapshots.revision, revision)))
    .orderBy(asc(designSnapshots.revision))
    .limit(1)
  const from = snapshot ?? row
  let opened = openDesign({ ...row, document: from.document })
  if (!opened || from.revision === revision) return opened
  const changes = await tx
    .select({ inverse: designChanges.inverse })
    .from(designChanges)
    .where(
      and(
        eq(designChanges.designId, row.id),
        gt(designChanges.revision, revision),
        lte(designChanges.revision, from.revision),
      ),
    )
    .orderBy(desc(designChanges.revision))
  for (const { inverse } of changes) {
    const difference = differenceOf(inverse as readonly DesignChange[], opened)
    opened = { ...opened, document: withDifference(opened.document, difference) }
  }
  return openDesign({ ...row, document: opened.document })
}
