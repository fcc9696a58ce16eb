import { and, eq, gt } from 'drizzle-orm'
import type { Guest } from '#api/accounts/find-guest.ts'
import { loginTickets } from '#api/db/tables.ts'
import type { Reader, Writer } from '#api/platform/database/database.ts'
import { hashOf } from '#api/platform/seal.ts'

export type TicketKind = 'login' | 'register' | 'passkey' | 'oidc-way' | 'oidc'

const validMs = {
  login: 600_000,
  register: 300_000,
  passkey: 300_000,
  'oidc-way': 600_000,
  oidc: 60_000,
} as const satisfies Record<TicketKind, number>

type Ticket = {
  readonly kind: TicketKind
  readonly token: string
  readonly userId?: string
  readonly passwordHash?: string
  readonly guest?: Guest | undefined
}

/** Only its hash is kept. */
export async function keepTicket(tx: Writer, ticket: Ticket, now: Date): Promise<void> {
  const { kind, token, userId = null, passwordHash = null, guest } = ticket
  const expiresAt = new Date(now.getTime() + validMs[kind])
  await tx.insert(loginTickets).values({
    tokenHash: hashOf(token),
    kind,
    userId,
    passwordHash,
    guestId: guest?.id ?? null,
    takeOverProjectId: guest?.projectId ?? null,
    expiresAt,
  })
}

const isTicket = (kind: TicketKind, token: string, now: Date) =>
  and(eq(loginTickets.tokenHash, hashOf(token)), eq(loginTickets.kind, kind), gt(loginTickets.expiresAt, now))

export async function findTicket(tx: Reader, kind: TicketKind, token: string, now: Date) {
  const [found] = await tx
    .select()
    .from(loginTickets)
    .where(isTicket(kind, token, now))
  return found
}

/** Takes a ticket; of two who use it at once, one takes it. */
export async function takeTicket(tx: Writer, kind: TicketKind, token: string, now: Date) {
  const [taken] = await tx
    .delete(loginTickets)
    .where(isTicket(kind, token, now))
    .returning()
  return taken
}

/** AC72: whose session was shown with the password. */
export function guestOf({
  guestId,
  takeOverProjectId,
}: Pick<typeof loginTickets.$inferSelect, 'guestId' | 'takeOverProjectId'>): Guest | undefined {
  return guestId ? { id: guestId, projectId: takeOverProjectId ?? undefined } : undefined
}
