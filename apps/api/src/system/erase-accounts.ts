import { deletedBefore, erasedEmail } from '@teamloom/commerce/access/deletion.ts'
import { and, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { forgetWords } from '#api/collection/forget-words.ts'
import {
  apiKeys,
  approvals,
  assets,
  assetVersions,
  attempts,
  cartItems,
  collectionEntries,
  collectionNumbers,
  collectionPeople,
  collectionRoster,
  collections,
  idempotencyKeys,
  loginTickets,
  newsletterSubscribers,
  oidcIdentities,
  orderShares,
  passkeys,
  recoveryCodes,
  reviews,
  sessions,
  staffInvitations,
  teamLinks,
  teamMembers,
  teams,
  totpFactors,
  userRoles,
  users,
} from '#api/db/tables.ts'
import { attemptsOf } from '#api/http/attempts.ts'
import type { Reader, Tx, Writer } from '#api/platform/database/database.ts'
import { forgetMails } from '#api/platform/mail/forget-mails.ts'
import { keepListingsOf } from '#api/requests/listing/keep-listing.ts'
import { eraseComments } from '#api/review/erase-comments.ts'
import type { Dependencies } from '#api/services.ts'
import { eraseRequests } from '#api/system/erase-requests.ts'
import { eraseTeam } from '#api/system/erase-team.ts'

type Account = { readonly id: string; readonly email: string }

/** In one night; the rest in the next. */
const mostAtOnce = 1000

/** OD5: every night, the accounts whose owners have not changed their mind. Answers the folders that can go. */
export async function eraseAccounts(
  dependencies: Pick<Dependencies, 'database' | 'jobs' | 'config' | 'now'>,
): Promise<readonly string[]> {
  const { database, jobs, config, now } = dependencies
  await endGuests(database.alone, now())
  const isDue = and(isNull(users.erasedAt), lt(users.deletedAt, deletedBefore(now())))
  const due = await database.read.select({ id: users.id }).from(users).where(isDue).limit(mostAtOnce)
  const folders: string[] = []
  const addresses: string[] = []
  // Whoever signs up as the house takes none of its mails along: answers to all go there.
  const houses = [config.provider.supportEmail, config.provider.salesEmail].map(each => each.toLowerCase())
  for (const { id } of due)
    await database.write(tx =>
      keepListingsOf(tx, id, async () => {
        // Its owner may just have come back.
        const [account] = await tx
          .select({ id: users.id, email: users.email })
          .from(users)
          .where(and(eq(users.id, id), isDue))
          .for('update')
        if (!account) return
        folders.push(...(await erase(tx, account, now())))
        if (houses.includes(account.email)) return
        await jobs.forget(tx, account.email)
        addresses.push(account.email)
      }),
    )
  if (!config.mail.smtpUrl) await forgetMails(config.mail.folder, addresses)
  return folders
}

/** AC70: ends the guests of whom no browser has a session any more, at once. */
async function endGuests(tx: Writer, now: Date): Promise<void> {
  const isHere = tx
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now)))
  await tx
    .update(users)
    .set({ deletedAt: new Date(0) })
    .where(and(eq(users.isGuest, true), isNull(users.deletedAt), notExists(isHere)))
}

/** What stays is a name that is none, for what the law asks to be kept and for what teams have together. */
async function erase(tx: Tx, { id, email }: Account, now: Date): Promise<readonly string[]> {
  const folders = await eraseRequests(tx, id)
  for (const teamId of await ownTeams(tx, id)) await eraseTeam(tx, teamId)
  await tx.delete(teamMembers).where(eq(teamMembers.userId, id))
  await tx.update(teams).set({ founderId: null }).where(eq(teams.founderId, id))
  await tx.delete(teamLinks).where(eq(teamLinks.invitorId, id))
  await tx.delete(cartItems).where(eq(cartItems.userId, id))
  await eraseAnswers(tx, { id, email })
  await eraseComments(tx, id, now)
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  for (const table of [apiKeys, oidcIdentities, passkeys, totpFactors, recoveryCodes, loginTickets])
    await tx.delete(table).where(eq(table.userId, id))
  await tx.delete(userRoles).where(eq(userRoles.userId, id))
  await tx
    .update(staffInvitations)
    .set({ email: null, endedAt: now })
    .where(eq(staffInvitations.email, email))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id))
  await tx.delete(attempts).where(attemptsOf({ id, email }))
  const pictures = tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.uploaderId, id), isNull(assets.teamId)))
  await tx.delete(assetVersions).where(inArray(assetVersions.assetId, pictures))
  await tx.delete(assets).where(and(eq(assets.uploaderId, id), isNull(assets.teamId)))
  await tx
    .update(users)
    .set({
      email: erasedEmail(id),
      firstName: '—',
      lastName: '',
      passwordHash: '',
      optNewsletter: false,
      campaign: null,
      avatarAssetVersionId: null,
      referralCode: null,
      staffAbilities: null,
      secondFactorSince: null,
      isGuest: false,
      erasedAt: now,
    })
    .where(eq(users.id, id))
  return folders
}

/** Teams that nobody else is in. */
async function ownTeams(tx: Reader, userId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.userId, userId),
        notExists(
          sql`(select 1 from team_members other where other.team_id = ${teamMembers.teamId}
            and other.user_id <> ${userId})`,
        ),
      ),
    )
  return rows.map(row => row.id)
}

/** Organisers keep their totals: the sizes stay, of nobody. */
async function eraseAnswers(tx: Tx, { id, email }: Account): Promise<void> {
  const people = tx
    .select({ id: collectionPeople.id })
    .from(collectionPeople)
    .where(eq(collectionPeople.email, email))
  await forgetWords(tx, inArray(collectionEntries.personId, people))
  await tx.delete(collectionNumbers).where(inArray(collectionNumbers.holder, people))
  await tx
    .update(collectionEntries)
    .set({ personId: null, firstName: '—', lastName: '', note: null, words: null, numbers: null })
    .where(inArray(collectionEntries.personId, people))
  await tx.delete(collectionPeople).where(eq(collectionPeople.email, email))
  await tx.delete(collectionRoster).where(eq(collectionRoster.email, email))
  await tx
    .update(orderShares)
    .set({ key: sql`${orderShares.id}::text`, firstName: '—', lastName: '', email: null })
    .where(eq(orderShares.email, email))
  await tx.update(approvals).set({ askedById: null }).where(eq(approvals.askedById, id))
  await tx.update(reviews).set({ makerId: null }).where(eq(reviews.makerId, id))
  await tx.update(collections).set({ organizerId: null }).where(eq(collections.organizerId, id))
}
