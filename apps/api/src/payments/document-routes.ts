import type { Received } from '@teamloom/contract/call.ts'
import { orderFiles } from '@teamloom/contract/orders.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#api/access/caller.ts'
import { ledgerEntries } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { sendDocument } from '#api/http/send-document.ts'
import { type Found, loadInvoice } from '#api/payments/documents/load-invoice.ts'
import { receiptDocument } from '#api/payments/documents/receipt-document.ts'
import { findPaid } from '#api/payments/find-paid.ts'
import type { Dependencies } from '#api/services.ts'

const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/i

type Asked<Call extends typeof orderFiles.invoice | typeof orderFiles.receipt> = Pick<
  Received<Call>,
  'query'
> & { readonly id: string; readonly actor: Actor }

/** PA13, PA14: invoices of each revision, and receipts, as PDF: for whom they are, and staff. */
export const documentFiles: OpenRawHandlers = dependencies => {
  async function send(
    reply: FastifyReply,
    { caller }: FastifyRequest,
    file: string,
    find: (id: string, actor: Actor) => Promise<Found | undefined>,
    unknown: 'order_not_found' | 'entry_not_found',
  ): Promise<FastifyReply> {
    if (caller.kind !== 'person') return sendRefusal(reply, 'unauthorized')
    const id = fileName.exec(file)?.[1]
    const found = id && (await find(id, caller))
    if (!found) return sendRefusal(reply, unknown)
    const holder = { team: caller.id, account: caller.id }
    return sendDocument(reply, found.document, found.name, holder, dependencies)
  }
  return [
    answers(orderFiles.invoice, ({ params, query }, request, reply) =>
      send(
        reply,
        request,
        params.file,
        (id, actor) => findInvoice({ id, actor, query }, dependencies),
        'order_not_found',
      ),
    ),
    answers(orderFiles.receipt, ({ params, query }, request, reply) =>
      send(
        reply,
        request,
        params.file,
        (id, actor) => findReceipt({ id, actor, query }, dependencies),
        'entry_not_found',
      ),
    ),
  ]
}

async function findInvoice(
  { id, actor, query }: Asked<typeof orderFiles.invoice>,
  dependencies: Dependencies,
): Promise<Found | undefined> {
  const found = await findPaid(dependencies.database.read, { orderId: id }, actor, true)
  if (!found.ok) return undefined
  const locale = query.language ?? (found.value.preorder.locale as Locale)
  return loadInvoice({ orderId: id, revision: query.revision, locale }, dependencies)
}

async function findReceipt(
  { id, actor, query }: Asked<typeof orderFiles.receipt>,
  { database, config }: Dependencies,
): Promise<Found | undefined> {
  const [entry] = await database.read
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.state, 'booked')))
  if (!entry) return undefined
  const found = await findPaid(database.read, { preorderId: entry.preorderId }, actor, true)
  if (!found.ok) return undefined
  const [reversal] = await database.read
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.reverses, id))
  const isReversed = reversal !== undefined || entry.reverses !== null
  const locale = query.language ?? (found.value.preorder.locale as Locale)
  return {
    document: receiptDocument(entry, found.value, { locale, isReversed }, config),
    name: `receipt-${entry.number}`,
  }
}
