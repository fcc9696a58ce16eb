import { randomUUID } from 'node:crypto'
import type { Locale } from '@teamloom/kit/label.ts'
import { sql } from 'drizzle-orm'
import { machineFiles } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { TechpackRow } from '#api/techpacks/find-techpack.ts'
import type { WantedFile } from '#api/techpacks/machine/machine-kind.ts'

/** By what an order's files are called, and in whose language. */
export function orderNamed({ preorder }: Pick<TechpackRow, 'preorder'>) {
  return {
    projectNumber: preorder.projectNumber ?? String(preorder.number),
    locale: preorder.locale as Locale,
  }
}

/** Rows of files that are being made from now on; those that were made of something else are theirs. */
export async function keepWanted(tx: Tx, files: readonly WantedFile[], now: Date): Promise<void> {
  await tx
    .insert(machineFiles)
    .values(files.map(file => ({ ...file, id: randomUUID(), state: 'making' as const, changedAt: now })))
    .onConflictDoUpdate({
      target: [machineFiles.itemId, machineFiles.decorationId, machineFiles.format],
      set: {
        kind: sql`excluded.kind`,
        name: sql`excluded.name`,
        key: sql`excluded.key`,
        state: sql`excluded.state`,
        problem: null,
        figures: null,
        checks: [],
        changedAt: now,
      },
    })
}
