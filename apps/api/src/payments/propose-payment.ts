import { fittingPayments, paymentReference } from '@teamloom/commerce/payments/payment-instructions.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { ok } from '@teamloom/kit/result.ts'
import { inArray, or, sql } from 'drizzle-orm'
import { orders, preorders } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import { loadLedger } from '#api/payments/load-ledger.ts'
import { loadRequests } from '#api/requests/load-requests.ts'

/** Words beyond these are not looked at. */
const mostWords = 40

/** PA12: the orders and requests that a transfer names and pays whole, or a part of. */
export const proposePayment = reads(paymentCalls.propose, async ({ query }, tx, services) => {
  const words = query.words
    .toUpperCase()
    .split(/[^A-Z0-9-]+/)
    .filter(Boolean)
    .slice(0, mostWords)
  if (words.length === 0) return ok([])
  const numbers = words.filter(word => /^\d{1,9}$/.test(word)).map(Number)
  const requests = words.filter(word => /^R\d{1,9}$/.test(word)).map(word => Number(word.slice(1)))
  const named = or(
    numbers.length > 0 ? inArray(orders.number, numbers) : undefined,
    requests.length > 0 ? inArray(preorders.number, requests) : undefined,
    inArray(sql`upper(${preorders.invoiceNumber})`, words),
  )
  const loaded = await loadRequests(tx, sql`${named}`)
  const open = []
  for (const each of loaded) {
    const { preorder, order, user } = each
    const { due, currency } = await loadLedger(tx, each, services)
    open.push({
      preorderId: preorder.id,
      orderId: order?.id ?? null,
      number: order?.number ?? preorder.number,
      reference: paymentReference(preorder.number, order?.number ?? null),
      invoiceNumber: preorder.invoiceNumber ?? '',
      customer: `${user.firstName} ${user.lastName}`,
      due,
      currency,
    })
  }
  return ok(fittingPayments(open, query.words, query.amount))
})
