import { numbersOf } from '@teamloom/commerce/orders/edits/index.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'
import { atWorkshop } from '#api/requests/at-workshop.ts'
import { loadEventDate } from '#api/requests/event-date.ts'
import { partsIn } from '#api/requests/kept-parts.ts'
import { loadDecorations } from '#api/requests/load-decorations.ts'
import { loadHistory } from '#api/requests/load-history.ts'
import { loadRevisions } from '#api/requests/load-orders.ts'
import { findRequest, type LoadedRequest } from '#api/requests/load-requests.ts'
import { findPerson, loadStaff } from '#api/requests/load-staff.ts'
import { findMadeOtherwise } from '#api/requests/made-otherwise.ts'
import { presentInvoice, presentTechpackRef, type TaxRules } from '#api/requests/present-order.ts'
import { presentPreorder } from '#api/requests/present-preorder.ts'
import { findProof, presentProof } from '#api/requests/proofs/proofs.ts'
import { loadOrderedApprovals } from '#api/review/approval/ordered-approval.ts'

/** A request with all that staff see and edit, as it is now. */
export async function findDetail(
  tx: Reader,
  preorderId: string,
  origin: string,
  rules: TaxRules,
): Promise<PreorderDetail | undefined> {
  const loaded = await findRequest(tx, preorderId)
  return loaded && presentDetail(tx, loaded, origin, rules)
}

/** A request that was just loaded, with all that staff see and edit. */
export async function presentDetail(
  tx: Reader,
  loaded: LoadedRequest,
  origin: string,
  rules: TaxRules,
  /** `isProofless`: it is known that none was sent. */
  { isProofless = false }: { readonly isProofless?: boolean } = {},
): Promise<PreorderDetail> {
  const { preorder, order } = loaded
  const shown = presentPreorder(loaded, origin)
  const revisions = await loadRevisions(tx, order ? [order.id] : [])
  const madeOtherwise = await findMadeOtherwise(tx, loaded, origin)
  const approvalOf = await loadOrderedApprovals(
    tx,
    loaded.items.map(({ designId }) => designId),
  )
  const decorationsOf = await loadDecorations(tx, preorder.id)
  const proof = isProofless ? undefined : await findProof(tx, preorder.id)
  return {
    ...shown,
    preorder: {
      ...shown.preorder,
      revision: preorder.revision,
      updated_at: preorder.updatedAt.toISOString(),
    },
    invoice: { ...shown.invoice, charges: preorder.charges.map(charge => ({ ...charge })) },
    purchasedItems: shown.purchasedItems.map((item, index) => ({
      ...item,
      priceReason: loaded.items[index]?.setPrices[shown.invoice.currency]?.reason ?? null,
      decorations: decorationsOf(item.design_id).map(decoration => ({
        ...decoration,
        colors: [...decoration.colors],
      })),
      approval: approvalOf(item.design_id),
      madeOtherwise: madeOtherwise(must(loaded.items[index], 'item')),
    })),
    userId: preorder.userId,
    projectNumber: preorder.projectNumber,
    numbers: numbersOf(partsIn(preorder)),
    eventDate: await loadEventDate(tx, loaded.items),
    techpack: presentTechpackRef(loaded),
    atWorkshop: loaded.techpackId ? await loadAtWorkshop(tx, preorder.id) : null,
    inCharge: await findPerson(tx, preorder.inChargeId),
    staff: await loadStaff(tx),
    history: await loadHistory(tx, preorder.id, origin),
    order: order && {
      id: order.id,
      number: order.number,
      created_at: order.createdAt.toISOString(),
      invoice: presentInvoice(loaded, revisions(order.id), rules),
    },
    proof: proof ? await presentProof(tx, proof, loaded, origin) : null,
  }
}

async function loadAtWorkshop(tx: Reader, preorderId: string): Promise<PreorderDetail['atWorkshop']> {
  const rows = await tx.rows<{ found: PreorderDetail['atWorkshop'] }>(
    sql`select ${atWorkshop(sql`${preorderId}::uuid`)} as found`,
  )
  return rows[0]?.found ?? null
}
