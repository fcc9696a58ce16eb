import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'

type Of = { readonly proof: Pick<NonNullable<PreorderDetail['proof']>, 'items'> | null }
type State = Proof['items'][number]['state']

/** Designs of the last proof that a save brings from one state into another; one that is taken out is there still. */
export function becoming(next: State, was: State, before: Of, after: Of) {
  return (after.proof?.items ?? []).filter(
    ({ designId, state }) =>
      state === next && before.proof?.items.some(each => each.designId === designId && each.state === was),
  )
}
