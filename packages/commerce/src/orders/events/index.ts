import type { EventData, OrderEventDefinition, Told } from './define-order-event.ts'
import {
  billingUpdated,
  inChargeUpdated,
  invoiceUpdated,
  noteAdded,
  numberUpdated,
  projectNumberUpdated,
  shippingUpdated,
} from './details.ts'
import { itemAdded, itemPriceUpdated, itemRemoved, purchasedDesignUpdated, sizeUpdated } from './items.ts'
import { linesUpdated } from './lists.ts'
import { creditStays, depositUpdated, invoiceIssued, paymentRecorded, refundSettled } from './payments.ts'
import { approvalVoided, changeRequested, proofApproved, proofSent } from './proofs.ts'
import { created, orderCreated, shipmentAdded, statusUpdated, techpackCreated } from './status.ts'
import {
  chargeRemoved,
  chargeUpdated,
  currencyUpdated,
  discountRemoved,
  discountUpdated,
  taxExemptionUpdated,
} from './terms.ts'

/** Everything that the history of a request and its order tells of. */
const orderEvents = [
  created,
  itemAdded,
  itemRemoved,
  sizeUpdated,
  linesUpdated,
  itemPriceUpdated,
  purchasedDesignUpdated,
  statusUpdated,
  shipmentAdded,
  invoiceUpdated,
  discountUpdated,
  discountRemoved,
  chargeUpdated,
  chargeRemoved,
  taxExemptionUpdated,
  currencyUpdated,
  shippingUpdated,
  billingUpdated,
  projectNumberUpdated,
  numberUpdated,
  inChargeUpdated,
  noteAdded,
  proofSent,
  proofApproved,
  changeRequested,
  approvalVoided,
  orderCreated,
  invoiceIssued,
  depositUpdated,
  paymentRecorded,
  refundSettled,
  techpackCreated,
  creditStays,
] as const

export type OrderEventName = (typeof orderEvents)[number]['name']

const byName = Object.fromEntries(orderEvents.map(event => [event.name, event])) as Readonly<
  Record<OrderEventName, OrderEventDefinition>
>

const namesWhere = (holds: (event: OrderEventDefinition) => boolean): readonly OrderEventName[] =>
  orderEvents.filter(holds).map(({ name }) => name)

export const orderEventNames = orderEvents.map(({ name }) => name)

/** Names of what a techpack says otherwise after it. */
export const eventsOfTechpack = namesWhere(({ changesTechpack }) => changesTechpack === true)

/** Names of those that nobody does: they follow from what is told beside them. */
export const eventsThatFollow = namesWhere(({ follows }) => follows === true)

/** OD5: names of those that are told of an erased account's orders. */
export const eventsThatStay = namesWhere(({ staysTold }) => staysTold)

export function orderEvent(name: OrderEventName): OrderEventDefinition {
  return byName[name]
}

/** What was done, after the name of who did it: `changed the sizes of Crew zip hoodie, 24 to 26 pieces: L 7 to 9`. */
export function sentenceOf(event: { name: OrderEventName; data: EventData }, told: Told): string {
  return byName[event.name].sentence(event.data, told)[told.locale]
}
