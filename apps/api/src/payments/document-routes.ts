import { type Locale, locales } from '@teamloom/kit/label.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '#api/access/caller.ts'
import { ledgerEntries } from '#api/db/tables.ts'
import { readCaller } from '#api/http/caller.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { sendDocument } from '#api/http/send-document.ts'
import { type Found, loadInvoice } from '#api/payments/documents/load-invoice.ts'
import { receiptDocument } from '#api/payments/documents/receipt-document.ts'
import { findPaid } from '#api/payments/find-paid.ts'
import type { Dependencies } from '#api/services.ts'

const querySchema = z.object({
  /** None: the last one. */
  revision: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
  /** None: that of the request. */
  language: z.enum(locales).optional().catch(undefined),
})

const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/i

type Asked = { readonly id: string; readonly actor: Actor; readonly query: z.output<typeof querySchema> }

/** PA13, PA14: invoices of each revision, and receipts, as PDF: for whom they are, and staff. */
export function registerDocumentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const routes = [
    ['invoice', findInvoice],
    ['receipt', findReceipt],
  ] as const
  for (const [kind, find] of routes)
    app.get<{ Params: { file: string } }>(
      `/orders/${kind}/:file`,
      { schema: { hide: true } },
      async (request, reply) => {
        const recognised = await readCaller(request, 'session', dependencies)
        if (!recognised.ok) return sendRefusal(reply, recognised.code)
        const { caller } = recognised
        if (caller.kind !== 'person') return sendRefusal(reply, 'unauthorized')
        const id = fileName.exec((request as FastifyRequest<{ Params: { file: string } }>).params.file)?.[1]
        const query = querySchema.parse(request.query)
        const found = id && (await find({ id, actor: caller, query }, dependencies))
        if (!found) return sendRefusal(reply, kind === 'invoice' ? 'order_not_found' : 'entry_not_found')
        const holder = { team: caller.id, account: caller.id }
        return sendDocument(reply, found.document, found.name, holder, dependencies)
      },
    )
}

async function findInvoice(
  { id, actor, query }: Asked,
  dependencies: Dependencies,
): Promise<Found | undefined> {
  const found = await findPaid(dependencies.database.read, { orderId: id }, actor, true)
  if (!found.ok) return undefined
  const locale = query.language ?? (found.value.preorder.locale as Locale)
  return loadInvoice({ orderId: id, revision: query.revision, locale }, dependencies)
}

async function findReceipt(
  { id, actor, query }: Asked,
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
