import type { OrderEvent } from '@teamloom/commerce/orders/edited.ts'
import type { OrderEventName } from '@teamloom/commerce/orders/events/index.ts'
import type { WebhookEvent } from '@teamloom/commerce/webhooks/webhook-events.ts'
import { eq } from 'drizzle-orm'
import { orders, preorders } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Jobs } from '#api/platform/jobs/jobs.ts'
import { tellWebhooks } from '#api/webhooks/tell-webhooks.ts'

/** Which request something happened to, and when. */
export type Happened = {
  readonly preorderId: string
  readonly now: Date
  /** By which other programs hear of it. */
  readonly jobs: Pick<Jobs, 'add'>
}

type Data = Readonly<Record<string, unknown>>
type Telling = {
  readonly type: WebhookEvent
  /** What is told of what the history has; null: nothing, of this one. */
  readonly dataOf: (data: Data) => Data | null
}

const statusIn = (part: unknown): unknown => (part as { readonly status?: unknown } | undefined)?.status

const answered: Telling = {
  type: 'proof.answered',
  dataOf: ({ proofNumber, designId, isWhole }) => ({ proofNumber, designId, isWhole: isWhole === true }),
}

const booked: Telling = {
  type: 'payment.booked',
  dataOf: ({ state, method, amount, currency, reverses }) =>
    state === 'booked' ? { method, amount, currency, isReversal: Boolean(reverses) } : null,
}

/** WH2: which of what happens to requests other programs hear of, and what of it. */
const tellings: Partial<Readonly<Record<OrderEventName, Telling>>> = {
  created: { type: 'request.placed', dataOf: ({ isQuote }) => ({ isQuote: isQuote === true }) },
  order_created: { type: 'order.created', dataOf: () => ({}) },
  status_updated: {
    type: 'order.status_changed',
    dataOf: data => ({ old: statusIn(data['old']), new: statusIn(data['new']) }),
  },
  proof_approved: { ...answered, dataOf: data => ({ ...answered.dataOf(data), approved: true }) },
  change_requested: { ...answered, dataOf: data => ({ ...answered.dataOf(data), approved: false }) },
  payment_recorded: booked,
  refund_settled: booked,
}

export async function tellPrograms(tx: Tx, happened: Happened, { name, data }: OrderEvent): Promise<void> {
  const telling = tellings[name]
  const told = telling?.dataOf(data)
  if (telling && told) await tellOfRequest(tx, happened, telling.type, told)
}

/** WH2: tells other programs of a request, with its ids and numbers, and its order's. */
export function tellOfRequest(
  tx: Tx,
  { preorderId, now, jobs }: Happened,
  type: WebhookEvent,
  data: Data,
): Promise<void> {
  return tellWebhooks(tx, jobs, type, now, async () => {
    const [row] = await tx
      .select({ requestNumber: preorders.number, orderId: orders.id, orderNumber: orders.number })
      .from(preorders)
      .leftJoin(orders, eq(orders.preorderId, preorders.id))
      .where(eq(preorders.id, preorderId))
    const about = row?.orderNumber ?? row?.requestNumber ?? ''
    return { subjectId: preorderId, about: String(about), data: { requestId: preorderId, ...row, ...data } }
  })
}
