import type { StaffRole } from '@teamloom/commerce/access/access.ts'
import { staffRoles } from '@teamloom/commerce/access/access.ts'
import { type StaffAbility, staffAbilitiesOf } from '@teamloom/commerce/access/staff-abilities.ts'
import type { Device, StaffInvitation, StaffPeople } from '@teamloom/contract/staff.ts'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import {
  passkeys,
  sessions,
  staffAudit,
  staffInvitations,
  totpFactors,
  userRoles,
  users,
} from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

const mostPeople = 500
const mostDevices = 20

/** Admins first, then by name; invitations that can still be accepted, the newest first. */
export async function loadPeople(tx: Reader, actor: Actor, now: Date): Promise<StaffPeople> {
  const rows = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      chosen: users.staffAbilities,
      roles: sql<string[]>`array(select role from ${userRoles} where user_id = ${users}.id)`,
      revision: lastChange,
      hasPasskey: sql<boolean>`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users}.id)`,
      hasTotp: sql<boolean>`exists (select 1 from ${totpFactors}
        where ${totpFactors.userId} = ${users}.id and ${totpFactors.confirmedAt} is not null)`,
      isLeaving: isNotNull(users.deletedAt).mapWith(Boolean),
    })
    .from(users)
    .where(isStaffAccount(sql`${users}.id`))
    .orderBy(asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`), asc(users.id))
    .limit(mostPeople)
  const devices = await loadDevices(
    tx,
    rows.map(({ id }) => id),
    actor,
    now,
  )
  const admins = rows.filter(({ roles, isLeaving }) => roles.includes('admin') && !isLeaving)
  const people = rows.map(({ chosen, isLeaving: _, hasPasskey, hasTotp, ...person }) => {
    const roles = staffRoles.filter(role => person.roles.includes(role))
    const own = devices.get(person.id) ?? []
    const chosenAbilities = roles.includes('admin') ? null : (chosen as StaffAbility[] | null)
    return {
      ...person,
      roles,
      abilities: [...staffAbilitiesOf({ roles, chosenAbilities })],
      isChosen: chosenAbilities !== null,
      isLastAdmin: admins.length === 1 && admins[0]?.id === person.id,
      factors: [...(hasPasskey ? (['passkey'] as const) : []), ...(hasTotp ? (['totp'] as const) : [])],
      seenAt: own[0]?.seenAt ?? null,
      devices: own.slice(0, mostDevices),
    }
  })
  return {
    revision: Math.max(0, ...people.map(({ revision }) => revision)),
    people: people.toSorted((a, b) => Number(b.roles.includes('admin')) - Number(a.roles.includes('admin'))),
    invitations: await loadInvitations(tx, now),
  }
}

/** What was last said of what somebody may, as the audit counts. */
const lastChange = sql<number>`coalesce((select max(${staffAudit.seq}) from ${staffAudit}
  where ${staffAudit.subjectId} = ${users}.id and ${staffAudit.kind} in ('person_changed', 'joined')), 0)`.mapWith(
  Number,
)

/** The devices of each of these accounts, the one that was used last first. */
export async function loadDevices(
  tx: Reader,
  userIds: readonly string[],
  actor: Pick<Actor, 'sessionId'>,
  now: Date,
): Promise<ReadonlyMap<string, readonly Device[]>> {
  const seenAt = sql<Date>`coalesce(${sessions.seenAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt)
  const rows = await tx
    .select({ id: sessions.id, userId: sessions.userId, device: sessions.device, seenAt })
    .from(sessions)
    .where(and(inArray(sessions.userId, [...userIds]), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt), asc(sessions.id))
  const devices = new Map<string, Device[]>()
  for (const { userId, ...row } of rows) {
    const own = devices.get(userId) ?? []
    devices.set(userId, own)
    own.push({
      id: row.id,
      device: row.device ?? '',
      seenAt: row.seenAt.toISOString(),
      isThis: row.id === actor.sessionId,
    })
  }
  return devices
}

async function loadInvitations(tx: Reader, now: Date): Promise<StaffInvitation[]> {
  const rows = await tx
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      roles: staffInvitations.roles,
      invitedBy: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      createdAt: staffInvitations.createdAt,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(and(isNull(staffInvitations.endedAt), gt(staffInvitations.expiresAt, now)))
    .orderBy(desc(staffInvitations.createdAt), asc(staffInvitations.id))
    .limit(mostPeople)
  return rows.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    email: row.email ?? '',
    roles: row.roles as StaffRole[],
    created_at: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}
