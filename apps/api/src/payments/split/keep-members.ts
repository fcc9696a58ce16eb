import { randomUUID } from 'node:crypto'
import type { MemberPieces } from '@teamloom/commerce/payments/member-shares.ts'
import { must } from '@teamloom/kit/assert.ts'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { collectionEntries, collectionPeople, orderShares } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'

/** Somebody who took something of what is ordered. */
type Member = {
  readonly key: string
  readonly position: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly language: string
  readonly pieces: readonly MemberPieces[]
}

/** Everybody who took something of what is ordered, in the order of their answers; of several at one address each. */
export async function loadMembers(tx: Reader, { preorder, items }: LoadedRequest): Promise<Member[]> {
  const ids = await tx
    .select({ id: collectionEntries.id })
    .from(collectionEntries)
    .where(
      inArray(
        collectionEntries.designId,
        items.map(({ originalDesignId }) => originalDesignId),
      ),
    )
    .orderBy(asc(collectionEntries.createdAt), asc(collectionEntries.id))
  const answers = await inPages(ids, page =>
    tx
      .select({
        entry: collectionEntries,
        email: collectionPeople.email,
        language: collectionPeople.language,
      })
      .from(collectionEntries)
      .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
      .where(isOneOf(collectionEntries.id, page))
      .orderBy(asc(collectionEntries.createdAt), asc(collectionEntries.id)),
  )
  const members = Map.groupBy(answers, ({ entry, email }) =>
    [email ?? '', entry.firstName, entry.lastName].join('\n').toLowerCase(),
  )
  return [...members].map(([key, own], position) => {
    const { entry, email, language } = must(own[0], 'answer')
    return {
      key,
      position,
      firstName: entry.firstName,
      lastName: entry.lastName,
      email,
      language: language ?? preorder.locale,
      pieces: own.map(({ entry: { id: lineId, designId, size, quantity } }) => ({
        designId,
        size,
        qty: quantity,
        lineId,
      })),
    }
  })
}

/** What is paid stays as it was; whoever took nothing in the end and has not paid goes. */
export async function keepMembers(
  tx: Tx,
  { preorder }: LoadedRequest,
  members: readonly Member[],
): Promise<void> {
  const keys = members.map(({ key }) => key)
  await tx.delete(orderShares).where(
    sql`${orderShares.preorderId} = ${preorder.id} and ${orderShares.paidAmount} is null
      and ${orderShares.key} <> all(${sql.param(keys)}::text[])`,
  )
  await inPages(members, async page => {
    const rows = page.map(member => ({ ...member, id: randomUUID() }))
    await tx.execute(sql`
      insert into order_shares (id, preorder_id, key, position, first_name, last_name, email, language, pieces)
      select id, ${preorder.id}, key, position, "firstName", "lastName", email, language, pieces
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as member(id uuid, key text, position int,
        "firstName" text, "lastName" text, email text, language text, pieces jsonb)
      on conflict (preorder_id, key) do update set position = excluded.position, first_name = excluded.first_name,
        last_name = excluded.last_name, email = excluded.email, language = excluded.language, pieces = excluded.pieces
      where order_shares.paid_amount is null`)
    return []
  })
}
