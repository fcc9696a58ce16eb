import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { desc, eq } from 'drizzle-orm'
import { invoices, orders, preorders } from '#api/db/tables.ts'
import { orderedFrom } from '#api/house/ordered-from.ts'
import { invoiceDocument } from '#api/payments/documents/invoice-document.ts'
import type { Attachment } from '#api/platform/mail/mailer.ts'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'
import type { InvoiceContent } from '#api/requests/invoices/issue-invoice.ts'
import type { Dependencies } from '#api/services.ts'

export type Found = { readonly document: Typeset; readonly name: string }

type Asked = {
  readonly orderId: string
  /** None: the last one. */
  readonly revision?: number | undefined
  readonly locale: Locale
}

/** PA13: a revision of an order's invoice, to be typeset; it says what has become of it since. */
export async function loadInvoice(
  { orderId, revision, locale }: Asked,
  { database, config, house, now }: Pick<Dependencies, 'database' | 'config' | 'house' | 'now'>,
): Promise<Found | undefined> {
  const issued = await database.read
    .select({ invoice: invoices, status: preorders.status, terms: orders.terms })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(preorders, eq(preorders.id, orders.preorderId))
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.revision))
  const [newest] = issued
  const wanted = revision === undefined ? newest : issued.find(each => each.invoice.revision === revision)
  if (!newest || !wanted) return undefined
  const content = wanted.invoice.content as InvoiceContent
  const about = {
    revision: wanted.invoice.revision,
    newest: newest.invoice.revision,
    issuedOn: taxDayOf(wanted.invoice.createdAt),
    isVoid: !isOrdered(wanted.status as PreorderStatus),
    locale,
  }
  return {
    document: invoiceDocument(content, about, {
      from: wanted.terms ?? orderedFrom(config),
      logo: house.known(now()).valueOf('logo', 'light'),
    }),
    name: `invoice-${content.orderNumber}-${wanted.invoice.revision}`,
  }
}

/** Nobody waits for them at a screen: they take turns with those who do, all as one. */
const mails = { team: 'mails', account: 'mails' }

/** The invoice as a file beside a mail. */
export async function attachInvoice(
  asked: Asked,
  dependencies: Pick<Dependencies, 'database' | 'config' | 'house' | 'now' | 'typesetter'>,
): Promise<readonly Attachment[]> {
  const found = await loadInvoice(asked, dependencies)
  if (!found) return []
  const { pdf: content } = await dependencies.typesetter.typeset(found.document, mails)
  return [{ filename: `${found.name}.pdf`, contentType: 'application/pdf', content }]
}
