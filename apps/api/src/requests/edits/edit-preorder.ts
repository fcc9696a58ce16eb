import {
  type EditName,
  type EditNamed,
  edits,
  type InputOf,
  type OrderEdit,
} from '@teamloom/commerce/orders/edits/index.ts'
import type { Call } from '@teamloom/contract/call.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import type { z } from 'zod/mini'
import { hasRight } from '#api/access/caller.ts'
import { type Handler, type Request, writes } from '#api/http/handler.ts'
import { addItem } from '#api/requests/edits/add-item.ts'
import { addNote } from '#api/requests/edits/add-note.ts'
import { addShipment } from '#api/requests/edits/add-shipment.ts'
import { editRequest } from '#api/requests/edits/edit-request.ts'
import type { Plan } from '#api/requests/edits/plan-edit.ts'
import { setInCharge } from '#api/requests/edits/set-in-charge.ts'
import { setLines } from '#api/requests/edits/set-lines.ts'
import { sendProof, setStatus } from '#api/requests/edits/set-status.ts'
import { findInvoiceHolder, lockNumbers } from '#api/requests/invoices/invoice-numbers.ts'

/** OR48. */
const setInvoiceNumber: Plan<'setInvoiceNumber'> = async (tx, { fields, loaded }) => {
  const invoiceNumber = fields.externalInvoice
  if (invoiceNumber && invoiceNumber !== loaded.preorder.invoiceNumber) {
    await lockNumbers(tx)
    const request = await findInvoiceHolder(tx, invoiceNumber, loaded)
    if (request !== undefined) return refuse('invoice_number_taken', { invoiceNumber, request })
  }
  return ok({ input: fields })
}

/** PR25: for any quantity, a price is a discount as well. */
const setPrice: Plan<'setPrice'> = async (_, { fields, actor }, { config }) =>
  fields.pricePerUnit !== null && fields.reason && !hasRight(actor, 'discounts', config)
    ? refuse('right_not_given', { right: 'discounts' })
    : ok({ input: fields })

/** Edits whose input is not what is asked for. */
type ToPlan = {
  [Name in EditName]: z.output<EditNamed<Name>['schema']> extends InputOf<Name> ? never : Name
}[EditName]

type Plans = { readonly [Name in EditName]?: Plan<Name> } & { readonly [Name in ToPlan]: Plan<Name> }

/** Plans of edits that need more than the request: they look something up, or write something besides. */
const plans: Plans = {
  setInvoiceNumber,
  setLines,
  setPrice,
  setStatus,
  setInCharge,
  addShipment,
  addNote,
  sendProof,
  addItem,
}

export const editHandlers = edits.map(({ edit }) => handlerOf(edit))

function handlerOf(name: EditName): Handler {
  const plan = plans[name] as Plan<never> | undefined
  return writes(deskCalls[name] as Call & { readonly access: 'staff' }, (request, tx, services) => {
    const { actor, now } = request
    const { editing, fields } = askedIn(request)
    return editRequest(tx, services, editing, async loaded => {
      if (!plan) return ok({ edit: { kind: name, ...fields } as OrderEdit })
      const planned = await plan(tx, { fields: fields as never, loaded, actor, now }, services)
      if (!planned.ok) return planned
      const { input, ...besides } = planned.value
      return ok({ edit: { kind: name, ...(input as object) } as OrderEdit, ...besides })
    })
  })
}

type Sent = Record<string, unknown> & { readonly preorderId: string; readonly revision?: number }

/** A body, or a path with its query, taken apart: which request, and what is asked for. */
function askedIn(request: Request<Call & { readonly access: 'staff' }>) {
  const { actor, now, origin } = request
  const { body, params, query } = request as { readonly body?: object; params?: object; query?: object }
  const { preorderId, revision, dryRun, ...fields } = { ...body, ...params, ...query } as Sent
  const isTried = dryRun === true || dryRun === 'true'
  return { editing: { actor, now, origin, preorderId, revision, dryRun: isTried }, fields }
}
