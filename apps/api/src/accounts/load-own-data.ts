import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { loadOwnCollections, loadOwnDesigns } from '#api/accounts/load-own-designs.ts'
import { loadOwnUploads, type OwnFile } from '#api/accounts/load-own-uploads.ts'
import {
  apiKeys,
  approvalAnswers,
  approvals,
  attempts,
  cardSessions,
  cartItems,
  collectionEntries,
  collectionPeople,
  collectionRoster,
  commentMentions,
  commentReaders,
  comments,
  creditSpends,
  idempotencyKeys,
  invoices,
  ledgerEntries,
  lineTicks,
  newsletterDraws,
  newsletterSubscribers,
  oidcIdentities,
  orderedAnswers,
  orderShares,
  orders,
  passkeys,
  passwordResets,
  preorderEvents,
  preorderItems,
  preorders,
  promoUses,
  proofAnswers,
  proofs,
  referralCredits,
  referrals,
  removedPreorderItems,
  sessions,
  staffAudit,
  staffInvitations,
  teamLinks,
  teamMembers,
  teamRemovals,
  teams,
  techpacks,
  totpFactors,
  userRoles,
  users,
} from '#api/db/tables.ts'
import { attemptsOf } from '#api/http/attempts.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { inPages } from '#api/platform/slices.ts'

type Owner = { readonly id: string; readonly email: string }

/** OD1: all that is kept about someone or was made by them, table by table, and the files that they uploaded. */
export async function loadOwnData(
  tx: Reader,
  { id, email }: Owner,
): Promise<{ readonly data: Readonly<Record<string, unknown>>; readonly files: readonly OwnFile[] }> {
  const { passwordHash: _, ...account } = getTableColumns(users)
  const requests = await tx.select().from(preorders).where(eq(preorders.userId, id))
  const requestIds = requests.map(each => each.id)
  const own = await tx.select().from(orders).where(inArray(orders.preorderId, requestIds))
  const ownIds = own.map(each => each.id)
  const credits = await tx.select().from(referralCredits).where(eq(referralCredits.userId, id))
  const creditIds = credits.map(each => each.id)
  const people = await tx.select().from(collectionPeople).where(eq(collectionPeople.email, email))
  const personIds = people.map(each => each.id)
  const { uploads, uploadVersions, files } = await loadOwnUploads(tx, id)
  const newsletter = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  const newsletterIds = newsletter.map(each => each.id)
  const { token: _token, ...invitation } = getTableColumns(teamLinks)
  const { entrants: _others, drawnBy: _staff, ...draw } = getTableColumns(newsletterDraws)
  const { userId: _recorder, ...payment } = getTableColumns(ledgerEntries)
  const { userId: _by, ...event } = getTableColumns(preorderEvents)
  const data = {
    account: await tx.select(account).from(users).where(eq(users.id, id)),
    roles: await tx.select().from(userRoles).where(eq(userRoles.userId, id)),
    ...(await loadOwnSignIns(tx, id)),
    // What was tried too often.
    attempts: await tx.select().from(attempts).where(attemptsOf({ id, email })),
    callsOfToday: await tx
      .select({ call: idempotencyKeys.call, createdAt: idempotencyKeys.createdAt })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, id)),
    newsletter,
    ...(await loadOwnWork(tx, { id, email })),
    newsletterDrawsWon: await tx
      .select(draw)
      .from(newsletterDraws)
      .where(inArray(newsletterDraws.subscriberId, newsletterIds)),
    teams: await tx
      .select({ ...getTableColumns(teams), joinedAt: teamMembers.joinedAt })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(teamMembers.userId, id)),
    teamsLeft: await tx.select().from(teamRemovals).where(eq(teamRemovals.userId, id)),
    invitations: await tx.select(invitation).from(teamLinks).where(eq(teamLinks.invitorId, id)),
    ...(await loadOwnDesigns(tx, id, requestIds)),
    uploads,
    uploadVersions,
    cart: await tx.select().from(cartItems).where(eq(cartItems.userId, id)),
    requests,
    requestItems: await inPages(
      requestIds,
      page =>
        tx
          .select()
          .from(preorderItems)
          .where(inArray(preorderItems.preorderId, [...page])),
      1,
    ),
    requestItemsRemoved: await tx
      .select()
      .from(removedPreorderItems)
      .where(inArray(removedPreorderItems.preorderId, requestIds)),
    orders: own,
    invoices: await tx
      .select({ orderId: invoices.orderId, revision: invoices.revision, content: invoices.content })
      .from(invoices)
      .where(inArray(invoices.orderId, ownIds)),
    payments: await tx
      .select(payment)
      .from(ledgerEntries)
      .where(or(inArray(ledgerEntries.preorderId, requestIds), eq(ledgerEntries.userId, id))),
    cardPayments: await tx.select().from(cardSessions).where(eq(cardSessions.userId, id)),
    proofs: await tx
      .select({
        number: proofs.number,
        note: proofs.note,
        content: proofs.content,
        createdAt: proofs.createdAt,
      })
      .from(proofs)
      .where(inArray(proofs.preorderId, requestIds)),
    ...(await loadOwnAnswers(tx, id)),
    techpacks: await tx
      .select({
        preorderId: techpacks.preorderId,
        projectName: techpacks.projectName,
        customerName: techpacks.customerName,
        customerNumber: techpacks.customerNumber,
        terms: techpacks.terms,
      })
      .from(techpacks)
      .where(inArray(techpacks.preorderId, requestIds)),
    history: await tx
      .select({ ...event, isMine: sql<boolean>`${preorderEvents.userId} is not distinct from ${id}` })
      .from(preorderEvents)
      .where(or(eq(preorderEvents.userId, id), inArray(preorderEvents.preorderId, requestIds))),
    promoCodesUsed: await tx.select().from(promoUses).where(eq(promoUses.userId, id)),
    referrals: await tx.select().from(referrals).where(eq(referrals.referrerId, id)),
    referralCredits: credits,
    creditsSpent: await tx.select().from(creditSpends).where(inArray(creditSpends.creditId, creditIds)),
    sharesOfOrders: await tx.select().from(orderShares).where(eq(orderShares.email, email)),
    collectionsOrganized: await loadOwnCollections(tx, id),
    rosters: await tx.select().from(collectionRoster).where(eq(collectionRoster.email, email)),
    sizeAnswers: {
      people,
      entries: await tx
        .select()
        .from(collectionEntries)
        .where(inArray(collectionEntries.personId, personIds)),
    },
  }
  return { data, files }
}

