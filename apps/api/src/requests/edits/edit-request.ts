import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { wordedOf } from '@teamloom/commerce/lines/worded-pieces.ts'
import { editOrder } from '@teamloom/commerce/orders/edit-order.ts'
import type { EditRefusal } from '@teamloom/commerce/orders/edits/define-edit.ts'
import { editNamed, type OrderEdit } from '@teamloom/commerce/orders/edits/index.ts'
import { eventsThatFollow } from '@teamloom/commerce/orders/events/index.ts'
import type { OrderDocument } from '@teamloom/commerce/orders/order-document.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq, gt, notInArray } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { preorderEvents, users } from '#api/db/tables.ts'
import type { Unkept } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { saveDocument } from '#api/requests/edits/save-document.ts'
import { findRequest, type LoadedRequest, lockRequest } from '#api/requests/load-requests.ts'
import { documentOf } from '#api/requests/order-document.ts'
import { presentDetail } from '#api/requests/present-detail.ts'
import { settle } from '#api/requests/settle.ts'
import { tell } from '#api/requests/tell.ts'
import type { Services } from '#api/services.ts'

/** Who edits which request, and on what they made the edit. */
export type Editing = {
  readonly preorderId: string
  readonly revision?: number | undefined
  readonly dryRun?: boolean | undefined
  readonly actor: Actor
  readonly now: Date
  readonly origin: string
}

/** What an edit writes besides the document, in the same transaction. */
export type Besides = {
  /** What must be there before it is saved. */
  readonly write?: () => Promise<void>
  /** What else it brings about, once it is saved and what follows of it is there. */
  readonly also?: (saved: Saved) => Promise<void>
}

/** An edit that was worked out from what the request is. */
export type PlannedEdit = Besides & { readonly edit: OrderEdit }

type Saved = { readonly before: LoadedRequest; readonly after: LoadedRequest }

type Outcome<R extends Refusal> = Result<
  PreorderDetail,
  R | EditRefusal | Refusal<'preorder_not_found' | 'conflict' | 'own_order'>
>

/** OR30: one edit of one request, one after the other; answers the whole detail. */
export async function editRequest<R extends Refusal = never>(
  tx: Tx,
  { config, jobs }: Services,
  editing: Editing,
  plan: (loaded: LoadedRequest) => Promise<Result<PlannedEdit, R>>,
): Promise<Outcome<R>> {
  const { preorderId, revision, dryRun, actor, now, origin } = editing
  const before = await lockRequest(tx, preorderId)
  if (!before) return refuse('preorder_not_found')
  if (revision !== undefined && revision !== before.preorder.revision)
    return refuse('conflict', await savesSince(tx, preorderId, revision))
  const planned = await plan(before)
  if (!planned.ok) return planned
  const { edit, write, also } = planned.value
  // AC56
  if (before.preorder.userId === actor.id && editNamed(edit.kind).givesMoney) return refuse('own_order')
  const document = documentOf(before)
  const { paid, isOpen } = before.payments
  const edited = editOrder(document, edit, { hasPayments: isOpen || paid !== 0 })
  if (!edited.ok) return edited
  const doing = { preorderId, userId: actor.id, now, jobs }
  let shown = before
  let isProofless = false
  if (edited.value.events.length > 0) {
    await write?.()
    const { document: next, events } = edited.value
    const preorder = await saveDocument(tx, document, next, before.preorder.revision, doing)
    await tell(tx, doing, ...events)
    const settled = await settle(tx, before, doing, config, asWritten(before, preorder, next))
    const { after } = settled
    await also?.({ before, after })
    shown = also ? must(await findRequest(tx, preorderId), 'request') : after
    isProofless = !also && !settled.hasProof
  }
  const detail = await presentDetail(tx, shown, origin, config, { isProofless })
  const tried: Unkept<PreorderDetail> = { ...ok(detail), isKept: false }
  return dryRun ? tried : ok(detail)
}

/**
 * The request as it was written; undefined where its status is another or its items are, as there is more to it then,
 * which is read anew.
 */
function asWritten(
  before: LoadedRequest,
  preorder: LoadedRequest['preorder'],
  { items }: OrderDocument,
): LoadedRequest | undefined {
  const isSameList =
    items.length === before.items.length && items.every(({ id }, at) => id === before.items[at]?.id)
  if (preorder.status !== before.preorder.status || !isSameList) return undefined
  return {
    ...before,
    preorder,
    items: before.items.map((row, at) => {
      const { lines, terms } = must(items[at], 'item')
      return {
        ...row,
        lines,
        sizes: quantitiesOf(lines),
        worded: wordedOf(lines),
        setPrices: terms.setPrices ?? {},
      }
    }),
  }
}

/** What was saved since, and by whom: each once, the earliest first, by commas. */
async function savesSince(
  tx: Reader,
  preorderId: string,
  revision: number,
): Promise<{ target: string; by?: string }> {
  const saves = await tx
    .select({ name: preorderEvents.name, firstName: users.firstName, lastName: users.lastName })
    .from(preorderEvents)
    .leftJoin(users, eq(users.id, preorderEvents.userId))
    .where(
      and(
        eq(preorderEvents.preorderId, preorderId),
        gt(preorderEvents.revision, revision),
        notInArray(preorderEvents.name, [...eventsThatFollow]),
      ),
    )
    .orderBy(asc(preorderEvents.number))
  const listed = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean).join(', ')
  const by = listed(saves.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')))
  return { target: listed(saves.map(({ name }) => name)), ...(by ? { by } : {}) }
}
