import { randomUUID } from 'node:crypto'
import { type Charge, shownCharges } from '@teamloom/commerce/charges/charge.ts'
import { numbersOn, type PrintedNumber } from '@teamloom/commerce/orders/edits/index.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import { personalOf } from '@teamloom/commerce/pricing/item-parts.ts'
import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { TaxExemption } from '@teamloom/commerce/taxes/tax-exemption.ts'
import { must } from '@teamloom/kit/assert.ts'
import { shareCents } from '@teamloom/kit/money.ts'
import { desc, eq } from 'drizzle-orm'
import { invoices } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { partsIn } from '#api/requests/kept-parts.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import { type TaxRules, totalsOf } from '#api/requests/present-order.ts'
import { type Doing, tell } from '#api/requests/tell.ts'

/** All that is printed on an invoice. */
export type InvoiceContent = ReturnType<typeof invoiceContentOf> & {
  readonly charges?: readonly Charge[]
  readonly taxExemption?: TaxExemption
  readonly numbers?: readonly PrintedNumber[]
}

/** OR33: the next revision, where something printed is another than on the last; `anyway`: also where nothing is. */
export async function issueInvoice(
  tx: Tx,
  loaded: LoadedRequest,
  { anyway, doing, rules }: { readonly anyway: boolean; readonly doing: Doing; readonly rules: TaxRules },
): Promise<void> {
  const order = must(loaded.order, 'order')
  const content = invoiceContentOf(loaded, rules)
  const [last] = await tx
    .select({ revision: invoices.revision, content: invoices.content })
    .from(invoices)
    .where(eq(invoices.orderId, order.id))
    .orderBy(desc(invoices.revision))
    .limit(1)
  if (last && !anyway && isSame(last.content, content)) return
  const revision = (last?.revision ?? 0) + 1
  await tx.insert(invoices).values({
    id: randomUUID(),
    orderId: order.id,
    revision,
    content,
    userId: doing.userId,
    createdAt: doing.now,
  })
  const { invoiceNumber: number, total, currency } = content
  await tell(tx, doing, { name: 'invoice_issued', data: { number, revision, total, currency } })
}

function invoiceContentOf(loaded: LoadedRequest, rules: TaxRules) {
  const { preorder, items } = loaded
  const order = must(loaded.order, 'order')
  const { pricings, lines: _, taxable: __, ...totals } = totalsOf(loaded, rules)
  const granted = shareCents(
    totals.subtotal === null ? 0 : totals.discounts,
    preorder.discounts.map(({ amount }) => amount),
  )
  const numbers = numbersOn('isOnInvoice', partsIn(preorder))
  return {
    orderNumber: order.number,
    invoiceNumber: preorder.invoiceNumber || String(order.number),
    orderedOn: taxDayOf(order.createdAt),
    currency: preorder.currency,
    customer: preorder.billingAddress,
    shippingAddress: preorder.shippingAddress,
    items: items.map((item, index) => {
      const pricing = pricings[index]!
      return {
        designId: item.designId,
        projectName: item.projectName,
        designName: item.designName,
        family: item.family,
        product: item.product,
        sizes: item.sizes.filter(({ qty }) => qty > 0),
        qty: pricing.qty,
        pricePerUnit: pricing.pricePerUnit,
        priceOfShippingPerUnit: pricing.priceOfShippingPerUnit,
        ...(pricing.personal.length > 0 ? { personal: personalOf([pricing]) } : {}),
        extraPricePerSize: pricing.extraPricePerSize,
        total: pricing.total,
      }
    }),
    discountLines: preorder.discounts.map(({ id, name }, index) => ({
      id,
      name,
      amount: granted[index] ?? 0,
    })),
    // Only where there are any: what was issued without stays as it was.
    ...(preorder.charges.length > 0 ? { charges: shownCharges(preorder.charges) } : {}),
    ...(preorder.taxExemption ? { taxExemption: preorder.taxExemption } : {}),
    ...(numbers.length > 0 ? { numbers } : {}),
    ...totals,
  }
}
