import { randomUUID } from 'node:crypto'
import { abilitiesOf, isStaff, type Role, roles } from '@teamloom/commerce/access/access.ts'
import type { StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#api/access/caller.ts'
import { sessions, teamMembers, userRoles, users } from '#api/db/tables.ts'
import { prepared, type Reader, type Tx, type Writer } from '#api/platform/database/database.ts'
import type { Secret } from '#api/platform/secret.ts'
import { guestSeconds, sessionSeconds, signSessionToken } from '#api/sessions/session-token.ts'

/** What is read of whoever makes a call. */
export const actorColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  optNewsletter: users.optNewsletter,
  language: users.language,
  currency: users.currency,
  campaign: users.campaign,
  avatarAssetVersionId: users.avatarAssetVersionId,
  withheld: users.withheld,
  unverifiedSince: users.unverifiedSince,
  deletedAt: users.deletedAt,
  isGuest: users.isGuest,
  chosenAbilities: users.staffAbilities,
  hasSecondFactor: sql<boolean>`${users.secondFactorSince} is not null`,
  roles: sql<string[]>`array(select role from ${userRoles} where user_id = ${users.id})`,
  looksOnlyIn: sql<
    string[]
  >`array(select team_id from ${teamMembers} where user_id = ${users.id} and looks_only)`,
} as const

/**
 * Whether a session opens anything at `now`, for queries that join its account. AC65: of an account with a second factor one that has not shown it opens nothing, however it was opened.
 */
export const lasts: SQL = sql`(${sessions.expiresAt} > ${sql.placeholder('now')}::timestamptz
  and (${sessions.isStrong} or ${users.secondFactorSince} is null))`

const actorQuery = prepared('find_actor', tx =>
  tx
    .select({ ...actorColumns, sessionExpiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), lasts)),
)

/** Who the session belongs to; undefined when it has ended. One statement, at every call. */
export async function findActor(tx: Reader, sessionId: string, now: Date): Promise<Actor | undefined> {
  const [row] = await actorQuery(tx).execute({ sessionId, now })
  return row && actorOf(row, sessionId)
}

type ActorRow = Awaited<ReturnType<ReturnType<typeof actorQuery>['execute']>>[number]

export function actorOf(row: ActorRow, sessionId: string): Actor {
  const granted = row.roles.filter((role): role is Role => roles.some(known => known === role))
  const actorRoles: Role[] = ['user', ...granted]
  return {
    kind: 'person',
    ...row,
    email: row.isGuest ? '' : row.email,
    sessionId,
    language: row.language as Locale,
    currency: row.currency as Currency,
    roles: actorRoles,
    isStaff: isStaff({ roles: actorRoles }),
    chosenAbilities: row.chosenAbilities as StaffAbility[] | null,
    abilities: abilitiesOf(row.withheld),
    emailVerified: row.unverifiedSince === null,
  }
}

/** Opens a session, and answers whose it is. */
export async function openSession(
  tx: Tx,
  userId: string,
  now: Date,
  {
    device = '',
    isStrong = false,
    seconds = sessionSeconds,
  }: { readonly device?: string; readonly isStrong?: boolean; readonly seconds?: number } = {},
): Promise<Actor> {
  const id = randomUUID()
  await tx
    .insert(sessions)
    .values({ id, userId, createdAt: now, expiresAt: after(now, seconds), device: device || null, isStrong })
  return must(await findActor(tx, id, now), 'session')
}

const daySeconds = 24 * 3600

/** How often it is written down that a session is used. */
const useMinutes = 10

/** Sessions of which it was written down here. */
const noted = new LRUCache<string, true>({ max: 10_000, ttl: useMinutes * 60_000 })

/** Notes when a device of staff was last used, to some minutes. */
export async function noteUse(tx: Writer, { sessionId, isStaff }: Actor, now: Date): Promise<void> {
  if (!isStaff || noted.has(sessionId)) return
  noted.set(sessionId, true)
  await tx.update(sessions).set({ seenAt: now }).where(eq(sessions.id, sessionId))
}

/** Prolongs a session of which less than half is left, a guest's each day; answers its new token, or undefined when it is young or over. */
export async function renewSession(
  tx: Writer,
  actor: Actor,
  now: Date,
  secret: Secret,
): Promise<string | undefined> {
  const seconds = actor.isGuest ? guestSeconds : sessionSeconds
  const young = actor.isGuest ? seconds - daySeconds : seconds / 2
  if (actor.sessionExpiresAt > after(now, young)) return undefined
  const renewed = await tx
    .update(sessions)
    .set({ expiresAt: after(now, seconds) })
    .where(eq(sessions.id, actor.sessionId))
    .returning({ id: sessions.id })
  if (renewed.length === 0) return undefined
  const current = await findActor(tx, actor.sessionId, now)
  return current && signSessionToken(current, secret)
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
