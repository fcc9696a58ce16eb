import { reasonForAll, reasonForDesign, type VoidReason } from '@teamloom/commerce/orders/voided-approvals.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { proofAnswers, proofs } from '#api/db/tables.ts'
import type { LoadedRequest } from '#api/orders/load-requests.ts'
import { documentOf } from '#api/orders/order-document.ts'
import { type Doing, tell } from '#api/orders/tell.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** OR31: approvals that hold no more after the change, told with the reason. */
export async function voidApprovals(
  tx: Tx,
  before: LoadedRequest,
  after: LoadedRequest,
  doing: Doing,
): Promise<void> {
  const [proof] = await tx
    .select({ id: proofs.id, number: proofs.number })
    .from(proofs)
    .where(eq(proofs.preorderId, before.preorder.id))
    .orderBy(desc(proofs.number))
    .limit(1)
  if (!proof) return
  const approvals = await tx
    .select({ id: proofAnswers.id, designId: proofAnswers.designId })
    .from(proofAnswers)
    .where(
      and(eq(proofAnswers.proofId, proof.id), eq(proofAnswers.approved, true), isNull(proofAnswers.voidedAt)),
    )
  if (approvals.length === 0) return
  const [was, is] = [documentOf(before), documentOf(after)]
  const revisionOf = ({ items }: LoadedRequest, designId: string) =>
    items.find(item => item.designId === designId)?.designRevision
  const isRedrawn = (designId: string) => {
    const now = revisionOf(after, designId)
    return now !== undefined && now !== revisionOf(before, designId)
  }
  for (const { id, designId } of approvals) {
    const reason: VoidReason | undefined =
      reasonForAll(was, is) ?? (isRedrawn(designId) ? 'design' : reasonForDesign(designId, was, is))
    if (!reason) continue
    await tx
      .update(proofAnswers)
      .set({ voidedAt: doing.now, voidReason: reason })
      .where(eq(proofAnswers.id, id))
    const designName = before.items.find(item => item.designId === designId)?.designName ?? null
    await tell(tx, doing, {
      name: 'approval_voided',
      data: { proofNumber: proof.number, designId, designName, reason },
    })
  }
}
