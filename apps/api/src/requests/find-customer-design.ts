import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { selectOpenDesigns } from '#api/designs/load-design.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** A design that the customer can open, which stays as it is until the transaction ends. */
export async function findCustomerDesign(tx: Reader, designId: string, customerId: string) {
  const opener = { kind: 'person', id: customerId } as const
  const [row] = await selectOpenDesigns(tx, opener, eq(designs.id, designId)).for('share', { of: designs })
  if (row?.projectId && row.teamId) {
    const { id, name, projectName, teamId } = row
    return ok({
      row,
      about: { originalDesignId: id, designName: name, projectName: projectName ?? '', teamId },
    })
  }
  const [other] = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(and(eq(designs.id, designId), isNull(designs.deletedAt)))
  return other ? refuse('customerDoesntHaveAccess') : refuse('designIdDoesntExist')
}
