import { createPreorder } from '#api/requests/create-preorder.ts'
import { customerDesignHandlers } from '#api/requests/customer-designs.ts'
import { editHandlers } from '#api/requests/edits/edit-preorder.ts'
import { listPreorders } from '#api/requests/list-preorders.ts'
import {
  listAllOrders,
  listAllPreorders,
  listAsCsv,
  listMyOrders,
  readDetail,
  readOrder,
} from '#api/requests/listing/staff-lists.ts'
import { mailLink } from '#api/requests/mails/mail-link.ts'
import { orderAgain } from '#api/requests/order-again.ts'
import { orderOneMore } from '#api/requests/order-one-more.ts'
import { proofHandlers } from '#api/requests/proofs/answer-proof.ts'
import { ownPieceHandlers } from '#api/requests/proofs/own-pieces.ts'
import { tickHandlers } from '#api/requests/proofs/tick-pieces.ts'
import { quoteHandlers } from '#api/requests/quotes.ts'
import { readAddresses } from '#api/requests/read-addresses.ts'

export const requestHandlers = [
  mailLink,
  orderAgain,
  orderOneMore,
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
  ...tickHandlers,
  ...ownPieceHandlers,
  ...quoteHandlers,
]
