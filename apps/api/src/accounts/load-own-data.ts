import { eq, getTableColumns, inArray, or } from 'drizzle-orm'
import {
  assets,
  cartItems,
  collectionEntries,
  collectionPeople,
  creditSpends,
  designs,
  invoices,
  ledgerEntries,
  newsletterSubscribers,
  orderShares,
  orders,
  preorderEvents,
  preorderItems,
  preorders,
  promoUses,
  proofAnswers,
  referralCredits,
  referrals,
  sessions,
  teamMembers,
  teams,
  userRoles,
  users,
} from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

type Owner = { readonly id: string; readonly email: string }

export type OwnFile = { readonly contentId: string; readonly filename: string }

/** OD1: all that is kept about someone or was made by them, table by table, and the files that they uploaded. */
export async function loadOwnData(
  tx: Tx,
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
  const uploads = await tx.select().from(assets).where(eq(assets.uploaderId, id))
  const data = {
    account: await tx.select(account).from(users).where(eq(users.id, id)),
    roles: await tx.select().from(userRoles).where(eq(userRoles.userId, id)),
    sessions: await tx.select().from(sessions).where(eq(sessions.userId, id)),
    newsletter: await tx.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
    teams: await tx
      .select({ id: teams.id, name: teams.name })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(teamMembers.userId, id)),
    designs: await tx.select().from(designs).where(eq(designs.makerId, id)),
    uploads,
    cart: await tx.select().from(cartItems).where(eq(cartItems.userId, id)),
    requests,
    requestItems: await tx.select().from(preorderItems).where(inArray(preorderItems.preorderId, requestIds)),
    orders: own,
    invoices: await tx.select().from(invoices).where(inArray(invoices.orderId, ownIds)),
    payments: await tx
      .select()
      .from(ledgerEntries)
      .where(or(inArray(ledgerEntries.preorderId, requestIds), eq(ledgerEntries.userId, id))),
    proofAnswers: await tx.select().from(proofAnswers).where(eq(proofAnswers.userId, id)),
    history: await tx.select().from(preorderEvents).where(eq(preorderEvents.userId, id)),
    promoCodesUsed: await tx.select().from(promoUses).where(eq(promoUses.userId, id)),
    referrals: await tx.select().from(referrals).where(eq(referrals.referrerId, id)),
    referralCredits: credits,
    creditsSpent: await tx.select().from(creditSpends).where(inArray(creditSpends.creditId, creditIds)),
    sharesOfOrders: await tx.select().from(orderShares).where(eq(orderShares.email, email)),
    sizeAnswers: {
      people,
      entries: await tx
        .select()
        .from(collectionEntries)
        .where(inArray(collectionEntries.personId, personIds)),
    },
  }
  const files = uploads.flatMap(({ contentId, filename }) => (contentId ? [{ contentId, filename }] : []))
  return { data, files }
}
