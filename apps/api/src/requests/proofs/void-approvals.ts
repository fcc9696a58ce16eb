import type { VoidReason } from '@teamloom/commerce/orders/void-reasons.ts'
import { reasonForAll, reasonForDesign } from '@teamloom/commerce/orders/voided-approvals.ts'
import { eq } from 'drizzle-orm'
import { proofAnswers } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import { documentOf } from '#api/requests/order-document.ts'
import type { SentProof } from '#api/requests/proofs/proofs.ts'
import { type Doing, tell } from '#api/requests/tell.ts'

/** OR31: approvals that hold no more after the change, told with the reason. */
export async function voidApprovals(
  tx: Tx,
  proof: SentProof,
  before: LoadedRequest,
  after: LoadedRequest,
  doing: Doing,
): Promise<void> {
  const approvals = proof.answers.filter(({ approved, voidedAt }) => approved && voidedAt === null)
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
      data: { proofNumber: proof.row.number, designId, designName, reason },
    })
  }
}
