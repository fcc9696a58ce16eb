import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import { asOffered } from '@teamloom/commerce/house/house.ts'
import { type CarriedSlots, carryLines, carrySlots } from '@teamloom/commerce/lines/carry-lines.ts'
import { totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { earlierCalls } from '@teamloom/contract/earlier-lists.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { findListedDesign } from '#api/cart/find-list.ts'
import { preorderItems, preorders } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { nextTurn } from '#api/platform/slices.ts'

/** NN21: newest first. */
export const listEarlier = reads(earlierCalls.lists, async ({ actor, params, query }, tx) => {
  const found = await findListedDesign(tx, actor.id, params.id)
  if (!found.ok) return found
  const { slots, teamId } = found.value
  const kinds = [...new Set(slots.map(({ kind }) => kind))]
  if (kinds.length === 0) return ok({ items: [], next: null })
  const after = query.after === undefined ? undefined : await findPlace(tx, teamId, query.after)
  if (query.after !== undefined && !after) return refuse('not_found')
  const rows = await selectLists(tx, { teamId, userId: actor.id, kinds, after }).limit(query.limit + 1)
  const shown = rows.slice(0, query.limit)
  return ok({
    items: shown.map(({ placedAt, userId, sizes, slots: then, worded, ...list }) => ({
      ...list,
      placedAt: placedAt.toISOString(),
      isOwn: userId === actor.id,
      pieces: totalQuantity(sizes),
      kinds: kindsOf(then, worded).filter(kind => kinds.includes(kind)),
    })),
    next: rows.length > shown.length ? (shown.at(-1)?.designId ?? null) : null,
  })
})

/** NN21: addresses are told to whose request it was alone. */
export const readEarlier = reads(earlierCalls.lines, async ({ actor, params, now }, tx, { house }) => {
  const found = await findListedDesign(tx, actor.id, params.id)
  if (!found.ok) return found
  const { slots, teamId } = found.value
  const { product } = asOffered(await house.at(tx, now), found.value.opened)
  const [list] = await tx
    .select({
      lines: preorderItems.lines,
      slots: preorderItems.slots,
      worded: preorderItems.worded,
      userId: preorders.userId,
    })
    .from(preorderItems)
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(and(eq(preorderItems.designId, params.designId), ofTeam(teamId, actor.id)))
  if (!list) return refuse('not_found')
  await nextTurn()
  const carried = carrySlots(list.slots, slots)
  const isOwn = list.userId === actor.id
  const lines = carryLines(product, list.lines, carried).map(({ person, words, ...line }) => ({
    ...line,
    person: person && (isOwn ? person : { ...person, email: null }),
    words: { ...words },
  }))
  return ok({ lines, leftOut: leftOut(list, carried) })
})

type KindOfSlot = Pick<Slot, 'id' | 'kind'>
type Worded = Readonly<Record<string, number>>

/** The kinds of the slots of which a piece says something. */
function kindsOf(slots: readonly KindOfSlot[], worded: Worded): PersonalKind[] {
  return [...new Set(slots.filter(({ id }) => worded[id]).map(({ kind }) => kind))]
}

function leftOut(list: { readonly slots: readonly KindOfSlot[]; readonly worded: Worded }, to: CarriedSlots) {
  return kindsOf(
    list.slots.filter(({ id }) => !to.has(id)),
    list.worded,
  )
}

/** Items that were asked for in the team, if it is the person's, and are not cancelled. */
function ofTeam(teamId: string, userId: string): SQL | undefined {
  return and(
    eq(preorderItems.teamId, teamId),
    isOpenTeam(preorderItems.teamId, userId),
    ne(preorders.status, 'cancelled'),
  )
}

const newestFirst = [desc(preorders.number), desc(preorderItems.position)]

type Place = { readonly number: number; readonly position: number }

async function findPlace(tx: Reader, teamId: string, designId: string): Promise<Place | undefined> {
  const [place] = await tx
    .select({ number: preorders.number, position: preorderItems.position })
    .from(preorderItems)
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(and(eq(preorderItems.teamId, teamId), eq(preorderItems.designId, designId)))
  return place
}

type Sought = {
  readonly teamId: string
  readonly userId: string
  readonly kinds: readonly PersonalKind[]
  readonly after: Place | undefined
}

function selectLists(tx: Reader, { teamId, userId, kinds, after }: Sought) {
  const { number, createdAt: placedAt } = preorders
  const { designId, designName, lines, sizes, slots, worded, position } = preorderItems
  const ofKinds = sql`exists (select 1 from jsonb_to_recordset(${slots}) as slot(id text, kind text)
    where ${worded} ? slot.id and slot.kind = any(${sql.param([...kinds])}::text[]))`
  const isOlder = after && sql`(${number}, ${position}) < (${after.number}, ${after.position})`
  return tx
    .select({
      designId,
      designName,
      number,
      placedAt,
      userId: preorders.userId,
      people: sql<number>`jsonb_array_length(jsonb_path_query_array(${lines}, '$[*] ? (@.id != @.size)'))`,
      sizes,
      slots,
      worded,
    })
    .from(preorderItems)
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(and(ofTeam(teamId, userId), ofKinds, isOlder))
    .orderBy(...newestFirst)
}