/** AC65: never a secret. */
async function loadOwnSignIns(tx: Reader, userId: string) {
  const { tokenHash: _hash, ...reset } = getTableColumns(passwordResets)
  const { publicKey: _key, credentialId: _credential, ...passkey } = getTableColumns(passkeys)
  const { secret: _secret, ...authenticator } = getTableColumns(totpFactors)
  return {
    sessions: await tx.select().from(sessions).where(eq(sessions.userId, userId)),
    passwordResets: await tx.select(reset).from(passwordResets).where(eq(passwordResets.userId, userId)),
    passkeys: await tx.select(passkey).from(passkeys).where(eq(passkeys.userId, userId)),
    providersThatOpenIt: await tx.select().from(oidcIdentities).where(eq(oidcIdentities.userId, userId)),
    authenticator: await tx.select(authenticator).from(totpFactors).where(eq(totpFactors.userId, userId)),
  }
}

/** AC63: what they did as staff; of others' accounts not whose. */
async function loadOwnWork(tx: Reader, { id, email }: Owner) {
  const { subjectId: _subject, actorId: _actor, words: _words, ...done } = getTableColumns(staffAudit)
  const { keyHash: _key, ...ownKey } = getTableColumns(apiKeys)
  const { tokenHash: _hash, invitedBy: _by, ...invited } = getTableColumns(staffInvitations)
  return {
    keysOfPrograms: await tx.select(ownKey).from(apiKeys).where(eq(apiKeys.userId, id)),
    activityAsStaff: await tx.select(done).from(staffAudit).where(eq(staffAudit.actorId, id)),
    staffInvitations: await tx
      .select(invited)
      .from(staffInvitations)
      .where(eq(staffInvitations.email, email)),
  }
}

/** What they said to proofs, and about designs. */
async function loadOwnAnswers(tx: Reader, userId: string) {
  const { asked: _asked, ...approval } = getTableColumns(approvals)
  const { stateBy: _other, mentions: _others, bodyHash: _sent, ...comment } = getTableColumns(comments)
  return {
    piecesLookedAt: await tx.select().from(lineTicks).where(eq(lineTicks.userId, userId)),
    comments: await tx.select(comment).from(comments).where(eq(comments.authorId, userId)),
    commentsNamedIn: await tx.select().from(commentMentions).where(eq(commentMentions.userId, userId)),
    commentsRead: await tx.select().from(commentReaders).where(eq(commentReaders.userId, userId)),
    approvalsAsked: await tx.select(approval).from(approvals).where(eq(approvals.askedById, userId)),
    approvalAnswers: await tx.select().from(approvalAnswers).where(eq(approvalAnswers.userId, userId)),
    approvalAnswersOrdered: await tx.select().from(orderedAnswers).where(eq(orderedAnswers.userId, userId)),
    proofAnswers: await tx.select().from(proofAnswers).where(eq(proofAnswers.userId, userId)),
  }
}
