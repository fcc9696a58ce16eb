import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { proofAnswers, proofs, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { PurchasedItem } from '#api/techpacks/present-item.ts'

/** TP23: approvals that still hold, oldest first; none of what is no longer ordered. */
export async function loadApprovals(
  tx: Reader,
  preorderId: string,
  purchased: readonly PurchasedItem[],
): Promise<(Techpack['approvals'][number] & { readonly designId: string })[]> {
  const rows = await tx
    .select({
      proof: proofs.number,
      designId: proofAnswers.designId,
      firstName: users.firstName,
      lastName: users.lastName,
      at: proofAnswers.answeredAt,
    })
    .from(proofAnswers)
    .innerJoin(proofs, eq(proofs.id, proofAnswers.proofId))
    .innerJoin(users, eq(users.id, proofAnswers.userId))
    .where(
      and(eq(proofs.preorderId, preorderId), eq(proofAnswers.approved, true), isNull(proofAnswers.voidedAt)),
    )
    .orderBy(asc(proofAnswers.answeredAt), asc(proofAnswers.id))
  return rows.flatMap(({ proof, designId, firstName, lastName, at }) => {
    const item = purchased.find(({ design_id }) => design_id === designId)
    if (!item) return []
    const name = item.designName ?? item.designState.product.label.en
    return [{ designId, proof, item: name, by: `${firstName} ${lastName}`, at: at.toISOString() }]
  })
}
