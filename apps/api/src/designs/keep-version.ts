import { randomUUID } from 'node:crypto'
import type { VersionReason } from '@teamloom/contract/versions.ts'
import { designSnapshots, designVersions } from '#api/db/tables.ts'
import type { DesignRow } from '#api/designs/load-design.ts'
import type { Tx } from '#api/platform/database/database.ts'

type Kept = {
  readonly reason: VersionReason
  readonly userId: string | null
  readonly at: Date
  readonly name?: string
  readonly preorderId?: string
}

/** LV8: the design as it is now is found again. Answers the version's id. */
export async function keepVersion(
  tx: Tx,
  row: Pick<DesignRow, 'id' | 'revision' | 'document' | 'lookKey'>,
  { reason, userId, at, name, preorderId }: Kept,
): Promise<string> {
  const id = randomUUID()
  await tx
    .insert(designSnapshots)
    .values({ designId: row.id, revision: row.revision, document: row.document })
    .onConflictDoNothing()
  await tx.insert(designVersions).values({
    id,
    designId: row.id,
    revision: row.revision,
    name: name ?? null,
    reason,
    userId,
    lookKey: row.lookKey,
    preorderId: preorderId ?? null,
    createdAt: at,
  })
  return id
}
