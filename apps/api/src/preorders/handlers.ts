import { proofHandlers } from '#api/preorders/answer-proof.ts'
import { createPreorder } from '#api/preorders/create-preorder.ts'
import { customerDesignHandlers } from '#api/preorders/customer-designs.ts'
import { editHandlers } from '#api/preorders/edit-preorder.ts'
import { listPreorders } from '#api/preorders/list-preorders.ts'
import { mailLink } from '#api/preorders/mail-link.ts'
import { makeCustomer } from '#api/preorders/make-customer.ts'
import { orderAgain } from '#api/preorders/order-again.ts'
import { quoteHandlers } from '#api/preorders/quotes.ts'
import { readAddresses } from '#api/preorders/read-addresses.ts'
import {
  listAllOrders,
  listAllPreorders,
  listAsCsv,
  listMyOrders,
  readDetail,
  readOrder,
} from '#api/preorders/staff-lists.ts'

export const preorderHandlers = [
  mailLink,
  orderAgain,
  listAsCsv,
  createPreorder,
  listPreorders,
  readAddresses,
  listAllPreorders,
  readDetail,
  listMyOrders,
  listAllOrders,
  readOrder,
  ...editHandlers,
  ...customerDesignHandlers,
  ...proofHandlers,
  makeCustomer,
  ...quoteHandlers,
]
