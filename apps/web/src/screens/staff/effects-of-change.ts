import type { PreorderDetail } from '@teamloom/contract/desk.ts'

/** What a change of an ordered design does beside changing it, with the number of what it touches. */
export type ChangeEffect = {
  readonly name: 'approved' | 'asked' | 'invoiced' | 'released'
  readonly number: string
}

type Detail = Pick<PreorderDetail, 'proof' | 'order' | 'atWorkshop'>

/** OR59: the gravest first; none of a request that nothing hangs on yet. */
export function effectsOfChange({ proof, order, atWorkshop }: Detail, designId: string): ChangeEffect[] {
  const state = proof?.items.find(item => item.designId === designId)?.state
  const ofProof = state === 'approved' ? 'approved' : state === 'open' ? 'asked' : undefined
  return [
    ...(atWorkshop ? [{ name: 'released', number: String(atWorkshop.release) } as const] : []),
    ...(order && !order.invoice.isVoid
      ? [{ name: 'invoiced', number: order.invoice.invoice_number } as const]
      : []),
    ...(proof && ofProof ? [{ name: ofProof, number: String(proof.proofNumber) } as const] : []),
  ]
}
