import { type StaffRole, staffRoles } from '@teamloom/commerce/access/access.ts'
import {
  beyondOwn,
  type StaffAbility,
  type StaffTerms,
  staffAbilitiesOf,
} from '@teamloom/commerce/access/staff-abilities.ts'
import { staffCalls } from '@teamloom/contract/staff.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { isLastAdmin } from '#api/access/last-admin.ts'
import { loadStaffTerms } from '#api/access/staff-accounts.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { sessions, staffAudit, userRoles, users } from '#api/db/tables.ts'
import { type Unkept, writes } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { loadPeople } from '#api/staff/load-people.ts'

/** AC62: all that somebody is to have; what nobody changes is not told again. */
export const setPerson = writes(staffCalls.setPerson, async ({ actor, body, address, now }, tx) => {
  const { userId, revision, dryRun } = body
  const roles = staffRoles.filter(role => body.roles.includes(role))
  // Roles are held before accounts, everywhere.
  const isLast = await isLastAdmin(tx, userId)
  if (!(await holdAccount(tx, userId))) return refuse('not_found')
  if (revision !== undefined) {
    const other = await changedSince(tx, userId, revision)
    if (other) return refuse('conflict', { target: 'person', by: other.by })
  }
  const before = await termsOf(tx, userId)
  const after = chosenTerms(roles, body.abilities ?? null)
  const beyond = beyondOwn(actor, before, after)
  if (beyond) return refuse('right_not_given', { right: beyond })
  if (isLast && !roles.includes('admin')) return refuse('last_admin')
  if (!isSameTerms(before, after)) {
    await keepTerms(tx, userId, after)
    // Whoever works here no more leaves the shop's devices too.
    if (after.roles.length === 0) await tx.delete(sessions).where(eq(sessions.userId, userId))
    const facts = {
      had: before.roles,
      roles: after.roles,
      hadAbilities: staffAbilitiesOf(before),
      abilities: staffAbilitiesOf(after),
    }
    await recordAudit(
      tx,
      { kind: 'person_changed', actorId: actor.id, subjectId: userId, facts, address },
      now,
    )
  }
  const people = await loadPeople(tx, actor, now)
  return dryRun ? ({ ...ok(people), isKept: false } satisfies Unkept<typeof people>) : ok(people)
})

type Terms = StaffTerms & { readonly roles: readonly StaffRole[] }

/** An admin has all: nothing is chosen for them, nor what their roles hold anyway. */
function chosenTerms(roles: readonly StaffRole[], abilities: readonly StaffAbility[] | null): Terms {
  const usual: Terms = { roles, chosenAbilities: null }
  if (abilities === null || roles.length === 0 || roles.includes('admin')) return usual
  const chosen: Terms = { roles, chosenAbilities: abilities }
  return isSameList(staffAbilitiesOf(chosen), staffAbilitiesOf(usual)) ? usual : chosen
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()

const isSameTerms = (a: Terms, b: Terms): boolean =>
  isSameList(a.roles, b.roles) &&
  isSameList(staffAbilitiesOf(a), staffAbilitiesOf(b)) &&
  (a.chosenAbilities === null) === (b.chosenAbilities === null)

async function termsOf(tx: Reader, userId: string): Promise<Terms> {
  const [terms] = await loadStaffTerms(tx, [userId])
  return terms ?? { roles: [], chosenAbilities: null }
}

async function holdAccount(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update')
  return found.length > 0
}

async function changedSince(tx: Reader, userId: string, revision: number) {
  const [change] = await tx
    .select({ by: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')` })
    .from(staffAudit)
    .leftJoin(users, eq(users.id, staffAudit.actorId))
    .where(
      and(
        eq(staffAudit.subjectId, userId),
        inArray(staffAudit.kind, ['person_changed', 'joined']),
        gt(staffAudit.seq, revision),
      ),
    )
    .orderBy(desc(staffAudit.seq))
    .limit(1)
  return change
}

/** Roles that nobody knows stay. */
export async function keepTerms(tx: Tx, userId: string, { roles, chosenAbilities }: Terms): Promise<void> {
  await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, [...staffRoles])))
  if (roles.length > 0) await tx.insert(userRoles).values(roles.map(role => ({ userId, role })))
  await tx
    .update(users)
    .set({ staffAbilities: chosenAbilities && [...chosenAbilities] })
    .where(eq(users.id, userId))
}
