import { orderEventNames } from '@teamloom/commerce/orders/order-event.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { timeSchema } from './words.ts'

/**
 * Who did what to a request, and when. `data` by the event's name, each with the values before and after where there
 * are such:
 *
 * - `item_added`, `item_removed`: `designId, designName, projectName, sizes`
 * - `size_updated`: `designId, designName, old: {sizes}, new: {sizes}`
 * - `item_price_updated`: `designId, designName, currency, old, new`: `{pricePerUnit, priceOfShippingPerUnit}` or null
 * - `purchased_design_updated`: `designId, designName, changes` (in their order), `words` (sentences: `[{en, fr}]`), `revision`,
 *   `before, after` (pictures by side); one person's changes of one design within ten minutes are one entry
 * - `status_updated`: `old: {status}, new: {status}, carrier?, trackingNumber?, trackingUrl?`
 * - `shipment_added`: `carrier?, trackingNumber?, trackingUrl?, contents?`
 * - `invoice_updated`: `old, new`: `{invoice_number}` or `{externalQuoteNumber}`
 * - `project_number_updated`: `old: {project_number}, new: {project_number}`
 * - `in_charge_updated`: `old: {userId, name}` or null, `new: {userId, name}`
 * - `discount_updated`: `id, old: {name, amount}` or null`, new: {name, amount}`; `discount_removed`: `id, old`
 * - `currency_updated`: `old: {currency}, new: {currency}`
 * - `shipping_updated`, `billing_updated`: `old, new`: addresses
 * - `note_added`: `text`, `named?: {userId, name}`: the colleague whom it is for
 * - `proof_sent`: `proofNumber, note`; `proof_approved`: `proofNumber, designId, designName`; `change_requested`: these
 *   and `note, mark`; `approval_voided`: these and `reason`
 * - `order_created`: `number`; `invoice_issued`: `number, revision, total, currency`
 * - `deposit_updated`: `old, new`: `{percent, amount}` or null, `currency`
 * - `payment_recorded`: `method, amount, currency, reference, state`, `reverses` (the entry that was a mistake, or null);
 *   `refund_settled`: what became of a refund to a card, `method, amount, currency, state`: `booked` or `failed`
 * - `credit_stays`: the order earns nothing any more, and this much of the credit that it had earned is spent: `amount,
 *   currency`
 */
export const historyEntrySchema = z.object({
  id: idSchema,
  /** Null: another server. */
  user: z.object({ id: idSchema, first_name: z.string(), last_name: z.string() }).nullable(),
  created_at: timeSchema,
  /** The request's after the save that it tells of; null of before it was told. */
  revision: z.int().nullable(),
  event: z.object({ name: z.enum(orderEventNames), data: z.record(z.string(), z.unknown()) }),
})

export type HistoryEntry = z.output<typeof historyEntrySchema>
