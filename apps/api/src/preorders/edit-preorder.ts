import { type AddressForm, problemsOfAddress, toAddress } from '@teamloom/commerce/addresses/address.ts'
import type { OrderEdit } from '@teamloom/commerce/orders/edit-order.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { type Actor, hasRight } from '#api/access/caller.ts'
import { writes } from '#api/http/handler.ts'
import { editRequest, type PlannedEdit } from '#api/orders/edit-request.ts'
import { findInvoiceHolder, lockNumbers } from '#api/orders/invoice-numbers.ts'
import type { LoadedRequest } from '#api/orders/load-requests.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

type Asked = {
  readonly actor: Actor
  readonly now: Date
  readonly origin: string
  readonly body: {
    readonly preorderId: string
    readonly revision?: number | undefined
    readonly dryRun?: boolean | undefined
  }
}

function edit<R extends Refusal = never>(
  { actor, now, origin, body }: Asked,
  tx: Tx,
  services: Services,
  wanted: OrderEdit | ((loaded: LoadedRequest) => Promise<Result<PlannedEdit, R>>),
) {
  const { preorderId, revision, dryRun } = body
  return editRequest(tx, services, { actor, now, origin, preorderId, revision, dryRun }, wanted)
}

const setSizes = writes(deskCalls.setSizes, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'sizes', designId: asked.body.designId, sizes: asked.body.sizes }),
)

const setInvoiceNumber = writes(deskCalls.setInvoiceNumber, (asked, tx, services) =>
  edit(asked, tx, services, async loaded => {
    const invoiceNumber = asked.body.externalInvoice
    if (invoiceNumber && invoiceNumber !== loaded.preorder.invoiceNumber) {
      await lockNumbers(tx)
      const request = await findInvoiceHolder(tx, invoiceNumber, loaded)
      if (request !== undefined) return refuse('invoice_number_taken', { invoiceNumber, request })
    }
    return ok({ edit: { kind: 'invoiceNumber', text: invoiceNumber } })
  }),
)

const setQuoteNumber = writes(deskCalls.setQuoteNumber, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'externalQuote', text: asked.body.externalQuote }),
)

const setProjectNumber = writes(deskCalls.setProjectNumber, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'projectNumber', text: asked.body.projectNumber }),
)

const setShipping = writes(deskCalls.setShipping, async (asked, tx, services) => {
  const { shippingAddress, currency } = asked.body
  const refused = refusedAddress('shippingAddress', shippingAddress)
  return (
    refused ?? edit(asked, tx, services, { kind: 'shipping', address: toAddress(shippingAddress), currency })
  )
})

const setBilling = writes(deskCalls.setBilling, async (asked, tx, services) => {
  const { billingAddress } = asked.body
  const refused = refusedAddress('billingAddress', billingAddress)
  return refused ?? edit(asked, tx, services, { kind: 'billing', address: toAddress(billingAddress) })
})

const setDiscounts = writes(deskCalls.setDiscounts, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'discounts', discounts: asked.body.discounts }),
)

const setDiscount = writes(deskCalls.setDiscount, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'discount', discount: asked.body.discount }),
)

const setCharges = writes(deskCalls.setCharges, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'charges', charges: asked.body.charges }),
)

const setCharge = writes(deskCalls.setCharge, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'charge', charge: asked.body.charge }),
)

const setTaxExemption = writes(deskCalls.setTaxExemption, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'taxExemption', exemption: asked.body.exemption }),
)

const setCurrency = writes(deskCalls.setCurrency, (asked, tx, services) =>
  edit(asked, tx, services, { kind: 'currency', currency: asked.body.currency }),
)

const setPrice = writes(deskCalls.setPrice, async (asked, tx, services) => {
  const { designId, pricePerUnit, priceOfShippingPerUnit, reason } = asked.body
  const price =
    pricePerUnit === null
      ? null
      : {
          pricePerUnit,
          priceOfShippingPerUnit: priceOfShippingPerUnit ?? 0,
          ...(reason ? { reason } : {}),
        }
  // PR25: for any quantity, it is a discount as well.
  if (price?.reason !== undefined && !hasRight(asked.actor, 'discounts', services.config))
    return refuse('right_not_given', { right: 'discounts' })
  return edit(asked, tx, services, { kind: 'price', designId, price })
})

const removeItem = writes(deskCalls.removeItem, ({ actor, now, origin, params, query }, tx, services) => {
  const { preorderId, designId } = params
  const editing = {
    actor,
    now,
    origin,
    preorderId,
    revision: query.revision,
    dryRun: query.dryRun === 'true',
  }
  return editRequest(tx, services, editing, { kind: 'removeItem', designId })
})

/** AD1 to AD3. */
function refusedAddress(field: string, form: AddressForm) {
  const problems = problemsOfAddress(form)
  if (problems.length === 0) return undefined
  const issues = problems.map(({ path, message }) => ({ path: `${field}.${path}`, message }))
  return refuse('invalid_address', { issues })
}

export const editHandlers = [
  setSizes,
  setInvoiceNumber,
  setQuoteNumber,
  setProjectNumber,
  setShipping,
  setBilling,
  setDiscounts,
  setDiscount,
  setCharges,
  setCharge,
  setTaxExemption,
  setCurrency,
  setPrice,
  removeItem,
]
