import type { Reader } from '#api/platform/database/database.ts'
import { loadEventDate } from '#api/requests/event-date.ts'
import { loadPreorders } from '#api/requests/load-preorders.ts'
import type { TechpackRow } from '#api/techpacks/find-techpack.ts'
import { loadApprovals } from '#api/techpacks/load-approvals.ts'
import { type LoadedItem, loadItems } from '#api/techpacks/load-items.ts'
import type { PurchasedItem } from '#api/techpacks/present-item.ts'

/** What a techpack tells of, beside its own row. */
export type Known = {
  readonly purchased: readonly PurchasedItem[]
  readonly loaded: readonly LoadedItem[]
  readonly approvals: Awaited<ReturnType<typeof loadApprovals>>
  /** Null: no team of it has said when its event is. */
  readonly eventDate: string | null
}

/** `origin`: what addresses of pictures begin with. */
export async function loadKnown(tx: Reader, { preorder }: TechpackRow, origin: string): Promise<Known> {
  const [presented] = await loadPreorders(tx, [preorder.id], origin)
  const purchased = presented?.purchasedItems ?? []
  const loaded = await loadItems(tx, preorder.id)
  const approvals = await loadApprovals(tx, preorder.id, purchased)
  const eventDate = await loadEventDate(
    tx,
    loaded.map(({ item }) => item),
  )
  return { purchased, loaded, approvals, eventDate }
}
