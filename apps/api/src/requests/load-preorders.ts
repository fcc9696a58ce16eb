import type { Preorder } from '@teamloom/contract/preorders.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { inSlices } from '#api/platform/slices.ts'
import { type LoadedRequest, loadRequestsById, loadRequestsOf } from '#api/requests/load-requests.ts'
import { presentPreorder } from '#api/requests/present-preorder.ts'

/** Order requests with their items and totals, newest first. */
export async function loadPreorders(tx: Reader, ids: readonly string[], origin: string): Promise<Preorder[]> {
  return presentAll(await loadRequestsById(tx, ids), origin)
}

/** The requests of a person. */
export async function loadPreordersOf(tx: Reader, userId: string, origin: string): Promise<Preorder[]> {
  return presentAll(await loadRequestsOf(tx, userId), origin)
}

function presentAll(loaded: readonly LoadedRequest[], origin: string): Promise<Preorder[]> {
  const newestFirst = loaded.toSorted(
    (a, b) =>
      b.preorder.createdAt.getTime() - a.preorder.createdAt.getTime() ||
      b.preorder.number - a.preorder.number,
  )
  return inSlices(newestFirst, each => presentPreorder(each, origin))
}
